import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { CUPS_A_STEP, MAX_SHIFT, snapShift } from './coffee-market';

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: CUPS_A_STEP,
  ArrowUp: CUPS_A_STEP,
  ArrowLeft: -CUPS_A_STEP,
  ArrowDown: -CUPS_A_STEP,
  PageUp: CUPS_A_STEP * 2,
  PageDown: -CUPS_A_STEP * 2,
  Home: -2 * MAX_SHIFT,
  End: 2 * MAX_SHIFT,
};

/** Moves demand by pointer or keyboard. `cupsPerWidth` is the width of the whole drawing in cups. */
export function useMarketDrag(cupsPerWidth: number) {
  const [shift, setShift] = useState(0);
  const grab = useRef<{ x: number; shift: number } | null>(null);

  const moveTo = (cups: number) => {
    setShift(snapShift(cups));
  };
  const release = () => {
    grab.current = null;
  };
  const surface = {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      grab.current = { x: event.clientX, shift };
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (!grab.current) return;
      const { width } = event.currentTarget.getBoundingClientRect();
      if (width > 0) moveTo(grab.current.shift + ((event.clientX - grab.current.x) / width) * cupsPerWidth);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      moveTo(shift + step);
    },
  };
  return { shift, surface, keys };
}
