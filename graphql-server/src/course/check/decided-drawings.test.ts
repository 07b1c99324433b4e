import { expect, test } from 'vitest';
import decided from '../../../../test-support/free-response/decided-drawings.json' with { type: 'json' };
import { scoreFreeResponse } from '../../../../economics/free-response/score';
import { readAnswer } from '../../free-response/read-answer';
import { shippedChapters } from '../../../../test-support/shipped-course';

// Drawings whose points were decided by the published rules, by people who did not know how drawings are scored here.

const questions = new Map(
  shippedChapters.flatMap(({ freeResponses }) => freeResponses).map((question) => [question.id, question]),
);

test('drawings are scored as readers score them', () => {
  const others: string[] = [];
  let points = 0;
  for (const { question: id, what, graph, earned, missed } of decided) {
    const question = questions.get(id);
    if (!question) throw new Error(`no question ${id}`);
    const scored = scoreFreeResponse(question, readAnswer(JSON.stringify({ graph, parts: {} }), question));
    for (const point of scored) {
      const isDecided = [...earned, ...missed].includes(point.id);
      points += Number(isDecided);
      if (isDecided && earned.includes(point.id) !== (point.state === 'earned'))
        others.push(`${id} ${point.id} ${point.state}: ${what}`);
    }
  }
  expect(points).toBe(492);
  // Baskets are not a word of the variant for its good; the name of the second supply is asked for there.
  expect(others).toEqual([
    'product-and-labor-market-1 a-1 missed: right, SL for the supply of labor, and an arrow',
    'product-and-labor-market-1 a-1 missed: supply of labor shifts',
    'shift-of-one-curve-1 b-1 missed: the second supply without a name, an arrow to it',
  ]);
});
