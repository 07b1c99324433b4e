import { setImmediate as nextTick } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { milliseconds } from '../../database/timestamps';
import type { Tables } from '../../database/tables';
import { daysOf } from '../../learner/days';
import type { Catalog } from '../../learner/fold';
import { studentTrial, type StudentTrial } from './trial-outcomes';
import { questionsOfAttempt } from '../../quiz/join-questions';

const STUDENTS_A_PAGE = 100;

async function studentsAfter(kysely: Kysely<Tables>, oneOf: number, after: number): Promise<number[]> {
  const rows = await kysely
    .selectFrom('users')
    .select('id')
    .where('id', '>', after)
    .where(sql<boolean>`id % ${oneOf} = 0`)
    .orderBy('id')
    .limit(STUDENTS_A_PAGE)
    .execute();
  return rows.map(({ id }) => id);
}

/** All that was asked of these students, in finished quizzes and others; of one quiz, in its order. */
const askedOf = (kysely: Kysely<Tables>, students: readonly number[]) =>
  kysely
    .selectFrom('quiz_attempt')
    .innerJoin('attempt_question', questionsOfAttempt)
    .select([
      'user_id as userId',
      'attempt_id as attemptId',
      milliseconds('started_at').as('startedAt'),
      milliseconds('finished_at').$castTo<number | null>().as('finishedAt'),
      'question_id as questionId',
      'is_correct as isCorrect',
      'trial',
    ])
    .where('quiz_attempt.owner_id', 'in', students)
    .orderBy('user_id')
    .orderBy('started_at')
    .orderBy('attempt_id')
    .orderBy('position')
    .execute();

/**
 * The planner's trial in the quizzes of those students, one in `oneOf`, who had a place of it in a finished quiz. Reads students in pages;
 * requests are answered in between.
 */
export async function readStudentTrials(
  kysely: Kysely<Tables>,
  catalog: Catalog,
  oneOf: number,
): Promise<StudentTrial[]> {
  const trials: StudentTrial[] = [];
  for (let after = 0; ;) {
    const students = await studentsAfter(kysely, oneOf, after);
    const last = students.at(-1);
    if (last === undefined) return trials;
    after = last;
    const rows = await askedOf(kysely, students);
    for (const ofOne of Map.groupBy(rows, ({ userId }) => userId).values()) {
      if (!ofOne.some(({ trial, finishedAt }) => trial !== null && finishedAt !== null)) continue;
      const asked = ofOne.map(({ startedAt, finishedAt, questionId, ...row }) => ({
        ...row,
        questionId,
        startedDays: daysOf(new Date(startedAt)),
        finishedDays: finishedAt === null ? null : daysOf(new Date(finishedAt)),
        topic: catalog.items.get(questionId)?.topic ?? '',
      }));
      trials.push(studentTrial(asked));
    }
    await nextTick();
  }
}
