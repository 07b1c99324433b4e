import type { Point } from '../../economics/figure';
import type { Panel } from '../../economics/free-response/graph-document';
import { guide, noAxisName, nothingShaded, nth, swapped, type Change, type TypicalErrors } from './typical-errors';

// Typical errors in the graphs of unit 8.

const spotOf = ({ marks }: Panel, name: string): Point =>
  marks.find(({ x, y }) => x === name || y === name)?.at ?? [NaN, NaN];

const swappedCurves =
  (one: number, other: number): Change =>
  ({ curves }) => ({
    curves: curves.map((curve, at) => ({
      ...curve,
      label: curves[at === one ? other : at === other ? one : at]?.label ?? '',
    })),
  });

/** The first area around another point, which lies somewhere between the two marks. */
const shadedAt =
  (seed: (panel: Panel) => Point): Change =>
  (panel) =>
    nth('areas', 0, { seeds: [seed(panel)] })(panel);

/** Between the quantities QS and QM. */
const between = (panel: Panel, share: number): number => {
  const [market, social] = [spotOf(panel, 'QM'), spotOf(panel, 'QS')];
  return social[0] + (market[0] - social[0]) * share;
};

export const MARKET_FAILURE_ERRORS: TypicalErrors = {
  'negative-externality': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no price of the market', guide('PM', null), ['a-1']],
    ['the names of MPC and MSC swapped', swappedCurves(1, 2), ['a-1', 'a-2', 'a-3', 'b-1', 'd-ii-1']],
    ['the quantities of the market and of society swapped', swapped('QM', 'QS'), ['a-1', 'a-3', 'd-ii-1']],
    ['no socially optimal quantity', guide('QS', null), ['a-3']],
    ['the prices of consumers and producers swapped', swapped('PB', 'PS'), ['d-ii-1']],
    [
      'the triangle on the other side',
      shadedAt((panel) => [between(panel, 0.25), spotOf(panel, 'QM')[1] * 1.02]),
      ['b-1'],
    ],
    [
      'the harm of all other units shaded',
      shadedAt((panel) => [between(panel, 0) * 0.6, spotOf(panel, 'QM')[1]]),
      ['b-1'],
    ],
    ['nothing shaded', nothingShaded, ['b-1']],
  ],
  'positive-externality': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no price of the market', guide('PM', null), ['a-1']],
    ['the names of demand and MSB swapped', swappedCurves(0, 1), ['a-1', 'a-2', 'b-1']],
    ['no socially optimal quantity', guide('QS', null), ['a-2']],
    ['the quantities of the market and of society swapped', swapped('QM', 'QS'), ['a-1', 'a-2']],
    [
      'the triangle between demand and supply',
      shadedAt((panel) => [between(panel, 0.2), spotOf(panel, 'QM')[1]]),
      ['b-1'],
    ],
    ['nothing shaded', nothingShaded, ['b-1']],
  ],
  'polluting-monopoly': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no price', guide('PM', null), ['a-1']],
    ['the names of MC and MSC swapped', swappedCurves(2, 3), ['a-1', 'b-1', 'c-1']],
    ['no socially optimal quantity', guide('QS', null), ['b-1']],
    ['the quantities of the firm and of society swapped', swapped('QM', 'QS'), ['a-1', 'b-1', 'c-1']],
    [
      'marginal revenue drawn on demand',
      (panel) => nth('curves', 1, { handles: panel.curves[0]?.handles ?? [] })(panel),
      ['a-1'],
    ],
    ['profit shaded', shadedAt((panel) => [spotOf(panel, 'QM')[0] * 0.2, spotOf(panel, 'PM')[1] * 0.96]), ['c-1']],
    ['nothing shaded', nothingShaded, ['c-1']],
  ],
};
