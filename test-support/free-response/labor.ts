import { drawing, type Drawing } from '../drawing';
import type { Family } from './asked';
import { guide, noAxisName, nth, swapped, type TypicalErrors } from './typical-errors';

// Labor markets and those who hire in them, drawn in several styles.

const LABOR = 'Quantity of labor';

// Demand and supply of labor meet at (.4, .5); at the minimum wage of .65, labor is .25 and .55.
const labor = drawing('market', LABOR, 'Wage').line('D', [0, 0.9], [0.9, 0]).line('S', [0, 0.1], [0.8, 0.9]);
const equilibrium = labor.mark('D = S', { x: 'QE', y: 'WE' });
const withMinimum = equilibrium.mark([0.25, 0.65], { x: 'QD', y: 'WM' }).mark('S beside WM', { x: 'QS' });

/** A firm whose MRP falls from .85, at two wages. */
const firm = (market: Drawing, wage = 0.5, minimum = 0.65) =>
  market
    .panel('firm', LABOR, 'Wage')
    .line('MRP', [0, 0.85], [0.85, 0])
    .line('MRC', [0, wage], [0.9, wage])
    .line('MRC2', [0, minimum], [0.9, minimum])
    .mark('MRP = MRC', { x: 'QL' })
    .mark('MRP = MRC2', { x: 'QM' });

const bent = drawing('market', 'Number of workers', 'Wage rate ($)')
  .smooth('SL', [0.05, 0.15], [0.4, 0.42], [0.8, 0.9])
  .smooth('DL = MRP', [0.05, 0.9], [0.4, 0.42], [0.9, 0.2])
  .line('Minimum wage', [0, 0.6], [0.95, 0.6])
  .mark('DL = SL', { label: 'E', x: 'Q_E', y: 'W*' })
  .mark('DL beside WM', { x: 'Q_D' })
  .mark('SL beside WM', { x: 'Q_S' });

export const laborMarketAndFirm: Family = {
  right: ({ x }) => ({
    'straight lines': firm(withMinimum),
    'bent curves, and the wages as names of the lines': bent
      .panel('firm', 'Workers', 'Dollars')
      .smooth('MRP = DL', [0.05, 0.95], [0.4, 0.55], [0.9, 0.2])
      .line('S = MFC = WE', [0.02, 0.42], [0.95, 0.42])
      .line("S' = MFC' = WM", [0.02, 0.6], [0.95, 0.61])
      .mark('MRP = S', { x: 'QL' })
      .mark("MRP = S'", { x: 'Q_M' }),
    'a steep MRP, and numbered wages': drawing('market', x.at(-1) ?? '', 'Hourly wage')
      .line('Labor demand', [0.1, 0.8], [0.9, 0.1])
      .line('Labor supply', [0.1, 0.1], [0.95, 0.85])
      .mark([0.498, 0.451], { x: 'LE' })
      .mark([0, 0.451], { y: 'W_E' })
      .mark([0, 0.56], { y: 'W_M' })
      .mark([0.374, 0], { x: 'LD' })
      .mark([0.621, 0], { x: 'LS' })
      .panel('firm', 'Labor', 'W')
      .line('W2', [0, 0.56], [1, 0.56])
      .line('W1', [0, 0.451], [1, 0.451])
      .line('D = MRP', [0.3, 0.95], [0.7, 0.05])
      .mark('D = W1', { x: 'L' })
      .mark('D = W2', { x: 'L2' }),
  }),
  followed: () => ({
    'a line of the firm that is off the market wage': [firm(withMinimum, 0.43), ['a-2']],
    'a minimum wage below the equilibrium': [
      firm(
        equilibrium.line('WM', [0, 0.3], [0.9, 0.3]).mark('D beside WM', { x: 'QD' }).mark('S beside WM', { x: 'QS' }),
        0.5,
        0.3,
      ),
      ['b-1', 'b-2'],
    ],
    'an equilibrium wage beside the intersection': [
      firm(
        labor
          .mark([0.4, 0.56], { x: 'QE', y: 'WE' })
          .mark([0.25, 0.65], { x: 'QD', y: 'WM' })
          .mark('S beside WM', { x: 'QS' }),
        0.56,
      ),
      ['a-1'],
    ],
    'an upward-sloping labor supply to the firm': [
      withMinimum
        .panel('firm', LABOR, 'Wage')
        .line('MRP', [0, 0.85], [0.85, 0])
        .line('MRC', [0, 0.3], [0.6, 0.9])
        .line('MRC2', [0, 0.65], [0.9, 0.65])
        .mark('MRP = MRC', { x: 'QL' })
        .mark('MRP = MRC2', { x: 'QM' }),
      ['a-2', 'b-2'],
    ],
    'an MRP that shifts with the minimum wage': [
      withMinimum
        .panel('firm', LABOR, 'Wage')
        .line('MRP1', [0, 0.85], [0.85, 0])
        .line('MRP2', [0, 0.75], [0.75, 0])
        .line('MRC', [0, 0.5], [0.9, 0.5])
        .line('MRC2', [0, 0.65], [0.9, 0.65])
        .mark('MRP1 = MRC', { x: 'QL' })
        .mark('MRP2 = MRC2', { x: 'QM' }),
      ['b-2'],
    ],
  }),
};

export const LABOR_ERRORS: TypicalErrors = {
  'labor-market-and-firm': [
    ['an axis of the market without a name', noAxisName, ['a-1']],
    ['an axis of the firm without a name', noAxisName, ['a-3'], 'firm'],
    ['no equilibrium wage', guide('WE', null), ['a-1']],
    ['the quantities demanded and supplied swapped', swapped('QD', 'QS'), ['b-1']],
    ['no quantity of the firm', guide('QL', null), ['a-3'], 'firm'],
    ['the two quantities of the firm swapped', swapped('QL', 'QM'), ['a-3', 'b-2'], 'firm'],
    [
      'a line of the firm that stays at the old wage',
      nth('curves', 2, {
        handles: [
          [0, 0.5],
          [0.9, 0.5],
        ],
      }),
      ['b-2'],
      'firm',
    ],
  ],
};
