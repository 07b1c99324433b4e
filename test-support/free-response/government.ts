import { drawing, type Drawing } from '../drawing';
import type { Family } from './asked';
import { allBelow, lifted, without } from './imperfect-competition-errors';
import { guide, namesSwapped, noAxisName, nothingShaded, swapped, type TypicalErrors } from './typical-errors';

// What governments buy, provide, and subsidize, drawn in several styles.

const market = drawing('market').line('D', [0, 0.9], [0.9, 0]).line('S', [0, 0.1], [0.8, 0.9]);
const floored = market
  .mark('D = S', { x: 'QE', y: 'PE' })
  .line('PF', [0, 0.65], [0.95, 0.65])
  .mark('D beside PF', { x: 'QD' })
  .mark('S beside PF', { x: 'QS' });
const SOLD = { under: ['PF'], over: ['S'], leftOf: 'QS' };

export const floorWithPurchases: Family = {
  right: () => ({
    'straight lines': floored.shadeWithin('PS', SOLD),
    'the floor at its axis, and upright lines at the quantities': drawing('market', 'Q', 'P')
      .line('Supply', [0, 0.2], [0.95, 0.8])
      .line('Demand', [0.1, 0.95], [0.7, 0.05])
      .mark('D = S', { x: 'Q_E' })
      .mark([0, 0.446], { y: 'P_E' })
      .line('', [0, 0.65], [0.95, 0.65])
      .mark([0.3, 0.65], { x: 'Q_D', y: 'Price floor' })
      .mark([0.7125, 0.65], { x: 'Q_S', y: '' })
      .shadeWithin('Producer surplus', { under: ['PF'], over: ['S'], leftOf: 'QS' }),
    'bent curves, and no name for the area': drawing('market', 'Quantity', 'Price ($)')
      .smooth('S', [0.03, 0.15], [0.4, 0.4], [0.85, 0.85])
      .smooth('D', [0.05, 0.85], [0.4, 0.4], [0.9, 0.15])
      .mark('D = S', { label: 'E', x: 'Q*', y: 'P*' })
      .line('Floor', [0, 0.6], [1, 0.6])
      .mark('D beside PF', { label: 'A', x: 'Qd' })
      .mark('S beside PF', { label: 'B', x: 'Qs' })
      .shadeWithin('', { under: ['Floor'], over: ['S'], leftOf: 'Qs' }),
  }),
  followed: () => ({
    'a floor below the equilibrium': [
      market
        .mark('D = S', { x: 'QE', y: 'PE' })
        .line('PF', [0, 0.35], [0.95, 0.35])
        .mark('D beside PF', { x: 'QD' })
        .mark('S beside PF', { x: 'QS' })
        .shadeWithin('PS', SOLD),
      ['a-2'],
    ],
    'an equilibrium beside the intersection': [
      market
        .mark([0.4, 0.56], { x: 'QE', y: 'PE' })
        .line('PF', [0, 0.65], [0.95, 0.65])
        .mark('D beside PF', { x: 'QD' })
        .mark('S beside PF', { x: 'QS' })
        .shadeWithin('PS', SOLD),
      ['a-1'],
    ],
    'a surplus up to what consumers buy': [
      floored.shadeWithin('PS', { under: ['PF'], over: ['S'], leftOf: 'QD' }),
      ['b-1'],
    ],
  }),
};

/** Two benefits and a sum whose intercepts have the numbers of the rubric. */
const benefits = (numbers: readonly string[], drawn = drawing('market', 'Quantity', 'Marginal benefit')) =>
  [0.5, 0.3, 0.8].reduce((all, y, index) => all.mark([0, y], { y: numbers[index] ?? '' }), drawn);
const two = (drawn: Drawing) => drawn.line('MB1', [0, 0.5], [0.8, 0]).line('MB2', [0, 0.3], [0.48, 0]);
const optimal = (drawn: Drawing) => drawn.line('MC', [0, 0.4], [0.9, 0.4]).mark('MSB = MC', { x: 'QS' });

export const verticalSum: Family = {
  right: ({ numbers }) => ({
    'a sum with a kink': optimal(two(benefits(numbers)).line('MSB', [0, 0.8], [0.48, 0.2], [0.8, 0])),
    'a straight sum, dollar signs, and other words': benefits(
      numbers.map((number) => `$${number}`),
      drawing('market', 'Q', 'Dollars'),
    )
      .line('MB1', [0, 0.5], [0.75, 0])
      .line('MB2', [0, 0.3], [0.75, 0])
      .line('D = MSB', [0, 0.8], [0.74, 0])
      .line('Supply = MC', [0, 0.4], [0.95, 0.4])
      .mark([0.37, 0], { x: 'Q_S' }),
    'bent curves drawn by hand, and demands of the two': benefits(numbers, drawing('market', 'Units', 'Price'))
      .smooth('D1', [0.01, 0.49], [0.3, 0.3], [0.8, 0.03])
      .smooth('D2', [0.01, 0.3], [0.25, 0.15], [0.5, 0.02])
      .smooth('Marginal social benefit', [0.01, 0.79], [0.3, 0.45], [0.5, 0.22], [0.8, 0.03])
      .line('MSC', [0, 0.35], [0.9, 0.351])
      .mark('MSB = MSC', { label: 'A', x: 'Qs' }),
  }),
  followed: ({ numbers }) => ({
    'a horizontal sum': [
      optimal(
        two(
          [0.5, 0.3].reduce(
            (all, y, index) => all.mark([0, y], { y: numbers[index] ?? '' }),
            drawing('market', 'Quantity', 'Benefit'),
          ),
        ).line('MSB', [0, 0.5], [0.32, 0.3], [0.95, 0]),
      ),
      ['a-2'],
    ],
    'a benefit that is too large': [
      optimal(two(benefits(['1', numbers[1] ?? '', numbers[2] ?? ''])).line('MSB', [0, 0.8], [0.48, 0.2], [0.8, 0])),
      ['a-1'],
    ],
    'a marginal cost that rises': [
      two(benefits(numbers))
        .line('MSB', [0, 0.8], [0.48, 0.2], [0.8, 0])
        .line('MC', [0, 0.1], [0.8, 0.7])
        .mark('MSB = MC', { x: 'QS' }),
      ['b-1'],
    ],
  }),
};

// Demand and supply meet at (.4, .5), MSB and supply at (.5, .6), where demand is at .4.
const external = market.mark('D = S', { x: 'QM', y: 'PM' }).line('MSB', [0.1, 1], [1, 0.1]);
const granted = (drawn: Drawing) => drawn.mark('S at QS', { y: 'PS' }).mark('D at QS', { y: 'PB' });

export const correctiveSubsidy: Family = {
  right: () => ({
    'straight lines': granted(external.mark('MSB = S', { x: 'QS' })),
    'a benefit that falls, a subsidized supply, and labels at the axes': drawing('market', 'Q', 'Benefit, cost')
      .line('MSC = MPC', [0, 0.25], [0.95, 0.6])
      .line('MPC − subsidy', [0, 0.1], [0.95, 0.45])
      .line('MSB', [0, 0.95], [0.95, 0.1])
      .line('MPB', [0, 0.7], [0.9, 0])
      .mark('MPB = MPC', { x: 'Q_M', y: 'P_M' })
      .mark([0.554, 0], { x: 'Q_S' })
      .mark([0, 0.454], { y: 'P_S' })
      .mark([0, 0.269], { y: 'P_B' }),
    'bent curves drawn by hand, and other names': drawing('market', 'Quantity of units', '$')
      .smooth('Demand', [0.02, 0.7], [0.35, 0.42], [0.85, 0.08])
      .smooth('Marginal social benefit', [0.04, 0.92], [0.4, 0.63], [0.95, 0.25])
      .smooth('Supply', [0.05, 0.15], [0.4, 0.4], [0.9, 0.85])
      .mark('D = S', { label: 'A', x: 'Qm', y: 'Pm' })
      .mark('MSB = S', { label: 'B', x: 'Qs', y: 'Pp' })
      .mark('D at Qs', { label: 'C', y: 'Pc' }),
  }),
  followed: () => ({
    'an MSB below demand': [
      granted(market.mark('D = S', { x: 'QM', y: 'PM' }).line('MSB', [0, 0.7], [0.7, 0]).mark('MSB = S', { x: 'QS' })),
      // Its quantity is too small, so that the price of consumers is above that of producers, as with a tax.
      ['a-2', 'b-1'],
    ],
    'a market quantity that is too small': [
      granted(
        market.mark([0.25, 0.65], { x: 'QM', y: 'PM' }).line('MSB', [0.1, 1], [1, 0.1]).mark('MSB = S', { x: 'QS' }),
      ),
      ['a-1'],
    ],
    'a quantity to the right of the intersection': [granted(external.mark([0.6, 0.5], { x: 'QS' })), ['a-2']],
  }),
};

export const GOVERNMENT_ERRORS: TypicalErrors = {
  'floor-with-purchases': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no equilibrium price', guide('PE', null), ['a-1']],
    ['the quantities demanded and supplied swapped', swapped('QD', 'QS'), ['a-2', 'b-1']],
    ['no floor', without('PF'), ['a-2', 'b-1']],
    ['the names of demand and supply swapped', namesSwapped('curves', 'D', 'S'), ['a-1', 'a-2', 'b-1']],
    ['revenue shaded for producer surplus', allBelow('PS', 'QS'), ['b-1']],
    ['nothing shaded', nothingShaded, ['b-1']],
  ],
  'vertical-sum': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['the names of the two benefits swapped', namesSwapped('curves', 'MB1', 'MB2'), ['a-1']],
    ['no sum', without('MSB'), ['a-2', 'b-1']],
    ['no marginal cost', without('MC'), ['b-1']],
    ['no socially optimal quantity', guide('QS', null), ['b-1']],
    ['a sum that begins too low', lifted('MSB', -0.15), ['a-2', 'b-1']],
  ],
  'corrective-subsidy': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no price of the market', guide('PM', null), ['a-1']],
    ['the names of demand and MSB swapped', namesSwapped('curves', 'D = MPB', 'MSB'), ['a-1', 'a-2', 'b-1']],
    ['the prices of consumers and producers swapped', swapped('PB', 'PS'), ['b-1']],
    ['no price of consumers', guide('PB', null), ['b-1']],
    ['the market price as the price of consumers', swapped('PM', 'PB'), ['a-1', 'b-1']],
    ['no socially optimal quantity', guide('QS', null), ['a-2']],
    ['the quantities of the market and of society swapped', swapped('QM', 'QS'), ['a-1', 'a-2', 'b-1']],
  ],
};
