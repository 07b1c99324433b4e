import { drawing, type Drawing } from '../drawing';
import type { Family } from './asked';
import { lifted, moved, without } from './imperfect-competition-errors';
import { guide, namesSwapped, noAxisName, swapped, type TypicalErrors } from './typical-errors';

// A lump-sum tax on all firms of a competitive market, drawn in several styles.

// Demand and supply meet at (.5, .4), with fewer firms at (.4, .5).
const market = drawing('market').line('D', [0.05, 0.85], [0.9, 0]).line('S1', [0, 0.1], [0.9, 0.64]);
const before = market.mark('D = S1', { x: 'Q1', y: 'P1' });
const exit = (drawn: Drawing) => drawn.line('S2', [0, 0.2], [0.8, 0.8]).mark('D = S2', { x: 'Q2', y: 'P2' });

/** A firm whose lowest average total cost is at the first price, and with the tax at the second. */
const firm = (drawn: Drawing, price = 0.4, newPrice = 0.5, tangent = newPrice) =>
  drawn
    .panel('firm', 'Quantity', 'Price, cost')
    .line('MR1', [0, price], [0.9, price])
    .line('MR2', [0, newPrice], [0.9, newPrice])
    .line('MC', [0.1, 0.1], [0.9, 0.9])
    .smooth('ATC1', [0.15, 0.7], [0.25, 0.5], [price, price], [0.65, 0.46], [0.85, 0.56])
    .smooth('ATC2', [0.2, 0.9], [0.32, 0.66], [tangent, tangent], [0.7, 0.56], [0.9, 0.66])
    .mark('MC = MR1', { x: 'q1' })
    .mark('MC = MR2', { x: 'q2' });

export const taxesInPerfectCompetition: Family = {
  right: () => ({
    'straight lines': firm(exit(before), before.pointAt('D = S1')[1], exit(before).pointAt('D = S2')[1]),
    "bent curves, primes, and all names of the firm's lines": drawing('market', 'Q', 'Price ($)')
      .smooth('Demand', [0.1, 0.85], [0.3, 0.6], [0.5, 0.45], [0.9, 0.2])
      .smooth('Supply', [0.1, 0.1], [0.5, 0.45], [0.8, 0.85])
      .smooth("Supply'", [0.05, 0.2], [0.3, 0.6], [0.45, 0.95])
      .mark('D = S', { label: 'A', x: 'Q', y: 'P' })
      .mark("D = S'", { label: 'B', x: "Q'", y: "P'" })
      .panel('firm', 'Output', 'Dollars')
      .line('D = MR = AR = P', [0, 0.45], [1, 0.45])
      .line("D' = MR' = AR' = P'", [0, 0.6], [1, 0.6])
      .smooth('Marginal cost', [0.08, 0.3], [0.15, 0.25], [0.35, 0.45], [0.5, 0.6], [0.7, 0.9])
      .smooth('AC', [0.1, 0.85], [0.2, 0.55], [0.35, 0.45], [0.5, 0.48], [0.85, 0.7])
      .smooth("AC'", [0.15, 0.98], [0.3, 0.72], [0.5, 0.6], [0.65, 0.64], [0.95, 0.85])
      .mark('MC = MR', { x: 'q' })
      .mark("MC = MR'", { x: "q'" }),
    'labels at the axes': drawing('market', 'Quantity', 'P')
      .line('S1', [0.1, 0.1], [0.8, 0.8])
      .line('S2', [0.05, 0.25], [0.6, 0.8])
      .line('D', [0.1, 0.9], [0.8, 0.2])
      .mark([0.5, 0], { x: 'Q_1' })
      .mark([0, 0.5], { y: 'P_1' })
      .mark([0.4, 0], { x: 'Q_2' })
      .mark([0, 0.6], { y: 'P_2' })
      .panel('firm', 'Q', 'Costs and revenue ($)')
      .line('P1', [0, 0.5], [0.95, 0.5])
      .line('P2', [0, 0.6], [0.95, 0.6])
      .smooth('ATC1', [0.1, 0.85], [0.2, 0.65], [0.4, 0.5], [0.6, 0.55], [0.8, 0.7])
      .smooth('ATC2', [0.2, 0.95], [0.35, 0.7], [0.53, 0.6], [0.7, 0.65], [0.9, 0.8])
      .line('MC', [0.07, 0.25], [0.9, 0.88])
      .mark('MC = P1', { x: 'q_1' })
      .mark('MC = P2', { x: 'q_2' }),
  }),
  followed: () => ({
    'a line of the firm that is off the market price': [firm(exit(before), 0.33, 0.5), ['a-2']],
    'no change of the market in the long run': [
      firm(before.mark('D = S1', { x: 'Q2', y: 'P2' }), 0.4, 0.5),
      ['c-ii-1', 'c-ii-2'],
    ],
    'a price that returns in the long run': [
      exit(before)
        .panel('firm', 'Quantity', 'Price, cost')
        .line('MR1', [0, 0.4], [0.9, 0.4])
        .line('MC', [0.1, 0.1], [0.9, 0.9])
        .smooth('ATC1', [0.15, 0.7], [0.25, 0.5], [0.4, 0.4], [0.65, 0.46], [0.85, 0.56])
        .smooth('ATC2', [0.2, 0.9], [0.32, 0.66], [0.5, 0.5], [0.7, 0.56], [0.9, 0.66])
        .mark('MC = MR1', { x: 'q1' })
        .mark('MC = MR1', { x: 'q2' }),
      ['c-ii-2'],
    ],
    'a marginal cost that shifts with the tax': [
      exit(before)
        .panel('firm', 'Quantity', 'Price, cost')
        .line('MR1', [0, 0.4], [0.9, 0.4])
        .line('MR2', [0, 0.5], [0.9, 0.5])
        .line('MC1', [0.1, 0.1], [0.9, 0.9])
        .line('MC2', [0.1, 0.2], [0.8, 0.9])
        .smooth('ATC1', [0.15, 0.7], [0.25, 0.5], [0.4, 0.4], [0.65, 0.46], [0.85, 0.56])
        .smooth('ATC2', [0.15, 0.8], [0.25, 0.6], [0.4, 0.5], [0.65, 0.56], [0.85, 0.66])
        .mark('MC1 = MR1', { x: 'q1' })
        .mark('MC2 = MR2', { x: 'q2' }),
      ['b-i-1'],
    ],
  }),
};

export const TAXED_COMPETITION_ERRORS: TypicalErrors = {
  'taxes-in-perfect-competition': [
    ['an axis of the market without a name', noAxisName, ['a-1']],
    ['an axis of the firm without a name', noAxisName, ['a-3'], 'firm'],
    ['no first price', guide('P1', null), ['a-1']],
    ['the two prices swapped', swapped('P1', 'P2'), ['a-1', 'c-ii-1']],
    ['the two supplies swapped', namesSwapped('curves', 'S1', 'S2'), ['a-1', 'c-ii-1']],
    ['no second supply', without('S2'), ['c-ii-1']],
    ['no quantity of the firm', guide('q1', null), ['a-3'], 'firm'],
    ['the two quantities of the firm swapped', swapped('q1', 'q2'), ['a-3', 'c-ii-2'], 'firm'],
    ['an economic profit before the tax', lifted('ATC1', -0.08), ['a-3'], 'firm'],
    ['no new ATC', without('ATC2'), ['b-i-1', 'c-ii-2'], 'firm'],
    ['a new ATC straight above the old one', moved('ATC2', ([x, y]) => [x * 0.72, y]), ['b-i-1'], 'firm'],
    ['no second line of the firm', without('MR2'), ['c-ii-2'], 'firm'],
  ],
};
