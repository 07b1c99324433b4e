import type { Fading, Figure } from '../figure';
import type { GraphFields } from './fields';

/** What the automatic title and description say as well. */
const TELLING = ['wedge', 'price-line', 'shortage', 'surplus'];

/** The figure as its author words it. @throws RangeError for a label that the figure does not have. */
export function withWords(
  figure: Figure,
  { unlabeled = [], description }: Pick<GraphFields, 'unlabeled' | 'description'>,
): Figure {
  const ids = new Set(unlabeled.flatMap((name) => [name, `point-${name}`]));
  const things = [figure.curves, figure.areas, figure.marks, figure.spans].flat();
  const unknown = unlabeled.find((name) => !things.some(({ id }) => id === name || id === `point-${name}`));
  if (unknown !== undefined)
    throw new RangeError(
      `there is no ${unknown} to leave unlabeled: the graph has ${things.map(({ id }) => id).join(', ')}`,
    );
  const telling = unlabeled.find((name) => TELLING.includes(name));
  if (telling !== undefined && description === undefined)
    throw new RangeError(
      `the text description tells what the label of ${telling} says: write a title and a description`,
    );
  const bare = <T extends { readonly id: string; readonly name: string }>(all: readonly T[]): T[] =>
    all.map((thing) => (ids.has(thing.id) ? { ...thing, name: '' } : thing));
  return {
    ...figure,
    description: description ?? figure.description,
    curves: bare(figure.curves),
    areas: bare(figure.areas),
    marks: bare(figure.marks),
    spans: bare(figure.spans),
  };
}

/** The same figure with everything faint that is not in focus. @throws RangeError for a focus that the figure does not have. */
export function withFocus(figure: Figure, { focus }: Pick<GraphFields, 'focus'>): Figure {
  if (!focus) return figure;
  const ids = new Set(focus.flatMap((name) => [name, `point-${name}`, `bar-${name}`]));
  const all = [figure.curves, figure.areas, figure.marks, figure.spans, figure.arrows, figure.bars].flat();
  const known = all.map(({ id }) => id);
  const unknown = focus.find((name) => ![name, `point-${name}`, `bar-${name}`].some((id) => known.includes(id)));
  if (unknown !== undefined)
    throw new RangeError(`there is no ${unknown} to focus on: the graph has ${known.join(', ')}`);
  const dim = <T extends Fading & { readonly id: string }>(things: readonly T[]): T[] =>
    things.map((thing) => (ids.has(thing.id) ? thing : { ...thing, faint: 1 }));
  return {
    ...figure,
    curves: dim(figure.curves),
    areas: dim(figure.areas),
    marks: dim(figure.marks).map((mark) =>
      mark.guides && !ids.has(mark.id) ? { ...mark, guides: { ...mark.guides, faint: 1 } } : mark,
    ),
    spans: dim(figure.spans),
    arrows: dim(figure.arrows),
    bars: dim(figure.bars),
  };
}
