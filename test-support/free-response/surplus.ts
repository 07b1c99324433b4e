import type { Point } from '../../economics/figure';
import { drawing, type Drawing } from '../drawing';
import type { Family } from './asked';

// Surplus and total revenue as areas, drawn in several styles.

const limited = drawing('market')
  .line('D', [0.02, 0.95], [0.7, 0.1])
  .line('S', [0.02, 0.1], [0.75, 0.6])
  .mark('D = S', { x: 'Q1', y: 'P1' });
const loss = { under: ['D'], over: ['S'], rightOf: 'Q2' };

export const consumerAndProducerSurplus: Family = {
  right: () => ({
    'steep curves, and the loss on both sides of the old price': limited
      .mark([0.25, 0.6625], { x: 'Q2', y: 'P2' })
      .shadeWithin('CS', { under: ['D'], over: ['P2'] })
      .shadeWithin('DWL', loss),
    'MB and MC, labels at the axes, and an upright line at the new quantity': drawing('market', 'Q', 'P')
      .line('MC', [0, 0.2], [0.9, 0.65])
      .line('MB', [0.9, 0.15], [0, 0.75])
      .line('Q2', [0.25, 0], [0.25, 0.9])
      .mark([0.471, 0], { x: 'Q1' })
      .mark([0, 0.4355], { y: 'P1' })
      .mark('MB at Q2', { y: 'P2' })
      .shadeWithin('Consumer surplus', { under: ['MB'], over: ['P2'] })
      .shadeWithin('Deadweight loss', { under: ['MB'], over: ['MC'], rightOf: 'Q2', leftOf: 'Q1' }),
    'bent curves with two names each, and two areas for the loss': drawing('market', 'Output', 'Price, cost')
      .smooth('Demand = MB', [0.03, 0.9], [0.3, 0.55], [0.8, 0.2])
      .smooth('Supply = MC', [0.03, 0.12], [0.4, 0.35], [0.75, 0.8])
      .mark('D = S', { label: 'E', x: 'Q_1', y: 'P_1' })
      .mark([0.2, 0], { x: 'Q_2' })
      .mark('D at Q2', { x: '', y: 'P_2' })
      .shadeWithin('dwl', { under: ['D'], over: ['P1'], rightOf: 'Q2' })
      .shadeWithin('dwl', { under: ['P1'], over: ['S'], rightOf: 'Q2' })
      .shadeWithin('cs', { under: ['D'], over: ['P2'] }),
  }),
  followed: () => ({
    'the new price at the height of supply': [
      limited
        .mark([0.25, 0.2575], { x: 'Q2', y: 'P2' })
        .mark('D at Q2', { x: '' })
        .shadeWithin('CS', { under: ['D'], over: ['P2'], leftOf: 'Q2' })
        .shadeWithin('DWL', loss),
      ['c-1'],
    ],
  }),
};

/** The demand at two prices, and the revenue that is gained: for more units, or from a higher price. */
function revenue(demand: Drawing, [low, high]: readonly [Point, Point], isPriceCut: boolean, label: string): Drawing {
  const [old, now] = isPriceCut ? [high, low] : [low, high];
  return demand
    .mark(old, { x: 'Q1', y: 'P1' })
    .mark(now, { x: 'Q2', y: 'P2' })
    .shadeWithin(
      label,
      isPriceCut ? { under: ['P2'], rightOf: 'Q1', leftOf: 'Q2' } : { under: ['P2'], over: ['P1'], leftOf: 'Q2' },
    );
}

const steep = drawing('market').line('D', [0.1, 0.9], [0.5, 0.1]);
const flat = drawing('market', 'Q', 'P').line('Demand', [0.9, 0.25], [0, 0.7]);

export const elasticityAndTotalRevenue: Family = {
  right: ({ y, isPriceCut }) => ({
    'a steep demand': revenue(
      steep,
      [
        [0.4, 0.3],
        [0.25, 0.6],
      ],
      isPriceCut,
      'Gain',
    ),
    'a flat demand, and an area in two pieces without a name': revenue(
      flat.mark([0.45, 0.475], { x: '', y: '' }),
      [
        [0.7, 0.35],
        [0.2, 0.6],
      ],
      isPriceCut,
      '',
    ),
    'a bent demand, and all four labels at the axes': revenue(
      drawing('market', 'Quantity demanded', y.at(-1) ?? '').smooth('D1', [0.05, 0.95], [0.3, 0.5], [0.9, 0.2]),
      [
        [0.9, 0.2],
        [0.3, 0.5],
      ],
      isPriceCut,
      'Revenue gained',
    ),
  }),
  followed: ({ isPriceCut }) => ({
    'a first point beside the demand curve': [
      revenue(
        steep,
        isPriceCut
          ? [
              [0.4, 0.3],
              [0.25, 0.7],
            ]
          : [
              [0.4, 0.2],
              [0.25, 0.6],
            ],
        isPriceCut,
        'Gain',
      ),
      ['a-i-1'],
    ],
  }),
};
