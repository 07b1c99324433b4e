// What a student's page showed when it was left stands in front of the page on the next visit (show-last-screen.js), until the page shows
// its data.

const ID = 'last-screen';
const WAITING = 'main [data-waiting]';
export const lastScreen = () => document.getElementById(ID);

/** What may have been pressed or focused. */
const CONTROLS = 'a, button, label, input, select, textarea, summary';

const looksOf = (control: Element) => `${control.tagName} ${control.ariaLabel ?? ''} ${control.textContent}`;

const controlsLike = (container: Element | null, looks: string): HTMLElement[] =>
  [...(container?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter((one) => looksOf(one) === looks);

/**
 * Finds on React's page what looks like a control that stood there before. Null where the page looks different by now.
 */
export function findSame(control: Element): () => HTMLElement | null {
  const looks = looksOf(control);
  const place = controlsLike(control.closest(`#root, #${ID}`), looks).findIndex((one) => one === control);
  return () => controlsLike(document.getElementById('root'), looks)[place] ?? null;
}

/** Fulfilled when the page shows its data, or why it cannot, in place of the last screen. */
export async function replaceLastScreen(root: HTMLElement): Promise<void> {
  const last = lastScreen();
  if (!last) return;
  await new Promise<void>((done) => {
    const isReady = () => root.querySelector('main') !== null && root.querySelector(WAITING) === null;
    if (isReady()) return done();
    const observer = new MutationObserver(() => {
      if (!isReady()) return;
      observer.disconnect();
      done();
    });
    observer.observe(root, { childList: true, subtree: true });
  });
  const focused = last.contains(document.activeElement) ? document.activeElement : null;
  const same = focused && findSame(focused);
  last.remove();
  delete root.dataset['behind'];
  same?.()?.focus({ preventScroll: true });
}
