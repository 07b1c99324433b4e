import { drawing, type Drawing } from '../drawing';
import type { Family } from './asked';

// Monopolies, natural monopolies, price discrimination and monopolistic competition, drawn in several styles.

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
    'a quantity where demand and marginal cost intersect': [
      demand
        .line('MR', [0, 0.9], [0.45, 0])
        .line('MC', [0, 0.1], [0.8, 0.6])
        .smooth('ATC', [0.08, 0.75], [0.4, 0.35], [0.8, 0.55])
        .mark('D = MC', { x: 'QM', y: 'PM' })
        .mark('ATC at QM', { y: '' })
        .shadeWithin('Profit', profit),
      ['a-2', 'd-i-1'],
    ],
    'the demand of a price taker': [
      costs(drawing('firm', 'Quantity', 'Price').line('D = MR = P', [0, 0.5], [0.9, 0.5])),
      ['a-1', 'd-i-1'],
    ],
  }),
};

// D and MC intersect at .7, D and ATC at .55.
const natural = drawing('firm', 'Quantity', 'Price, cost')
  .line('D', [0, 0.9], [0.9, 0])
  .line('MC', [0, 0.2], [0.95, 0.2])
  .smooth('ATC', [0.12, 0.89], [0.2, 0.61], [0.35, 0.436], [0.55, 0.35], [0.9, 0.29]);
const regulated = (drawn: Drawing) =>
  drawn
    .mark('D = MC', { x: 'QR' })
    .mark('ATC at QR', { x: '', y: '' })
    .shadeWithin('Loss', { under: ['ATC at QR'], over: ['MC'], leftOf: 'QR' });

export const naturalMonopoly: Family = {
  right: () => ({
    'straight lines': regulated(natural.line('MR', [0, 0.9], [0.45, 0]).mark('D at (MR = MC)', { x: 'QM', y: 'PM' })),
    'a long-run cost curve, labels at the axes, and no name for the loss': drawing('firm', 'Q', 'Price ($)')
      .smooth('LRATC', [0.1, 0.85], [0.3, 0.47], [0.55, 0.34], [0.95, 0.28])
      .line('MR', [0, 0.8], [0.5, 0])
      .line('Demand', [0, 0.8], [0.95, 0.04])
      .line('MC', [0, 0.1], [1, 0.1])
      .mark('MR = MC', { x: 'Q_M' })
      .mark('D at QM', { x: '' })
      .mark([0, 0.45], { y: 'P_M' })
      .mark('LRATC at (D = MC)', { x: 'Q_R', y: 'ATC' })
      .mark('D = MC', { y: 'P_R' })
      .shadeWithin('', { under: ['LRATC at QR'], over: ['MC'], leftOf: 'QR' }),
    'bent curves drawn by hand, and a marginal cost that falls a little': drawing('firm', 'Output', 'Cost, revenue')
      .smooth('D = MB', [0.02, 0.93], [0.3, 0.64], [0.6, 0.37], [0.92, 0.05])
      .smooth('MR', [0.02, 0.9], [0.25, 0.5], [0.55, 0.03])
      .smooth('Average cost', [0.13, 0.9], [0.3, 0.54], [0.55, 0.38], [0.93, 0.3])
      .smooth('Marginal cost', [0.02, 0.2], [0.5, 0.18], [0.95, 0.17])
      .mark('D at (MR = MC)', { label: 'A', x: 'Qm', y: 'Pm' })
      .mark('D = MC', { label: 'B', x: 'Qr', y: '' })
      .mark('ATC at Qr', { label: 'C', y: '' })
      .shadeWithin('Economic loss', { under: ['ATC at Qr'], over: ['D at Qr'], leftOf: 'Qr' }),
  }),
  followed: () => ({
    'a marginal revenue that begins above demand': [
      regulated(natural.line('MR', [0, 0.98], [0.5, 0]).mark('D at (MR = MC)', { x: 'QM', y: 'PM' })),
      ['a-1'],
    ],
    'a regulated quantity that is too large': [
      natural
        .line('MR', [0, 0.9], [0.45, 0])
        .mark('D at (MR = MC)', { x: 'QM', y: 'PM' })
        .mark('D at QM', { y: '' })
        .mark([0.8, 0.1], { x: 'QR', y: '' })
        .mark('ATC at QR', { x: '', y: '' })
        .shadeWithin('Loss', { under: ['ATC at QR'], over: ['D at QR'], leftOf: 'QR' }),
      ['b-1'],
    ],
  }),
};

const single = demand.line('MR', [0, 0.9], [0.45, 0]);

export const perfectPriceDiscrimination: Family = {
  right: () => ({
    'straight lines': single
      .line('MC', [0, 0.2], [0.95, 0.2])
      .mark('D at (MR = MC)', { x: 'QM', y: 'PM' })
      .mark('D = MC', { x: 'QPD' }),
    'MC = ATC, and labels at the axes': drawing('firm', 'Q', 'P')
      .line('MC = ATC', [0, 0.15], [1, 0.15])
      .line('MR', [0, 0.75], [0.47, 0])
      .line('Demand', [0, 0.75], [0.95, 0])
      .mark([0.376, 0], { x: 'Q_M' })
      .mark([0, 0.455], { y: 'P_M' })
      .mark([0.76, 0], { x: 'Q_{PD}' }),
    'bent curves drawn by hand': drawing('firm', 'Number of units', 'Dollars per unit')
      .smooth('D = MB', [0.03, 0.92], [0.4, 0.6], [0.7, 0.31], [0.95, 0.1])
      .smooth('Marginal revenue', [0.03, 0.88], [0.25, 0.5], [0.5, 0.06])
      .smooth('Marginal cost', [0.02, 0.25], [0.5, 0.26], [0.95, 0.25])
      .mark('MR = MC', { x: 'Qm', y: '' })
      .mark('D at Qm', { label: 'A', x: '', y: 'Pm' })
      .mark('D = MC', { label: 'B', x: 'Qpd', y: 'MC' }),
  }),
  followed: () => ({
    'a marginal cost that rises': [
      single.line('MC', [0, 0.1], [0.8, 0.6]).mark('D at (MR = MC)', { x: 'QM', y: 'PM' }).mark('D = MC', { x: 'QPD' }),
      ['a-1'],
    ],
  }),
};

// ATC touches D at .35, where MR = MC; its minimum is at .6.
const tangent = drawing('firm', 'Quantity', 'Price, cost')
  .line('D', [0, 0.8], [0.95, 0.04])
  .line('MC', [0.05, 0], [0.9, 0.68])
  .smooth('ATC', [0.15, 0.78], [0.35, 0.52], [0.45, 0.463], [0.6, 0.44], [0.85, 0.53]);

export const monopolisticCompetition: Family = {
  right: () => ({
    'straight lines': tangent.line('MR', [0, 0.8], [0.5, 0]).mark('D at (MR = MC)', { x: 'QM', y: 'PM' }),
    'a flat demand, and a marginal cost that falls first': drawing('firm', 'Q', 'Price ($)')
      .smooth('Average total cost', [0.15, 0.82], [0.36, 0.614], [0.47, 0.58], [0.6, 0.548], [0.9, 0.64])
      .smooth('Marginal cost', [0.05, 0.35], [0.15, 0.3], [0.36, 0.41], [0.6, 0.548], [0.8, 0.75])
      .line('Marginal revenue', [0.05, 0.73], [0.7, 0.05])
      .line('Demand = AR', [0.05, 0.75], [0.95, 0.35])
      .mark('MR = MC', { x: 'Q_M' })
      .mark('D at QM', { x: '', y: 'P_M = ATC' }),
    'bent curves drawn by hand, and labels at the axes': drawing('firm', 'Output', 'Cost, revenue')
      .smooth('MR', [0.02, 0.85], [0.25, 0.45], [0.5, 0.02])
      .smooth('D = MB', [0.02, 0.9], [0.32, 0.62], [0.6, 0.35], [0.95, 0.05])
      .smooth('AC', [0.15, 0.88], [0.32, 0.63], [0.45, 0.53], [0.62, 0.48], [0.9, 0.6])
      .line('MC', [0.1, 0.1], [0.85, 0.65])
      .mark([0.335, 0], { x: 'Qm' })
      .mark([0, 0.605], { y: 'Pm' }),
  }),
  followed: () => ({
    'a marginal revenue that begins above demand': [
      tangent.line('MR', [0, 0.95], [0.45, 0.05]).mark('D at (MR = MC)', { x: 'QM', y: 'PM' }),
      ['a-1'],
    ],
  }),
};
