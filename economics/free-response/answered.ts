import type { FreeResponseAnswer } from './free-response';

/** Whether anything is drawn, and the parts whose answer is written or chosen. A label on an axis alone is no drawing. */
export function answeredParts({ graph, parts }: FreeResponseAnswer): {
  readonly isDrawn: boolean;
  readonly written: ReadonlySet<string>;
} {
  const isDrawn = graph.panels.some(({ curves, marks, areas, arrows }) =>
    [curves, marks, areas, arrows].some((drawn) => drawn.length > 0),
  );
  const written = Object.entries(parts).filter(
    ([, { work = '', choice, text = '' }]) => work.trim() !== '' || choice !== undefined || text.trim() !== '',
  );
  return { isDrawn, written: new Set(written.map(([part]) => part)) };
}
