import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

/** A menu that opens on hover, on focus and on a tap, and closes on leaving, on Escape and on the next tap (spec §2). */
export function useHoverMenu() {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  // A press focuses the trigger before it clicks it: without these two, focus would open what the click then closes.
  const pressedBy = useRef<string | null>(null);
  const escaped = useRef(false);
  // What focus has just opened, the first Enter or Space leaves open.
  const openedByFocus = useRef(false);

  const area = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setOpen(true);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setOpen(false);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      openedByFocus.current = false;
      // A press that was dragged away never became a click.
      pressedBy.current = null;
      setOpen(false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return;
      escaped.current = true;
      trigger.current?.focus();
      escaped.current = false;
      openedByFocus.current = false;
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
      if (pressedBy.current !== null || escaped.current) return;
      openedByFocus.current = true;
      setOpen(true);
    },
    onClick: () => {
      // A mouse is already over the open menu; a tap or a key switches it.
      const staysOpen = pressedBy.current === 'mouse' || (pressedBy.current === null && openedByFocus.current);
      setOpen(staysOpen || !open);
      pressedBy.current = null;
      openedByFocus.current = false;
    },
  };
  return { open, close: () => setOpen(false), area, button };
}
