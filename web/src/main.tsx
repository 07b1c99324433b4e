import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { PageContext, readPageData } from './page-context';
import { AppRoutes, pagesAt } from './routes';
import './ui/base.css';
import { replaceLastScreen } from './last-screen';
import { leaveDialogEntry } from './ui/dialog-entry';

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  useEffect(leaveDialogEntry, []);
  return null;
}

const app = (missing: string | null, onHydrated: () => void) => (
  <StrictMode>
    <Hydrated onHydrated={onHydrated} />
    <PageContext value={{ origin: window.location.origin, missing, size: readPageData().size }}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </PageContext>
  </StrictMode>
);

// Turns off React's own logging: error boundaries render the errors they catch and log the unexpected ones.
const options = { onCaughtError: () => undefined };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const valueInHtml = (field: Field) =>
  field instanceof HTMLSelectElement ? field.options[0]?.value : field.defaultValue;

/** What was typed or chosen before React came, which takes over the fields as they were. Returns a function that does it again. */
function rememberTyped(): () => Promise<void> {
  const typed = new Map<string, string>();
  for (const field of document.querySelectorAll<Field>('input,textarea,select')) {
    if (field.value !== valueInHtml(field)) typed.set(field.name, field.value);
  }
  return async () => {
    for (const [name, value] of typed) {
      // React renders the fields anew with what this browser stored, and once more after each of them.
      await new Promise((resolve) => setTimeout(resolve));
      const field = document.getElementsByName(name)[0];
      if (!field) continue;
      // React notices only what bypasses its own property of the element.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
    }
  };
}

/** Renders the page in its root. Fulfilled when it responds to the visitor, with what was typed before. */
export async function run(root: HTMLElement): Promise<void> {
  /** Set in HTML that the server rendered: `missing` where there is no such page, otherwise `page`. */
  const { rendered } = root.dataset;
  const { pathname } = window.location;
  const { promise, resolve } = Promise.withResolvers<void>();
  if (rendered === undefined) {
    // With the code here, the first thing that React renders looks like what the server did.
    await Promise.allSettled(pagesAt(pathname).map(({ load }) => load()));
    // In slices, so that a tap in between is answered.
    startTransition(() => createRoot(root, options).render(app(null, resolve)));
    await promise;
    return replaceLastScreen(root);
  }
  // All code of the page comes first, because an update during hydration would replace what still waits for its code. If
  // some did not load, rendering asks for it again and shows the error.
  await Promise.allSettled(pagesAt(pathname).map(({ load }) => load()));
  const typeAgain = rememberTyped();
  hydrateRoot(root, app(rendered === 'missing' ? pathname : null, resolve), options);
  await promise;
  // From here on, it is React's.
  delete root.dataset['rendered'];
  await typeAgain();
}
