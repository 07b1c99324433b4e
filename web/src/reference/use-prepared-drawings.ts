import { useEffect } from 'react';
import { valuesOfControl, type MovableGraph } from '../../../economics/lesson/movable-graph';
import type { MovableDrawings } from './movable-drawings';

// Safari has no requestIdleCallback.
const [whenIdle, cancel] =
  typeof window !== 'undefined' && 'requestIdleCallback' in window
    ? [(work: () => void) => requestIdleCallback(work), cancelIdleCallback]
    : [(work: () => void) => Number(setTimeout(work)), clearTimeout];

/** The values that one step of one control leads to, the closest first. */
function nextTo(graph: MovableGraph, values: readonly number[]): number[][] {
  const all = graph.controls.flatMap((control, index) => {
    const stops = valuesOfControl(control);
    const here = stops.indexOf(values[index] ?? control.start);
    return stops.map((value, stop) => ({ steps: Math.abs(stop - here), values: values.with(index, value) }));
  });
  return all.sort((a, b) => a.steps - b.steps).map((one) => one.values);
}

/** Lays out in idle time what a control can be moved to, one graph at a time, so that no frame of a drag waits for it. */
export function usePreparedDrawings(graph: MovableGraph, drawings: MovableDrawings, values: readonly number[]): void {
  useEffect(() => {
    const waiting = nextTo(graph, values);
    let handle = 0;
    const prepareOne = () => {
      const next = waiting.shift();
      if (next === undefined) return;
      drawings.at(next);
      handle = whenIdle(prepareOne);
    };
    handle = whenIdle(prepareOne);
    return () => cancel(handle);
  }, [graph, drawings, values]);
}
