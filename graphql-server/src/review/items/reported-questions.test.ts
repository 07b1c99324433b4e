import type { QuestionProblem } from '../review.entity';
import { expect, test } from 'vitest';
import type { ItemReport } from './item-report';
import { reportedLines } from './reported-questions';

const item: ItemReport = {
  id: 'demand-1',
  chapter: '2.1 Demand',
  topic: 'The law of demand',
  form: null,
  guess: 25,
  choices: [],
  statistics: { n: 21, facility: 33.4, standardDeviation: 47, discrimination: 10, efficiency: 20 },
  remarks: ['A wrong choice is taken more often than the key.'],
};
const report = (
  stableId: string,
  problem: QuestionProblem,
  message: string | null,
  day: number,
  variant: number | null = null,
) => ({
  stableId,
  variant,
  problem,
  message,
  reportedAt: Date.UTC(2026, 4, day),
});

test('lists reported questions with counts, statistics and report texts, the most reported first', () => {
  const reports = [
    report('gone-1', 'typo', 'teh curve', 4),
    report('demand-1', 'wrongKey', 'It is C.\u001b[2J\nReally.', 3),
    report('demand-1', 'unclear', null, 2),
    report('demand-1', 'wrongKey', null, 1),
  ];
  expect(reportedLines(reports, [item])).toEqual([
    'demand-1  2 × wrongKey, 1 × unclear  (2.1 Demand · The law of demand; 21 first answers, 33% right)',
    '    ! A wrong choice is taken more often than the key.',
    '    May 3, 2026  wrongKey: It is C. [2J Really.',
    '',
    'gone-1  1 × typo  (no longer asked)',
    '    May 4, 2026  typo: teh curve',
    '',
  ]);
});

test('says so when no question was reported', () => {
  expect(reportedLines([], [item])).toEqual(['Nobody has reported a question.']);
});
