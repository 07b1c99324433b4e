import { expect, test } from 'vitest';
import { emptyPanel } from '../../../../economics/free-response/graph-document';
import { disputedLines, type DisputedPoint } from './disputed-points';

const drawn: DisputedPoint = {
  freeResponseId: 'tea-tax-1',
  version: 7,
  isCurrent: true,
  point: 'a-1',
  part: 'a',
  asks: 'Demand slopes down.',
  words: 'It\ndoes.\u001b[2J',
  reason: 'D rises.',
  at: '2026-05-03T12:00:00.000Z',
  answer: {
    graph: {
      panels: [
        {
          ...emptyPanel('market'),
          xLabel: 'Q',
          yLabel: 'P',
          curves: [{ id: 'c1', label: 'D', shape: 'straight', handles: [[0, 1], [1, 0]] }], // prettier-ignore
        },
      ],
    },
    parts: { b: { work: '2 × 3 = 6' } },
  },
};

test('disputed points are listed by question, most disputed first, each with what was answered and why it was scored so', () => {
  const typed = { ...drawn, point: 'b-1', part: 'b', asks: 'It is $5.', words: null, reason: 'It is not $6.' };
  const lines = disputedLines([typed, drawn, { ...drawn, version: 6, isCurrent: false }]);
  expect(lines).toEqual([
    'tea-tax-1  a-1  2 × disputed  (Demand slopes down.)',
    '    2026-05-03  version 7: It does. [2J',
    '        scored: D rises.',
    expect.stringMatching(/^ {8}answer: .*[Dd]emand|^ {8}answer: .*D slopes down/),
    '    2026-05-03  version 6, since edited: It does. [2J',
    '        scored: D rises.',
    expect.stringMatching(/^ {8}answer: /),
    '',
    'tea-tax-1  b-1  1 × disputed  (It is $5.)',
    '    2026-05-03  version 7: no words',
    '        scored: It is not $6.',
    '        answer: 2 × 3 = 6',
    '',
  ]);
});

test('without disputes, the list says so', () => {
  expect(disputedLines([])).toEqual(['Nobody has disputed a point of a free response.']);
});
