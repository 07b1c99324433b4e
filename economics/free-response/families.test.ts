import { describe, expect, test } from 'vitest';
import { drawing, type Drawing } from '../../test-support/drawing';
import { graphQuestion } from '../../test-support/free-response-questions';
import type { Point } from '../figure';
import type { FreeResponse } from './free-response';
import { scoreFreeResponse } from './score';

/** Graphs of the exam beyond the tax and the monopoly: each rubric with right drawings, and with errors and what they cost. */

const lost = (question: FreeResponse, drawn: Drawing): string =>
  scoreFreeResponse(question, { graph: drawn.document(), parts: {} })
    .filter(({ state }) => state !== 'earned')
    .map(({ id }) => id)
    .join(' ');

const verify = (
  family: string,
  question: FreeResponse,
  drawings: readonly (readonly [what: string, drawn: Drawing, lost: string])[],
) =>
  describe(family, () => {
    test.each(drawings)('%s', (_what, drawn, expected) => expect(lost(question, drawn)).toBe(expected));
  });

const ppc = drawing('economy', 'Computers', 'Corn').smooth('PPC1', [0, 0.8], [0.3, 0.68], [0.5, 0]);
const grown = ppc.smooth('PPC2', [0, 0.8], [0.5, 0.68], [0.85, 0]);
verify(
  'growth of one good on a PPC',
  graphQuestion(
    {
      frontier: [
        { kind: 'axes', x: 'Computers', y: 'Corn' },
        { kind: 'slopes', curve: 'PPC1', slope: 'bowed-out' },
      ],
      idle: [{ kind: 'point', name: 'U', is: 'inside', curve: 'PPC1' }],
      full: [{ kind: 'point', name: 'E', is: 'on', curve: 'PPC1' }],
      growth: [
        { kind: 'left', first: 'PPC1 on x', second: 'PPC2 on x' },
        { kind: 'same-height', first: 'PPC1 on y', second: 'PPC2 on y' },
      ],
    },
    ['economy'],
  ),
  [
    ['a frontier that turns outward', grown.mark([0.2, 0.3], { label: 'U' }).mark([0.3, 0.68], { label: 'E' }), ''],
    [
      'other names and words',
      drawing('economy', 'Quantity of computers', 'Corn (tons)')
        .smooth('PPF', [0.02, 0.8], [0.3, 0.68], [0.5, 0.02])
        .smooth("PPF'", [0, 0.81], [0.5, 0.68], [0.85, 0])
        .mark([0.2, 0.3], { label: 'u' })
        .mark([0.3, 0.68], { label: 'E' }),
      '',
    ],
    [
      'a frontier that shifts in parallel',
      ppc
        .smooth('PPC2', [0, 0.95], [0.4, 0.8], [0.7, 0])
        .mark([0.2, 0.3], { label: 'U' })
        .mark([0.3, 0.68], { label: 'E' }),
      'growth',
    ],
    ['points that are switched', grown.mark([0.2, 0.3], { label: 'E' }).mark([0.3, 0.68], { label: 'U' }), 'idle full'],
    [
      'a frontier that is bowed in',
      drawing('economy', 'Computers', 'Corn')
        .smooth('PPC1', [0, 0.8], [0.2, 0.3], [0.5, 0])
        .smooth('PPC2', [0, 0.8], [0.5, 0.68], [0.85, 0])
        .mark([0.1, 0.2], { label: 'U' })
        .mark([0.2, 0.3], { label: 'E' }),
      'frontier',
    ],
    [
      'goods on the wrong axes',
      grown.axes('Corn', 'Computers').mark([0.2, 0.3], { label: 'U' }).mark([0.3, 0.68], { label: 'E' }),
      'frontier',
    ],
  ],
);

// Demand .9 − q and supply .1 + q, in equilibrium at (.4, .5).
const market = drawing('market').line('D', [0, 0.9], [0.9, 0]).line('S', [0, 0.1], [0.8, 0.9]);
const equilibrium = market.mark('D = S', { x: 'QE', y: 'PE' });
const ceiling = equilibrium
  .line('PC', [0, 0.3], [0.9, 0.3])
  .mark('S beside PC', { x: 'QS' })
  .mark('D beside PC', { x: 'QD' })
  .mark('D at QS', { x: '' });
verify(
  'a price ceiling',
  graphQuestion({
    binding: [
      { kind: 'label', name: 'PC', axis: 'y' },
      { kind: 'below', first: 'PC', second: 'D = S' },
    ],
    sold: [{ kind: 'label', name: 'QS', axis: 'x', at: 'S beside PC' }],
    wanted: [{ kind: 'label', name: 'QD', axis: 'x', at: 'D beside PC' }],
    loss: [{ kind: 'shaded', under: ['D'], over: ['S'], rightOf: 'QS' }],
  }),
  [
    ['a line', ceiling.shadeWhere('', ([x, y]) => x > 0.2 && y < 0.9 - x && y > 0.1 + x), ''],
    [
      'a label on the axis only',
      equilibrium
        .mark([0.2, 0.3], { x: 'Qs', y: 'Pc' })
        .mark([0.6, 0.3], { x: 'Qd', y: '' })
        .mark([0.2, 0.7], { x: '' })
        .shadeWhere('', ([x, y]) => x > 0.2 && y < 0.9 - x && y > 0.1 + x),
      '',
    ],
    [
      'a ceiling above the equilibrium',
      equilibrium.line('PC', [0, 0.7], [0.9, 0.7]).mark('S beside PC', { x: 'QS' }).mark('D beside PC', { x: 'QD' }),
      'binding loss',
    ],
    [
      'quantities that are switched',
      equilibrium.line('PC', [0, 0.3], [0.9, 0.3]).mark('S beside PC', { x: 'QD' }).mark('D beside PC', { x: 'QS' }),
      'sold wanted loss',
    ],
  ],
);

const tariff = market
  .line('PW', [0, 0.25], [0.9, 0.25])
  .line('PT', [0, 0.35], [0.9, 0.35])
  .mark('S beside PT', { x: 'Q1' })
  .mark('D beside PT', { x: 'Q2' });
verify(
  'a tariff',
  graphQuestion({
    price: [
      { kind: 'below', first: 'PW', second: 'PT' },
      { kind: 'below', first: 'PT', second: 'D = S' },
    ],
    imports: [
      { kind: 'label', name: 'Q1', axis: 'x', at: 'S beside PT' },
      { kind: 'label', name: 'Q2', axis: 'x', at: 'D beside PT' },
    ],
    revenue: [{ kind: 'shaded', label: 'Revenue', under: ['PT'], over: ['PW'], rightOf: 'Q1', leftOf: 'Q2' }],
    lostSurplus: [{ kind: 'shaded', label: 'Loss', under: ['PT', 'D'], over: ['PW'] }],
  }),
  [
    [
      'right',
      tariff.shade('Revenue', [0.4, 0.3]).shadeWhere('Loss', ([x, y]) => y > 0.25 && y < 0.35 && x < 0.9 - y),
      '',
    ],
    [
      'revenue on all units',
      tariff
        .shadeWhere('Revenue', ([x, y]) => y > 0.25 && y < 0.35 && x < 0.55)
        .shadeWhere('Loss', ([x, y]) => y > 0.25 && y < 0.35 && x < 0.9 - y),
      'revenue',
    ],
    [
      'what is left of consumer surplus',
      tariff.shade('Revenue', [0.4, 0.3]).shadeWhere('Loss', ([x, y]) => y > 0.35 && x < 0.9 - y),
      'lostSurplus',
    ],
  ],
);

// The subsidy is .2: .5 units are sold, for which consumers pay .4 and producers receive .6.
const subsidy = equilibrium.mark([0.5, 0.6], { x: 'Q2', y: 'PS' }).mark([0.5, 0.4], { y: 'PB' });
verify(
  'a subsidy',
  graphQuestion({
    more: [{ kind: 'left', first: 'QE', second: 'Q2' }],
    prices: [
      { kind: 'label', name: 'PB', axis: 'y', at: 'D at Q2' },
      { kind: 'label', name: 'PS', axis: 'y', at: 'S at Q2' },
    ],
    loss: [{ kind: 'shaded', under: ['S'], over: ['D'], rightOf: 'QE', leftOf: 'Q2' }],
  }),
  [
    ['outcomes only', subsidy.shadeWhere('', ([x, y]) => x < 0.5 && y < 0.1 + x && y > 0.9 - x), ''],
    [
      'a shifted supply curve',
      subsidy
        .line('S + subsidy', [0.1, 0], [0.9, 0.8])
        .shadeWhere('', ([x, y]) => x < 0.5 && y < 0.1 + x && y > 0.9 - x),
      '',
    ],
    [
      'the loss of a tax',
      subsidy.mark([0.3, 0.6], { x: '' }).shadeWhere('', ([x, y]) => x > 0.3 && x < 0.4 && y > 0.1 + x && y < 0.9 - x),
      'loss',
    ],
  ],
);

const pollution = drawing('market')
  .line('D = MSB', [0, 0.9], [0.9, 0])
  .line('S = MPC', [0, 0.1], [0.8, 0.9])
  .line('MSC', [0, 0.3], [0.6, 0.9])
  .mark('D = S', { x: 'QM' })
  .mark('MSC = MSB', { x: 'QS' })
  .mark('MSC at QM', { x: '' });
verify(
  'a negative externality',
  graphQuestion({
    private: [
      { kind: 'slopes', curve: 'MPC | S', slope: 'up' },
      { kind: 'slopes', curve: 'MSB | D', slope: 'down' },
    ],
    social: [{ kind: 'above', curve: 'MSC', over: 'MPC | S' }],
    optimum: [
      { kind: 'label', name: 'QS', axis: 'x', at: 'MSC = MSB | D' },
      { kind: 'left', first: 'QS', second: 'QM' },
    ],
    loss: [{ kind: 'shaded', under: ['MSC'], over: ['MSB | D'], leftOf: 'QM' }],
  }),
  [
    ['right', pollution.shadeWhere('DWL', ([x, y]) => x < 0.4 && y > 0.9 - x && y < 0.3 + x), ''],
    [
      'a loss with its tip on the wrong side',
      pollution.shadeWhere('DWL', ([x, y]) => x > 0.3 && y > 0.1 + x && y < 0.9 - x),
      'loss',
    ],
    [
      'MSC below MPC',
      drawing('market')
        .line('D', [0, 0.9], [0.9, 0])
        .line('S', [0, 0.3], [0.6, 0.9])
        .line('MSC', [0, 0.1], [0.8, 0.9])
        .mark('D = S', { x: 'QM' })
        .mark('MSC = D', { x: 'QS' }),
      'social optimum loss',
    ],
  ],
);

// Demand .9 − .8 q; ATC touches it at .4.
const rival = drawing('firm')
  .line('D', [0, 0.9], [0.9, 0.18])
  .line('MR', [0, 0.9], [0.56, 0])
  .smooth('ATC', [0.1, 0.95], [0.4, 0.58], [0.65, 0.45], [0.9, 0.5]);
verify(
  'monopolistic competition in the long run',
  graphQuestion({ tangent: [{ kind: 'tangent', curve: 'ATC', to: 'D', at: 'QM' }] }, ['firm']),
  [
    ['touching at the quantity', rival.mark('D at (D = ATC)', { x: 'QM', y: 'PM' }), ''],
    ['touching beside it', rival.mark([0.2, 0.74], { x: 'QM', y: 'PM' }), 'tangent'],
    [
      'crossing',
      rival.smooth('x', [0, 0], [0.1, 0.1]).line('D2', [0, 0.8], [0.9, 0.08]).mark([0.4, 0.58], { x: 'Q' }),
      'tangent',
    ],
  ],
);

const inLabor = (drawn: Drawing) =>
  drawn.line('MRC', [0, 0.1], [0.45, 1]).line('S', [0, 0.1], [0.8, 0.9]).line('MRP', [0, 0.9], [0.9, 0]);
const monopsony = inLabor(drawing('market', 'Quantity of labor', 'Wage'));
verify(
  'a monopsony',
  graphQuestion({
    curves: [
      { kind: 'axes', x: 'Labor', y: 'Wage' },
      { kind: 'above', curve: 'MRC', over: 'S' },
    ],
    labor: [{ kind: 'label', name: 'L1', axis: 'x', at: 'MRP | D = MRC' }],
    wage: [{ kind: 'label', name: 'W1', axis: 'y', at: 'S at L1' }],
  }),
  [
    ['right', monopsony.mark('MRP = MRC', { x: 'L1' }).mark('S at L1', { y: 'W1' }), ''],
    [
      'other words',
      inLabor(drawing('market', 'L', 'Wage rate ($)'))
        .mark('MRP = MRC', { x: 'L' })
        .mark('S at L', { y: 'W' }),
      '',
    ],
    ['the wage read at MRP = MRC', monopsony.mark('MRP = MRC', { x: 'L1', y: 'W1' }), 'wage'],
    ['the competitive quantity', monopsony.mark('MRP = S', { x: 'L1', y: 'W1' }), 'labor'],
  ],
);

const lower: (at: Point) => boolean = ([x, y]) => y < 0.5 && y > 0.35 && x < 0.9 - y;
const shifted = market
  .line('S2', [0.15, 0], [0.9, 0.75])
  .mark('D = S', { x: 'Q1', y: 'P1' })
  .mark('D = S2', { x: 'Q2', y: 'P2' });
verify(
  'a shift of supply and the gain of consumers',
  graphQuestion({
    shift: [
      { kind: 'shift', from: 'S1', to: 'S2', direction: 'right' },
      { kind: 'label', name: 'P2', axis: 'y', at: 'D = S2' },
    ],
    gain: [{ kind: 'shaded', under: ['P1', 'D'], over: ['P2'] }],
  }),
  [
    ['right', shifted.shadeWhere('', ([x, y]) => y < 0.5 && y > 0.375 && x < 0.9 - y), ''],
    ['the whole consumer surplus', shifted.shadeWhere('', ([x, y]) => y > 0.375 && x < 0.9 - y), 'gain'],
    [
      'a shift to the left',
      market
        .line('S2', [0, 0.3], [0.6, 0.9])
        .mark('D = S', { y: 'P1' })
        .mark('D = S2', { y: 'P2' })
        .shadeWhere('', lower),
      'shift gain',
    ],
  ],
);
