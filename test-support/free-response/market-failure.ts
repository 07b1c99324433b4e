import { drawing, type Drawing } from '../drawing';
import type { Asked, Family } from './asked';

// External costs and benefits, drawn in several styles.

// Demand and supply meet at (.4, .5), MSC and demand at (.3, .6).
const market = drawing('market').line('D = MPB', [0, 0.9], [0.9, 0]).line('S = MPC', [0, 0.1], [0.8, 0.9]);
const LOST = { under: ['MSC'], over: ['D'], leftOf: 'QM' };
const unregulated = (drawn: Drawing) => drawn.mark('D = S', { x: 'QM', y: 'PM' });
const shadedLoss = (drawn: Drawing, label = 'DWL') => drawn.mark('MSC at QM', { x: '' }).shadeWithin(label, LOST);
const twoPrices = (drawn: Drawing) => drawn.mark('D at QS', { y: 'PB' }).mark('S at QS', { y: 'PS' });
const externalCost = unregulated(market.line('MSC', [0, 0.3], [0.6, 0.9]));

export const negativeExternality: Family = {
  right: () => ({
    'straight lines': twoPrices(shadedLoss(externalCost.mark('MSC = D', { x: 'QS' }))),
    'an external cost that grows, and a supply that the tax shifts': drawing('market', 'Q', 'Price ($)')
      .line('MSC', [0, 0.2], [0.5, 0.95])
      .line('MPC', [0, 0.2], [0.9, 0.65])
      .line('MPC + tax', [0, 0.3], [0.9, 0.75])
      .line('MPB = MSB', [0, 0.75], [0.95, 0.05])
      .mark('MPB = MPC', { x: 'Q_M', y: 'P_M' })
      .mark('MSC = MPB', { x: 'Q_S', y: 'P_B' })
      .mark('MPC at QS', { y: 'P_S' })
      .mark('MSC at QM', { x: '' })
      .shadeWithin('Deadweight loss', { under: ['MSC'], over: ['MPB'], leftOf: 'QM' }),
    'bent curves drawn by hand, labels at the axes, and no name for the area': drawing('market', 'Output', 'Costs, $')
      .smooth('Supply (marginal private cost)', [0.02, 0.12], [0.4, 0.4], [0.85, 0.7])
      .smooth('Marginal social cost', [0.02, 0.25], [0.35, 0.58], [0.65, 0.95])
      .smooth('Demand', [0.03, 0.9], [0.45, 0.44], [0.95, 0.15])
      .mark('D = S', { label: 'A', x: 'Qm', y: 'Pm' })
      .mark('MSC = D', { label: 'B', x: 'Qs', y: '' })
      .mark('MSC at Qm', { x: '' })
      .mark('D at Qs', { y: 'Pb' })
      .mark('S at Qs', { y: 'Ps' })
      .shadeWithin('', { under: ['MSC'], over: ['D'], leftOf: 'Qm' }),
  }),
  followed: () => ({
    'an MSC below MPC': [
      twoPrices(
        unregulated(market.line('MSC', [0.1, 0], [0.9, 0.8]))
          .mark('MSC = D', { x: 'QS' })
          .mark('MSC at QM', { x: '' })
          .shadeWithin('DWL', { under: ['D'], over: ['MSC'], rightOf: 'QM' }),
      ),
      ['a-2', 'a-3', 'b-1', 'd-ii-1'],
    ],
    'a quantity to the left of the intersection': [
      twoPrices(shadedLoss(externalCost.mark([0.2, 0.5], { x: 'QS' }))),
      ['a-3'],
    ],
    'a market quantity that is too large': [
      twoPrices(
        shadedLoss(
          market
            .line('MSC', [0, 0.3], [0.6, 0.9])
            .mark([0.55, 0.35], { x: 'QM', y: 'PM' })
            .mark('MSC = D', { x: 'QS' }),
        ),
      ),
      ['a-1'],
    ],
    'an MSB above demand': [
      twoPrices(
        externalCost
          .line('MSB', [0, 1], [1, 0])
          .mark('MSC = MSB', { x: 'QS' })
          .mark('MSC at QM', { x: '' })
          .shadeWithin('DWL', { under: ['MSC'], over: ['MSB'], leftOf: 'QM' }),
      ),
      ['a-3', 'b-1'],
    ],
  }),
};

const GAINED = { under: ['MSB'], over: ['S'], rightOf: 'QM' };
const missing = (drawn: Drawing) => drawn.mark('MSB at QM', { x: '' }).shadeWithin('DWL', GAINED);
const externalBenefit = unregulated(market.line('MSB', [0.1, 1], [1, 0.1]));

export const positiveExternality: Family = {
  right: () => ({
    'straight lines': missing(externalBenefit.mark('MSB = S', { x: 'QS' })),
    'a flat supply, other names, and labels at the axes': drawing('market', 'Q', 'Benefit, cost')
      .line('MSC = MPC', [0, 0.25], [0.95, 0.45])
      .line('MSB', [0, 0.95], [0.95, 0.15])
      .line('MPB', [0, 0.75], [0.9, 0])
      .mark([0.48, 0], { x: 'Q_M' })
      .mark([0, 0.35], { y: 'P_M' })
      .mark('MSB = MSC', { x: 'Q_S', y: 'P_S' })
      .mark('MSB at QM', { x: '' })
      .shadeWithin('Deadweight loss', { under: ['MSB'], over: ['MSC'], rightOf: 'QM' }),
    'bent curves drawn by hand, a subsidized demand, and no name for the area': drawing(
      'market',
      'Quantity of units',
      '$',
    )
      .smooth('Demand', [0.02, 0.7], [0.35, 0.42], [0.85, 0.08])
      .smooth('Marginal social benefit = D + subsidy', [0.04, 0.92], [0.4, 0.63], [0.95, 0.25])
      .smooth('Supply', [0.05, 0.15], [0.4, 0.4], [0.9, 0.85])
      .mark('D = S', { label: 'A', x: 'Qm', y: 'Pm' })
      .mark('MSB = S', { label: 'B', x: 'Qs' })
      .mark('MSB at Qm', { x: '' })
      .shadeWithin('', { under: ['MSB'], over: ['S'], rightOf: 'Qm' }),
  }),
  followed: () => ({
    'an MSB below demand': [
      unregulated(market.line('MSB', [0, 0.7], [0.7, 0]))
        .mark('MSB = S', { x: 'QS' })
        .mark('MSB at QM', { x: '' })
        .shadeWithin('DWL', { under: ['S'], over: ['MSB'], leftOf: 'QM' }),
      ['a-2', 'b-1'],
    ],
    'a market quantity that is too small': [
      missing(
        market.line('MSB', [0.1, 1], [1, 0.1]).mark([0.25, 0.65], { x: 'QM', y: 'PM' }).mark('MSB = S', { x: 'QS' }),
      ),
      ['a-1'],
    ],
    'a quantity to the right of the intersection': [missing(externalBenefit.mark([0.7, 0.4], { x: 'QS' })), ['a-2']],
  }),
};

// Of a monopoly that sells .32 units at .58, MSC and demand meet to the right with a small external cost, to the left with a large one.
const single = drawing('firm')
  .line('D = MSB', [0, 0.9], [0.9, 0])
  .line('MR', [0, 0.9], [0.45, 0])
  .line('MC', [0, 0.1], [0.9, 0.55]);
const priced = single.mark('MR = MC', { x: 'QM' }).mark('D at QM', { y: 'PM' });

/** The deadweight loss is on one of the two sides of QM, whatever the drawing looks like. */
const lossOfMonopoly = (drawn: Drawing, label = 'DWL') => {
  const [x, value] = drawn.pointAt('D | MPB at QM');
  const [, cost] = drawn.pointAt('MSC at QM');
  const [social, top] = drawn.pointAt('MSC = D | MPB');
  // A point well inside the triangle.
  return drawn
    .mark([x, Math.max(value, cost)], { x: '' })
    .shade(label, [(2 * x + social) / 3, (value + cost + top) / 3]);
};

const isTooSmall = ({ lefts }: Asked): boolean => lefts.some(([first]) => first === 'QM');

export const pollutingMonopoly: Family = {
  right: (asked) => {
    const harm = isTooSmall(asked) ? 0.1 : 0.4;
    return {
      'straight lines': lossOfMonopoly(
        priced.line('MSC', [0, 0.1 + harm], [0.9, 0.55 + harm]).mark('MSC = D', { x: 'QS' }),
      ),
      'a flat marginal cost, other names, and labels at the axes': lossOfMonopoly(
        drawing('firm', 'Q', 'Cost and revenue')
          .line('MSC', [0, 0.17 + harm], [0.95, 0.23 + harm])
          .line('MPC', [0, 0.15], [0.95, 0.21])
          .line('Marginal revenue', [0, 0.8], [0.45, 0.04])
          .line('Demand', [0, 0.8], [0.95, 0.02])
          .mark('MR = MPC', { x: 'Q_M' })
          .mark([0, 0.492], { y: 'P_M' })
          .mark('MSC = D', { x: 'Q_S', y: 'P_S' }),
        'Deadweight loss',
      ),
      'bent curves drawn by hand, and no name for the area': lossOfMonopoly(
        drawing('firm', 'Output', '$')
          .smooth('Marginal social cost', [0.02, 0.12 + harm], [0.5, 0.35 + harm], [0.85, 0.58 + harm])
          .smooth('Marginal cost', [0.02, 0.1], [0.5, 0.33], [0.9, 0.6])
          .smooth('MR', [0.02, 0.88], [0.25, 0.42], [0.46, 0.02])
          .line('MPB = MSB', [0.03, 0.92], [0.92, 0.03])
          .mark('MR = MC', { label: 'A', x: 'Qm' })
          .mark('MSB at Qm', { label: 'B', x: '', y: 'Pm' })
          .mark('MSC = MSB', { label: 'C', x: 'Qs' }),
        '',
      ),
    };
  },
  followed: (asked) => {
    const [right, wrong] = isTooSmall(asked) ? [0.1, 0.4] : [0.4, 0.1];
    const withHarm = (drawn: Drawing, harm: number) =>
      lossOfMonopoly(drawn.line('MSC', [0, 0.1 + harm], [0.9, 0.55 + harm]).mark('MSC = D', { x: 'QS' }));
    return {
      'an MSC that puts the socially optimal quantity on the other side': [withHarm(priced, wrong), ['b-1']],
      'a price read where MR and MC intersect': [
        withHarm(single.mark('MR = MC', { x: 'QM', y: 'PM' }), right),
        ['a-1'],
      ],
    };
  },
};
