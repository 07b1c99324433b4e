import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { drawing, type Drawing } from '../../test-support/drawing';
import { monopolyQuestion, taxQuestion } from '../../test-support/free-response-questions';
import type { Point } from '../figure';
import type { FreeResponse } from './free-response';
import { emptyPanel, type GraphDocument, type Panel } from './graph-document';
import { scoreFreeResponse } from './score';

/** The points of the graph that a drawing does not earn. */
function lost(question: FreeResponse, graph: GraphDocument): string[] {
  const drawn = question.parts.filter(({ kind }) => kind === 'draw').map(({ id }) => id);
  return scoreFreeResponse(question, { graph, parts: {} })
    .filter(({ part, state }) => drawn.includes(part) && state !== 'earned')
    .map(({ id }) => id);
}

const drawnPoints = (question: FreeResponse): string[] =>
  question.parts.flatMap((part) => (part.kind === 'draw' ? part.points.map(({ id }) => id) : []));

// Demand .9 − q and supply .1 + q meet at (.4, .5); with the tax, .2 units are sold at .7 and .3.
const market = drawing('market').line('D', [0, 0.9], [0.9, 0]).line('S', [0, 0.1], [0.8, 0.9]);
const equilibrium = market.mark('D = S', { label: 'E', x: 'QE', y: 'PE' });
const wedge = equilibrium.mark([0.2, 0.7], { x: 'QT', y: 'PB' }).mark([0.2, 0.3], { x: '', y: 'PS' });
const inLoss = ([x, y]: Point) => x > 0.2 && x < 0.4 && y < 0.9 - x && y > 0.1 + x;

const taxes: Record<string, Drawing> = {
  'a wedge alone': wedge.shadeWhere('DWL', inLoss),
  'a shifted supply curve': market
    .line('S + tax', [0, 0.5], [0.4, 0.9])
    .mark('D = S', { x: 'Qe', y: 'Pe' })
    .mark('D = S + tax', { x: 'Qt', y: 'Pb' })
    .mark([0.2, 0.3], { y: 'Ps' })
    .arrow([0.3, 0.4], [0.2, 0.6])
    .shadeWhere('Deadweight loss', inLoss),
  'a shifted demand curve': drawing('market', 'Q', 'P ($)')
    .line('Demand', [0.9, 0], [0.02, 0.88])
    .line('D − tax', [0, 0.5], [0.5, 0])
    .line('Supply', [0.03, 0.13], [0.8, 0.9])
    .mark([0.4, 0.5], { x: 'Q_E', y: 'P_E' })
    .mark([0.2, 0.7], { x: 'Q_T', y: 'P_B' })
    .mark([0.2, 0.3], { y: 'P_S' })
    .shadeWhere('', inLoss),
  'numbered supply curves and a loss in one piece': drawing('market')
    .line('D', [0, 0.9], [0.9, 0])
    .line('S1', [0, 0.1], [0.8, 0.9])
    .line('S2', [0, 0.5], [0.4, 0.9])
    .mark([0.4, 0.5], { x: 'QE' })
    .mark([0, 0.5], { y: 'PE' })
    .mark([0.2, 0.7], { x: 'QT', y: 'PB' })
    .mark([0.2, 0.3], { y: 'PS' })
    .shade('DWL', [0.3, 0.5]),
  'curves that bend, and the loss as two areas': drawing('market')
    .smooth('D', [0, 0.95], [0.4, 0.5], [0.95, 0.2])
    .smooth('S', [0, 0.2], [0.4, 0.5], [0.8, 0.95])
    .mark([0.4, 0.5], { x: 'QE', y: 'PE' })
    .line('tax', [0.2, 0.325], [0.2, 0.71])
    .mark('D at (tax = S)', { x: 'QT', y: 'PB' })
    .mark('S at QT', { y: 'PS' })
    .shade('DWL', [0.25, 0.55])
    .shade('DWL', [0.25, 0.45]),
};

describe('the rubric of a per-unit tax', () => {
  test.each(Object.entries(taxes))('gives all points for %s', (_style, drawn) =>
    expect(lost(taxQuestion, drawn.document())).toEqual([]),
  );

  const errors: [error: string, drawn: Drawing, lost: string[]][] = [
    ['no label at an axis', taxes['a wedge alone']!.axes('Quantity', ''), ['a-1']],
    [
      'switched curves',
      drawing('market').line('S', [0, 0.9], [0.9, 0]).line('D', [0, 0.1], [0.8, 0.9]),
      drawnPoints(taxQuestion),
    ],
    [
      'QE beside the equilibrium',
      market
        .mark([0.47, 0.5], { x: 'QE', y: 'PE' })
        .mark([0.2, 0.7], { x: 'QT', y: 'PB' })
        .mark([0.2, 0.3], { x: '', y: 'PS' })
        .mark([0.4, 0.5], { x: '' })
        // The student's own loss ends at the student's QE, where D lies below S.
        .shadeWhere('DWL', inLoss),
      ['a-1'],
    ],
    [
      'a larger quantity',
      equilibrium.mark([0.6, 0.3], { x: 'QT', y: 'PB' }).mark([0.6, 0.7], { y: 'PS' }),
      ['b-1', 'b-2', 'b-3', 'c-1'],
    ],
    [
      'the price of buyers off demand',
      equilibrium.mark([0.2, 0.3], { x: 'QT', y: 'PS' }).mark([0.2, 0.8], { y: 'PB', x: '' }).shadeWhere('DWL', inLoss),
      ['b-2'],
    ],
    [
      'the price of sellers left at PE',
      equilibrium.mark([0.2, 0.7], { x: 'QT', y: 'PB' }).mark([0.2, 0.5], { y: 'PS' }).shadeWhere('DWL', inLoss),
      ['b-3'],
    ],
    [
      'both prices switched',
      equilibrium.mark([0.2, 0.7], { x: 'QT', y: 'PS' }).mark([0.2, 0.3], { y: 'PB' }).shadeWhere('DWL', inLoss),
      ['b-2', 'b-3'],
    ],
    ['revenue shaded for the loss', wedge.shadeWhere('DWL', ([x, y]) => x < 0.2 && y < 0.7 && y > 0.3), ['c-1']],
    ['half of the loss', wedge.shade('DWL', [0.25, 0.55]), ['c-1']],
    ['a loss on the wrong side', wedge.shadeWhere('DWL', ([x, y]) => x < 0.2 && y < 0.9 - x && y > 0.1 + x), ['c-1']],
    ['no loss', wedge, ['c-1']],
  ];
  test.each(errors)('takes for %s only what it is worth', (_error, drawn, ids) =>
    expect(lost(taxQuestion, drawn.document())).toEqual(ids),
  );
});

// MR = MC at .3048, where D is at .595; D = MC at .492. ATC has its minimum on MC at .4.
const demand = drawing('market').line('D', [0, 0.9], [0.9, 0]);
const revenue = demand.line('MR', [0, 0.9], [0.45, 0]);
const withCosts = (drawn: Drawing) =>
  drawn.line('MC', [0, 0.1], [0.8, 0.6]).smooth('ATC', [0.08, 0.75], [0.4, 0.35], [0.8, 0.55]);
const costs = withCosts(revenue);
const withPrice = (drawn: Drawing, price = 'D at (MR = MC)') =>
  drawn.mark(price, { x: 'QM', y: 'PM' }).mark('ATC at QM', { x: '', y: 'C' });
const PRICE = 0.595;
const CHEAP = 0.385;
const LAST = 0.305;
const profit =
  (right: number, top: number, bottom: number) =>
  ([x, y]: Point) =>
    x < right && y < top && y > bottom;
const loss =
  (left: number) =>
  ([x, y]: Point) =>
    x > left && y < 0.9 - x && y > 0.1 + 0.625 * x;
const shadeBoth = (drawn: Drawing, right = LAST, top = PRICE, bottom = CHEAP) =>
  drawn.shadeWhere('Profit', profit(right, top, bottom)).shadeWhere('DWL', loss(right));

const monopolies: Record<string, Drawing> = {
  'straight lines': shadeBoth(withPrice(costs)),
  'a falling and rising MC and other words': drawing('market', 'Output', 'Price, cost, revenue')
    .line('Demand = MB', [0, 0.85], [0.95, 0.1])
    .line('Marginal revenue', [0, 0.8], [0.5, 0])
    .smooth('MC', [0.06, 0.5], [0.16, 0.2], [0.45, 0.4], [0.75, 0.9])
    .smooth('Average total cost', [0.1, 0.8], [0.45, 0.4], [0.85, 0.6])
    .mark('MR = MC', { x: 'Q_m' })
    .mark('D at (MR = MC)', { x: '', y: 'P_m' })
    .mark('ATC at (MR = MC)', { y: 'ATC' })
    .shadeWhere('profit', ([x, y]) => x < 0.3245 && y < 0.594 && y > 0.462)
    .shadeWhere('dwl', ([x, y]) => x > 0.3245 && y < 0.85 - 0.79 * x && y > 0.281 + 0.95 * (x - 0.3245)),
  'a small graph in the corner': shadeBoth(withPrice(costs)).scale(0.7),
};

describe('the rubric of a monopoly', () => {
  test.each(Object.entries(monopolies))('gives all points for %s', (_style, drawn) =>
    expect(lost(monopolyQuestion, drawn.document())).toEqual([]),
  );

  const errors: [error: string, drawn: Drawing, lost: string[]][] = [
    [
      'MR that begins above demand',
      shadeBoth(withPrice(withCosts(demand.line('MR', [0, 0.98], [0.5, 0]))), 0.34, 0.56, 0.37),
      ['a-1'],
    ],
    [
      'MC that misses the minimum of ATC',
      shadeBoth(
        withPrice(revenue.line('MC', [0, 0.1], [0.8, 0.6]).smooth('ATC', [0.1, 0.8], [0.25, 0.42], [0.8, 0.6])),
        LAST,
        PRICE,
        0.425,
      ),
      ['a-2'],
    ],
    ['the quantity at the minimum of ATC', shadeBoth(withPrice(costs, 'D at (ATC = MC)'), 0.4, 0.5, 0.35), ['a-3']],
    [
      'a price above demand',
      costs
        .mark([LAST, 0.7], { x: 'QM', y: 'PM' })
        .mark('ATC at QM', { y: 'C' })
        .shadeWhere('Profit', profit(LAST, 0.7, CHEAP))
        .shadeWhere('DWL', loss(LAST)),
      ['a-4'],
    ],
    [
      'the price read across from MR = MC',
      withPrice(costs, 'MR = MC').mark('D at QM', { x: '' }).shadeWhere('DWL', loss(LAST)),
      ['a-4', 'b-1'],
    ],
    [
      'total revenue shaded for profit',
      withPrice(costs)
        .shadeWhere('Profit', profit(LAST, PRICE, 0))
        .shadeWhere('DWL', loss(LAST)),
      ['b-1'],
    ],
    [
      'a profit down to MC',
      withPrice(costs)
        .mark('MC at QM', { y: 'MC' })
        .shadeWhere('Profit', profit(LAST, PRICE, 0.29))
        .shadeWhere('DWL', loss(LAST)),
      ['b-1'],
    ],
    [
      'a loss on the wrong side',
      withPrice(costs)
        .shadeWhere('Profit', profit(LAST, PRICE, CHEAP))
        .shadeWhere('DWL', ([x, y]) => x < LAST && y < 0.9 - x && y > PRICE),
      ['b-2'],
    ],
    [
      'no ATC',
      revenue
        .line('MC', [0, 0.1], [0.8, 0.6])
        .mark('D at (MR = MC)', { x: 'QM', y: 'PM' })
        .shadeWhere('DWL', loss(LAST)),
      ['a-2', 'b-1'],
    ],
  ];
  test.each(errors)('takes for %s only what it is worth', (_error, drawn, ids) =>
    expect(lost(monopolyQuestion, drawn.document())).toEqual(ids),
  );
});

const all = new Map<string, readonly [FreeResponse, Drawing]>([
  ...Object.entries(taxes).map(([style, drawn]) => [`a tax with ${style}`, [taxQuestion, drawn]] as const),
  ...Object.entries(monopolies).map(
    ([style, drawn]) => [`a monopoly with ${style}`, [monopolyQuestion, drawn]] as const,
  ),
]);
const anyStyle = fc.constantFrom(...all.keys());

function drawnAs(style: string): readonly [FreeResponse, GraphDocument, Drawing] {
  const [question, drawn] = all.get(style)!;
  return [question, drawn.document(), drawn];
}

const onPanels = (graph: GraphDocument, change: (panel: Panel) => Partial<Panel>): GraphDocument => ({
  panels: graph.panels.map((panel) => ({ ...panel, ...change(panel) })),
});

describe('a right drawing', () => {
  it('keeps its points in any order and under other ids', () =>
    fc.assert(
      fc.property(anyStyle, fc.integer({ min: 1, max: 1e6 }), (style, seed) => {
        const [question, graph] = drawnAs(style);
        const shuffled = <T extends { readonly id: string }>(things: readonly T[]): T[] =>
          things
            .map((thing, index) => ({
              thing: { ...thing, id: `x${seed}${thing.id}` },
              key: ((index + 1) * seed * 7919) % 1009,
            }))
            .sort((a, b) => a.key - b.key)
            .map(({ thing }) => thing);
        const mixed = onPanels(graph, ({ curves, marks, areas, arrows }) => ({
          curves: shuffled(curves),
          marks: shuffled(marks),
          areas: shuffled(areas),
          arrows: shuffled(arrows),
        }));
        expect(lost(question, mixed)).toEqual([]);
      }),
      { numRuns: 40 },
    ));

  it('keeps its points when it is drawn larger or smaller', () =>
    fc.assert(
      fc.property(anyStyle, fc.double({ min: 0.8, max: 1.05, noNaN: true }), (style, factor) => {
        const [question, , drawn] = drawnAs(style);
        expect(lost(question, drawn.scale(factor).document())).toEqual([]);
      }),
      { numRuns: 40 },
    ));

  it('keeps its points when the hand is unsteady and arrows stand elsewhere', () =>
    fc.assert(
      fc.property(
        anyStyle,
        fc.array(fc.double({ min: -0.008, max: 0.008, noNaN: true }), { minLength: 60, maxLength: 60 }),
        (style, noise) => {
          const [question, graph] = drawnAs(style);
          let next = 0;
          const off = () => noise[next++ % noise.length] ?? 0;
          const move = ([x, y]: Point): Point => [x + off(), y + off()];
          const moved = onPanels(graph, ({ curves, marks, arrows }) => ({
            curves: curves.map((curve) => ({ ...curve, handles: curve.handles.map(move) })),
            marks: marks.map((mark) => ({ ...mark, at: move(mark.at) })),
            arrows: arrows.map((arrow) => ({ ...arrow, from: [0.9, 0.9] as const })),
          }));
          expect(lost(question, moved)).toEqual([]);
        },
      ),
      { numRuns: 40 },
    ));

  it('never earns a point by losing parts', () =>
    fc.assert(
      fc.property(anyStyle, fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 6 }), (style, removed) => {
        const [question, graph] = drawnAs(style);
        const numbers = new Map(
          graph.panels
            .flatMap(({ curves, marks, areas, arrows }) => [curves, marks, areas, arrows].flat())
            .map(({ id }, index) => [id, index]),
        );
        const without = (gone: readonly number[]) => {
          const stays = ({ id }: { readonly id: string }) => !gone.includes(numbers.get(id) ?? -1);
          return onPanels(graph, ({ curves, marks, areas, arrows }) => ({
            curves: curves.filter(stays),
            marks: marks.filter(stays),
            areas: areas.filter(stays),
            arrows: arrows.filter(stays),
          }));
        };
        const before = lost(question, without(removed.slice(1)));
        expect(lost(question, without(removed))).toEqual(expect.arrayContaining(before));
      }),
      { numRuns: 60 },
    ));
});

describe.each([taxQuestion, monopolyQuestion])('the rubric of $family', (question) => {
  it('gives nothing for an empty graph, a missing panel, and an absurd graph', () => {
    const scribble = Array.from({ length: 12 }, (_, index) => ({
      id: `c${index}`,
      label: ['D', 'S', 'MR', 'MC', 'ATC'][index % 5] ?? '',
      shape: 'smooth' as const,
      handles: Array.from({ length: 5 }, () => [0.5, 0.5] as const),
    }));
    const absurd: Panel = {
      ...emptyPanel('market'),
      xLabel: '???',
      curves: scribble,
      marks: [{ id: 'm', at: [0.5, 0.5], label: 'E', x: 'E', y: 'E' }],
      areas: [
        {
          id: 'a',
          label: 'DWL',
          seeds: [
            [0.5, 0.5],
            [0, 0],
            [1, 1],
          ],
        },
      ],
    };
    for (const graph of [{ panels: [] }, { panels: [emptyPanel('market')] }, { panels: [absurd] }])
      expect(lost(question, graph)).toEqual(drawnPoints(question));
  });

  it('survives any document', () => {
    const share = fc.double({ min: -0.05, max: 1.05, noNaN: true });
    const at = fc.tuple(share, share);
    const label = fc.constantFrom(
      '',
      'D',
      'S',
      'MR',
      'MC',
      'ATC',
      'QE',
      'PE',
      'QM',
      'PM',
      'QT',
      'DWL',
      'D = S',
      '=',
      "'",
    );
    const guide = fc.option(label);
    const id = fc.uuid();
    const panel = fc.record({
      id: fc.constant('market'),
      xLabel: label,
      yLabel: label,
      curves: fc.array(
        fc.record({
          id,
          label,
          shape: fc.constantFrom('straight' as const, 'smooth' as const),
          handles: fc.array(at, { minLength: 2, maxLength: 5 }),
        }),
        { maxLength: 12 },
      ),
      marks: fc.array(fc.record({ id, at, label, x: guide, y: guide }), { maxLength: 24 }),
      areas: fc.array(fc.record({ id, label, seeds: fc.array(at, { minLength: 1, maxLength: 12 }) }), { maxLength: 8 }),
      arrows: fc.constant([]),
    });
    fc.assert(
      fc.property(panel, (drawn) => {
        const points = scoreFreeResponse(question, { graph: { panels: [drawn] }, parts: {} });
        expect(points.every(({ reason }) => /^[A-Z“].*\.$/u.test(reason))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
