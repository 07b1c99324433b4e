import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyPanel, type GraphDocument, type Panel } from '../../../../economics/free-response/graph-document';
import { askedBy } from '../../../../test-support/free-response/asked';
import {
  lostBy,
  moved,
  onPanels,
  partIds,
  reordered,
  unsteady,
  withoutParts,
} from '../../../../test-support/free-response/change-graph';
import { DRAWN_FAMILIES } from '../../../../test-support/free-response/families';
import { inShare } from '../../../../test-support/share';
import { shippedChapters } from '../../../../test-support/shipped-course';

// What holds for every rubric of the shipped course and every right drawing of it, whatever it asks for.

const questions = shippedChapters
  .flatMap(({ freeResponses }) => freeResponses)
  .filter(({ parts }) => parts.some(({ kind }) => kind === 'draw'));
type Question = (typeof questions)[number];

/** The model answer of each question, and right drawings in other styles. */
const drawings = new Map<string, { readonly question: Question; readonly graph: GraphDocument }>(
  questions.flatMap((question) => {
    const styles = DRAWN_FAMILIES[question.family]?.right(askedBy(question)) ?? {};
    const drawn = Object.entries(styles).map(([style, it]) => [style, it.document()] as const); // a pair
    return [['the model answer', question.model] as const, ...drawn].map(
      ([style, graph]) => [`${question.id}: ${style}`, { question, graph }] as const, // an entry
    );
  }),
);
const anyDrawing = fc.constantFrom(...drawings.keys());

function drawingOf(name: string): { readonly question: Question; readonly graph: GraphDocument } {
  const drawn = drawings.get(name);
  if (!drawn) throw new RangeError(name);
  return drawn;
}

const keepsItsPoints = (name: string, change: (graph: GraphDocument) => GraphDocument): void => {
  const { question, graph } = drawingOf(name);
  expect(lostBy(question, change(graph)), name).toEqual([]);
};

const noise = (most: number) =>
  fc.array(fc.double({ min: -most, max: most, noNaN: true }), { minLength: 97, maxLength: 97 });
const share = fc.double({ min: 0.8, max: 1, noNaN: true });
const step = fc.double({ min: 0, max: 0.02, noNaN: true });

describe('a right drawing of any question of the course', () => {
  it('keeps its points when it is drawn smaller, narrower, or flatter', () =>
    fc.assert(
      fc.property(anyDrawing, share, share, (name, width, height) =>
        keepsItsPoints(name, (graph) => moved(graph, ([x, y]) => [x * width, y * height])),
      ),
    ));

  it('keeps its points when it is moved away from the axes', () =>
    fc.assert(
      fc.property(anyDrawing, step, step, (name, right, up) =>
        keepsItsPoints(name, (graph) => moved(graph, ([x, y]) => [x * 0.97 + right, y * 0.97 + up])),
      ),
    ));

  it('keeps its points when the hand is unsteady', () =>
    fc.assert(
      fc.property(anyDrawing, noise(0.004), (name, off) => keepsItsPoints(name, (graph) => unsteady(graph, off))),
    ));

  it('keeps its points when its parts are drawn in another order', () =>
    fc.assert(fc.property(anyDrawing, (name) => keepsItsPoints(name, reordered))));

  it('never earns a point by losing parts', () =>
    fc.assert(
      fc.property(
        anyDrawing.chain((name) =>
          fc.tuple(fc.constant(name), fc.shuffledSubarray(partIds(drawingOf(name).graph), { minLength: 1 })),
        ),
        ([name, gone]) => {
          const { question, graph } = drawingOf(name);
          const before = lostBy(question, withoutParts(graph, gone.slice(1)));
          expect(lostBy(question, withoutParts(graph, gone)), name).toEqual(expect.arrayContaining(before));
        },
      ),
    ));

  it.each(inShare([...drawings.keys()].filter((name) => /-1: .*(numbered from 0|different styles)/.test(name))))(
    'never earns a point by losing any two parts: %s',
    (name) => {
      const { question, graph } = drawingOf(name);
      const ids = partIds(graph);
      const earning = ids.flatMap((one, index) => {
        const before = lostBy(question, withoutParts(graph, [one]));
        return ids.flatMap((other, at) => {
          const after = at === index ? before : lostBy(question, withoutParts(graph, [one, other]));
          return before.filter((id) => !after.includes(id)).map((id) => `${id} without ${one} and ${other}`);
        });
      });
      expect(earning).toEqual([]);
    },
  );

  it('earns nothing without its names', () =>
    fc.assert(
      fc.property(anyDrawing, (name) => {
        const { question, graph } = drawingOf(name);
        const nameless = onPanels(graph, ({ curves, marks, areas }) => ({
          xLabel: '',
          yLabel: '',
          curves: curves.map((curve) => ({ ...curve, label: '' })),
          marks: marks.map(({ id, at }) => ({ id, at, label: '', x: null, y: null })),
          areas: areas.map((area) => ({ ...area, label: '' })),
        }));
        expect(lostBy(question, nameless), name).toEqual(lostBy(question, { panels: [] }));
      }),
    ));
});

/** Every name that the model answer has, all at one spot. */
const heap = ({ model }: Question): GraphDocument =>
  onPanels(model, ({ id, xLabel, yLabel, curves, marks, areas }): Panel => ({
    ...emptyPanel(id),
    xLabel: yLabel,
    yLabel: xLabel,
    curves: curves.map((curve) => ({ ...curve, handles: curve.handles.map(() => [0.5, 0.5] as const) })), // points
    marks: marks.map((mark) => ({ ...mark, at: [0.5, 0.5] })),
    areas: areas.map((area) => ({ ...area, seeds: [[0.5, 0.5]] })),
  }));

describe.each(questions)('$id', (question) => {
  it.each([
    ['no panel', { panels: [] }],
    ['an empty graph', onPanels(question.model, ({ id }) => emptyPanel(id))],
    ['every name heaped on one spot', heap(question)],
  ])('gives no drawn point for %s', (_what, graph) => {
    const drawn = question.parts.flatMap((part) => (part.kind === 'draw' ? part.points.map(({ id }) => id) : []));
    expect(lostBy(question, graph)).toEqual(drawn);
  });
});
