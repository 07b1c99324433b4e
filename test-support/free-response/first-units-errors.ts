import {
  guide,
  namesSwapped,
  noAxisName,
  nothingShaded,
  nth,
  straight,
  swapped,
  type TypicalErrors,
} from './typical-errors';

// Typical errors in the graphs of units 1 to 4.

export const FIRST_UNITS_ERRORS: TypicalErrors = {
  'ppc-growth': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['a straight PPC', straight(0), ['a-1', 'b-1']],
    ['a wrong intercept', nth('marks', 0, { y: '7' }), ['a-2']],
    ['the inefficient and the unattainable point swapped', namesSwapped('marks', 'G', 'H'), ['b-1', 'b-2']],
    ['the two growths swapped', namesSwapped('curves', 'PPC2', 'PPC3'), ['d-i-1', 'e-i-1']],
  ],
  'comparative-advantage': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['a wrong intercept', nth('marks', 0, { x: '7' }), ['a-1']],
    [
      'a bowed PPC',
      nth('curves', 0, {
        shape: 'smooth',
        handles: [
          [0, 0.8],
          [0.5, 0.7],
          [0.8, 0],
        ],
      }),
      ['a-1'],
    ],
  ],
  'trade-from-labor-hours': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['a wrong intercept of the second producer', nth('marks', 2, { x: '7' }), ['a-2']],
    ['trade at a point that needs none', nth('marks', 4, { at: [0.1, 0.1] }), ['d-1']],
  ],
  'marginal-benefit-and-cost': [
    ['an axis without a name', noAxisName, ['d-i-1']],
    [
      'the old and the new benefit swapped',
      (panel) => ({ ...namesSwapped('curves', 'MB1', 'MB2')(panel), arrows: [] }),
      ['d-i-1', 'd-ii-1'],
    ],
    ['the old and the new benefit swapped, told apart by the arrow', namesSwapped('curves', 'MB1', 'MB2'), []],
    ['no new quantity', guide('Q2', null), ['d-ii-1']],
  ],
  'shift-of-one-curve': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no first price', guide('P1', null), ['a-1']],
    ['no new price', guide('P2', null), ['b-2']],
  ],
  'both-curves-shift': [
    ['an axis without a name', noAxisName, ['a-i-1']],
    ['no new quantity', guide('Q2', null), ['a-ii-1']],
  ],
  'consumer-and-producer-surplus': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no equilibrium price', guide('P1', null), ['a-1']],
    ['nothing shaded', nothingShaded, ['c-2', 'c-3']],
    ['the wrong region for the consumer surplus', nth('areas', 0, { seeds: [[0.02, 0.02]] }), ['c-2']],
  ],
  'elasticity-and-total-revenue': [
    ['an axis without a name', noAxisName, ['a-i-1']],
    ['nothing shaded', nothingShaded, ['a-ii-1']],
    [
      'all revenue shaded',
      nth('areas', 0, {
        seeds: [
          [0.02, 0.02],
          [0.02, 0.4],
        ],
      }),
      ['a-ii-1'],
    ],
  ],
  'cross-and-income-elasticity': [
    ['an axis without a name', noAxisName, ['b-i-1']],
    ['no new price in the first market', guide('P2', null), ['b-i-2']],
  ],
  'per-unit-tax': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no equilibrium price', guide('PE', null), ['a-1']],
    ['the prices of buyers and sellers swapped', swapped('PB', 'PS'), ['a-3', 'a-4']],
    ['no price received by sellers', guide('PS', null), ['a-4']],
    ['nothing shaded', nothingShaded, ['b-1']],
    [
      'half of the loss shaded',
      ({ areas }) => ({ areas: areas.map((area) => ({ ...area, seeds: area.seeds.slice(1) })) }),
      ['b-1'],
    ],
    ['tax revenue shaded', nth('areas', 0, { seeds: [[0.1, 0.5]] }), ['b-1']],
  ],
  'tax-incidence': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no price received by sellers', guide('PS', null), ['a-2']],
    [
      'supply that slopes upward',
      nth('curves', 1, {
        handles: [
          [0, 0],
          [0.9, 0.9],
        ],
      }),
      ['a-1'],
    ],
  ],
  'tax-on-inelastic-demand': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no quantity', guide('QE', null), ['a-1']],
    ['no price of consumers', guide('PB', null), ['a-2', 'b-1']],
    ['the prices swapped', swapped('PE = PS', 'PB'), ['a-1', 'a-2', 'b-1']],
    ['the names of demand and supply swapped', namesSwapped('curves', 'D', 'S'), ['a-1']],
    ['nothing shaded', nothingShaded, ['b-1']],
  ],
  'per-unit-subsidy': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no equilibrium price', guide('P1', null), ['a-1']],
    ['no price paid by buyers', guide('PB', null), ['a-3']],
    ['the prices of buyers and sellers swapped', swapped('PB', 'PS'), ['a-3']],
    ['nothing shaded', nothingShaded, ['b-1']],
  ],
  'price-ceiling': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no equilibrium price', guide('PE', null), ['a-1']],
    ['the quantities supplied and demanded swapped', swapped('QS', 'QD'), ['a-3']],
    ['nothing shaded', nothingShaded, ['c-i-1']],
    [
      'a ceiling above the equilibrium',
      nth('curves', 2, {
        handles: [
          [0, 0.75],
          [0.9, 0.75],
        ],
      }),
      ['a-2', 'a-3'],
    ],
  ],
  'price-floor': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no equilibrium price', guide('PE', null), ['a-1']],
    ['the quantities supplied and demanded swapped', swapped('QS', 'QD'), ['a-2']],
    [
      'a floor below the equilibrium',
      nth('curves', 2, {
        handles: [
          [0, 0.2],
          [0.9, 0.2],
        ],
      }),
      ['a-2'],
    ],
  ],
};
