import { describe, expect, it } from 'vitest';
import type { FreeResponse } from '../../../../economics/free-response/free-response';
import type { GraphDocument } from '../../../../economics/free-response/graph-document';
import { lostBy, moved, onPanels, partIds, withoutParts } from '../../../../test-support/free-response/change-graph';
import {
  bumped,
  curvesOn,
  endsOf,
  hooked,
  isLevel,
  isUpright,
  labelsOn,
  leaning,
  namesOn,
} from '../../../../test-support/free-response/redrawn';
import { inShare } from '../../../../test-support/share';
import { shippedChapters } from '../../../../test-support/shipped-course';

// What readers take a point off for, and what they overlook, in the model answer of every family. Variants of a family differ in
// numbers only, so the first of each is enough.

const questions = shippedChapters
  .flatMap(({ freeResponses }) => freeResponses)
  .filter(({ id, parts }) => id.endsWith('-1') && parts.some(({ kind }) => kind === 'draw'));

const NOT_ASKED = 'the rubric asks for no such name';

/** Names that do not cost exactly one point, and why. */
const OTHER_COSTS: Readonly<Record<string, readonly [points: number, why: string]>> = {
  'elasticity-and-total-revenue: Gain': [0, NOT_ASKED],
  'per-unit-tax: S + tax': [0, NOT_ASKED],
  'per-unit-tax: DWL': [0, NOT_ASKED],
  'tax-incidence: PE = PB': [2, 'two names'],
  'tax-on-inelastic-demand: PE = PS': [2, 'two names'],
  'floor-with-purchases: PS': [0, 'the only area without a name'],
  'per-unit-subsidy: S2': [0, NOT_ASKED],
  'per-unit-subsidy: DWL': [0, NOT_ASKED],
  'price-ceiling: DWL': [0, NOT_ASKED],
  'production-at-a-loss: P': [0, 'the line has a name'],
  'natural-monopoly: Loss': [0, NOT_ASKED],
  'negative-externality: DWL': [0, NOT_ASKED],
  'positive-externality: DWL': [0, NOT_ASKED],
  'polluting-monopoly: DWL': [0, NOT_ASKED],
};
/** An area without a name is told apart as what is left over (docs/decisions/free-response.md), and costs nothing. */
const AREAS = ['CS', 'DWL', 'Revenue', 'Loss', 'Profit', 'Gain'];

const costOf = ({ family }: FreeResponse, text: string, to: string): number => {
  const known = OTHER_COSTS[`${family}: ${text}`];
  if (known) return known[0];
  return to === '' && AREAS.includes(text) ? 0 : 1;
};

/** Curves that may bend, lean, or bump, and points that may stand elsewhere, because the rubric asks no more of them. */
const FREE: Readonly<Record<string, string>> = {
  'trade-from-labor-hours: Ana': 'only its intercepts count',
  'trade-from-labor-hours: Ben': 'only its intercepts count',
  'trade-from-labor-hours: 4': 'the numbers of T go with T',
  'trade-from-labor-hours: 28': 'the numbers of T go with T',
  'natural-monopoly: MC': 'no slope is asked of it',
  'monopolistic-competition: MC': 'no slope is asked of it',
  'per-unit-tax: S + tax': 'the outcomes count',
  'per-unit-subsidy: S2': 'the outcomes count',
  'tax-incidence: PS': 'anywhere below PE',
  'tax-on-inelastic-demand: PB': 'anywhere above PE',
  'monopoly-and-labor: MC2': 'only that it is below MC1 is asked',
  'entry-and-advertising: MC': 'no slope is asked of it',
};
/** Only its direction from the first curve is asked of a curve that has shifted. */
const isShifted = (label: string): boolean => /^(?:MB|MRP|PPC|[DS])2$/u.test(label);
const isFree = ({ family }: FreeResponse, text: string): boolean => Object.hasOwn(FREE, `${family}: ${text}`);

const small = (graph: GraphDocument): GraphDocument => moved(graph, ([x, y]) => [x * 0.4, y * 0.4]);

const MARGINAL_COST = /\bM[PS]?C\b/u;

describe.each(inShare(questions))('the model answer of $family', (question) => {
  const { model } = question;
  const names = namesOn(model);
  const curves = curvesOn(model).filter(({ curve }) => endsOf(curve) !== null);
  const labels = labelsOn(model).filter(({ text }) => !isFree(question, text));
  const told = (what: string, graph: GraphDocument | null) => [what, graph && lostBy(question, graph)] as const; // a pair
  const keepsAll = (graphs: readonly (readonly [what: string, graph: GraphDocument | null])[]): void => {
    const lost = graphs.map(([what, graph]) => told(what, graph)).filter(([, points]) => (points?.length ?? 0) > 0);
    expect(lost).toEqual([]);
  };
  const losesSome = (graphs: readonly (readonly [what: string, graph: GraphDocument | null])[]): void => {
    const unseen = graphs.map(([what, graph]) => told(what, graph)).filter(([, points]) => points?.length === 0);
    expect(unseen).toEqual([]);
  };

  it('loses one point for a name that is missing or unknown', () => {
    const costs = names.map(({ text, renamed }, index) => {
      const to = ['', 'xyz', 'Line 1'][index % 3] ?? '';
      return { text, to, lost: lostBy(question, renamed(to)).length };
    });
    expect(costs).toEqual(costs.map((cost) => ({ ...cost, lost: costOf(question, cost.text, cost.to) })));
  });

  it('never earns a point by losing a part as well as a name', () => {
    const ids = partIds(model);
    const earned = names.flatMap(({ text, renamed }, index) => {
      if (index % 3 !== 0) return [];
      const gone = ids[(7 * index) % ids.length] ?? '';
      const [before, after] = [renamed(''), withoutParts(renamed(''), [gone])].map((graph) => lostBy(question, graph));
      return before?.every((id) => after?.includes(id)) ? [] : [`without ${text} and ${gone}`];
    });
    expect(earned).toEqual([]);
  });

  it('earns nothing by the role of a curve without a name that slopes the wrong way', () => {
    const earned = curves.flatMap(({ curve, redrawn }) => {
      const heights = curve.handles.map(([, y]) => y);
      const ends = Math.min(...heights) + Math.max(...heights);
      const wrong = redrawn(
        curve.handles.map(([x, y]) => [x, ends - y]),
        curve.shape,
      );
      const unnamed = onPanels(wrong, (panel) => ({
        curves: panel.curves.map((other) => (other.id === curve.id ? { ...other, label: '' } : other)),
      }));
      const lost = lostBy(question, unnamed);
      return lostBy(question, wrong).every((id) => lost.includes(id)) ? [] : [curve.label];
    });
    expect(earned).toEqual([]);
  });

  it('keeps its points with what a reader overlooks', () =>
    keepsAll([
      ['40% of its size', small(model)],
      ...curves.flatMap((on) => {
        const { label } = on.curve;
        const isLine = isLevel(on.curve) || isUpright(on.curve);
        return [
          [`${label} with a bump of 1%`, bumped(on, 0.01)] as const, // pairs
          ...(isLine ? [4, -4] : []).map((lean) => [`${label} leaning by ${lean}°`, leaning(on, lean)] as const),
          ...(MARGINAL_COST.test(label) && !isLine ? [[`${label} with a hook`, hooked(on)] as const] : []),
        ];
      }),
      ...labels.map(({ text, moved: movedBy }, index) =>
        index % 2 === 0
          ? ([`${text} off by 1%`, movedBy(0.01)] as const) // pairs
          : ([`${text} off by 1% of a small drawing`, small(movedBy(-0.01))] as const),
      ),
    ]));

  it('loses a point with what a reader sees', () =>
    losesSome([
      ...curves
        .filter(({ curve: { label } }) => !isFree(question, label))
        .flatMap((on) => {
          const { label } = on.curve;
          const isLine = isLevel(on.curve) || isUpright(on.curve);
          return [
            ...(isShifted(label) ? [] : [[`${label} with a bump of 8%`, bumped(on, 0.08)] as const]), // pairs
            ...(isLine ? [12, -12] : []).map((lean) => [`${label} leaning by ${lean}°`, leaning(on, lean)] as const),
          ];
        }),
      ...labels.flatMap(({ text, moved: movedBy, drawnAgain }, index) => [
        index % 2 === 0
          ? ([`${text} off by 8%`, movedBy(0.08)] as const) // pairs
          : ([`${text} off by 8% of a small drawing`, small(movedBy(-0.08))] as const),
        [`${text} at two places`, drawnAgain(0.15)] as const,
      ]),
    ]));
});
