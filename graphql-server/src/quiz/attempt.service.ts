import type { Statement } from '../database/statement';
import { refuseVisitor, requireViewer, type Context } from '../context';
import { DomainError } from '../errors';
import { viewAttempt } from './attempt-view';
import { ATTEMPT_BY_ID, ATTEMPT_UNDER_WAY, SAVE_ANSWER, type AttemptRow } from './attempt.queries';
import type { Certainty } from './certainty';
import type { AttemptQuestion, QuizAttempt } from './quiz-attempt.type';
import { quizSubject, type QuizRequest } from './quiz-request';

/** Whose quiz it will be: a visitor's quiz belongs to nobody. Throws UNAUTHENTICATED. */
export async function ownerOf(context: Context, { type }: Pick<QuizRequest, 'type'>): Promise<number | null> {
  return type === 'chapterQuizNoUser' ? null : (await requireViewer(context)).userId;
}

/** An attempt that the asker may see, read by `query`. Throws NOT_FOUND, or UNAUTHENTICATED when logging in may help. */
export async function findAttempt<Row extends AttemptRow & { askedBy: number | null }>(
  { db, session, now }: Context,
  attemptId: string,
  query: Statement<Row>,
): Promise<Row> {
  const [attempt] = await db.query(query, [attemptId, session, now]);
  if (attempt && attempt.userId !== null && attempt.askedBy === null) refuseVisitor();
  if (!attempt || (attempt.userId !== null && attempt.userId !== attempt.askedBy)) {
    throw new DomainError('NOT_FOUND', 'There is no such quiz.');
  }
  return attempt;
}

export async function readAttempt(context: Context, attemptId: string): Promise<QuizAttempt> {
  return viewAttempt(await findAttempt(context, attemptId, ATTEMPT_BY_ID), context.course);
}

/** The open attempt of the student who asks, in a scope; a visitor has none. */
export async function findUnderWay({ db, session, now }: Context, scope: string): Promise<AttemptRow | null> {
  if (session === null) return null;
  const [attempt] = await db.query(ATTEMPT_UNDER_WAY, [session, now, scope]);
  return attempt ?? null;
}

/** The attempt that the student can continue, or null. */
export async function readQuizUnderWay(context: Context, request: QuizRequest): Promise<QuizAttempt | null> {
  const attempt = await findUnderWay(context, quizSubject(request, context.course).scope);
  if (attempt === null) await ownerOf(context, request);
  return attempt && viewAttempt(attempt, context.course);
}

/**
 * Saves an answer as it is given; a certainty that is left out stays as it was. Throws NOT_FOUND, QUIZ_FINISHED, or
 * BAD_USER_INPUT for an answer of another question.
 */
export async function saveAnswer(
  context: Context,
  attemptId: string,
  questionId: number,
  answerId: number,
  certainty: Certainty | null = null,
): Promise<AttemptQuestion> {
  const { db, session, now, course } = context;
  const saved = await db.query(SAVE_ANSWER, [attemptId, session, questionId, answerId, now, certainty]);
  const attempt = await findAttempt(context, attemptId, ATTEMPT_BY_ID);
  if (saved.length === 0) refuseAnswer(attempt);
  const view = viewAttempt(attempt, course).questions.find(({ question }) => question.id === questionId);
  if (view === undefined) throw new DomainError('BAD_USER_INPUT', 'That question is not part of this quiz.');
  return view;
}

function refuseAnswer(attempt: AttemptRow): never {
  if (attempt.finishedAt !== null || attempt.abandoned) {
    throw new DomainError('QUIZ_FINISHED', 'This quiz is over. Start a new one to answer again.');
  }
  throw new DomainError('BAD_USER_INPUT', 'That answer does not belong to a question of this quiz.');
}
