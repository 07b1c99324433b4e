import { drawing } from '../drawing';
import type { Family } from './asked';

// Price ceilings and floors, drawn in several styles.

const market = drawing('market').line('D', [0.02, 0.85], [0.9, 0.2]).line('S', [0.02, 0.05], [0.7, 0.9]);
const equilibrium = market.mark('D = S', { x: 'QE', y: 'PE' });
const bent = drawing('market')
  .smooth('Supply', [0.05, 0.1], [0.4, 0.45], [0.7, 0.95])
  .smooth('Demand', [0.05, 0.9], [0.4, 0.45], [0.9, 0.15])
  .mark('D = S', { label: 'E', x: 'Q*', y: 'P*' });
const bentCeiling = bent
  .line('Ceiling', [0, 0.26], [1, 0.26])
  .mark('S beside PC', { x: 'Qs' })
  .mark('D beside PC', { x: 'Qd' });
const loss = { under: ['D'], over: ['S'], rightOf: 'QS' };

export const priceCeiling: Family = {
  right: ({ y }) => ({
    'the ceiling as a line, and a guide down from demand': equilibrium
      .line('PC', [0, 0.35], [0.95, 0.35])
      .mark('S beside PC', { x: 'QS' })
      .mark('D beside PC', { x: 'QD' })
      .mark('D at QS', { x: '' })
      .shadeWithin('DWL', loss),
    'the ceiling at its axis, and the price that consumers would pay': equilibrium
      .mark([0.26, 0.35], { x: 'QS', y: 'Price ceiling' })
      .mark([0.697, 0.35], { x: 'QD', y: '' })
      .mark('D at QS', { y: '' })
      .shadeWithin('', { ...loss, leftOf: 'QE' }),
    'bent curves, and an upright line at the quantity supplied': bentCeiling
      .axes('Q', y.at(-1) ?? '')
      .line('', bentCeiling.pointAt('S beside PC'), bentCeiling.pointAt('D at Qs'))
      .shadeWithin('Deadweight loss', { under: ['D'], over: ['S'], rightOf: 'Qs' }),
  }),
  followed: () => ({
    'a ceiling above the equilibrium': [
      equilibrium.line('PC', [0, 0.7], [0.95, 0.7]).mark('S beside PC', { x: 'QS' }).mark('D beside PC', { x: 'QD' }),
      ['a-2', 'c-i-1'],
    ],
  }),
};

export const priceFloor: Family = {
  right: () => ({
    'the floor as a line': equilibrium
      .line('PF', [0, 0.7], [0.95, 0.7])
      .mark('D beside PF', { x: 'QD' })
      .mark('S beside PF', { x: 'QS' }),
    'the floor at its axis': drawing('market', 'Q', 'P')
      .line('S', [0, 0.2], [0.9, 0.8])
      .line('D', [0.1, 0.9], [0.6, 0])
      .mark([0.25, 0.63], { x: 'Q_D', y: 'Price floor' })
      .mark([0, 0.438], { y: 'P_E' })
      .mark('D = S', { x: 'Q_E' })
      .mark([0.645, 0.63], { x: 'Q_S', y: '' }),
    'bent curves and a named line': bent
      .axes('Quantity', 'Price ($)')
      .line('Price floor', [0, 0.6], [0.9, 0.61])
      .mark('D beside PF', { label: 'A', x: 'Qd' })
      .mark('S beside PF', { label: 'B', x: 'Qs' }),
  }),
  followed: () => ({
    'a supply that is perfectly inelastic': [
      drawing('market')
        .line('D', [0.02, 0.85], [0.9, 0.2])
        .line('S', [0.5, 0], [0.5, 0.95])
        .mark('D = S', { x: 'QE', y: 'PE' })
        .line('PF', [0, 0.7], [0.95, 0.7])
        .mark('D beside PF', { x: 'QD' })
        .mark('S beside PF', { x: 'QS' }),
      ['a-1'],
    ],
  }),
};
