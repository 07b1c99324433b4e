import { expect, test } from 'vitest';
import type { FreeResponseAnswer } from '../../../../economics/free-response/free-response';
import { emptyPanel } from '../../../../economics/free-response/graph-document';
import { scoreFreeResponse } from '../../../../economics/free-response/score';
import { shippedChapters } from '../../../../test-support/shipped-course';

// What follows from a choice, against numbers that were computed by hand from the tables of the questions.

const questions = shippedChapters.flatMap(({ freeResponses }) => freeResponses);

/** State and reason of a point, as "earned: $23 is consistent with your earlier answer." */
function scored(id: string, point: string, parts: FreeResponseAnswer['parts']): string {
  const question = questions.find((one) => one.id === id);
  if (!question) throw new Error(`no question ${id}`);
  const graph = { panels: question.panels.map((panel) => emptyPanel(panel.id)) };
  const found = scoreFreeResponse(question, { graph, parts }).find((one) => one.id === point);
  return `${found?.state ?? 'none'}: ${found?.reason ?? ''}`;
}

test.each<
  [id: string, choicePart: string, own: number, right: number, numberPart: string, fromOwn: string, fromRight: string]
>([
  // An output of 4 instead of 5.
  ['cost-table-1', 'c', 3, 4, 'd', '21 × 4 − 61 = 23', '21 × 5 − 81 = 24'],
  // 5 workers instead of 4: 66 car washes for $15, at a wage of $160.
  ['mrp-table-1', 'b', 4, 3, 'c', '66 × 15 − 5 × 160 − 150 = 40', '58 × 15 − 4 × 160 − 150 = 80'],
  // 4 streetlights instead of 3, which the list has after 0.
  ['public-good-1', 'c', 4, 3, 'd', '(75 + 60 + 44 + 29) − 4 × 36 = 64', '(75 + 60 + 44) − 3 × 36 = 71'],
  // Both choose Electric instead of Arrow alone.
  ['payoff-matrix-1', 'b', 3, 1, 'c', '(80 + 75) − (60 + 68) = 27', '(80 + 75) − (70 + 72) = 13'],
  // 4 burritos and 2 smoothies.
  ['consumer-choice-1', 'b', 2, 1, 'c', '64 + 48 + 32 + 24 + 28 + 24 = 220', '64 + 48 + 32 + 28 + 24 + 20 + 16 = 232'],
])('in %s, a number follows from a wrong choice of part %s', (id, choicePart, own, right, part, fromOwn, fromRight) => {
  const result = (choice: number | undefined, work: string) =>
    scored(id, `${part}-1`, { ...(choice !== undefined && { [choicePart]: { choice } }), [part]: { work } });
  expect(result(own, fromOwn)).toMatch(/^earned: .* is consistent with your earlier answer\.$/);
  expect(result(right, fromRight)).toMatch(/^earned: .* is right\.$/);
  // The right number is right after a wrong choice, too.
  expect(result(own, fromRight)).toMatch(/^earned: .* is right\.$/);
  expect(result(right, fromOwn)).toMatch(/^missed: /);
  expect(result(undefined, fromOwn)).toMatch(/^missed: /);
});

test.each<[what: string, matrix: number, cell: number, found: RegExp]>([
  ['the right matrix', 2, 3, /^open: .* is the right answer\. Compare/],
  [
    'a subsidy for Arrow alone: Arrow chooses Electric, and Bolt still earns more with Gas',
    0,
    2,
    /^open: .*consistent/,
  ],
  ['a subsidy in all cells, which changes no choice', 3, 1, /^open: .*consistent/],
  ['a subsidy in all cells, and the equilibrium of another matrix', 3, 0, /^missed: /],
  ['the right matrix, and the equilibrium of another one', 2, 2, /^missed: /],
])('in payoff-matrix-1, the equilibrium follows from %s', (_, matrix, cell, found) =>
  expect(scored('payoff-matrix-1', 'd-ii-1', { 'd-i': { choice: matrix }, 'd-ii': { choice: cell } })).toMatch(found),
);
