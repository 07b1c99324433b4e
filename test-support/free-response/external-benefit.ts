import { drawing, type Drawing } from '../drawing';
import type { Family } from './asked';
import { allBelow, moved, without } from './imperfect-competition-errors';
import { guide, namesSwapped, noAxisName, nothingShaded, swapped, type TypicalErrors } from './typical-errors';

// A monopoly whose product benefits others as well, drawn in several styles.

// MR and MC meet at .3, demand and MC at .45; MSB is .15 above demand.
const demand = drawing('firm').line('D', [0, 0.8], [0.95, 0.04]);
const revenue = demand.line('MR', [0, 0.8], [0.5, 0]);
const priced = (drawn: Drawing) => drawn.mark('D at (MR = MC)', { x: 'QM', y: 'PM' });
const single = priced(revenue.line('MC', [0, 0.2], [0.9, 0.6]));
const LOST = { under: ['MSB'], over: ['MC'], rightOf: 'QM' };
const lossOf = (drawn: Drawing, label = 'DWL') => drawn.mark('MSB at QM', { x: '' }).shadeWithin(label, LOST);
const optimum = (drawn: Drawing) => lossOf(drawn.line('MSB', [0, 0.95], [0.95, 0.19]).mark('MSB = MC', { x: 'QS' }));

export const monopolyWithExternalBenefit: Family = {
  right: () => ({
    'straight lines': optimum(single),
    'an external benefit that grows, other names, and labels at the axes': drawing('firm', 'Q', 'Cost and revenue')
      .line('MSB', [0, 0.85], [0.95, 0.35])
      .line('MPB', [0, 0.8], [0.95, 0.1])
      .line('Marginal revenue', [0, 0.8], [0.52, 0.05])
      .line('MSC = MPC', [0, 0.15], [0.95, 0.5])
      .mark('MR = MPC', { x: 'Q_M' })
      .mark('MPB at QM', { x: '' })
      .mark([0, 0.535], { y: 'P_M' })
      .mark('MSB = MPC', { x: 'Q_S', y: 'P_S' })
      .mark('MSB at QM', { x: '' })
      .shadeWithin('Deadweight loss', { under: ['MSB'], over: ['MPC'], rightOf: 'QM' }),
    'bent curves drawn by hand, and no name for the area': drawing('firm', 'Output', '$')
      .smooth('Marginal social benefit', [0.02, 0.95], [0.4, 0.65], [0.95, 0.25])
      .smooth('Demand', [0.02, 0.78], [0.4, 0.45], [0.95, 0.05])
      .smooth('MR', [0.02, 0.75], [0.25, 0.38], [0.46, 0.02])
      .smooth('Marginal cost', [0.02, 0.12], [0.5, 0.33], [0.9, 0.6])
      .mark('MR = MC', { label: 'A', x: 'Qm' })
      .mark('D at Qm', { label: 'B', x: '', y: 'Pm' })
      .mark('MSB = MC', { label: 'C', x: 'Qs' })
      .mark('MSB at Qm', { x: '' })
      .shadeWithin('', LOST),
  }),
  followed: () => ({
    'a marginal revenue that begins above demand': [
      optimum(priced(demand.line('MR', [0, 0.9], [0.5, 0]).line('MC', [0, 0.2], [0.9, 0.6]))),
      ['a-1'],
    ],
    'a price read where MR and MC intersect': [
      optimum(revenue.line('MC', [0, 0.2], [0.9, 0.6]).mark('MR = MC', { x: 'QM', y: 'PM' })),
      ['a-3'],
    ],
    'an MSB below demand': [
      single
        .line('MSB', [0, 0.7], [0.875, 0])
        .mark('MSB = MC', { x: 'QS' })
        .mark('MSB at QM', { x: '' })
        .shadeWithin('DWL', { under: ['MSB'], over: ['MC'], rightOf: 'QM' }),
      ['b-1'],
    ],
    'an MSC below MC': [
      single
        .line('MSC', [0, 0.05], [0.9, 0.45])
        .mark('MSC = D', { x: 'QS' })
        .shadeWithin('DWL', { under: ['D'], over: ['MSC'], rightOf: 'QM' }),
      ['b-1', 'b-2', 'c-1'],
    ],
    'a socially optimal quantity where demand and marginal cost intersect': [
      lossOf(single.line('MSB', [0, 0.95], [0.95, 0.19]).mark('D = MC', { x: 'QS' })),
      ['b-2'],
    ],
  }),
};

export const EXTERNAL_BENEFIT_ERRORS: TypicalErrors = {
  'monopoly-with-external-benefit': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['marginal revenue drawn on demand', moved('MR', ([x, y]) => [2 * x, y]), ['a-1', 'a-2']],
    ['no price', guide('PM', null), ['a-3']],
    ['the names of demand and MSB swapped', namesSwapped('curves', 'D', 'MSB'), ['a-3', 'b-1', 'b-2', 'c-1']],
    ['no MSB', without('MSB'), ['b-1', 'b-2', 'c-1']],
    ['the quantities of the firm and of society swapped', swapped('QM', 'QS'), ['a-2', 'a-3', 'b-2', 'c-1']],
    [
      'only the loss of consumers shaded',
      ({ areas }) => ({ areas: areas.map((area) => ({ ...area, seeds: area.seeds.slice(1) })) }),
      ['c-1'],
    ],
    ['revenue shaded for the loss', allBelow('DWL', 'PM'), ['c-1']],
    ['nothing shaded', nothingShaded, ['c-1']],
  ],
};
