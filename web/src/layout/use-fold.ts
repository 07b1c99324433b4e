import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

/**
 * A part of the header that is collapsed on phones. Its button opens it and moves focus into it; Escape closes it and
 * returns focus to the button.
 */
export function useFold() {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (open) area.current?.querySelector<HTMLElement>('input, a')?.focus();
  }, [open]);

  const close = () => setOpen(false);
  const button = {
    ref: trigger,
    'aria-expanded': open,
    'aria-controls': id,
    onClick: () => setOpen(!open),
  };
  const panel = {
    ref: area,
    id,
    'data-open': open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return;
      close();
      trigger.current?.focus();
    },
  };
  return { close, button, panel };
}
