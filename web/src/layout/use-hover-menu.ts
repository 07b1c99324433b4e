import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

/** A menu that opens on hover, focus, or tap, and closes on leave, Escape, or the next tap (spec §2). */
export function useHoverMenu() {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  // A press focuses the trigger before the click. Without pressedBy, the focus would open the menu and the click would
  // close it. Without escaped, Escape would focus the trigger and open the menu again.
  const pressedBy = useRef<string | null>(null);
  const escaped = useRef(false);
  // If focus has just opened the menu, the first Enter or Space leaves it open.
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
      // A press that was dragged off the trigger did not become a click.
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
      // With a mouse, hovering has already opened the menu; a tap or a key toggles it.
      const staysOpen = pressedBy.current === 'mouse' || (pressedBy.current === null && openedByFocus.current);
      setOpen(staysOpen || !open);
      pressedBy.current = null;
      openedByFocus.current = false;
    },
  };
  return { open, close: () => setOpen(false), area, button };
}
