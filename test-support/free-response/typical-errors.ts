import type { GraphDocument, Panel } from '../../economics/free-response/graph-document';

// Typical errors of students, as changes of a model graph.

export type Change = (panel: Panel) => Partial<Panel>;

/** What students get wrong, and the points that it costs: no other point is lost with them. It is in the first panel unless another is named. */
export type TypicalError = readonly [what: string, change: Change, points: readonly string[], panel?: string];

export type TypicalErrors = Readonly<Record<string, readonly TypicalError[]>>;

export const withError = ({ panels }: GraphDocument, change: Change, id = panels[0]?.id): GraphDocument => ({
  panels: panels.map((panel) => (panel.id === id ? { ...panel, ...change(panel) } : panel)),
});

/** One curve, point or area of the model answer, by its place in the file. */
export const nth =
  <Kind extends 'curves' | 'marks' | 'areas'>(kind: Kind, index: number, part: Partial<Panel[Kind][number]>): Change =>
  (panel) => ({ [kind]: panel[kind].map((one, at) => (at === index ? { ...one, ...part } : one)) });

export const noAxisName: Change = () => ({ yLabel: '' });
export const nothingShaded: Change = () => ({ areas: [] });
/** The names of two curves or points, each in place of the other. */
export const namesSwapped =
  (kind: 'curves' | 'marks', one: string, other: string): Change =>
  (panel) => {
    const names: Readonly<Record<string, string>> = { [one]: other, [other]: one };
    return { [kind]: panel[kind].map((part) => ({ ...part, label: names[part.label] ?? part.label })) };
  };
/** A bowed curve drawn as a line between its ends. */
export const straight = (index: number): Change =>
  function change({ curves }) {
    return {
      curves: curves.map((curve, at) => {
        const ends = [curve.handles[0], curve.handles.at(-1)].filter((end) => end !== undefined);
        return at === index ? { ...curve, shape: 'straight' as const, handles: ends } : curve; // a literal shape
      }),
    };
  };

/** What stands on an axis: another name, or none. */
export const guide = (name: string, to: string | null): Change =>
  function change({ marks }) {
    const other = (text: string | null) => (text === name ? to : text);
    return { marks: marks.map((mark) => ({ ...mark, x: other(mark.x), y: other(mark.y) })) };
  };

export const swapped =
  (one: string, other: string): Change =>
  (panel) => {
    const changes = [guide(one, 'other'), guide(other, one), guide('other', other)];
    return changes.reduce((result, change) => ({ ...result, ...change(result) }), panel);
  };
