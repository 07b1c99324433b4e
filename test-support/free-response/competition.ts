import { drawing, type Drawing } from '../drawing';
import type { Family } from './asked';
import { allBelow, lifted, without } from './imperfect-competition-errors';
import { guide, namesSwapped, noAxisName, nothingShaded, nth, swapped, type TypicalErrors } from './typical-errors';

// Competitive markets beside one of their firms, drawn in several styles.

// Demand and supply meet at (.4, .5), after the increase in demand at (.55, .65), and in the long run at (.7, .5).
const before = drawing('market').line('D1', [0, 0.9], [0.9, 0]).line('S1', [0, 0.1], [0.8, 0.9]);
const equilibrium = before.mark('D1 = S1', { x: 'Q1', y: 'P1' });
const longRun = (drawn: Drawing) =>
  drawn
    .line('D2', [0.25, 0.95], [1, 0.2])
    .mark('D2 = S1', { x: 'Q2', y: 'P2' })
    .line('S2', [0.2, 0], [0.9, 0.7])
    .mark('D2 = S2', { x: 'QLR' });

const PROFIT = { under: ['MR2'], over: ['ATC at q2'], leftOf: 'q2' };

/** A firm whose lowest average total cost is at the first price. */
const firm = (market: Drawing, price = 0.5, newPrice = 0.65) =>
  market
    .panel('firm', 'Quantity', 'Price, cost')
    .line('MR1', [0, price], [0.9, price])
    .line('MR2', [0, newPrice], [0.9, newPrice])
    .line('MC', [0, price - 0.3], [0.9, price + 0.375])
    .smooth('ATC', [0.1, price + 0.35], [0.2, price + 0.12], [0.4, price], [0.6, price + 0.05], [0.85, price + 0.2])
    .mark('MC = MR1', { x: 'q1' })
    .mark('MC = MR2', { x: 'q2' })
    .mark('ATC at q2', { y: '' });

const profitable = (drawn: Drawing) => drawn.shadeWithin('Profit', PROFIT);

const bent = drawing('market', 'Q', 'Price ($)')
  .smooth('Demand', [0.1, 0.8], [0.35, 0.4], [0.75, 0.1])
  .smooth('Supply', [0.1, 0.15], [0.35, 0.4], [0.75, 0.95])
  .smooth("Demand'", [0.35, 0.85], [0.6, 0.41], [0.95, 0.12])
  .smooth("Supply'", [0.3, 0.1], [0.6, 0.41], [0.92, 0.85])
  .mark('D = S', { label: 'A', x: 'Q_1', y: 'P_1' })
  .mark("D' = S", { label: 'B', x: 'Q_2', y: 'P_2' })
  .mark("D' = S'", { label: 'C', x: 'Q_LR', y: 'P_1' });

const bentHeights: readonly number[] = ['D = S', "D' = S"].map((place) => bent.pointAt(place)[1]);
const [first = NaN, second = NaN] = bentHeights;

export const perfectCompetition: Family = {
  right: () => ({
    'straight lines': profitable(firm(longRun(equilibrium))),
    "bent curves, and all names of the firm's lines": bent
      .panel('firm', 'Output', 'Dollars')
      .line('D = MR = AR = P1', [0, first], [1, first])
      .line('D = MR = AR = P2', [0, second], [1, second])
      .smooth('Marginal cost', [0.05, 0.3], [0.12, 0.22], [0.35, first], [0.6, second + 0.1], [0.7, 0.95])
      .smooth('AC', [0.08, 0.9], [0.2, first + 0.1], [0.35, first], [0.5, first + 0.03], [0.85, first + 0.25])
      .mark('MC = P1', { x: 'q_1' })
      .mark('MC = P2', { x: 'q_2', y: '' })
      .mark('ATC at q2', { label: 'F', y: 'ATC' })
      .shadeWithin('Economic profit', { under: ['P2'], over: ['ATC at q2'], leftOf: 'q2' }),
    'names at the axes, primes, and no name for the area': drawing('market', 'Quantity', 'P')
      .line('S', [0.1, 0.1], [0.6, 0.8])
      .line('D', [0.1, 0.75], [0.7, 0.1])
      .line("D'", [0.3, 0.85], [0.97, 0.124])
      .line("S'", [0.395, 0.1], [0.9, 0.807])
      .mark([0.357, 0], { x: 'Q' })
      .mark([0, 0.463], { y: 'P' })
      .mark([0.488, 0], { x: "Q'" })
      .mark([0, 0.644], { y: "P'" })
      .mark([0.655, 0], { x: 'Q_{LR}' })
      .panel('firm', 'Q', 'Costs and revenue ($)')
      .line('MR', [0, 0.463], [0.95, 0.463])
      .line("MR'", [0, 0.644], [0.95, 0.646])
      .smooth('ATC', [0.1, 0.9], [0.25, 0.6], [0.5, 0.465], [0.68, 0.5], [0.95, 0.62])
      .line('MC', [0.1, 0.06], [0.85, 0.82])
      .mark('MC = MR', { x: 'q' })
      .mark("MC = MR'", { x: "q'" })
      .mark("ATC at q'", { x: '', y: '' })
      .shadeWithin('', { under: ["MR'"], over: ["ATC at q'"], leftOf: "q'" }),
  }),
  followed: () => ({
    'a line of the firm that is off the market price': [profitable(firm(longRun(equilibrium), 0.42)), ['a-2']],
    'an equilibrium beside the intersection': [
      profitable(
        firm(
          before
            .mark([0.4, 0.56], { x: 'Q1', y: 'P1' })
            .line('D2', [0.25, 0.95], [1, 0.2])
            .mark('D2 = S1', { x: 'Q2', y: 'P2' })
            .line('S2', [0.15, 0.05], [0.9, 0.8])
            .mark('D2 = S2', { x: 'QLR' }),
          0.56,
        ),
      ),
      ['a-1'],
    ],
    'a demand of the firm that slopes downward': [
      longRun(equilibrium)
        .panel('firm', 'Quantity', 'Price, cost')
        .line('MR1', [0, 0.8], [0.9, 0.125])
        .line('MR2', [0, 0.95], [0.9, 0.275])
        .line('MC', [0, 0.2], [0.9, 0.875])
        .smooth('ATC', [0.1, 0.85], [0.2, 0.62], [0.4, 0.5], [0.6, 0.55], [0.85, 0.7])
        .mark('MC = MR1', { x: 'q1' })
        .mark('MC = MR2', { x: 'q2' })
        .mark('ATC at q2', { y: '' })
        .shadeWithin('Profit', PROFIT),
      ['a-2', 'b-2'],
    ],
    'a demand that decreases': [
      firm(
        equilibrium
          .line('D2', [0, 0.7], [0.7, 0])
          .mark('D2 = S1', { x: 'Q2', y: 'P2' })
          .line('S2', [0, 0.3], [0.6, 0.9])
          .mark('D2 = S2', { x: 'QLR' }),
        0.5,
        0.4,
      ),
      ['b-1', 'b-2', 'b-3', 'd-ii-1'],
    ],
    'no change of supply in the long run': [
      profitable(
        firm(
          equilibrium
            .line('D2', [0.25, 0.95], [1, 0.2])
            .mark('D2 = S1', { x: 'Q2', y: 'P2' })
            .mark('D2 = S1', { x: 'QLR' }),
        ),
      ),
      ['d-ii-1'],
    ],
  }),
};

export const COMPETITION_ERRORS: TypicalErrors = {
  'perfect-competition': [
    ['an axis of the market without a name', noAxisName, ['a-1']],
    ['an axis of the firm without a name', noAxisName, ['a-3'], 'firm'],
    ['no first price', guide('P1', null), ['a-1']],
    ['the two prices swapped', swapped('P1', 'P2'), ['a-1', 'b-1']],
    ['no quantity of the firm', guide('q1', null), ['a-3'], 'firm'],
    ['the two quantities of the firm swapped', swapped('q1', 'q2'), ['a-3', 'b-2', 'b-3'], 'firm'],
    ['an economic profit in the long run', lifted('ATC', -0.08), ['a-3', 'b-3'], 'firm'],
    ['the names of MC and ATC swapped', namesSwapped('curves', 'MC', 'ATC'), ['a-3', 'b-2', 'b-3'], 'firm'],
    ['no second line of the firm', without('MR2'), ['b-2', 'b-3'], 'firm'],
    ['no new demand', without('D2'), ['b-1', 'd-ii-1']],
    ['revenue shaded for profit', allBelow('Profit', 'q2'), ['b-3'], 'firm'],
    ['nothing shaded', nothingShaded, ['b-3'], 'firm'],
    ['no change of supply', without('S2'), ['d-ii-1']],
    ['no quantity in the long run', guide('QLR', null), ['d-ii-1']],
    [
      'a supply that does not reach the old price',
      nth('curves', 3, {
        handles: [
          [0.02, 0.1],
          [0.95, 0.85],
        ],
      }),
      ['d-ii-1'],
    ],
  ],
};
