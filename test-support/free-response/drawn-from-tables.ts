import { drawing } from '../drawing';
import type { Asked, Family } from './asked';
import { without } from './imperfect-competition-errors';
import { guide, namesSwapped, noAxisName, nth, type TypicalErrors } from './typical-errors';

// What students draw from numbers: products, demand from utility, and trade lines, in several styles.

const product = ({ x, numbers: [most = '', largest = ''] }: Asked) => ({
  total: (name = 'Total product') => drawing('total', x[0] ?? '', name),
  most,
  largest,
});

export const totalAndMarginalProduct: Family = {
  right: (asked) => {
    const { total, most, largest } = product(asked);
    return {
      'smooth curves': total()
        .smooth('TP', [0, 0], [0.2, 0.15], [0.45, 0.6], [0.7, 0.8], [0.85, 0.82])
        .mark([0.85, 0.82], { x: '', y: most })
        .panel('marginal', asked.x[0], 'Marginal product')
        .smooth('MP', [0.1, 0.3], [0.35, 0.7], [0.6, 0.4], [0.85, 0])
        .mark('max MP', { x: 'LD', y: largest }),
      'straight pieces between points, and other words': total('Output')
        .line('Total product', [0, 0], [0.15, 0.1], [0.3, 0.3], [0.45, 0.6], [0.75, 0.75], [0.9, 0.75])
        .mark([0, 0.75], { y: most })
        .panel('marginal', 'Quantity of labor', 'MP')
        .line('Marginal product', [0.15, 0.25], [0.3, 0.5], [0.45, 0.75], [0.6, 0.4], [0.9, 0])
        .mark([0.45, 0], { x: 'L_D' })
        .mark([0, 0.75], { y: largest }),
      'a total that falls in the end': total('TP')
        .smooth('TP curve', [0.02, 0.02], [0.25, 0.4], [0.5, 0.8], [0.7, 0.85], [0.9, 0.75])
        .mark('max TP', { label: 'A', x: '', y: `${most} units` })
        .panel('marginal', 'Labor', 'Output per worker')
        .smooth('MP of labor', [0.05, 0.45], [0.3, 0.8], [0.5, 0.55], [0.72, 0])
        .mark('max MP', { label: 'B', x: 'LD', y: largest })
        .axes('Labor', 'Marginal product (units)'),
    };
  },
  followed: (asked) => {
    const { total, most, largest } = product(asked);
    const rising = total()
      .smooth('TP', [0, 0], [0.2, 0.15], [0.45, 0.6], [0.7, 0.8], [0.85, 0.82])
      .mark([0.85, 0.82], { x: '', y: most })
      .panel('marginal', asked.x[0], 'Marginal product');
    return {
      'a marginal product that only falls': [
        rising.smooth('MP', [0, 0.7], [0.4, 0.3], [0.85, 0]).mark([0, 0.7], { x: 'LD', y: largest }),
        ['a-2'],
      ],
      'another largest marginal product': [
        rising.smooth('MP', [0.1, 0.3], [0.35, 0.7], [0.6, 0.4], [0.85, 0]).mark('max MP', { x: 'LD', y: '1' }),
        ['a-2'],
      ],
      'diminishing returns where marginal product is zero': [
        rising
          .smooth('MP', [0.1, 0.3], [0.35, 0.7], [0.6, 0.4], [0.85, 0])
          .mark('max MP', { y: largest })
          .mark([0.85, 0], { x: 'LD' }),
        ['b-1'],
      ],
    };
  },
};

/** A and B on demand, with the numbers on both axes. */
const demand = ({ numbers: [x1 = '', p1 = '', x2 = '', p2 = ''] }: Asked) => ({ x1, p1, x2, p2 });

export const demandFromUtility: Family = {
  right: (asked) => {
    const { x1, p1, x2, p2 } = demand(asked);
    return {
      'a straight line': drawing('demand')
        .line('D', [0.1, 0.9], [0.9, 0.1])
        .mark([0.35, 0.65], { label: 'A', x: x1, y: p1 })
        .mark([0.7, 0.3], { label: 'B', x: x2, y: p2 }),
      'a bent curve, dollar signs, and the good on its axis': drawing('demand', asked.x.at(-1), 'Price ($)')
        .smooth('Demand', [0.1, 0.95], [0.3, 0.6], [0.6, 0.35], [0.95, 0.2])
        .mark([0.3, 0.6], { label: 'A', x: x1, y: `$${p1}` })
        .mark([0.6, 0.35], { label: 'B', x: x2, y: `$${p2}` }),
      'a line between the points, and numbers at the axes': drawing('demand', 'Q', 'P')
        .line('d', [0.3, 0.8], [0.6, 0.4])
        .mark([0.3, 0.8], { label: 'A' })
        .mark([0.6, 0.4], { label: 'B' })
        .mark([0.3, 0], { x: x1 })
        .mark([0, 0.8], { y: p1 })
        .mark([0.6, 0], { x: x2 })
        .mark([0, 0.4], { y: p2 }),
    };
  },
  followed: (asked) => {
    const { x1, p1, p2 } = demand(asked);
    return {
      'another quantity at the new price': [
        drawing('demand')
          .line('D', [0.1, 0.9], [0.9, 0.1])
          .mark([0.35, 0.65], { label: 'A', x: x1, y: p1 })
          .mark([0.6, 0.4], { label: 'B', x: '9', y: p2 }),
        ['c-2'],
      ],
      'a demand that slopes upward': [
        drawing('demand')
          .line('D', [0.1, 0.1], [0.9, 0.9])
          .mark([0.7, 0.7], { label: 'A', x: x1, y: p1 })
          .mark([0.3, 0.3], { label: 'B', x: asked.numbers[2] ?? '', y: p2 }),
        ['c-1'],
      ],
    };
  },
};

/** Two frontiers and a trade line that begins at an end of the first. */
const trade = (asked: Asked, trades = asked.numbers[2] ?? '', [x, y] = [asked.x[0], asked.y[0]]) => {
  const [mostX = '', mostY = '', , newMostX = ''] = asked.numbers;
  return drawing('ppc', x, y)
    .mark([0.6, 0], { x: mostX })
    .mark([0, 0.5], { y: mostY })
    .mark([0, 0.8], { y: trades })
    .mark([0.85, 0], { x: newMostX });
};

export const tradeLineAndGrowth: Family = {
  right: (asked) => ({
    'straight lines': trade(asked)
      .line('PPC1', [0, 0.5], [0.6, 0])
      .line('TL', [0, 0.8], [0.6, 0])
      .line('PPC2', [0, 0.5], [0.85, 0]),
    'lines that stop just short of the axes, and other names': trade(asked, undefined, [asked.x.at(-1), asked.y.at(-1)])
      .line('PPF1', [0.01, 0.5], [0.59, 0.01])
      .line('Consumption possibilities', [0.01, 0.79], [0.6, 0.01])
      .line('PPF2', [0.01, 0.5], [0.84, 0.01]),
    'lines by hand, with a prime': trade(asked)
      .smooth('PPC', [0, 0.5], [0.3, 0.253], [0.6, 0])
      .smooth('CPC', [0, 0.8], [0.3, 0.395], [0.6, 0])
      .smooth("PPC'", [0, 0.5], [0.4, 0.267], [0.85, 0])
      .arrow([0.6, 0], [0.85, 0]),
  }),
  followed: (asked) => ({
    'a trade line below the PPC': [
      trade(asked)
        .line('PPC1', [0, 0.5], [0.6, 0])
        .line('TL', [0, 0.3], [0.6, 0])
        .line('PPC2', [0, 0.5], [0.85, 0])
        .mark([0, 0.3], { y: '5' }),
      ['d-1'],
    ],
    'an intercept of the trade line by the opportunity cost': [
      trade(asked, '3')
        .line('PPC1', [0, 0.5], [0.6, 0])
        .line('TL', [0, 0.8], [0.6, 0])
        .line('PPC2', [0, 0.5], [0.85, 0]),
      ['d-1'],
    ],
    'a frontier that shifts in parallel': [
      trade(asked).line('PPC1', [0, 0.5], [0.6, 0]).line('TL', [0, 0.8], [0.6, 0]).line('PPC2', [0, 0.7], [0.85, 0]),
      ['e-1'],
    ],
  }),
};

export const TABLE_ERRORS: TypicalErrors = {
  'total-and-marginal-product': [
    ['an axis of total product without a name', noAxisName, ['a-1']],
    ['an axis of marginal product without a name', noAxisName, ['a-2'], 'marginal'],
    ['another maximum of total product', nth('marks', 0, { y: '7' }), ['a-1']],
    ['no number of workers', guide('LD', null), ['b-1'], 'marginal'],
    ['no marginal product', without('MP'), ['a-2', 'b-1'], 'marginal'],
    ['no total product', without('TP'), ['a-1']],
  ],
  'demand-from-utility': [
    ['an axis without a name', noAxisName, ['c-1']],
    ['the two points swapped', namesSwapped('marks', 'A', 'B'), ['c-2']],
    ['another quantity', nth('marks', 1, { x: '9' }), ['c-2']],
    ['no prices', (panel) => ({ marks: panel.marks.map((mark) => ({ ...mark, y: null })) }), ['c-2']],
    ['no curve', without('D'), ['c-1']],
  ],
  'trade-line-and-growth': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['a wrong intercept', nth('marks', 0, { x: '7' }), ['a-1']],
    ['the names of the frontiers swapped', namesSwapped('curves', 'PPC1', 'PPC2'), ['a-1', 'd-1', 'e-1']],
    ['no trade line', without('TL'), ['d-1']],
    ['no growth', without('PPC2'), ['e-1']],
    [
      'the names of the trade line and the frontier swapped',
      namesSwapped('curves', 'PPC1', 'TL'),
      ['a-1', 'd-1', 'e-1'],
    ],
  ],
};
