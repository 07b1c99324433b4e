import { drawing, type Drawing } from '../drawing';
import type { Family } from './asked';

// A single-price monopoly, drawn in several styles.

const demand = drawing('firm', 'Quantity', 'Price, cost').line('D', [0, 0.9], [0.9, 0]);
const profit = { under: ['PM'], over: ['ATC at QM'], leftOf: 'QM' };
const costs = (drawn: Drawing) =>
  drawn
    .line('MC', [0, 0.1], [0.8, 0.6])
    .smooth('ATC', [0.08, 0.75], [0.4, 0.35], [0.8, 0.55])
    .mark('D at (MR = MC)', { x: 'QM', y: 'PM' })
    .mark('ATC at QM', { y: '' })
    .shadeWithin('Profit', profit)
    .shadeWithin('DWL', { under: ['D'], over: ['MC'], rightOf: 'QM' });

export const monopoly: Family = {
  right: () => ({
    'straight lines': costs(demand.line('MR', [0, 0.9], [0.45, 0])),
    'a marginal revenue that begins lower, and a marginal cost that falls first': drawing('firm', 'Q', 'Dollars')
      .smooth('ATC', [0.12, 0.85], [0.38, 0.463], [0.8, 0.65])
      .smooth('MC', [0.05, 0.4], [0.15, 0.2], [0.35, 0.42], [0.6, 0.9])
      .line('Marginal revenue', [0.03, 0.85], [0.42, 0.05])
      .line('Demand = AR', [0.03, 0.95], [0.75, 0.25])
      .mark('MR = MC', { x: 'Qm' })
      .mark('D at Qm', { x: '', y: 'Pm' })
      .mark('ATC at Qm', { y: 'C' })
      .shadeWithin('dwl', { under: ['D'], over: ['MC'], rightOf: 'Qm' })
      .shadeWithin('profit', { under: ['Pm'], over: ['ATC at Qm'], leftOf: 'Qm' }),
    'a flat demand, and other words': drawing('firm', 'Output', 'Cost and revenue')
      .line('Demand = MB', [0, 0.85], [0.95, 0.45])
      .line('MR', [0, 0.85], [0.9, 0.1])
      .line('Marginal cost', [0, 0.05], [0.9, 0.8])
      .smooth('Average total cost', [0.15, 0.8], [0.55, 0.508], [0.9, 0.68])
      .mark('MR = MC', { x: 'Q_M', y: '' })
      .mark('D at QM', { x: '', y: 'P_M' })
      .mark('ATC at QM', { y: '' })
      .shadeWithin('Economic profit', profit)
      .shadeWithin('Deadweight loss', { under: ['D'], over: ['MC'], rightOf: 'QM' }),
  }),
  followed: () => ({
    'a marginal revenue that begins above demand': [costs(demand.line('MR', [0, 0.98], [0.5, 0])), ['a-1']],
  }),
};
