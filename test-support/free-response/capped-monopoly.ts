import { drawing, type Drawing } from '../drawing';
import type { Family } from './asked';
import { allBelow, moved, priceAcross, without } from './imperfect-competition-errors';
import { guide, noAxisName, nothingShaded, swapped, type TypicalErrors } from './typical-errors';

// A monopoly with a price ceiling, drawn in several styles.

// MR and MC meet at .27, where demand is .66; demand and MC at .43, .53.
const demand = drawing('firm').line('D', [0, 0.9], [0.95, 0.08]);
const revenue = demand.line('MR', [0, 0.9], [0.5, 0.04]);
const costs = (drawn: Drawing) => drawn.line('MC', [0, 0.2], [0.8, 0.8]);
const priced = (drawn: Drawing) => costs(drawn).mark('D at (MR = MC)', { x: 'QM', y: 'PM' });
const LOST = { under: ['D'], over: ['MC'], rightOf: 'QC' };
const capped = (drawn: Drawing, label = 'DWL') =>
  drawn.line('PC', [0, 0.6], [0.9, 0.6]).mark('D beside PC', { x: 'QC' }).shadeWithin(label, LOST);

export const monopolyPriceCeiling: Family = {
  right: () => ({
    'a line for the ceiling': capped(priced(revenue)),
    'a ceiling on the axis, and other words': drawing('firm', 'Q', 'Dollars')
      .line('MR', [0, 0.85], [0.5, 0.05])
      .line('Demand', [0, 0.85], [0.95, 0.2])
      .line('Marginal cost', [0.05, 0.1], [0.9, 0.75])
      .mark('MR = MC', { x: 'Q_M' })
      .mark('D at QM', { x: '' })
      .mark([0, 0.634], { y: 'P_M' })
      .mark([0.439, 0.55], { x: 'Q_C', y: 'Ceiling' })
      .shadeWithin('Deadweight loss', LOST),
    'bent curves drawn by hand, and no name for the area': drawing('firm', 'Output', 'Price, cost')
      .smooth('D = MB', [0.02, 0.92], [0.4, 0.6], [0.92, 0.1])
      .smooth('MR', [0.02, 0.88], [0.25, 0.42], [0.46, 0.02])
      .smooth('MC', [0.05, 0.3], [0.12, 0.22], [0.5, 0.45], [0.85, 0.85])
      .line('Price ceiling', [0, 0.6], [0.95, 0.61])
      .mark('MR = MC', { x: 'Qm' })
      .mark('D at Qm', { label: 'A', x: '', y: 'Pm' })
      .mark('D beside PC', { label: 'B', x: 'Qc' })
      .shadeWithin('', LOST),
  }),
  followed: () => ({
    'a marginal revenue that begins above demand': [capped(priced(demand.line('MR', [0, 0.98], [0.5, 0.04]))), ['a-1']],
    'a quantity where demand and marginal cost intersect': [
      capped(costs(revenue).mark('D = MC', { x: 'QM', y: 'PM' })),
      // Its own price is as low as the efficient one, so no ceiling is below the one and above the other.
      ['a-2', 'b-1'],
    ],
    'a ceiling above the price of the monopoly': [
      priced(revenue)
        .line('PC', [0, 0.75], [0.9, 0.75])
        .mark('D beside PC', { x: 'QC' })
        .mark('D at QC', { y: '' })
        .shadeWithin('DWL', LOST),
      ['b-1'],
    ],
    'a quantity where marginal cost equals the ceiling': [
      priced(revenue).line('PC', [0, 0.6], [0.9, 0.6]).mark('MC beside PC', { x: 'QC' }),
      ['b-1', 'b-2'],
    ],
    'the deadweight loss without the ceiling': [
      capped(priced(revenue), 'x').shadeWithin('DWL', { under: ['D'], over: ['MC'], rightOf: 'QM' }),
      ['b-2'],
    ],
  }),
};

export const CAPPED_MONOPOLY_ERRORS: TypicalErrors = {
  'monopoly-price-ceiling': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['marginal revenue drawn on demand', moved('MR', ([x, y]) => [2 * x, y]), ['a-1', 'a-2']],
    ['a price read where MR and MC intersect', priceAcross('PM'), ['a-3', 'b-1']],
    ['no price', guide('PM', null), ['a-3']],
    ['no ceiling', guide('PC', ''), ['b-1']],
    ['the price and the ceiling swapped', swapped('PM', 'PC'), ['a-3', 'b-1']],
    ['the quantities swapped', swapped('QM', 'QC'), ['a-2', 'a-3', 'b-1', 'b-2']],
    ['no MC', without('MC'), ['a-2', 'b-1', 'b-2']],
    ['revenue shaded for the loss', allBelow('DWL', 'PC'), ['b-2']],
    ['nothing shaded', nothingShaded, ['b-2']],
  ],
};
