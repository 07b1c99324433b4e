import { describe, expect, test } from 'vitest';
import { lostBy } from '../../../../test-support/free-response/change-graph';
import { ERRORS } from '../../../../test-support/free-response/errors';
import { withError } from '../../../../test-support/free-response/typical-errors';
import { inShare } from '../../../../test-support/share';
import { pointsOf } from './free-responses';
import { shippedChapters } from '../../../../test-support/shipped-course';

// Rubrics of the shipped course against their model answers with one typical error each.

const questions = shippedChapters.flatMap(({ freeResponses }) => freeResponses);

describe.each(inShare(questions.filter(({ family }) => family in ERRORS)))('$id', (question) => {
  const errors = ERRORS[question.family] ?? [];

  test.each(errors.map((error) => [error[0], error] as const))(
    // pairs
    'with %s loses just its points',
    (_what, [, change, points, panel]) =>
      expect(lostBy(question, withError(question.model, change, panel))).toEqual(points),
  );
});

test('every point leads to a scene that explains it, unless the lesson has none', () => {
  const alone = questions.flatMap(({ family, parts }) =>
    parts.filter((part) => pointsOf(part).some(({ scene }) => scene === undefined)).map(({ id }) => `${family} ${id}`),
  );
  expect([...new Set(alone)]).toEqual(['marginal-benefit-and-cost c', 'shift-of-one-curve d']);
});

test('every family with a graph has typical errors here', () => {
  const drawn = questions.filter(({ parts }) => parts.some(({ kind }) => kind === 'draw')).map(({ family }) => family);
  expect([...new Set(drawn)].filter((family) => !(family in ERRORS))).toEqual([]);
});
