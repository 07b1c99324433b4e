import { visitorIdOf } from '../visitor-id';
import type { Statement } from '../database/statement';
import { refuseVisitor, requireViewer, type Context } from '../context';
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
import type { AttemptQuestion, QuizAttempt } from './quiz-attempt.type';
import { quizSubject, type QuizRequest } from './quiz-request';

/** Whose quiz it will be: a visitor's quiz belongs to nobody. Throws UNAUTHENTICATED. */
export async function ownerOf(context: Context, { type }: Pick<QuizRequest, 'type'>): Promise<number | null> {
  return type === 'chapterQuizNoUser' ? null : (await requireViewer(context)).userId;
}

const LOG_IN_TO_FIND = 'We can’t find this quiz. If you took it with an account, please log in.';

/** An attempt that the asker may see, read by `query`. Throws NOT_FOUND, or UNAUTHENTICATED when logging in may help. */
export async function findAttempt<Row extends AttemptRow & { askedBy: number | null }>(
  { db, findSession, findViewer, now }: Context,
  attemptId: string,
  query: Statement<Row>,
): Promise<Row> {
  const session = await findSession();
  // A student's own quiz, or else a visitor's: each is looked for in one place.
  for (const owner of session === null ? [visitorIdOf(attemptId)] : [session.userId, visitorIdOf(attemptId)]) {
    const [attempt] = await db.query(query, [attemptId, owner, session?.tokenHash, now]);
    if (attempt && attempt.userId !== null && attempt.userId !== attempt.askedBy) refuseVisitor();
    if (attempt) return attempt;
  }
  if ((await findViewer()) === null) throw new DomainError('UNAUTHENTICATED', LOG_IN_TO_FIND);
  throw new DomainError('NOT_FOUND', 'This quiz does not exist.');
}

export async function readAttempt(context: Context, attemptId: string): Promise<QuizAttempt> {
  return viewAttempt(await findAttempt(context, attemptId, ATTEMPT_BY_ID), context.course);
}

/** The open attempt of the student who asks, in a scope; a visitor has none. */
export async function findUnderWay({ db, findSession, now }: Context, scope: string): Promise<AttemptRow | null> {
  const session = await findSession();
  if (session === null) return null;
  const [attempt] = await db.query(ATTEMPT_UNDER_WAY, [session.userId, session.tokenHash, now, scope]);
  return attempt ?? null;
}

/** The attempt that the student can continue, or null. */
export async function readQuizUnderWay(context: Context, request: QuizRequest): Promise<QuizAttempt | null> {
  const attempt = await findUnderWay(context, quizSubject(request, context.course).scope);
  if (attempt === null) await ownerOf(context, request);
  return attempt && viewAttempt(attempt, context.course);
}

/** No screen lists more of them. */
const MOST_UNDER_WAY = 10;

/** The student's unfinished attempts, the latest first. */
export async function readQuizzesUnderWay(context: Context): Promise<QuizAttempt[]> {
  const { userId } = await requireViewer(context);
  const attempts = await context.db.query(ATTEMPTS_UNDER_WAY, [userId, MOST_UNDER_WAY]);
  return attempts.map((attempt) => viewAttempt(attempt, context.course));
}

/**
 * Saves an answer as it is given; a certainty that is left out stays as it was. Throws NOT_FOUND, QUIZ_FINISHED, or
 * BAD_USER_INPUT for an answer of another question or in practice mode.
 */
export async function saveAnswer(context: Context, given: AnswerToSave): Promise<AttemptQuestion> {
  const { saved, attempt } = await storeAnswer(context, SAVE_ANSWER, given);
  if (!saved) {
    refuseEnded(attempt);
    refuseAnswer(attempt.mode === 'practice' ? CHECKED_ONLY : FOREIGN_ANSWER);
  }
  return questionIn(context, attempt, given.questionId);
}

/**
 * Records an answer in practice mode and reveals the key of its question. The first answer to a question counts: a later or repeated
 * request changes nothing and gets the same reply. Throws NOT_FOUND, QUIZ_FINISHED, or BAD_USER_INPUT for an answer of another
 * question or in test mode.
 */
export async function checkAnswer(context: Context, given: AnswerToSave): Promise<AttemptQuestion> {
  const { saved, attempt } = await storeAnswer(context, RECORD_ANSWER, given);
  const isRecorded = attempt.questions.some(
    ({ questionId, chosenAnswerId }) => questionId === given.questionId && chosenAnswerId !== null,
  );
  if (!saved) {
    refuseEnded(attempt);
    if (attempt.mode === 'test')
      refuseAnswer('This quiz is not in practice mode. Its answers are explained at the end.');
    if (!isRecorded) refuseAnswer(FOREIGN_ANSWER);
  }
  return questionIn(context, attempt, given.questionId);
}

export interface AnswerToSave {
  readonly attemptId: string;
  readonly questionId: number;
  readonly answerId: number;
  readonly certainty: Certainty | null;
}

const FOREIGN_ANSWER = 'That answer does not belong to a question in this quiz.';
const CHECKED_ONLY = 'This quiz is in practice mode. Check each answer instead; a checked answer cannot be changed.';

async function storeAnswer(
  context: Context,
  query: typeof SAVE_ANSWER,
  { attemptId, questionId, answerId, certainty }: AnswerToSave,
) {
  const { db, findSession, now } = context;
  const session = await findSession();
  const saveIn = async (owner: number) => {
    const rows = await db.query(query, [attemptId, owner, session?.tokenHash, now, questionId, answerId, certainty]);
    return { saved: rows.length > 0, attempt: await findAttempt(context, attemptId, ATTEMPT_BY_ID) };
  };
  const owner = session?.userId ?? visitorIdOf(attemptId);
  const stored = await saveIn(owner);
  // A student may answer a visitor's quiz.
  return stored.attempt.ownerId === owner ? stored : saveIn(stored.attempt.ownerId);
}

function questionIn({ course }: Context, attempt: AttemptRow, questionId: number): AttemptQuestion {
  const view = viewAttempt(attempt, course).questions.find(({ question }) => question.id === questionId);
  if (view === undefined) refuseAnswer('That question is not in this quiz.');
  return view;
}

function refuseEnded({ finishedAt, abandoned }: AttemptRow): void {
  if (finishedAt === null && !abandoned) return;
  throw new DomainError('QUIZ_FINISHED', 'This quiz has ended. Start a new one to answer again.');
}

function refuseAnswer(message: string): never {
  throw new DomainError('BAD_USER_INPUT', message);
}
