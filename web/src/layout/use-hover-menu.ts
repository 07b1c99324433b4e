import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

/** A menu that opens on hover, on focus and on a tap, and closes on leaving, on Escape and on the next tap (spec §2). */
export function useHoverMenu() {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  // A press focuses the trigger before it clicks it: without these two, focus would open what the click then closes.
  const pressedBy = useRef<string | null>(null);
  const escaped = useRef(false);

  const area = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setOpen(true);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setOpen(false);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return;
      escaped.current = true;
      trigger.current?.focus();
      escaped.current = false;
      setOpen(false);
    },
  };
  const button = {
    ref: trigger,
    'aria-expanded': open,
    onPointerDown: (event: PointerEvent) => {
      pressedBy.current = event.pointerType;
    },
    onFocus: () => {
      if (pressedBy.current === null && !escaped.current) setOpen(true);
    },
    onClick: () => {
      // A mouse is already over the open menu; a tap or a key switches it.
      setOpen(pressedBy.current === 'mouse' || !open);
      pressedBy.current = null;
    },
  };
  return { open, close: () => setOpen(false), area, button };
}
