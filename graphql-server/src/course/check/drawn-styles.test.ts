import { describe, expect, test } from 'vitest';
import { askedBy } from '../../../../test-support/free-response/asked';
import { lostBy, reordered } from '../../../../test-support/free-response/change-graph';
import { DRAWN_FAMILIES } from '../../../../test-support/free-response/families';
import { inShare } from '../../../../test-support/share';
import { shippedChapters } from '../../../../test-support/shipped-course';

// Each rubric against right drawings that have nothing in common but the economics, and against drawings with a wrong first step.

const questions = shippedChapters
  .flatMap(({ freeResponses }) => freeResponses)
  .filter(({ parts }) => parts.some(({ kind }) => kind === 'draw'));

describe.each(inShare(questions))('$id', (question) => {
  const family = DRAWN_FAMILIES[question.family];
  const asked = askedBy(question);
  const right = Object.entries(family?.right(asked) ?? {});
  const followed = Object.entries(family?.followed(asked) ?? {});

  test('has three styles here, and a wrong first step where points follow', () => {
    const points = question.parts.flatMap((part) => (part.kind === 'draw' ? part.points : []));
    expect(right.length).toBeGreaterThanOrEqual(3);
    if (points.length > 1) expect(followed).not.toEqual([]);
  });

  test.each(right)('earns every drawn point with %s', (_style, drawn) => {
    expect(lostBy(question, drawn.document())).toEqual([]);
    expect(lostBy(question, reordered(drawn.document()))).toEqual([]);
  });

  test.each(followed)('with %s earns what follows from it', (_error, [drawn, lost]) =>
    expect(lostBy(question, drawn.document())).toEqual(lost),
  );
});
