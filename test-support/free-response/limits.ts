import { drawing, type Drawing } from '../drawing';
import type { Family } from './asked';
import { without } from './imperfect-competition-errors';
import { guide, namesSwapped, noAxisName, nothingShaded, swapped, type TypicalErrors } from './typical-errors';

// Limits on a quantity beside taxes, drawn in several styles.

const equilibrium = drawing('market')
  .line('D', [0, 0.95], [0.95, 0])
  .line('S', [0, 0.1], [0.85, 0.95])
  .mark('D = S', { x: 'QE', y: 'PE' });
const SURPLUS = { under: ['D'], over: ['PB'], leftOf: 'QL' };
const limited = (drawn: Drawing, at: number) =>
  drawn
    .mark([at, 0.95 - at], { x: 'QL', y: 'PB' })
    .mark([at, 0.1 + at], { y: 'PS' })
    .shadeWithin('CS', SURPLUS);

export const quotaOrTax: Family = {
  right: () => ({
    'guides at the limit': limited(equilibrium, 0.25),
    'an upright line at the limit, and labels at the axes': drawing('market', 'Q', 'P')
      .line('Supply', [0, 0.2], [0.95, 0.7])
      .line('Demand', [0.05, 0.9], [0.8, 0.15])
      .mark('D = S', { x: 'Q_E', y: 'P_E' })
      .line('QL', [0.3, 0], [0.3, 0.95])
      .mark('D at QL', { y: 'P_B' })
      .mark([0, 0.358], { y: 'P_S' })
      .shadeWithin('Consumer surplus', { under: ['D'], over: ['PB'], leftOf: 'QL' }),
    'bent curves, a supply with the tax, and no name for the area': drawing('market', 'Quantity', 'Price ($)')
      .smooth('S', [0.03, 0.15], [0.4, 0.4], [0.85, 0.85])
      .line('S + tax', [0.05, 0.45], [0.5, 0.9])
      .smooth('D', [0.02, 0.9], [0.4, 0.4], [0.9, 0.15])
      .mark('D = S', { label: 'E', x: 'Q*', y: 'P*' })
      .mark([0.2, 0], { x: 'Quota' })
      .mark('D at Quota', { x: '', y: 'Pc' })
      .mark('S at Quota', { y: 'Pp' })
      .shadeWithin('', { under: ['D'], over: ['Pc'], leftOf: 'Quota' }),
  }),
  followed: () => ({
    'a limit to the right of the equilibrium': [limited(equilibrium, 0.6), ['a-2']],
    'an equilibrium beside the intersection': [
      limited(
        drawing('market')
          .line('D', [0, 0.95], [0.95, 0])
          .line('S', [0, 0.1], [0.85, 0.95])
          .mark([0.5, 0.525], { x: 'QE', y: 'PE' }),
        0.25,
      ),
      ['a-1'],
    ],
    'a price of consumers that is read from supply': [
      equilibrium.mark([0.25, 0.35], { x: 'QL', y: 'PB' }).mark([0.25, 0.7], { y: 'PS' }).shadeWithin('CS', SURPLUS),
      ['a-2'],
    ],
  }),
};

export const LIMIT_ERRORS: TypicalErrors = {
  'quota-or-tax': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no equilibrium quantity', guide('QE', null), ['a-1']],
    ['no limit', guide('QL', null), ['a-2']],
    ['no price of producers', guide('PS', null), ['a-2']],
    ['the two prices swapped', swapped('PB', 'PS'), ['a-2', 'b-1']],
    ['the names of demand and supply swapped', namesSwapped('curves', 'D', 'S'), ['a-1', 'a-2', 'b-1']],
    ['no demand', without('D'), ['a-1', 'a-2', 'b-1']],
    ['consumer surplus down to the old price', swapped('PB', 'PE'), ['a-1', 'a-2', 'b-1']],
    ['nothing shaded', nothingShaded, ['b-1']],
  ],
};
