import { drawing } from '../drawing';
import type { Asked, Family } from './asked';
import { guide, namesSwapped, noAxisName, nth, type TypicalErrors } from './typical-errors';

// Lorenz curves, drawn in several styles.

const HOUSEHOLDS = 'Percent of households';
const INCOME = 'Percent of income';

const equality = drawing('income', HOUSEHOLDS, INCOME).line('Line of equality', [0, 0], [1, 1]);

/** How much higher the second Lorenz curve is than the first, or lower. */
const changeOf = ({ shifts }: Asked, by: number): number =>
  by * (shifts.find(({ curve }) => curve.startsWith('L1'))?.sign ?? 1);

const shareOf = ({ numbers }: Asked): string => numbers[0] ?? '';

export const lorenzCurve: Family = {
  right: (asked) => ({
    'smooth curves': equality
      .smooth('L1', [0, 0], [0.4, 0.16], [0.8, 0.55], [1, 1])
      .mark([0.4, 0.16], { x: '40%', y: `${shareOf(asked)}%` })
      .smooth('L2', [0, 0], [0.4, 0.16 + changeOf(asked, 0.08)], [0.8, 0.55 + changeOf(asked, 0.1)], [1, 1]),
    'straight pieces between points, and other words': drawing(
      'income',
      'Cumulative % of families',
      'Cumulative % of income',
    )
      .line('Perfect equality', [0.01, 0.01], [0.9, 0.9])
      .line('Lorenz 2', [0, 0], [0.35, 0.14 + changeOf(asked, 0.06)], [0.7, 0.45 + changeOf(asked, 0.09)], [0.9, 0.9])
      .line('Lorenz', [0, 0], [0.35, 0.14], [0.7, 0.45], [0.9, 0.9])
      .mark([0.35, 0.14], { label: 'A', x: '40', y: shareOf(asked) }),
    'labels at the axes, and a curve that stops before its end': drawing('income', 'Population', 'Income (%)')
      .line('E', [0, 0], [0.95, 0.95])
      .smooth('Before', [0.02, 0.01], [0.3, 0.12], [0.6, 0.36], [0.93, 0.88])
      .smooth(
        'After',
        [0.02, 0.01],
        [0.3, 0.12 + changeOf(asked, 0.07)],
        [0.6, 0.36 + changeOf(asked, 0.09)],
        [0.93, 0.88],
      )
      .mark([0.4, 0], { x: '40%' })
      .mark([0, 0.185], { y: `${shareOf(asked)}%` }),
  }),
  followed: (asked) => ({
    'a Lorenz curve above the line of equality': [
      equality
        .smooth('L1', [0, 0], [0.4, 0.7], [1, 1])
        .mark([0.4, 0.7], { x: '40%', y: `${shareOf(asked)}%` })
        .smooth('L2', [0, 0], [0.4, 0.2], [1, 1]),
      asked.shifts.some(({ curve, sign }) => curve.startsWith('L1') && sign === 1) ? ['a-2', 'c-1'] : ['a-2'],
    ],
    'a straight Lorenz curve': [
      equality
        .line('L1', [0, 0], [0.95, 0.38])
        .mark([0.4, 0.16], { x: '40%', y: `${shareOf(asked)}%` })
        .smooth('L2', [0, 0], [0.5, 0.2 + changeOf(asked, 0.1)], [0.95, changeOf(asked, 1) === 1 ? 0.8 : 0.25]),
      ['a-2'],
    ],
    'the share of the second fifth for that of both': [
      equality
        .smooth('L1', [0, 0], [0.4, 0.16], [0.8, 0.55], [1, 1])
        .mark([0.4, 0.16], { x: '40%', y: '12%' })
        .smooth('L2', [0, 0], [0.4, 0.16 + changeOf(asked, 0.08)], [0.8, 0.55 + changeOf(asked, 0.1)], [1, 1]),
      ['a-2'],
    ],
  }),
};

export const INEQUALITY_ERRORS: TypicalErrors = {
  'lorenz-curve': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['the axes switched', () => ({ xLabel: INCOME, yLabel: HOUSEHOLDS }), ['a-1']],
    ['no share of income on the vertical axis', guide('40%', null), ['a-2']],
    ['the names of the two Lorenz curves swapped', namesSwapped('curves', 'L1', 'L2'), ['a-2', 'c-1']],
    ['no name of the second curve', nth('curves', 2, { label: '' }), ['c-1']],
    [
      'a line of equality that bends',
      nth('curves', 0, {
        shape: 'smooth',
        handles: [
          [0, 0],
          [0.3, 0.5],
          [0.96, 0.96],
        ],
      }),
      ['a-1'],
    ],
  ],
};
