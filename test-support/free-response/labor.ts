import { drawing, type Drawing } from '../drawing';
import type { Family } from './asked';
import { guide, namesSwapped, noAxisName, nothingShaded, nth, swapped, type TypicalErrors } from './typical-errors';

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

// MRP and MRC meet at .3; MRP and supply at (.4, .5), where labor would be under competition.
const supplied = drawing('market', LABOR, 'Wage').line('MRP', [0, 0.9], [0.9, 0]).line('S', [0, 0.1], [0.8, 0.9]);
const twiceAsSteep = supplied.line('MRC', [0, 0.1], [0.4, 0.95]);
const LOST = { under: ['MRP'], over: ['S'], rightOf: 'QM' };
const hired = (drawn: Drawing) => drawn.mark('MRP = MRC', { x: 'QM' }).mark('S at QM', { y: 'WM' });
const competitive = (drawn: Drawing) => drawn.mark('MRP = S', { x: 'QC', y: 'WC' }).shadeWithin('DWL', LOST);

export const monopsonist: Family = {
  right: ({ x }) => ({
    'straight lines': competitive(hired(twiceAsSteep)),
    'bent curves, and other names': drawing('market', 'Number of workers', 'Wage, MRP, MFC')
      .smooth('Labor supply', [0.05, 0.15], [0.45, 0.36], [0.9, 0.8])
      .smooth('MFC', [0.07, 0.2], [0.35, 0.52], [0.6, 0.95])
      .smooth('D = MRP', [0.05, 0.9], [0.4, 0.5], [0.9, 0.2])
      .mark('MRP = MFC', { label: 'A', x: 'L_M', y: '' })
      .mark('S at LM', { y: 'W_M' })
      .mark('MRP = S', { label: 'B', x: 'L_C', y: 'W_C' })
      .shadeWithin('Deadweight loss', { under: ['D'], over: ['S'], rightOf: 'LM' }),
    'a flat supply, numbered names, and no name for the area': drawing('market', x.at(-1) ?? '', 'Dollars')
      .line('SL = ARC', [0, 0.25], [0.95, 0.5])
      .line('MRC', [0.02, 0.26], [0.9, 0.75])
      .line('MRP', [0.15, 0.95], [0.75, 0.1])
      .mark('MRP = MRC', { x: 'Q1' })
      .mark('SL at Q1', { x: '', y: 'W1' })
      .mark('MRP = SL', { x: 'Q2', y: 'W2' })
      .shadeWithin('', { under: ['MRP'], over: ['SL'], rightOf: 'Q1' }),
  }),
  followed: () => ({
    'an MRC below supply': [
      competitive(hired(supplied.line('MRC', [0, 0.05], [0.9, 0.7]))),
      // It intersects MRP to the right of the competitive quantity, so there is no such area to the right of QM.
      ['a-1', 'b-2'],
    ],
    'a wage read where MRP and MRC intersect': [
      competitive(twiceAsSteep.mark('MRP = MRC', { x: 'QM', y: 'WM' })),
      ['a-3'],
    ],
    'a number of workers to the left of the intersection': [
      competitive(twiceAsSteep.mark([0.15, 0.75], { x: 'QM' }).mark('S at QM', { y: 'WM' })),
      ['a-2'],
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
  monopsony: [
    ['an axis without a name', noAxisName, ['a-1']],
    ['the names of supply and MRC swapped', namesSwapped('curves', 'S', 'MRC'), ['a-1', 'a-2', 'a-3', 'b-1', 'b-2']],
    ['no number of workers', guide('QM', ''), ['a-2']],
    ['no wage', guide('WM', null), ['a-3']],
    ['the competitive wage and that of the monopsony swapped', swapped('WM', 'WC'), ['a-3', 'b-1']],
    ['the two numbers of workers swapped', swapped('QM', 'QC'), ['a-2', 'a-3', 'b-1']],
    ['the gap between MRP and the wage shaded', nth('areas', 0, { seeds: [[0.05, 0.5]] }), ['b-2']],
    ['nothing shaded', nothingShaded, ['b-2']],
  ],
};
