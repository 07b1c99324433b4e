import { drawing, type Drawing } from '../drawing';
import type { Family } from './asked';
import { allBelow, lifted, without } from './imperfect-competition-errors';
import { guide, namesSwapped, noAxisName, nothingShaded, swapped, type TypicalErrors } from './typical-errors';

// What changes in demand do to a competitive industry and one of its firms, drawn in several styles.

// Demand and supply meet at (.6, .6), after the decrease in demand at (.45, .45), and in the long run at (.3, .6).
const before = drawing('market').line('D1', [0.25, 0.95], [1, 0.2]).line('S1', [0, 0], [0.95, 0.95]);
const equilibrium = before.mark('D1 = S1', { x: 'Q1', y: 'P1' });
const lessDemand = equilibrium.line('D2', [0, 0.9], [0.9, 0]).mark('D2 = S1', { x: 'Q2', y: 'P2' });
const afterExit = lessDemand.line('S2', [0, 0.3], [0.6, 0.9]).mark('D2 = S2', { x: 'QLR' });

const LOSS = { under: ['ATC at q2'], over: ['MR2'], leftOf: 'q2' };

/** A firm whose lowest average total cost is at the first price. */
const firm = (market: Drawing, price = 0.6, newPrice = 0.45) =>
  market
    .panel('firm', 'Quantity', 'Price, cost')
    .line('MR1', [0, price], [0.9, price])
    .line('MR2', [0, newPrice], [0.9, newPrice])
    .line('MC', [0, price - 0.4], [0.75, price + 0.2])
    .smooth('ATC', [0.15, price + 0.3], [0.3, price + 0.08], [0.5, price], [0.7, price + 0.06], [0.9, price + 0.2])
    .mark('MC = MR1', { x: 'q1' })
    .mark('MC = MR2', { x: 'q2' })
    .mark('ATC at q2', { x: '', y: '' });

const lossMaking = (drawn: Drawing) => drawn.shadeWithin('Loss', LOSS);

const bent = drawing('market', 'Q', 'Price ($)')
  .smooth('Demand', [0.35, 0.9], [0.6, 0.55], [0.95, 0.3])
  .smooth('Supply', [0.1, 0.1], [0.35, 0.3], [0.6, 0.55], [0.9, 0.95])
  .smooth("Demand'", [0.05, 0.85], [0.3, 0.44], [0.7, 0.15])
  .smooth("Supply'", [0.05, 0.2], [0.25, 0.61], [0.45, 0.9])
  .mark('D = S', { label: 'A', x: 'Q_1', y: 'P_1' })
  .mark("D' = S", { label: 'B', x: 'Q_2', y: 'P_2' })
  .mark("D' = S'", { label: 'C', x: 'Q_LR', y: 'P_1' });
const [first = NaN, second = NaN] = ['D = S', "D' = S"].map((place) => bent.pointAt(place)[1]);

export const lossesAndExit: Family = {
  right: () => ({
    'straight lines': lossMaking(firm(afterExit)),
    "bent curves, and all names of the firm's lines": bent
      .panel('firm', 'Output', 'Dollars')
      .line('D = MR = AR = P1', [0, first], [1, first])
      .line('D = MR = AR = P2', [0, second], [1, second])
      .smooth('Marginal cost', [0.05, 0.35], [0.15, 0.2], [0.33, second], [0.5, first], [0.72, 0.95])
      .smooth('AC', [0.15, 0.95], [0.33, first + 0.07], [0.5, first], [0.65, first + 0.06], [0.9, first + 0.25])
      .mark('MC = P1', { x: 'q_1' })
      .mark('MC = P2', { x: 'q_2', y: '' })
      .mark('ATC at q2', { label: 'F', x: '', y: 'ATC' })
      .shadeWithin('Economic loss', { under: ['ATC at q2'], over: ['P2'], leftOf: 'q2' }),
    'names at the axes, primes, and no name for the area': drawing('market', 'Quantity', 'P')
      .line('S', [0.1, 0.1], [0.9, 0.9])
      .line('D', [0.2, 0.9], [0.9, 0.2])
      .line("D'", [0.05, 0.75], [0.75, 0.05])
      .line("S'", [0, 0.3], [0.55, 0.85])
      .mark([0.55, 0], { x: 'Q' })
      .mark([0, 0.55], { y: 'P' })
      .mark([0.4, 0], { x: "Q'" })
      .mark([0, 0.4], { y: "P'" })
      .mark([0.25, 0], { x: 'Q_{LR}' })
      .panel('firm', 'Q', 'Costs and revenue ($)')
      .line('MR', [0, 0.55], [0.95, 0.55])
      .line("MR'", [0, 0.4], [0.95, 0.401])
      .smooth('ATC', [0.15, 0.9], [0.3, 0.63], [0.5, 0.55], [0.7, 0.62], [0.95, 0.85])
      .line('MC', [0.1, 0.15], [0.8, 0.85])
      .mark('MC = MR', { x: 'q' })
      .mark("MC = MR'", { x: "q'" })
      .mark("ATC at q'", { x: '', y: '' })
      .shadeWithin('', { under: ["ATC at q'"], over: ["MR'"], leftOf: "q'" }),
  }),
  followed: () => ({
    'a line of the firm that is off the market price': [lossMaking(firm(afterExit, 0.52)), ['a-2']],
    'a demand that increases': [
      firm(
        equilibrium
          .line('D2', [0.45, 0.95], [1, 0.4])
          .mark('D2 = S1', { x: 'Q2', y: 'P2' })
          .line('S2', [0.2, 0], [1, 0.8])
          .mark('D2 = S2', { x: 'QLR' }),
        0.6,
        0.7,
      ),
      ['b-1', 'b-2', 'b-3', 'e-ii-1'],
    ],
    'an equilibrium beside the intersection': [
      lossMaking(
        firm(
          before
            .mark([0.6, 0.66], { x: 'Q1', y: 'P1' })
            .line('D2', [0, 0.9], [0.9, 0])
            .mark('D2 = S1', { x: 'Q2', y: 'P2' })
            .line('S2', [0, 0.42], [0.48, 0.9])
            .mark('D2 = S2', { x: 'QLR' }),
          0.66,
        ),
      ),
      ['a-1'],
    ],
    'a supply that increases in the long run': [
      lossMaking(firm(lessDemand.line('S2', [0.2, 0], [1, 0.8]).mark('D2 = S2', { x: 'QLR' }))),
      ['e-ii-1'],
    ],
  }),
};

// Demand and supply meet at (.4, .4), with the larger demand at (.5, .5), and in the long run at (.55, .45).
const afterEntry = drawing('market')
  .line('D1', [0, 0.8], [0.8, 0])
  .line('S1', [0, 0], [0.95, 0.95])
  .mark('D1 = S1', { x: 'Q1', y: 'P1' })
  .line('D2', [0.05, 0.95], [1, 0]);
const longRun = afterEntry.line('S2', [0.1, 0], [0.95, 0.85]).mark('D2 = S2', { x: 'Q2', y: 'P2' });
const dearer = (market: Drawing, price = 0.4, newPrice = 0.45) =>
  market
    .panel('firm', 'Quantity', 'Price, cost')
    .line('MR1', [0, price], [0.9, price])
    .smooth('ATC1', [0.1, price + 0.3], [0.25, price + 0.08], [0.45, price], [0.65, price + 0.06], [0.9, price + 0.2])
    .line('MR2', [0, newPrice], [0.9, newPrice])
    .smooth(
      'ATC2',
      [0.1, newPrice + 0.3],
      [0.25, newPrice + 0.08],
      [0.45, newPrice],
      [0.65, newPrice + 0.06],
      [0.9, newPrice + 0.2],
    );

export const increasingCostIndustry: Family = {
  right: () => ({
    'straight lines': dearer(longRun),
    "bent curves, and the prices as names of the firm's lines": drawing('market', 'Q', 'P ($)')
      .smooth('Supply', [0.05, 0.1], [0.3, 0.35], [0.6, 0.9])
      .smooth('Demand', [0.05, 0.75], [0.3, 0.35], [0.7, 0.1])
      .smooth("Demand'", [0.25, 0.9], [0.53, 0.46], [0.95, 0.15])
      .smooth("Supply'", [0.2, 0.1], [0.53, 0.46], [0.8, 0.92])
      .mark('D = S', { label: 'A', x: 'Q_1', y: 'P_1' })
      .mark("D' = S'", { label: 'B', x: 'Q_2', y: 'P_2' })
      .panel('firm', 'Output', 'Dollars')
      .line('P1', [0, 0.35], [0.95, 0.35])
      .line('P2', [0, 0.46], [0.95, 0.461])
      .smooth('AC1', [0.15, 0.7], [0.3, 0.43], [0.5, 0.35], [0.7, 0.42], [0.9, 0.6])
      .smooth('AC2', [0.1, 0.9], [0.3, 0.52], [0.45, 0.46], [0.6, 0.51], [0.9, 0.75]),
    'names at the axes, and curves numbered from 0': drawing('market', 'Quantity', 'Price')
      .line('S0', [0.1, 0.2], [0.7, 0.8])
      .line('D0', [0.1, 0.7], [0.7, 0.1])
      .line('D1', [0.3, 0.95], [0.95, 0.3])
      .line('S1', [0.25, 0.2], [0.95, 0.9])
      .mark([0.35, 0], { x: 'Q0' })
      .mark([0, 0.45], { y: 'P0' })
      .mark([0.65, 0], { x: 'Q1' })
      .mark([0, 0.6], { y: 'P1' })
      .panel('firm', 'Q', 'P, C')
      .line('D = MR0', [0, 0.45], [0.95, 0.45])
      .line('D = MR1', [0, 0.6], [0.95, 0.6])
      .smooth('ATC0', [0.15, 0.8], [0.3, 0.53], [0.5, 0.45], [0.7, 0.52], [0.9, 0.7])
      .smooth('ATC1', [0.15, 0.95], [0.3, 0.68], [0.5, 0.6], [0.7, 0.67], [0.9, 0.85]),
  }),
  followed: () => ({
    'a line of the firm that is off the market price': [dearer(longRun, 0.34), ['a-2']],
    'a price that returns to its old level': [
      dearer(afterEntry.line('S2', [0.2, 0], [1, 0.8]).mark('D2 = S2', { x: 'Q2', y: 'P2' }), 0.4, 0.4),
      ['b-i-1', 'b-ii-1'],
    ],
    'no entry': [dearer(afterEntry.mark('D2 = S1', { x: 'Q2', y: 'P2' }), 0.4, 0.5), ['b-i-1']],
  }),
};

export const INDUSTRY_ERRORS: TypicalErrors = {
  'losses-and-exit': [
    ['an axis of the market without a name', noAxisName, ['a-1']],
    ['an axis of the firm without a name', noAxisName, ['a-3'], 'firm'],
    ['no first price', guide('P1', null), ['a-1']],
    ['the two prices swapped', swapped('P1', 'P2'), ['a-1', 'b-1']],
    ['no quantity of the firm', guide('q1', null), ['a-3'], 'firm'],
    ['the two quantities of the firm swapped', swapped('q1', 'q2'), ['a-3', 'b-2', 'b-3'], 'firm'],
    ['an economic loss in the long run', lifted('ATC', 0.08), ['a-3', 'b-3'], 'firm'],
    ['the names of MC and ATC swapped', namesSwapped('curves', 'MC', 'ATC'), ['a-3', 'b-2', 'b-3'], 'firm'],
    ['no second line of the firm', without('MR2'), ['b-2', 'b-3'], 'firm'],
    ['no new demand', without('D2'), ['b-1', 'e-ii-1']],
    ['total cost shaded for the loss', allBelow('Loss', 'q2'), ['b-3'], 'firm'],
    ['nothing shaded', nothingShaded, ['b-3'], 'firm'],
    ['no change of supply', without('S2'), ['e-ii-1']],
    ['no quantity in the long run', guide('QLR', null), ['e-ii-1']],
  ],
  'increasing-cost-industry': [
    ['an axis of the market without a name', noAxisName, ['a-1']],
    ['an axis of the firm without a name', noAxisName, ['a-2'], 'firm'],
    ['no first price', guide('P1', null), ['a-1']],
    ['the two prices swapped', swapped('P1', 'P2'), ['a-1', 'b-i-1']],
    ['an economic profit in the first long run', lifted('ATC1', -0.05), ['a-2'], 'firm'],
    ['no new supply', without('S2'), ['b-i-1']],
    ['no new demand', without('D2'), ['b-i-1']],
    ['no new cost curve', without('ATC2'), ['b-ii-1'], 'firm'],
    ['an economic profit in the last long run', lifted('ATC2', -0.03), ['b-ii-1'], 'firm'],
  ],
};
