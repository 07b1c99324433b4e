import { drawing, type Drawing } from '../drawing';
import type { Family } from './asked';
import { without } from './imperfect-competition-errors';
import { guide, namesSwapped, noAxisName, nth, swapped, type TypicalErrors } from './typical-errors';

// An increase in the demand for labor, in the market and for one firm, drawn in several styles.

const LABOR = 'Quantity of labor';

// Demand and supply meet at (.35, .45), after the increase at (.5, .6).
const labor = drawing('market', LABOR, 'Wage').line('D1', [0, 0.8], [0.8, 0]).line('S', [0, 0.1], [0.8, 0.9]);
const before = labor.mark('D1 = S', { x: 'Q1', y: 'W1' });
const after = (drawn: Drawing) => drawn.line('D2', [0.15, 0.95], [0.95, 0.15]).mark('D2 = S', { x: 'Q2', y: 'W2' });

const firm = (market: Drawing, wage = 0.45, newWage = 0.6) =>
  market
    .panel('firm', LABOR, 'Wage')
    .line('MRP1', [0, 0.8], [0.8, 0])
    .line('MRP2', [0.2, 0.95], [0.95, 0.2])
    .line('MRC1', [0, wage], [0.9, wage])
    .line('MRC2', [0, newWage], [0.9, newWage])
    .mark('MRP1 = MRC1', { x: 'L1' })
    .mark('MRP2 = MRC2', { x: 'L2' });

export const shiftOfLaborDemand: Family = {
  right: ({ x }) => ({
    'straight lines': firm(after(before)),
    'bent curves, primes, and the wages as names of the lines': drawing('market', 'Number of workers', 'Wage rate ($)')
      .smooth('SL', [0.05, 0.15], [0.4, 0.42], [0.8, 0.9])
      .smooth('DL = MRP', [0.05, 0.75], [0.3, 0.35], [0.8, 0.1])
      .smooth("DL' = MRP'", [0.2, 0.9], [0.5, 0.52], [0.95, 0.25])
      .mark('DL = SL', { label: 'A', x: 'Q', y: 'W' })
      .mark("DL' = SL", { label: 'B', x: "Q'", y: "W'" })
      .panel('firm', 'Workers', 'Dollars')
      .smooth('MRP = DL', [0.05, 0.8], [0.35, 0.4], [0.9, 0.1])
      .smooth("MRP' = DL'", [0.2, 0.9], [0.55, 0.52], [0.95, 0.25])
      .line('S = MFC = W', [0.02, 0.355], [0.95, 0.355])
      .line("S' = MFC' = W'", [0.02, 0.515], [0.95, 0.515])
      .mark('MRP = S', { x: 'L' })
      .mark("MRP' = S'", { x: "L'" }),
    'a steep demand, and labels at the axes': drawing('market', x.at(-1) ?? '', 'Daily wage')
      .line('Labor demand 1', [0.2, 0.8], [0.5, 0.05])
      .line('Labor demand 2', [0.35, 0.95], [0.75, 0.05])
      .line('Labor supply', [0.1, 0.1], [0.95, 0.85])
      .mark([0.378, 0], { x: 'L1' })
      .mark([0, 0.345], { y: 'W_1' })
      .mark([0.551, 0], { x: 'L2' })
      .mark([0, 0.498], { y: 'W_2' })
      .panel('firm', 'Labor', 'MRP, wage')
      .line('W1', [0, 0.345], [1, 0.345])
      .line('W2', [0, 0.498], [1, 0.498])
      .line('D1', [0.2, 0.8], [0.5, 0.05])
      .line('D2', [0.35, 0.95], [0.75, 0.05])
      .mark('D1 = W1', { x: 'L1' })
      .mark('D2 = W2', { x: 'L2' }),
  }),
  followed: () => ({
    'a line of the firm that is off the market wage': [firm(after(before), 0.38), ['a-2']],
    'an equilibrium wage beside the intersection': [
      firm(after(labor.mark([0.35, 0.52], { x: 'Q1', y: 'W1' })), 0.52),
      ['a-1'],
    ],
    'a demand that decreases': [
      before
        .line('D2', [0, 0.6], [0.6, 0])
        .mark('D2 = S', { x: 'Q2', y: 'W2' })
        .panel('firm', LABOR, 'Wage')
        .line('MRP1', [0, 0.8], [0.8, 0])
        .line('MRP2', [0, 0.6], [0.6, 0])
        .line('MRC1', [0, 0.45], [0.9, 0.45])
        .line('MRC2', [0, 0.35], [0.9, 0.35])
        .mark('MRP1 = MRC1', { x: 'L1' })
        .mark('MRP2 = MRC2', { x: 'L2' }),
      ['c-1', 'c-2', 'c-3'],
    ],
    'a supply of labor that shifts instead': [
      firm(before.line('S2', [0, 0.4], [0.5, 0.9]).mark('D1 = S2', { x: 'Q2', y: 'W2' })),
      ['c-1'],
    ],
    'a wage of the firm that stays': [
      after(before)
        .panel('firm', LABOR, 'Wage')
        .line('MRP1', [0, 0.8], [0.8, 0])
        .line('MRP2', [0.2, 0.95], [0.95, 0.2])
        .line('MRC1', [0, 0.45], [0.9, 0.45])
        .mark('MRP1 = MRC1', { x: 'L1' })
        .mark('MRP2 = MRC1', { x: 'L2' }),
      ['c-3'],
    ],
  }),
};

export const LABOR_DEMAND_ERRORS: TypicalErrors = {
  'shift-of-labor-demand': [
    ['an axis of the market without a name', noAxisName, ['a-1']],
    ['an axis of the firm without a name', noAxisName, ['a-3'], 'firm'],
    ['no first wage', guide('W1', null), ['a-1']],
    ['the two wages swapped', swapped('W1', 'W2'), ['a-1', 'c-1']],
    ['no number of workers of the firm', guide('L1', null), ['a-3'], 'firm'],
    ['the two numbers of workers swapped', swapped('L1', 'L2'), ['a-3', 'c-3'], 'firm'],
    ['the names of the two demands swapped', namesSwapped('curves', 'D1', 'D2'), ['a-1', 'c-1']],
    ['no new demand', without('D2'), ['c-1']],
    ['no new MRP', without('MRP2'), ['c-2', 'c-3'], 'firm'],
    ['no new MRC', without('MRC2'), ['c-3'], 'firm'],
    [
      'a labor supply to the firm that slopes upward',
      nth('curves', 2, {
        handles: [
          [0, 0.05],
          [0.9, 0.5],
        ],
      }),
      ['a-2', 'a-3'],
      'firm',
    ],
  ],
};
