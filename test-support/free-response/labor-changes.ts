import { drawing, type Drawing } from '../drawing';
import type { Family } from './asked';
import { moved, without } from './imperfect-competition-errors';
import { guide, namesSwapped, noAxisName, swapped, type TypicalErrors } from './typical-errors';

// What changes of demand and minimum wages do to labor markets, drawn in several styles.

const LABOR = 'Quantity of labor';

// Demand and supply of labor meet at (.3, .4), after the increase in demand at (.4, .5).
const before = drawing('market', LABOR, 'Wage')
  .line('D1', [0, 0.7], [0.7, 0])
  .line('S', [0, 0.1], [0.8, 0.9])
  .mark('D1 = S', { x: 'Q1', y: 'W1' });
const after = before.line('D2', [0, 0.9], [0.9, 0]).mark('D2 = S', { x: 'Q2', y: 'W2' });

/** A firm whose MRP shifts to the right, at two wages. */
const firm = (market: Drawing, wage = 0.4, newWage = 0.5) =>
  market
    .panel('firm', LABOR, 'Wage')
    .line('MRP1', [0, 0.65], [0.65, 0])
    .line('MRP2', [0, 0.85], [0.85, 0])
    .line('MRC1', [0, wage], [0.9, wage])
    .line('MRC2', [0, newWage], [0.9, newWage])
    .mark('MRP1 = MRC1', { x: 'L1' })
    .mark('MRP2 = MRC2', { x: 'L2' });

export const shiftOfLaborDemand: Family = {
  right: ({ x }) => ({
    'straight lines': firm(after),
    'bent curves, and the wages as names of the lines': drawing('market', 'Number of workers', 'Wage rate ($)')
      .smooth('SL', [0.05, 0.15], [0.35, 0.4], [0.8, 0.9])
      .smooth('DL', [0.05, 0.75], [0.35, 0.4], [0.8, 0.15])
      .smooth("DL'", [0.15, 0.9], [0.5, 0.55], [0.95, 0.25])
      .mark([0.35, 0.4], { label: 'A', x: 'Q_1', y: 'W_1' })
      .mark("DL' = SL", { label: 'B', x: 'Q_2', y: 'W_2' })
      .panel('firm', 'Workers', 'Dollars')
      .smooth('MRP = DL', [0.05, 0.7], [0.3, 0.4], [0.7, 0.15])
      .smooth("MRP' = DL'", [0.1, 0.95], [0.45, 0.54], [0.9, 0.2])
      .line('W1', [0, 0.4], [0.95, 0.4])
      .line('W2', [0, 0.54], [0.95, 0.541])
      .mark('MRP = W1', { x: 'L1' })
      .mark("MRP' = W2", { x: 'L2' }),
    'labels at the axes, and curves numbered from 0': drawing('market', x.at(-1) ?? '', 'Wage')
      .line('D0', [0.1, 0.7], [0.7, 0.1])
      .line('D1', [0.2, 0.9], [0.9, 0.2])
      .line('S', [0.1, 0.1], [0.85, 0.85])
      .mark([0.4, 0], { x: 'Q0' })
      .mark([0, 0.4], { y: 'W0' })
      .mark([0.55, 0], { x: 'Q1' })
      .mark([0, 0.55], { y: 'W1' })
      .panel('firm', 'Labor', 'W')
      .line('MRP0', [0.1, 0.6], [0.6, 0.1])
      .line('MRP1', [0.1, 0.9], [0.9, 0.1])
      .line('S0 = MFC0', [0, 0.4], [1, 0.4])
      .line('S1 = MFC1', [0, 0.55], [1, 0.55])
      .mark('MRP0 = MFC0', { x: 'L0' })
      .mark('MRP1 = MFC1', { x: 'L1' }),
  }),
  followed: () => ({
    'a line of the firm that is off the market wage': [firm(after, 0.33), ['a-2']],
    'a demand that decreases': [
      firm(before.line('D2', [0, 0.5], [0.5, 0]).mark('D2 = S', { x: 'Q2', y: 'W2' }), 0.4, 0.3),
      ['b-1', 'b-2'],
    ],
    'a supply that shifts in place of demand': [
      firm(before.line('S2', [0, 0.3], [0.6, 0.9]).mark('D1 = S2', { x: 'Q2', y: 'W2' })),
      ['b-1'],
    ],
    'a wage of the firm that stays': [
      after
        .panel('firm', LABOR, 'Wage')
        .line('MRP1', [0, 0.65], [0.65, 0])
        .line('MRP2', [0, 0.85], [0.85, 0])
        .line('MRC', [0, 0.4], [0.9, 0.4])
        .mark('MRP1 = MRC', { x: 'L1' })
        .mark('MRP2 = MRC', { x: 'L2' }),
      ['b-2'],
    ],
  }),
};

// MRP and MRC meet at (.3, .6), MRP and supply at (.4, .5); without a minimum wage, the wage is .4.
const supplied = drawing('market', LABOR, 'Wage').line('MRP', [0, 0.9], [0.9, 0]).line('S', [0, 0.1], [0.8, 0.9]);
const single = supplied.line('MRC', [0, 0.1], [0.4, 0.95]).mark('MRP = MRC', { x: 'Q1' }).mark('S at Q1', { y: 'W1' });

export const monopsonyMinimumWage: Family = {
  right: ({ x }) => ({
    'straight lines': single.mark([0.35, 0.45], { x: 'Q2', y: 'W2' }),
    'bent curves, and the minimum wage as a line': drawing('market', 'Number of workers', 'Wage, MRP, MFC')
      .smooth('Labor supply', [0.05, 0.15], [0.45, 0.36], [0.9, 0.8])
      .smooth('MFC', [0.07, 0.2], [0.35, 0.52], [0.6, 0.95])
      .smooth('D = MRP', [0.05, 0.9], [0.4, 0.5], [0.9, 0.2])
      .mark('MRP = MFC', { label: 'A', x: 'L_1', y: '' })
      .mark('S at L1', { y: 'W_1' })
      .line('Minimum wage', [0, 0.365], [0.95, 0.365])
      .mark('S beside WM', { label: 'B', x: 'L_2' }),
    'a new MRC that is flat up to supply, and labels at the axes': drawing('market', x.at(-1) ?? '', 'Dollars')
      .line('SL', [0, 0.2], [0.95, 0.65])
      .line('MRC', [0.02, 0.22], [0.6, 0.88])
      .line('MRP', [0.15, 0.95], [0.85, 0.1])
      .mark([0.398, 0], { x: 'Q1' })
      .mark([0, 0.388], { y: 'W1' })
      .line('MRC2', [0, 0.43], [0.486, 0.43], [0.486, 0.75], [0.6, 0.88])
      .mark([0.486, 0.43], { x: 'Q2', y: 'W2' }),
  }),
  followed: () => ({
    'an MRC below supply': [
      supplied
        .line('MRC', [0, 0.05], [0.9, 0.7])
        .mark('MRP = MRC', { x: 'Q1' })
        .mark('S at Q1', { y: 'W1' })
        .mark([0.45, 0.55], { x: 'Q2', y: 'W2' }),
      // Its wage is above the intersection of MRP and supply, so there is no wage between them.
      ['a-1', 'b-1'],
    ],
    'a wage read where MRP and MRC intersect': [
      supplied
        .line('MRC', [0, 0.1], [0.4, 0.95])
        .mark('MRP = MRC', { x: 'Q1', y: 'W1' })
        .mark([0.35, 0.45], { x: 'Q2', y: 'W2' }),
      ['a-2'],
    ],
    'a minimum wage that is too high': [single.mark('MRP at (S at Q1)', { x: 'Q2', y: 'W2' }), ['b-1']],
    'a minimum wage below the wage of the monopsony': [single.mark([0.2, 0.3], { x: 'Q2', y: 'W2' }), ['b-1']],
  }),
};

export const LABOR_CHANGE_ERRORS: TypicalErrors = {
  'shift-of-labor-demand': [
    ['an axis of the market without a name', noAxisName, ['a-1']],
    ['an axis of the firm without a name', noAxisName, ['a-2'], 'firm'],
    ['no equilibrium wage', guide('W1', null), ['a-1']],
    ['the two wages swapped', swapped('W1', 'W2'), ['a-1', 'b-1']],
    ['no quantity of the firm', guide('L1', null), ['a-2'], 'firm'],
    ['the two quantities of the firm swapped', swapped('L1', 'L2'), ['a-2', 'b-2'], 'firm'],
    ['an MRP that does not shift', without('MRP2'), ['b-2'], 'firm'],
    ['a wage of the firm that stays', without('MRC2'), ['b-2'], 'firm'],
    ['a demand that does not shift', without('D2'), ['b-1']],
  ],
  'monopsony-minimum-wage': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['the names of supply and MRC swapped', namesSwapped('curves', 'S', 'MRC'), ['a-1', 'a-2', 'b-1']],
    ['no number of workers', guide('Q1', null), ['a-2']],
    ['no wage', guide('W1', null), ['a-2']],
    ['no minimum wage', guide('W2', null), ['b-1']],
    ['the two wages swapped', swapped('W1', 'W2'), ['a-2', 'b-1']],
    ['the two numbers of workers swapped', swapped('Q1', 'Q2'), ['a-2', 'b-1']],
    ['an MRC that is drawn on supply', moved('MRC', ([x, y]) => [2 * x, y]), ['a-1', 'a-2', 'b-1']],
  ],
};
