import { drawing, type Drawing } from '../drawing';
import type { Family } from './asked';
import { moved, without } from './imperfect-competition-errors';
import { guide, namesSwapped, noAxisName, nth, type Change, type TypicalErrors } from './typical-errors';

// The quantity that maximizes the total revenue of a monopolist, drawn in several styles.

const demand = drawing('firm').line('D', [0, 0.9], [0.9, 0]);
const curves = demand.line('MR', [0, 0.9], [0.45, 0]);
const largest = (drawn: Drawing) => drawn.mark('MR on x', { x: 'QR' }).mark('D at QR', { x: '', y: 'PR' });

export const revenueMaximizingOutput: Family = {
  right: () => ({
    'straight lines': largest(curves),
    'a marginal revenue that falls below zero, a marginal cost, and other words': drawing('firm', 'Output', 'Dollars')
      .line('MC', [0, 0.2], [0.95, 0.2])
      .line('Marginal revenue', [0.03, 0.78], [0.47, 0])
      .line('Demand = AR', [0.03, 0.85], [0.92, 0.05])
      .mark([0.47, 0], { x: 'Q_R' })
      .mark('D at QR', { x: '', y: 'P_R' }),
    'bent curves that stop above the axis, and labels at the axes': drawing('firm', 'Q', 'Price ($)')
      .smooth('D', [0.02, 0.93], [0.4, 0.52], [0.9, 0.04])
      .smooth('MR', [0.02, 0.9], [0.2, 0.5], [0.44, 0.02])
      .mark([0.44, 0], { x: 'Qr' })
      .mark([0, 0.478], { y: 'Pr' }),
    'one point with both guides, and a flat demand': drawing('firm', 'Quantity per week', 'Price, revenue')
      .line('MR', [0, 0.7], [0.8, 0])
      .line('D', [0, 0.7], [0.95, 0.284])
      .mark('D at (MR on x)', { label: 'A', x: 'QR', y: 'PR' }),
  }),
  followed: () => ({
    'a marginal revenue that begins above demand': [largest(demand.line('MR', [0, 0.98], [0.5, 0])), ['a-1']],
    'the demand of a price taker': [
      drawing('firm').line('D = MR', [0, 0.5], [0.9, 0.5]).mark([0.45, 0.5], { x: 'QR', y: 'PR' }),
      ['a-1', 'a-2'],
    ],
    'the quantity where marginal revenue and marginal cost intersect': [
      curves.line('MC', [0, 0.3], [0.9, 0.3]).mark('D at (MR = MC)', { x: 'QR', y: 'PR' }),
      ['a-2'],
    ],
    'the quantity where demand meets the axis': [
      curves.mark('D on x', { x: 'QR' }).mark([0, 0.02], { y: 'PR' }),
      ['a-2'],
    ],
    'a price on marginal revenue': [curves.mark('MR on x', { x: 'QR' }).mark([0, 0.02], { y: 'PR' }), ['a-2']],
  }),
};

/** The price at another height, without its guide to the quantity. */
const priceAt =
  (height: number): Change =>
  ({ marks: [mark, ...others] }) => ({
    marks: mark ? [{ ...mark, y: null }, { ...mark, id: 'price', at: [0, height], x: null }, ...others] : others,
  });

const quantityAtIntercept: Change = ({ curves: [first], marks }) => ({
  marks: marks.map((mark) => ({ ...mark, at: [first?.handles.at(-1)?.[0] ?? NaN, 0] })),
});

export const REVENUE_ERRORS: TypicalErrors = {
  'revenue-maximizing-output': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['the axes switched', () => ({ xLabel: 'Price', yLabel: 'Quantity' }), ['a-1']],
    ['marginal revenue drawn on demand', moved('MR', ([x, y]) => [2 * x, y]), ['a-1', 'a-2']],
    ['marginal revenue above demand', moved('MR', ([x, y]) => [x, 1.08 * y]), ['a-1']],
    ['the names of both curves swapped', namesSwapped('curves', 'D', 'MR'), ['a-1', 'a-2']],
    ['no marginal revenue', without('MR'), ['a-1', 'a-2']],
    ['no name of marginal revenue', nth('curves', 1, { label: '' }), ['a-1']],
    ['no QR', guide('QR', null), ['a-2']],
    ['no PR', guide('PR', null), ['a-2']],
    ['the price in the upper half of demand', priceAt(0.7), ['a-2']],
    ['a price of zero', priceAt(0.01), ['a-2']],
    ['the quantity where the price is zero', quantityAtIntercept, ['a-2']],
  ],
};
