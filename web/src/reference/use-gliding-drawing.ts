import { useEffect, useRef, useState } from 'react';
import type { Figure } from '../../../economics/figure';
import { tweenDrawing, type Drawing } from '../../../economics/svg/drawing';
import { wantsStillness } from '../ui/wants-stillness';

export const GLIDE_MS = 160;

const isGoing = ({ id }: { readonly id: string }) => id.endsWith('-gone');

const settledFigure = (figure: Figure): Figure => ({
  ...figure,
  curves: figure.curves.filter((one) => !isGoing(one)),
  areas: figure.areas.filter((one) => !isGoing(one)),
  marks: figure.marks.filter((one) => !isGoing(one)),
  spans: figure.spans.filter((one) => !isGoing(one)),
  arrows: figure.arrows.filter((one) => !isGoing(one)),
  bars: figure.bars.filter((one) => !isGoing(one)),
});

/** A drawing on its way, without what was fading out: the next glide would let it fade once more. */
const settled = (drawing: Drawing): Drawing => ({
  ...drawing,
  figure: settledFigure(drawing.figure),
  labels: drawing.labels.filter((one) => !isGoing(one)),
  ...(drawing.panels && { panels: drawing.panels.map(settled) }),
});

/** Moves a drawing to each new one, easing out, from wherever it is. Jumps to it if the user prefers reduced motion. */
export function useGlidingDrawing(target: Drawing): Drawing {
  const [shown, setShown] = useState(target);
  const latest = useRef(target);
  useEffect(() => {
    if (latest.current === target) return;
    const begin = settled(latest.current);
    const start = performance.now();
    const still = wantsStillness();
    let frame = 0;
    const step = (now: number) => {
      const share = still ? 1 : Math.min(1, Math.max(0, (now - start) / GLIDE_MS));
      latest.current = tweenDrawing(begin, target, 1 - (1 - share) ** 3);
      setShown(latest.current);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
