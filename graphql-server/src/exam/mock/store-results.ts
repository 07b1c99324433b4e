import type { Transaction } from 'kysely';
import type { FreeResponse, FreeResponseAnswer, ScoredPoint } from '../../../../economics/free-response/free-response';
import { scoreFreeResponse } from '../../../../economics/free-response/score';
import { TooMuchWork } from '../../../../economics/free-response/work';
import { scoreOf } from '../../../../schema/rules/quiz';
import type { Course } from '../../course/course';
import type { Tables } from '../../database/tables';
import { emptyAnswer } from '../../free-response/read-answer';
import { insertAttempt as insertFreeResponse } from '../../free-response/store-attempt';
import { isRight } from '../../quiz/grading';
import { markAt } from './exam-state';
import type { MockExamRow } from './mock-store';

// What an exam that has ended leaves behind: a finished quiz and submitted free responses, which all other features read like any.

/** The answers of section I in the order asked, graded by the course's key. */
function gradedAnswers(exam: MockExamRow, course: Course) {
  return exam.questions.flatMap((asked, index) => {
    const position = index + 1;
    const { given, at } = markAt(exam, position);
    if (given === null || at === null) return [];
    const { topic, answers } = course.askedQuestion(asked.questionId);
    return { ...asked, position, given, at, topicId: topic.id, isCorrect: isRight(answers, given) };
  });
}

/** A drawing that no student makes, and no scorer finishes, is scored as none. */
function scorePoints(question: FreeResponse, answer: FreeResponseAnswer): ScoredPoint[] {
  try {
    return scoreFreeResponse(question, answer);
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    return scoreFreeResponse(question, { ...answer, graph: emptyAnswer(question).graph });
  }
}

/** Stores the results of an exam that was finished in this transaction, whose lock on the exam lets that happen once. */
export async function storeResults(
  transaction: Transaction<Tables>,
  exam: MockExamRow,
  finishedAt: number,
  course: Course,
): Promise<void> {
  const answers = gradedAnswers(exam, course);
  const written = exam.sectionTwoStartedAt === null ? [] : exam.responses;
  const counts = await isFirstSubmission(transaction, exam, course);
  const counted = (answers.length > 0 ? 1 : 0) + written.filter(({ versionId }) => counts(versionId)).length;
  // Numbered in the order in which the learner folds them.
  let finishNumber = counted === 0 ? 0 : (await dropLearnerState(transaction, exam.userId, counted)) - counted;
  if (answers.length > 0) await storeQuiz(transaction, exam, finishedAt, answers, (finishNumber += 1));
  for (const { attemptId: id, versionId, answer, revision } of written) {
    const { definition } = course.freeResponseVersion(versionId);
    const points = scorePoints(definition, answer);
    await insertFreeResponse(
      transaction,
      {
        ...{ id, ownerId: exam.userId, userId: exam.userId, versionId, answer, revision, seconds: 0, points },
        startedAt: new Date(exam.sectionTwoStartedAt ?? finishedAt).toISOString(),
        submittedAt: new Date(finishedAt).toISOString(),
        ownScores: {},
        disputes: {},
        earned: points.filter(({ state }) => state === 'earned').length,
      },
      counts(versionId) ? (finishNumber += 1) : null,
    );
  }
}

/** As for every free response, the learner counts the first submission of a question. */
async function isFirstSubmission(transaction: Transaction<Tables>, { userId, responses }: MockExamRow, course: Course) {
  const versionsOf = (versionId: number) =>
    course.versionsOf(course.freeResponseVersion(versionId).definition.id).map(({ id }) => id);
  const versions = responses.flatMap(({ versionId }) => versionsOf(versionId));
  const submitted =
    versions.length === 0
      ? []
      : await transaction
          .selectFrom('free_response_attempt')
          .select('free_response_id')
          .where('owner_id', '=', userId)
          .where('free_response_id', 'in', versions)
          .where('submitted_at', 'is not', null)
          .execute();
  const before = new Set(submitted.map(({ free_response_id }) => free_response_id));
  return (versionId: number) => versionsOf(versionId).every((id) => !before.has(id));
}

type Graded = ReturnType<typeof gradedAnswers>;

async function storeQuiz(
  transaction: Transaction<Tables>,
  { id, userId, startedAt, breakSince }: MockExamRow,
  finishedAt: number,
  answers: Graded,
  finishNumber: number,
): Promise<void> {
  await transaction
    .insertInto('quiz_attempt')
    .values({
      ...{ owner_id: userId, user_id: userId, id, type: 'mockExam', mode: 'test', scope: `mockExam:${id}`, seed: 0 },
      started_at: new Date(startedAt),
      // The end of section I, but its results are known from now on.
      finished_at: new Date(finishedAt),
      score: scoreOf(answers.filter(({ isCorrect }) => isCorrect).length, answers.length),
      finish_number: finishNumber,
    })
    .execute();
  await transaction
    .insertInto('attempt_question')
    .values(
      answers.map(({ position, questionId, answerOrder, given, at, isCorrect }) => ({
        ...{ owner_id: userId, attempt_id: id, position, question_id: questionId, is_correct: isCorrect },
        answer_order: JSON.stringify(answerOrder),
        given: JSON.stringify(given),
        answered_at: new Date(Math.min(at, breakSince ?? finishedAt)),
      })),
    )
    .execute();
  const byTopic = [...Map.groupBy(answers, ({ topicId }) => topicId)].sort(([a], [b]) => a - b);
  await transaction
    .insertInto('topic_progress')
    .values(
      byTopic.map(([topicId, asked]) => ({
        user_id: userId,
        topic_id: topicId,
        questions_asked: asked.length,
        answered_correctly: asked.filter(({ isCorrect }) => isCorrect).length,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'topic_id']).doUpdateSet(({ eb, ref }) => ({
        questions_asked: eb(ref('topic_progress.questions_asked'), '+', ref('excluded.questions_asked')),
        answered_correctly: eb(ref('topic_progress.answered_correctly'), '+', ref('excluded.answered_correctly')),
      })),
    )
    .execute();
}

/** Has the learner fold the student's answers again at the next request. Returns the number of the last of what ends now. */
async function dropLearnerState(transaction: Transaction<Tables>, userId: number, ended: number): Promise<number> {
  const { revision } = await transaction
    .insertInto('learner_state')
    .values({ user_id: userId, revision: ended, parameters: '' })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(({ eb, ref }) => ({ state: null, revision: eb(ref('learner_state.revision'), '+', ended) })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}
