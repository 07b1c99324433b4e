import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { graphsOf, type Figure, type Point } from '../figure';
import { figureOf, type Picture } from '../picture/picture';
import { collisions } from '../../test-support/label-collisions';
import { inShare } from '../../test-support/share';
import { layoutFigure } from '../svg/drawing';
import { boxOf, type Label } from '../svg/labels/label';
import { makeVariant, type QuestionModel } from './question-model';
import { QUESTION_MODELS } from './question-models';

/** A graph that is a choice stands beside another one on a phone. */
const CHOICE_SIZES = [
  { width: 176, height: 187 },
  { width: 320, height: 240 },
];
const SIZES = [
  { width: 320, height: 240 },
  { width: 400, height: 300 },
  { width: 800, height: 600 },
];
/** As many as a chapter may ask for. */
const VARIANTS = Array.from({ length: 12 }, (_, index) => index + 1);

const drawn = QUESTION_MODELS.filter((model) => makeVariant(model, 1).picture !== null);

const figuresOf = (model: QuestionModel) =>
  VARIANTS.flatMap((number) => {
    const { picture } = makeVariant(model, number);
    return picture ? [{ number, picture, figure: figureOf(picture) }] : [];
  });

const graphsIn = (figures: ReturnType<typeof figuresOf>) =>
  figures.flatMap(({ number, picture, figure }) =>
    graphsOf(figure).map((graph) => ({ number, picture, figure: graph })),
  );

/** Placing labels takes milliseconds, so the tests of a figure share its layouts. */
const layoutsOf = (figure: Figure) => SIZES.map((size) => ({ width: size.width, drawing: layoutFigure(figure, size) }));

const graphChoices = QUESTION_MODELS.filter((model) => makeVariant(model, 1).choices.some(({ picture }) => picture));

test.each(inShare(graphChoices).map((model) => ({ id: model.id, model })))(
  'the graphs among the choices of $id can be read at every size',
  ({ model }) => {
    for (const number of VARIANTS)
      for (const { picture } of makeVariant(model, number).choices)
        for (const size of CHOICE_SIZES)
          expect([number, size.width, picture && collisions(layoutFigure(figureOf(picture), size))]).toEqual([
            number,
            size.width,
            [],
          ]);
  },
);

const valueAt = (axis: 'x' | 'y', { id, anchor }: Label): string =>
  id.startsWith(`${axis}-tick`) || id.startsWith(`${axis}-value`)
    ? `${axis}-grid-${Number(anchor[axis === 'x' ? 0 : 1].toPrecision(9))}`
    : '';

const SEEDS = Array.from({ length: 50 }, (_, index) => index + 1);

/** Where the curves that are drawn intersect the ceiling. */
function atCeiling(picture: Picture): Point[] {
  if (picture.kind !== 'market' || picture.ceiling === undefined) return [];
  const { ceiling } = picture;
  return figureOf(picture).curves.flatMap(({ id, path: [[q1, p1] = [0, 0], ...rest] }) => {
    const [q2, p2] = rest.at(-1) ?? [q1, p1];
    return id === 'demand' || id === 'supply'
      ? [[q1 + ((ceiling - p1) / (p2 - p1)) * (q2 - q1), ceiling] as const]
      : [];
  });
}

test.each(['consumers-under-a-ceiling', 'shortage-under-a-ceiling'])(
  'both curves in the pictures of %s continue beyond the ceiling',
  (id) => {
    const model = drawn.find((one) => one.id === id)!;
    for (const seed of SEEDS) {
      const picture = makeVariant(model, seed).picture!;
      const { x } = figureOf(picture);
      const shares = atCeiling(picture).map(([quantity]) => quantity / x.max);
      expect([seed, shares, shares.map((share) => share <= 0.93)]).toEqual([seed, shares, [true, true]]);
    }
  },
);

/** 1, 2 or 5 times a power of ten. */
const isRoundStep = (step: number): boolean =>
  [1, 2, 5].includes(Number((step / 10 ** Math.floor(Math.log10(step) + 1e-9)).toPrecision(6)));

describe.each(inShare(drawn).map((model) => ({ id: model.id, model })))('the pictures of $id', ({ model }) => {
  let figures: ReturnType<typeof figuresOf> = [];
  let graphs: ReturnType<typeof graphsIn> = [];
  let layouts = new Map<Figure, ReturnType<typeof layoutsOf>>();
  beforeAll(() => {
    figures = figuresOf(model);
    graphs = graphsIn(figures);
    layouts = new Map([...figures, ...graphs].map(({ figure }) => [figure, []]));
    for (const figure of layouts.keys()) layouts.set(figure, layoutsOf(figure));
  });
  afterAll(() => layouts.clear());

  it('can be read at every size: no text touches a line, a text or the edge, and none is missing', () => {
    for (const { number, figure } of figures) {
      const texts = graphsOf(figure).flatMap(({ curves, marks, spans, areas, x, y }) => [
        ...[...curves, ...marks, ...spans, ...areas].flatMap(({ name }) => name || []),
        ...marks.flatMap(({ guides: at }) => (at ? [at.x, at.y] : [])).filter((value) => value !== null),
        ...[x.label, y.label],
      ]);
      for (const { width, drawing } of layouts.get(figure)!) {
        expect([number, width, collisions(drawing)]).toEqual([number, width, []]);
        const words = drawing.labels.map(({ lines }) => lines.join(' '));
        expect(words).toEqual(expect.arrayContaining(texts));
      }
    }
  });

  it('draw a whole grid of evenly spaced lines, each with its number, or none', () => {
    for (const { number, figure } of graphs)
      for (const { width, drawing } of layouts.get(figure)!) {
        const { strokes, labels } = drawing;
        const lines = strokes.flatMap(({ id }) => (/^[xy]-grid-/.test(id) ? [id] : []));
        const numbered = new Set(labels.flatMap((label) => [valueAt('x', label), valueAt('y', label)]));
        const isAxis = (line: string) => line === `${line.charAt(0)}-grid-0`;
        const bare = lines.filter((line) => !numbered.has(line) && !isAxis(line));
        expect([number, width, bare]).toEqual([number, width, []]);
        for (const axis of ['x', 'y'] as const) {
          const inner = lines.filter((id) => id.startsWith(axis) && id !== `${axis}-grid-${figure[axis].min}`);
          const places = inner.map((id) => Number(id.slice('x-grid-'.length)));
          const gaps = new Set(places.slice(1).map((at, index) => Number((at - places[index]!).toPrecision(6))));
          expect([number, width, places, gaps.size <= 1]).toEqual([number, width, places, true]);
        }
      }
  });

  it('cut off no shaded area at the end of an axis', () => {
    for (const seed of SEEDS) {
      const { picture } = makeVariant(model, seed);
      if (!picture) continue;
      // An area that is cut off has a whole side there; one that just fits has a corner there at most.
      const cut = graphsOf(figureOf(picture)).flatMap(({ x, y, areas }) =>
        areas.filter(({ outline }) =>
          [outline.filter((at) => at[0] >= x.max), outline.filter((at) => at[1] >= y.max)].some(
            ({ length }) => length > 1,
          ),
        ),
      );
      expect([seed, cut.map(({ name }) => name)]).toEqual([seed, []]);
    }
  });

  it('have ticks at every step of 1, 2 or 5 times a power of ten', () => {
    for (const { number, picture, figure } of graphs)
      for (const { label, ticks, min, max } of [figure.x, figure.y]) {
        if ('values' in picture && picture.values === 'hidden') continue;
        const places = [...new Set([0, ...ticks.map(({ at }) => at)])].sort((a, b) => a - b);
        const steps = new Set(places.slice(1).map((at, index) => Number((at - (places[index] ?? 0)).toPrecision(6))));
        expect([number, label, [...steps].map(isRoundStep)]).toEqual([number, label, [true]]);
        const [step = NaN] = steps;
        expect([number, label, places.length]).toEqual([number, label, Math.floor((max - min) / step + 1e-9) + 1]);
      }
  });

  it('end at most half beyond the largest value that is shown', () => {
    for (const { number, picture, figure } of graphs)
      for (const [axis, along] of [
        ['x', 0],
        ['y', 1],
      ] as const) {
        const areas = figure.areas.flatMap(({ outline }) => outline);
        const shown = [...figure.marks.map(({ at }) => at), ...areas, ...atCeiling(picture)].map((at) => at[along]);
        const whole = picture.kind === 'market' ? [] : figure.curves.flatMap(({ path }) => path.map((at) => at[along]));
        const share = figure[axis].max / Math.max(...shown, ...whole);
        expect([number, axis, share, share <= 1.5 + 1e-9]).toEqual([number, axis, share, true]);
      }
  });

  it('mark every kink of a PPC', () => {
    for (const { number, picture, figure } of graphs) {
      if (picture.kind === 'lorenz') continue; // its curves are drawn as frontiers
      for (const { id, path } of figure.curves.filter(({ role, path: at }) => role === 'frontier' && at.length < 10)) {
        const kinks = path.slice(1, -1);
        const marked = kinks.filter(([x, y]) => figure.marks.some(({ at }) => at[0] === x && at[1] === y));
        expect([number, id, marked]).toEqual([number, id, kinks]);
      }
    }
  });
});

test('the name of a curve that ends at the right edge has space for a font a tenth wider', () => {
  for (const { number, figure } of graphsIn(figuresOf(drawn.find((model) => model.id === 'burden-on-sellers')!)))
    for (const size of SIZES) {
      const { labels, scale } = layoutFigure(figure, size);
      for (const label of labels.filter(({ lines: [name] }) => name === 'S + tax')) {
        const { left, right } = boxOf(label, scale);
        const isWithin = right + 0.1 * (right - left) <= size.width;
        expect([number, size.width, right, isWithin]).toEqual([number, size.width, right, true]);
      }
    }
});
