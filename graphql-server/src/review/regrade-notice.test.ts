import { describe, expect, it, test } from 'vitest';
import { regradeNotice, rescoredNotice } from './regrade-notice';

const quiz = (day: string, before: number, after: number) => ({
  attemptId: `of ${day}`,
  userId: 1,
  type: 'chapterQuiz' as const,
  chapterId: 1,
  finishedAt: Date.parse(`2026-${day}T12:00:00Z`),
  before,
  after,
});
const grade = (after: number) => [{ userId: 1, chapterId: 1, after }];

describe('the notice about a corrected key', () => {
  it('says which quiz moved, from what to what, and what the grade is now', () => {
    expect(regradeNotice('1.2 Scarcity', [quiz('05-03', 66, 83)], grade(83))).toEqual({
      text: 'We corrected the answer key of a question in 1.2 Scarcity: your quiz on May 3 went from 66 to 83. Your grade for the chapter is now 83. You were right all along; the key was not.',
      attemptId: 'of 05-03',
    });
  });

  it('says sorry when a score fell, and nothing of a grade that stayed', () => {
    expect(regradeNotice('1.2 Scarcity', [quiz('05-03', 83, 66)], []).text).toBe(
      'We corrected the answer key of a question in 1.2 Scarcity: your quiz on May 3 went from 83 to 66. Sorry: the old key was wrong in your favor.',
    );
  });

  it('does not say who was right where one score rose and another fell', () => {
    const quizzes = [quiz('05-03', 83, 66), quiz('06-01', 50, 66)];
    expect(regradeNotice('1.2 Scarcity', quizzes, []).text).toBe(
      'We corrected the answer key of a question in 1.2 Scarcity: your quiz on June 1 went from 50 to 66, and the score of an older quiz changed too. The old key was wrong, so some scores rose and others fell.',
    );
  });

  it('names the newest of several and counts the others', () => {
    const quizzes = [quiz('05-03', 66, 83), quiz('06-01', 50, 66), quiz('04-01', 10, 20)];
    expect(regradeNotice('1.2 Scarcity', quizzes, [])).toMatchObject({
      text: expect.stringContaining('on June 1 went from 50 to 66, and the scores of 2 older quizzes changed too.'),
      attemptId: 'of 06-01',
    });
    expect(regradeNotice('1.2 Scarcity', quizzes.slice(0, 2), []).text).toContain(
      'and the score of an older quiz changed too',
    );
  });
});

const BOTH_WAYS = 'The old scoring withheld credit in one place and gave it by mistake in another.';

test.each([
  [2, 3, false, 'went from 2 to 3 points. You were right all along; the scoring was not.'],
  [3, 2, false, 'went from 3 to 2 points. Sorry: the old scoring was wrong in your favor.'],
  [2, 3, true, `went from 2 to 3 points. ${BOTH_WAYS}`],
  [3, 2, true, `went from 3 to 2 points. ${BOTH_WAYS}`],
  [3, 3, true, `still has 3 points, but not the same ones. ${BOTH_WAYS}`],
  [1, 1, true, `still has 1 point, but not the same one. ${BOTH_WAYS}`],
])('the notice about a corrected rubric says that %d points became %d, both ways: %s', (before, after, both, says) => {
  const submittedAt = Date.parse('2026-05-03T12:00:00Z');
  expect(rescoredNotice({ title: 'A tax on tea', submittedAt, before, after, isBothWays: both })).toBe(
    `We corrected the scoring of “A tax on tea”: your answer of May 3 ${says}`,
  );
});
