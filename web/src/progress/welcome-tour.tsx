import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { TOUR } from '../copy/tour';
import { Button } from '../ui/button';
import { useDialogEntry } from '../ui/dialog-entry';
import { positionCard, scrollTo } from './tour-position';
import styles from './welcome-tour.module.css';

/** A five-step tour of the dashboard: a full-window modal dialog that highlights the element it explains. */
export default function WelcomeTour({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const textId = useId();
  const stop = TOUR[step] ?? TOUR[0];
  const last = TOUR.length - 1;
  const go = (to: number) => setStep(Math.min(Math.max(to, 0), last));

  useDialogEntry(onClose);
  // Runs before the card is positioned, because a dialog that is not open has no size.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    return () => {
      element?.close();
      document.querySelector<HTMLElement>('h1')?.focus();
    };
  }, []);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [step]);
  useLayoutEffect(() => {
    const target = stop.target === null ? null : document.querySelector(stop.target);
    window.scrollBy(0, target ? scrollTo(target.getBoundingClientRect(), viewSize()) : -window.scrollY);
    const place = () => point(dialog.current, card.current, target);
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { passive: true });
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place);
    };
  }, [stop]);

  return (
    <dialog
      ref={dialog}
      className={styles.tour}
      aria-label="Tour of the dashboard"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') go(step + 1);
        if (key === 'ArrowLeft') go(step - 1);
      }}
    >
      <div className={styles.light} data-dark={stop.target === null || undefined} />
      <div className={styles.card} ref={card}>
        <p className={styles.count} aria-hidden>
          {step + 1} / {TOUR.length}
        </p>
        <h2 ref={heading} tabIndex={-1} aria-describedby={textId}>
          <span className="visually-hidden">
            Stop {step + 1} of {TOUR.length}:
          </span>{' '}
          {stop.heading}
        </h2>
        <p id={textId}>{stop.text}</p>
        <div className={styles.actions}>
          {step === last ? (
            <Button variant="plain" className={styles.aside} onClick={() => go(0)}>
              Start over
            </Button>
          ) : (
            <Button variant="plain" className={styles.aside} onClick={onClose}>
              Skip the tour
            </Button>
          )}
          {step > 0 && <Button onClick={() => go(step - 1)}>Back</Button>}
          {step === last ? (
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          ) : (
            <Button variant="primary" onClick={() => go(step + 1)}>
              Next
            </Button>
          )}
        </div>
      </div>
    </dialog>
  );
}

const viewSize = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight });

/** Positions the highlight and the card. Without a target the whole page is dark and the card is centered. */
function point(dialog: HTMLElement | null, card: HTMLElement | null, target: Element | null) {
  if (!dialog || !card) return;
  const box = target?.getBoundingClientRect() ?? null;
  const view = viewSize();
  const { top, left } = positionCard(box, { width: card.offsetWidth, height: card.offsetHeight }, view);
  const lit = box ?? { top: view.height / 2, left: view.width / 2, width: 0, height: 0 };
  const places = {
    top,
    left,
    'lit-top': lit.top,
    'lit-left': lit.left,
    'lit-width': lit.width,
    'lit-height': lit.height,
  };
  for (const [name, value] of Object.entries(places)) dialog.style.setProperty(`--${name}`, `${value}px`);
}
