import type { Given } from '../../../schema/rules/given';
import { findOwned, owned } from '../account/owned';
import { requireViewer, type Context } from '../context';
import { askedIdOf, questionOf } from '../course/asked-question';
import { DomainError } from '../errors';
import { viewAttempt } from './attempt-view';
import {
  ATTEMPT_BY_ID,
  ATTEMPT_UNDER_WAY,
  ATTEMPTS_UNDER_WAY,
  RECORD_ANSWER,
  SAVE_ANSWER,
  type AttemptRow,
} from './attempt.queries';
import type { Certainty } from './certainty';
import { isAnswerTo, isRight, refuseImpossible } from './grading';
import type { AttemptQuestion, QuizAttempt } from './quiz-attempt.type';
import { quizSubject, type QuizRequest, type QuizSubject } from './quiz-request';

/** Whose quiz it will be: a visitor's quiz belongs to nobody. Throws UNAUTHENTICATED. */
export async function ownerOf(context: Context, { type }: Pick<QuizRequest, 'type'>): Promise<number | null> {
  return type === 'chapterQuizNoUser' ? null : (await requireViewer(context)).userId;
}

export async function readAttempt(context: Context, attemptId: string): Promise<QuizAttempt> {
  return viewAttempt(await findOwned(context, ATTEMPT_BY_ID, attemptId, 'quiz'), context.course);
}

/** The open attempt of the student who asks, in a scope; a visitor has none. */
export async function findUnderWay({ db, session, now }: Context, scope: string): Promise<AttemptRow | null> {
  if (session === null) return null;
  const [attempt] = await db.query(ATTEMPT_UNDER_WAY, {
    ownerId: session.userId,
    tokenHash: session.tokenHash,
    now,
    scope,
  });
  return attempt ?? null;
}

/**
 * What a request asks about. A visitor who asks for a student's quiz is told to log in, whatever else is wrong with the request. That is
 * checked only then, because the statement that finds the quiz checks the session too.
 */
export async function subjectOf(context: Context, request: QuizRequest): Promise<QuizSubject> {
  try {
    return quizSubject(request, context.course);
  } catch (error) {
    await ownerOf(context, request);
    throw error;
  }
}

/** The attempt that the student can continue, or null. */
export async function readQuizUnderWay(context: Context, request: QuizRequest): Promise<QuizAttempt | null> {
  const attempt = await findUnderWay(context, (await subjectOf(context, request)).scope);
  if (attempt === null) await ownerOf(context, request);
  return attempt && viewAttempt(attempt, context.course);
}

/** No screen lists more of them. */
const MOST_UNDER_WAY = 10;

/** The student's unfinished attempts, the latest first. */
export async function readQuizzesUnderWay(context: Context): Promise<QuizAttempt[]> {
  const { userId } = await requireViewer(context);
  const attempts = await context.db.query(ATTEMPTS_UNDER_WAY, { ownerId: userId, most: MOST_UNDER_WAY });
  return attempts.map((attempt) => viewAttempt(attempt, context.course));
}

/**
 * Saves an answer as it is given; a certainty that is left out stays as it was. Throws NOT_FOUND, QUIZ_FINISHED, or
 * BAD_USER_INPUT for an answer of another question or in practice mode.
 */
export async function saveAnswer(context: Context, answer: AnswerToSave): Promise<AttemptQuestion> {
  const { saved, attempt, question } = await storeAnswer(context, SAVE_ANSWER, answer);
  if (!saved) {
    refuseEnded(attempt);
    if (attempt.mode === 'practice') refuseAnswer(CHECKED_ONLY);
    refuseImpossible(question, answer.given);
  }
  return questionIn(context, attempt, answer.questionId);
}

/**
 * Records an answer in practice mode and reveals the key of its question. The first answer to a question counts: a later or repeated
 * request changes nothing and gets the same reply. Throws NOT_FOUND, QUIZ_FINISHED, or BAD_USER_INPUT for an answer of another
 * question or in test mode.
 */
export async function checkAnswer(context: Context, answer: AnswerToSave): Promise<AttemptQuestion> {
  const { saved, attempt, question } = await storeAnswer(context, RECORD_ANSWER, answer);
  if (!saved) {
    refuseEnded(attempt);
    if (attempt.mode === 'test')
      refuseAnswer('This quiz is not in practice mode. Its answers are explained at the end.');
    if (askedAs(attempt, answer.questionId)?.given == null) refuseImpossible(question, answer.given);
  }
  return questionIn(context, attempt, answer.questionId);
}

export interface AnswerToSave {
  readonly attemptId: string;
  /** As the API knows it: askedIdOf. */
  readonly questionId: number;
  readonly given: Given;
  readonly certainty: Certainty | null;
}

const CHECKED_ONLY = 'This quiz is in practice mode. Check each answer instead; a checked answer cannot be changed.';

const askedAs = ({ questions }: AttemptRow, questionId: number) =>
  questions.find((asked) => askedIdOf(asked) === questionId);

/** Marks an answer by the key of what the attempt asked. Returns the attempt with it or, where it is not stored, as it is by then. */
async function storeAnswer(context: Context, query: typeof SAVE_ANSWER, answer: AnswerToSave) {
  const { attemptId, questionId, given, certainty } = answer;
  const find = () => findOwned(context, ATTEMPT_BY_ID, attemptId, 'quiz');
  const before = await find();
  const asked = askedAs(before, questionId);
  const question = asked && questionOf(context.course, asked);
  const isCorrect = question !== undefined && isRight(question.answers, given);
  const rows = await context.db.query(query, {
    questionId,
    given: JSON.stringify(given),
    isCorrect,
    isAnswer: question !== undefined && isAnswerTo(question, given),
    certainty,
    ...owned(context, attemptId, before.ownerId),
  });
  if (rows.length === 0) return { saved: false, question, attempt: await find() };
  const stored = {
    given,
    answeredAt: context.now.toISOString(),
    isCorrect,
    certainty: certainty ?? asked?.certainty ?? null,
  };
  const questions = before.questions.map((one) => (one === asked ? { ...one, ...stored } : one));
  return { saved: true, question, attempt: { ...before, questions } };
}

export function questionIn({ course }: Context, attempt: AttemptRow, questionId: number): AttemptQuestion {
  const view = viewAttempt(attempt, course).questions.find(({ question }) => question.id === questionId);
  if (view === undefined) refuseAnswer('That question is not in this quiz.');
  return view;
}

export function refuseEnded({ finishedAt, abandoned }: AttemptRow): void {
  if (finishedAt === null && !abandoned) return;
  throw new DomainError('QUIZ_FINISHED', 'This quiz has ended. Start a new one to answer again.');
}

export function refuseAnswer(message: string): never {
  throw new DomainError('BAD_USER_INPUT', message);
}
