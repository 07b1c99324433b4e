import { refuseVisitor, requireViewer, type Context } from '../context';
import { DomainError } from '../errors';
import { viewAttempt, type AttemptQuestionView, type AttemptView } from './attempt-view';
import {
  ATTEMPT_UNDER_WAY,
  ATTEMPT_WITH_ASKER,
  SAVE_ANSWER,
  type AttemptRow,
  type AttemptWithAsker,
} from './attempt.queries';
import type { Certainty } from './certainty';
import { quizSubject, type QuizRequest } from './quiz-request';

/** Whose quiz it will be: a visitor's quiz belongs to nobody. */
export async function ownerOf(context: Context, { type }: Pick<QuizRequest, 'type'>): Promise<number | null> {
  return type === 'chapterQuizNoUser' ? null : (await requireViewer(context)).userId;
}

/** An attempt that the asker may see. Throws NOT_FOUND, or UNAUTHENTICATED where logging in may help. */
export async function findAttempt({ db, session, now }: Context, attemptId: string): Promise<AttemptRow> {
  const [attempt] = await db.rows<AttemptWithAsker>(ATTEMPT_WITH_ASKER, [attemptId, session, now]);
  if (attempt && attempt.userId !== null && attempt.askedBy === null) refuseVisitor();
  if (!attempt || (attempt.userId !== null && attempt.userId !== attempt.askedBy)) {
    throw new DomainError('NOT_FOUND', 'There is no such quiz.');
  }
  return attempt;
}

export async function readAttempt(context: Context, attemptId: string): Promise<AttemptView> {
  return viewAttempt(await findAttempt(context, attemptId), context.course);
}

/** The open attempt of the student who asks, in a scope; a visitor has none. */
export async function findUnderWay({ db, session, now }: Context, scope: string): Promise<AttemptRow | null> {
  if (session === null) return null;
  const [attempt] = await db.rows<AttemptRow>(ATTEMPT_UNDER_WAY, [session, now, scope]);
  return attempt ?? null;
}

/** The attempt that the student can carry on with, or null. */
export async function readQuizUnderWay(context: Context, request: QuizRequest): Promise<AttemptView | null> {
  const attempt = await findUnderWay(context, quizSubject(request, context.course).scope);
  if (attempt === null) await ownerOf(context, request);
  return attempt && viewAttempt(attempt, context.course);
}

/** Saves an answer as it is given; a certainty that is left out stays as it was said. Throws NOT_FOUND, QUIZ_FINISHED, or BAD_USER_INPUT for an answer of another question. */
export async function saveAnswer(
  context: Context,
  attemptId: string,
  questionId: number,
  answerId: number,
  certainty: Certainty | null = null,
): Promise<AttemptQuestionView> {
  const { db, session, now, course } = context;
  const saved = await db.rows(SAVE_ANSWER, [attemptId, session, questionId, answerId, now, certainty]);
  const attempt = await findAttempt(context, attemptId);
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
