import { drawing } from '../drawing';
import type { Family } from './asked';

// Taxes and subsidies, drawn in several styles.

const DWL = { under: ['D'], over: ['S'], rightOf: 'QT', leftOf: 'QE' };
const narrow = drawing('market', 'Q', 'P').line('D', [0.05, 0.95], [0.45, 0.1]).line('S', [0.05, 0.2], [0.6, 0.6]);
const narrowEquilibrium = narrow.mark('D = S', { x: 'QE', y: 'PE' });

export const perUnitTax: Family = {
  right: () => ({
    'a wedge alone in a small graph': narrowEquilibrium
      .mark([0.2, 0.63125], { x: 'QT', y: 'PB' })
      .mark('S at QT', { y: 'PS' })
      .shadeWithin('', DWL),
    'bent curves, and supply shifted up': drawing('market', 'Quantity of units', 'Price per unit ($)')
      .smooth('S2', [0.05, 0.35], [0.4, 0.7], [0.6, 0.95])
      .smooth('S1', [0.05, 0.1], [0.4, 0.45], [0.75, 0.9])
      .smooth('D1', [0.05, 0.9], [0.4, 0.45], [0.9, 0.15])
      .mark('D1 = S2', { x: 'Qt', y: 'Pb' })
      .mark('S1 at Qt', { y: 'Ps' })
      .mark('D1 = S1', { label: 'E', x: 'Qe', y: 'Pe' })
      .shadeWithin('Deadweight loss', { under: ['D1'], over: ['S1'], rightOf: 'Qt' }),
    'demand shifted down': drawing('market')
      .line('S', [0, 0.15], [0.9, 0.5])
      .line('D1', [0, 0.95], [0.8, 0])
      .line('D2', [0, 0.7], [0.59, 0])
      .mark('D1 = S', { x: 'QE', y: 'PE' })
      .mark('D2 = S', { x: 'QT', y: 'PS' })
      .mark('D1 at QT', { x: '', y: 'PB' })
      .arrow([0.3, 0.6], [0.15, 0.5])
      .shadeWithin('DWL', { under: ['D1'], over: ['S'], rightOf: 'QT' }),
    'D = MB and S = MC, labels at the axes, and an upright line for the tax': drawing('market')
      .line('D = MB', [0, 0.8], [0.8, 0])
      .line('S = MC', [0, 0], [0.8, 0.8])
      .line('tax', [0.25, 0.24], [0.25, 0.56])
      .mark([0.4, 0], { x: 'QE' })
      .mark([0, 0.4], { y: 'PE' })
      .mark([0.25, 0], { x: 'QT' })
      .mark([0, 0.55], { y: 'PB' })
      .mark([0, 0.25], { y: 'PS' })
      .shadeWithin('', DWL),
  }),
  followed: () => ({
    'a price of buyers above demand': [
      narrow
        .line('S + tax', [0.05, 0.5], [0.5, 0.83])
        .mark('D = S', { x: 'QE', y: 'PE' })
        .mark('D = S + tax', { x: 'QT' })
        .mark('S at QT', { y: 'PS' })
        .mark([0.2, 0.85], { y: 'PB' })
        .shadeWithin('DWL', DWL),
      ['a-3'],
    ],
    'an equilibrium beside the intersection': [
      narrow
        .mark([0.37, 0.46], { x: 'QE', y: 'PE' })
        .mark([0.2, 0.63125], { x: 'QT', y: 'PB' })
        .mark('S at QT', { y: 'PS' })
        .shadeWithin('DWL', { under: ['D'], over: ['S'], rightOf: 'QT' }),
      ['a-1'],
    ],
  }),
};

export const taxIncidence: Family = {
  right: ({ y }) => ({
    'a flat demand and one label for both prices': drawing('market')
      .line('D', [0.05, 0.85], [0.8, 0.2])
      .line('S', [0.35, 0.02], [0.35, 0.95])
      .mark('D = S', { x: 'QE', y: 'PE = PB' })
      .mark([0.35, 0.3], { y: 'PS' }),
    'demand shifted down, and a label for each price': drawing('market', 'Q', y.at(-1) ?? '')
      .line('S', [0.6, 0.9], [0.6, 0])
      .line('D1', [0.1, 0.95], [0.9, 0.35])
      .line('D2', [0.1, 0.75], [0.9, 0.15])
      .mark('D1 = S', { x: 'Q_E', y: 'P_E' })
      .mark([0.3, 0.575], { y: 'P_B' })
      .mark('D2 = S', { y: 'P_S' }),
    'a bent demand and a supply that leans a little': drawing('market', 'Quantity', 'Price ($)')
      .smooth('Demand', [0.05, 0.9], [0.4, 0.45], [0.9, 0.3])
      .line('Supply', [0.5, 0], [0.51, 0.9])
      .mark('D = S', { x: 'Q*', y: 'P* = Pb' })
      .mark([0.505, 0.2], { x: '', y: 'Ps' }),
  }),
  followed: () => ({
    'a supply that slopes upward': [
      drawing('market')
        .line('D', [0.05, 0.85], [0.8, 0.2])
        .line('S', [0.2, 0.1], [0.6, 0.9])
        .mark('D = S', { x: 'QE', y: 'PE = PB' })
        .mark([0.35, 0.3], { y: 'PS' }),
      ['a-1'],
    ],
  }),
};

const needed = drawing('market').line('D', [0.5, 0], [0.5, 0.95]).line('S', [0.05, 0.1], [0.9, 0.7]);
const TAXED = { under: ['PB'], over: ['PS'], leftOf: 'QE' };

export const taxOnInelasticDemand: Family = {
  right: () => ({
    'one label for both prices': needed
      .mark('D = S', { x: 'QE', y: 'PE = PS' })
      .mark([0.5, 0.6], { y: 'PB' })
      .shadeWithin('Revenue', TAXED),
    'supply shifted up, and labels at the axes': drawing('market', 'Q', 'P')
      .line('S1', [0, 0.2], [0.9, 0.55])
      .line('S2', [0, 0.4], [0.9, 0.75])
      .line('D', [0.4, 0.9], [0.4, 0.02])
      .mark([0.4, 0], { x: 'Q_E' })
      .mark([0, 0.3556], { y: 'P_E' })
      .mark('D = S1', { y: 'P_S' })
      .mark('D = S2', { y: 'P_B' })
      .shadeWithin('Tax revenue', TAXED),
    'bent curves, a demand that leans a little, and no name for the area': drawing('market', 'Quantity', 'Price ($)')
      .smooth('Supply', [0.05, 0.15], [0.4, 0.35], [0.9, 0.85])
      .line('Demand', [0.55, 0.02], [0.56, 0.95])
      .mark('D = S', { label: 'E', x: 'Q*', y: 'P* = Pp' })
      .mark([0.5573, 0.7], { y: 'Pc' })
      .shadeWithin('', { under: ['Pc'], over: ['Pp'], leftOf: 'Q*' }),
  }),
  followed: () => ({
    'a demand that slopes downward': [
      drawing('market')
        .line('D', [0.2, 0.95], [0.8, 0.05])
        .line('S', [0.05, 0.1], [0.9, 0.7])
        .mark('D = S', { x: 'QE', y: 'PE = PS' })
        .mark([0.4, 0.65], { y: 'PB' })
        .mark([0.55, 0.65], { y: '' })
        .shadeWithin('Revenue', TAXED),
      ['a-1'],
    ],
    'a tax that is shared': [
      needed
        .mark('D = S', { x: 'QE', y: 'PE' })
        .mark([0.5, 0.55], { y: 'PB' })
        .mark([0.5, 0.3], { y: 'PS' })
        .shadeWithin('Revenue', TAXED),
      ['a-2'],
    ],
  }),
};

const subsidized = drawing('market').line('D', [0.05, 0.81], [0.9, 0.13]).line('S', [0.05, 0.18], [0.9, 0.69]);
const wedge = subsidized.mark([0.65, 0.54], { x: 'Q2', y: 'PS' }).mark('D at Q2', { y: 'PB' });
const surplusCost = { under: ['S'], over: ['D'], leftOf: 'Q2' };

export const perUnitSubsidy: Family = {
  right: () => ({
    'a wedge alone': wedge.mark('D = S', { x: 'Q1', y: 'P1' }).shadeWithin('DWL', surplusCost),
    'demand shifted up': drawing('market', 'Q', 'P')
      .line('D2', [0, 0.95], [0.7, 0.3])
      .line('D1', [0, 0.65], [0.6, 0.1])
      .line('S1', [0, 0.1], [0.7, 0.75])
      .mark('D1 = S1', { x: 'Q1', y: 'P1' })
      .mark('D2 = S1', { x: 'Q2', y: 'PS' })
      .mark('D1 at Q2', { y: 'PB' })
      .shadeWithin('', { under: ['S1'], over: ['D1'], leftOf: 'Q2' }),
    'bent curves, and supply with the subsidy': drawing('market', 'Quantity', 'Price')
      .smooth('Demand', [0.05, 0.9], [0.4, 0.45], [0.9, 0.2])
      .smooth('S with subsidy', [0.3, 0.1], [0.65, 0.35], [0.95, 0.7])
      .smooth('Supply', [0.05, 0.1], [0.4, 0.45], [0.75, 0.95])
      .mark('D = S', { label: 'E', x: 'Q_1', y: 'P_1' })
      .mark('D = S with subsidy', { x: 'Q_2', y: 'P_b' })
      .mark('S at Q2', { x: '', y: 'P_s' })
      .shadeWithin('Deadweight loss', surplusCost),
  }),
  followed: () => ({
    'a first equilibrium beside the intersection': [
      wedge.mark([0.44, 0.39], { x: 'Q1', y: 'P1' }).shadeWithin('DWL', surplusCost),
      ['a-1'],
    ],
  }),
};
