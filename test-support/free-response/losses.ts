import { drawing, type Drawing } from '../drawing';
import type { Family } from './asked';
import { lifted, without } from './imperfect-competition-errors';
import { guide, namesSwapped, noAxisName, nothingShaded, nth, type TypicalErrors } from './typical-errors';

// Competitive firms with a loss, drawn in several styles.

// Marginal cost meets the price at (.5, .5), and the minimum of ATC at (.56, .62) and of AVC at (.35, .3).
const marginal = drawing('firm', 'Quantity', 'Price, cost')
  .line('MR', [0, 0.5], [0.9, 0.5])
  .smooth('MC', [0.05, 0.4], [0.2, 0.25], [0.35, 0.3], [0.5, 0.5], [0.65, 0.83]);
const withAverages = (drawn: Drawing, lowest = 0.62) =>
  drawn
    .smooth('ATC', [0.15, lowest + 0.28], [0.3, lowest + 0.1], [0.56, lowest], [0.85, lowest + 0.1])
    .smooth('AVC', [0.08, 0.5], [0.2, 0.36], [0.35, 0.3], [0.5, 0.33], [0.8, 0.5]);
const averages = withAverages(marginal);
const LOSS = { under: ['ATC at QF'], over: ['MR'], leftOf: 'QF' };
const shaded = (drawn: Drawing) => drawn.mark('ATC at QF', { y: '' }).shadeWithin('Loss', LOSS);

export const productionAtALoss: Family = {
  right: () => ({
    'a marginal cost that falls first': shaded(averages.mark('MC = MR', { x: 'QF', y: 'P' })),
    'straight lines, and all names of the price line': drawing('firm', 'Output', 'Dollars')
      .line('D = MR = AR = P', [0, 0.48], [1, 0.48])
      .line('Marginal cost', [0.05, 0.05], [0.85, 0.85])
      .smooth('AC', [0.25, 0.95], [0.4, 0.75], [0.65, 0.65], [0.9, 0.72])
      .smooth('AVC', [0.08, 0.5], [0.3, 0.3], [0.5, 0.36], [0.9, 0.6])
      .mark('MC = MR', { label: 'A', x: 'Q_F', y: '' })
      .mark('AC at QF', { label: 'B', x: '', y: 'ATC' })
      .mark('AVC at QF', { label: 'C', y: 'AVC' })
      .shadeWithin('Economic loss', { under: ['ATC at QF'], over: ['P'], leftOf: 'QF' }),
    'names at the axes, a price line with one name, and no name for the area': drawing('firm', 'Q', 'Cost ($)')
      .smooth('Average total cost', [0.2, 0.92], [0.4, 0.72], [0.6, 0.66], [0.9, 0.78])
      .smooth('Average variable cost', [0.1, 0.42], [0.25, 0.3], [0.38, 0.28], [0.6, 0.35], [0.9, 0.6])
      .smooth('MC', [0.1, 0.15], [0.38, 0.28], [0.5, 0.42], [0.6, 0.66], [0.65, 0.9])
      .line('P', [0.02, 0.42], [0.95, 0.42])
      .mark([0.5, 0.42], { x: 'Q' })
      .mark('ATC at Q', { x: '', y: '' })
      .shadeWithin('', { under: ['ATC at Q'], over: ['P'], leftOf: 'Q' }),
  }),
  followed: () => ({
    'a quantity beside the intersection': [shaded(averages.mark([0.38, 0.5], { x: 'QF', y: 'P' })), ['a-1']],
    'a price below average variable cost': [
      shaded(
        withAverages(
          drawing('firm', 'Quantity', 'Price, cost')
            .line('MR', [0, 0.27], [0.9, 0.27])
            .smooth('MC', [0.05, 0.35], [0.15, 0.2], [0.35, 0.3], [0.5, 0.5], [0.65, 0.83]),
        ).mark('MC = MR', { x: 'QF', y: 'P' }),
      ),
      ['a-2'],
    ],
    'an average total cost below the price': [
      withAverages(marginal, 0.42).mark('MC = MR', { x: 'QF', y: 'P' }).mark('ATC at QF', { y: '' }),
      ['a-2', 'b-1'],
    ],
  }),
};

export const LOSS_ERRORS: TypicalErrors = {
  'production-at-a-loss': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no quantity', guide('QF', ''), ['a-1']],
    ['the names of MC and AVC swapped', namesSwapped('curves', 'MC', 'AVC'), ['a-1', 'a-2']],
    ['the names of ATC and AVC swapped', namesSwapped('curves', 'ATC', 'AVC'), ['a-2', 'b-1']],
    ['an ATC that is below the price', lifted('ATC', -0.25), ['a-2', 'b-1']],
    ['a marginal cost that misses the minimum of AVC', lifted('AVC', -0.12), ['a-2']],
    ['no AVC', without('AVC'), ['a-2']],
    ['the area between the price and the axis shaded', nth('areas', 0, { seeds: [[0.3, 0.45]] }), ['b-1']],
    [
      'a demand of the firm that slopes downward',
      nth('curves', 0, {
        handles: [
          [0, 0.75],
          [0.9, 0.4],
        ],
      }),
      ['a-1', 'b-1'],
    ],
    ['nothing shaded', nothingShaded, ['b-1']],
  ],
};
