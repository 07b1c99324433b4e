import { CompiledQuery } from 'kysely';
import { hashToken } from '../../graphql-server/src/account/token';
import type { Course } from '../../graphql-server/src/course/course';
import type { Database } from '../../graphql-server/src/database/database';
import type { ParametersOf, Statement } from '../../graphql-server/src/database/statement';
import type { LearnerStore } from '../../graphql-server/src/learner/store/learner-store';
import { STUDENT_BY_SESSION } from '../../graphql-server/src/progress/student-progress.queries';
import {
  ATTEMPT_BY_ID,
  ATTEMPT_TO_FINISH,
  ATTEMPT_UNDER_WAY,
  SAVE_ANSWER,
} from '../../graphql-server/src/quiz/attempt.queries';
import { FINISH_ATTEMPT } from '../../graphql-server/src/quiz/finish.queries';
import { finishValues } from '../../graphql-server/src/quiz/finish-quiz.service';
import { gradeAttempt } from '../../graphql-server/src/quiz/grading';
import { readKnowledge } from '../../graphql-server/src/quiz/student-knowledge';
import { tokenOf } from '../seed';
import type { GrowthSeeded } from './operations';

/** Students whose statements are explained. */
export const EXPLAINED = 60;

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

/** Pages that a statement touches, as a mean over the rows of values. Changes nothing. */
async function buffersOf<Parameters extends object>(
  db: Database,
  query: Statement<object, Parameters>,
  values: readonly NoInfer<Parameters>[],
): Promise<number> {
  let pages = 0;
  for (const row of values) {
    await db.kysely
      .transaction()
      .execute(async (transaction) => {
        const explain = CompiledQuery.raw(`explain (analyze, buffers, format json) ${query.text}`, query.valuesOf(row));
        const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(explain);
        const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
        pages += (plan?.['Shared Hit Blocks'] ?? NaN) + (plan?.['Shared Read Blocks'] ?? NaN);
        throw new RolledBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error;
      });
  }
  return pages / values.length;
}

class RolledBack extends Error {}

const ownerOf = (student: number, now: Date) => ({ ownerId: student, tokenHash: hashToken(tokenOf(student)), now });

/** Pages touched by the statements of each operation, in the order of `operations`. Takes quizzes from those that wait to be finished. */
export async function pagesTouched(
  db: Database,
  course: Course,
  learner: LearnerStore,
  seeded: GrowthSeeded,
): Promise<number[]> {
  const now = new Date();
  const times = <Value>(make: () => Value) => Array.from({ length: EXPLAINED }, make);
  const restore = times(seeded.nextStudent).map((userId) => ({ userId, tokenHash: hashToken(tokenOf(userId)), now }));
  const quiz = times(() => ({ ...ownerOf(seeded.nextReader(), now), scope: `unitQuiz:${seeded.unitId}` }));
  const saved = times(seeded.nextAnswer).map(({ attempt, student, question, answer }) => ({
    attemptId: attempt,
    ...ownerOf(student, now),
    questionId: question,
    given: JSON.stringify({ choice: answer }),
    isCorrect: false,
    isAnswer: true,
    certainty: null,
  }));
  const waiting = seeded.waiting.splice(-EXPLAINED);
  const toFinish = waiting.map(({ attempt, student }) => ({ attemptId: attempt, ...ownerOf(student, now) }));
  const finished: ParametersOf<typeof FINISH_ATTEMPT>[] = [];
  for (const { attempt: id, student, marked } of waiting) {
    const [attempt] = await db.query(ATTEMPT_TO_FINISH, { attemptId: id, ...ownerOf(student, now) });
    if (attempt?.userId == null) throw new Error('A quiz to finish belongs to nobody.');
    const given = marked.map(({ question_id, given: answer }) => ({ questionId: question_id, given: answer }));
    const knowledge = await readKnowledge({ db, learner }, attempt.userId, attempt);
    finished.push(finishValues(attempt, gradeAttempt(attempt, given, course, now), knowledge, course));
  }
  return [
    await buffersOf(db, STUDENT_BY_SESSION, restore),
    0,
    await buffersOf(db, ATTEMPT_UNDER_WAY, quiz),
    (await buffersOf(db, SAVE_ANSWER, saved)) + (await buffersOf(db, ATTEMPT_BY_ID, saved)),
    (await buffersOf(db, ATTEMPT_TO_FINISH, toFinish)) + (await buffersOf(db, FINISH_ATTEMPT, finished)),
  ];
}
