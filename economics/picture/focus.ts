import type { Fading, Figure } from '../figure';

/** Ids of the things that are spoken of; everything else is drawn faint. A named point may be called by its name alone. */
export interface Focused {
  readonly focus?: readonly string[];
}

const FAINT = 0.3;

/** The same figure with everything faint that is not in focus. @throws RangeError for a focus that the figure does not have. */
export function withFocus(figure: Figure, { focus }: Focused): Figure {
  if (!focus) return figure;
  const ids = new Set(focus.flatMap((name) => [name, `point-${name}`, `bar-${name}`]));
  const all = [figure.curves, figure.areas, figure.marks, figure.spans, figure.arrows, figure.bars].flat();
  const known = all.map(({ id }) => id);
  const unknown = focus.find((name) => ![name, `point-${name}`, `bar-${name}`].some((id) => known.includes(id)));
  if (unknown !== undefined)
    throw new RangeError(`there is no ${unknown} to focus on: the graph has ${known.join(', ')}`);
  const dim = <T extends Fading & { readonly id: string }>(things: readonly T[]): T[] =>
    things.map((thing) => (ids.has(thing.id) ? thing : { ...thing, opacity: (thing.opacity ?? 1) * FAINT }));
  return {
    ...figure,
    curves: dim(figure.curves),
    areas: dim(figure.areas),
    marks: dim(figure.marks).map((mark) =>
      mark.guides && !ids.has(mark.id) ? { ...mark, guides: { ...mark.guides, opacity: 0.5 } } : mark,
    ),
    spans: dim(figure.spans),
    arrows: dim(figure.arrows),
    bars: dim(figure.bars),
  };
}
