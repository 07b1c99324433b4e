import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { FreeResponse, FreeResponseAnswer, ScoredPoint } from '../../../economics/free-response/free-response';
import { scoreFreeResponse } from '../../../economics/free-response/score';
import { TooMuchWork } from '../../../economics/free-response/work';
import { findOwned, owned, visitorIdOf } from '../account/owned';
import { countNewAttempt, countSavedWork } from '../account/stored-work';
import { requireViewer, type Context } from '../context';
import type { Course, CourseFreeResponse } from '../course/course';
import { DomainError } from '../errors';
import {
  FREE_RESPONSE_ATTEMPT,
  FREE_RESPONSE_UNDER_WAY,
  SAVE_FREE_RESPONSE,
  SCORE_OWN_POINT,
  SUBMIT_FREE_RESPONSE,
  type FreeResponseAttemptRow,
} from './attempt.queries';
import { viewFreeResponseAttempt } from './attempt-view';
import { findFreeResponse, isFree } from './free-response.service';
import type { FreeResponseAttempt } from './free-response.type';
import { emptyAnswer, readAnswer } from './read-answer';
import { insertAttempt } from './store-attempt';

/** An attempt that the asker may see. Throws NOT_FOUND, or UNAUTHENTICATED when logging in may help. */
export const findAttempt = (context: Context, attemptId: string) =>
  findOwned(context, FREE_RESPONSE_ATTEMPT, attemptId, 'attempt');

export async function view(context: Context, row: FreeResponseAttemptRow): Promise<FreeResponseAttempt> {
  const { course } = context;
  const { definition } = course.freeResponseVersion(row.versionId);
  return viewFreeResponseAttempt(row, course, await findFreeResponse(context, definition.id));
}

export async function readFreeResponseAttempt(context: Context, attemptId: string): Promise<FreeResponseAttempt> {
  return view(context, await findAttempt(context, attemptId));
}

const versionIds = (course: Course, stableId: string) => course.versionsOf(stableId).map(({ id }) => id);

/** The attempt in progress of the student who asks; a visitor has none. */
async function findUnderWay(context: Context, stableId: string): Promise<FreeResponseAttemptRow | null> {
  const { db, course, session, now } = context;
  if (session === null) return null;
  const { userId: ownerId, tokenHash } = session;
  const versions = versionIds(course, stableId);
  const [attempt] = await db.query(FREE_RESPONSE_UNDER_WAY, { ownerId, tokenHash, now, versions });
  return attempt ?? null;
}

/** Whose attempt it will be: a visitor's belongs to nobody, and is at the free question. Throws UNAUTHENTICATED. */
async function startedBy(context: Context, question: CourseFreeResponse): Promise<number | null> {
  if (isFree(context.course, question) && context.session === null) return null;
  return (await requireViewer(context)).userId;
}

/**
 * Continues the attempt in progress, which may be at an earlier version of the question, or starts one. Of two concurrent starts, both get
 * the one that was first. Throws NOT_FOUND, UNAUTHENTICATED, TOO_MANY_ATTEMPTS, or SUBMITTED when that one is over by then.
 */
export async function startFreeResponse(context: Context, stableId: string): Promise<FreeResponseAttempt> {
  const { course, db, now } = context;
  const underWay = await findUnderWay(context, stableId);
  if (underWay) return view(context, underWay);
  const question = course.freeResponse(stableId);
  const userId = await startedBy(context, question);
  await countNewAttempt(context, userId);
  const id = randomUUID();
  const attempt: FreeResponseAttemptRow = {
    id,
    ownerId: userId ?? visitorIdOf(id),
    userId,
    versionId: question.id,
    answer: emptyAnswer(question.definition),
    revision: 0,
    seconds: 0,
    startedAt: now.toISOString(),
    submittedAt: null,
    points: null,
    ownScores: {},
    disputes: {},
    earned: null,
  };
  if (await insertAttempt(db.kysely, attempt)) return view(context, attempt);
  const first = await findUnderWay(context, stableId);
  if (first === null)
    throw new DomainError('SUBMITTED', 'This question was just submitted elsewhere. Please start again.');
  return view(context, first);
}

const LONGEST_SECONDS = 86_400;

export interface AnswerToSave {
  readonly attemptId: string;
  /** JSON. */
  readonly answer: string;
  readonly revision: number;
  readonly seconds: number;
}

function refuseNewer(): never {
  throw new DomainError(
    'NEWER_WORK',
    'There is newer work on this question, from another tab or device. Load it to continue.',
  );
}

function refuseSubmitted(): never {
  throw new DomainError('SUBMITTED', 'This question was already submitted. Start it again to change your answer.');
}

/**
 * Saves an answer. A repeated request changes nothing and gets the same reply. Throws NOT_FOUND, BAD_USER_INPUT, TOO_MANY_ATTEMPTS, SUBMITTED, or
 * NEWER_WORK when another tab or device has saved meanwhile.
 */
export async function saveFreeResponse(context: Context, given: AnswerToSave): Promise<FreeResponseAttempt> {
  const { course, db } = context;
  const attempt = await findAttempt(context, given.attemptId);
  const answer = JSON.stringify(readAnswer(given.answer, course.freeResponseVersion(attempt.versionId).definition));
  const seconds = Math.min(Math.max(0, given.seconds), LONGEST_SECONDS);
  await countSavedWork(context, attempt.userId, JSON.stringify(attempt.answer), answer);
  const named = owned(context, attempt.id, attempt.ownerId);
  const [saved] = await db.query(SAVE_FREE_RESPONSE, { ...named, answer, seconds, revision: given.revision });
  if (saved) return view(context, saved);
  const stored = await findAttempt(context, given.attemptId);
  if (stored.submittedAt !== null) refuseSubmitted();
  const isRepeated = stored.revision === given.revision + 1 && JSON.stringify(stored.answer) === answer;
  if (!isRepeated) refuseNewer();
  return view(context, stored);
}

const oneByOne = pLimit(1);

/** Other requests are answered between two scorings, which take long. */
async function score(question: FreeResponse, answer: FreeResponseAnswer): Promise<ScoredPoint[]> {
  try {
    return await oneByOne(async () => {
      await setImmediate();
      return scoreFreeResponse(question, answer);
    });
  } catch (error) {
    if (error instanceof TooMuchWork) throw new DomainError('BAD_USER_INPUT', error.message);
    throw error;
  }
}

/**
 * Scores an answer once, by the version of the question that was started. A repeated request gets the stored result. Throws NOT_FOUND, or
 * NEWER_WORK when what is stored is not the revision that the student means, or BAD_USER_INPUT for a drawing that takes too much work.
 */
export async function submitFreeResponse(
  context: Context,
  attemptId: string,
  revision: number,
): Promise<FreeResponseAttempt> {
  const { course, db } = context;
  const attempt = await findAttempt(context, attemptId);
  if (attempt.submittedAt !== null) return view(context, attempt);
  if (attempt.revision !== revision) refuseNewer();
  const { definition } = course.freeResponseVersion(attempt.versionId);
  const points = await score(definition, attempt.answer);
  const [submitted] = await db.query(SUBMIT_FREE_RESPONSE, {
    ...owned(context, attempt.id, attempt.ownerId),
    points: JSON.stringify(points),
    earned: points.filter(({ state }) => state === 'earned').length,
    revision,
    versions: versionIds(course, definition.id),
  });
  if (submitted) {
    context.note('freeResponseSubmitted', submitted.userId ?? undefined);
    return view(context, submitted);
  }
  const stored = await findAttempt(context, attemptId);
  if (stored.submittedAt === null) refuseNewer();
  return view(context, stored);
}

/**
 * Records whether the student's explanation earns an open point; the student may think again. Throws NOT_FOUND, or BAD_USER_INPUT for a
 * point that is not the student's to score.
 */
export async function scoreOwnPoint(
  context: Context,
  attemptId: string,
  point: string,
  earned: boolean,
): Promise<FreeResponseAttempt> {
  const attempt = await findAttempt(context, attemptId);
  const named = owned(context, attempt.id, attempt.ownerId);
  const [scored] = await context.db.query(SCORE_OWN_POINT, { ...named, point, earned });
  if (scored) return view(context, scored);
  throw new DomainError(
    'BAD_USER_INPUT',
    'You can score only explanations, after you have submitted the whole question.',
  );
}
