import { randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { percentCorrect } from '../../../schema/rules/progress';
import { seededRandom, shuffled } from '../../../schema/rules/quiz';
import { requireViewer, type Context } from '../context';
import { DomainError } from '../errors';
import { AttemptQuestion } from './attempt-question.entity';
import { viewAttempt, type AttemptQuestionView, type AttemptView } from './attempt-view';
import {
  ATTEMPT_BY_ID,
  ATTEMPT_UNDER_WAY,
  RECORD_BY_USER,
  SAVE_ANSWER,
  type AttemptRow,
  type RecordRow,
} from './attempt.sql';
import { chooseQuestions, type AskedBefore } from './choose-questions';
import { QuizAttempt } from './quiz-attempt.entity';
import { quizSubject, type QuizRequest, type QuizSubject } from './quiz-request';

const NOTHING_ASKED: AskedBefore = { lastAsked: new Map(), percentCorrect: new Map() };

/** Whose quiz it will be: a visitor's quiz belongs to nobody. */
function ownerOf(context: Context, { type }: QuizRequest): number | null {
  return type === 'chapterQuizNoUser' ? null : requireViewer(context).userId;
}

/** An attempt that the asker may see. Throws NOT_FOUND, or UNAUTHENTICATED where logging in may help. */
export async function findAttempt({ db, viewer }: Context, attemptId: string): Promise<AttemptRow> {
  const [attempt] = await db.rows<AttemptRow>(ATTEMPT_BY_ID, [attemptId]);
  if (attempt && attempt.userId !== null && viewer === null) {
    throw new DomainError('UNAUTHENTICATED', 'Please log in first.');
  }
  if (!attempt || (attempt.userId !== null && attempt.userId !== viewer?.userId)) {
    throw new DomainError('NOT_FOUND', 'There is no such quiz.');
  }
  return attempt;
}

export async function readAttempt(context: Context, attemptId: string): Promise<AttemptView> {
  return viewAttempt(await findAttempt(context, attemptId), context.course);
}

async function findUnderWay({ db }: Context, owner: number | null, scope: string): Promise<AttemptRow | null> {
  if (owner === null) return null;
  const [attempt] = await db.rows<AttemptRow>(ATTEMPT_UNDER_WAY, [owner, scope]);
  return attempt ?? null;
}

/** The attempt that the student can carry on with, or null. */
export async function readQuizUnderWay(context: Context, request: QuizRequest): Promise<AttemptView | null> {
  const owner = ownerOf(context, request);
  const attempt = await findUnderWay(context, owner, quizSubject(request, context.course).scope);
  return attempt && viewAttempt(attempt, context.course);
}

async function readRecord({ db }: Context, owner: number | null): Promise<AskedBefore> {
  if (owner === null) return NOTHING_ASKED;
  const [record] = await db.rows<RecordRow>(RECORD_BY_USER, [owner]);
  if (record === undefined) return NOTHING_ASKED;
  const percents = record.topics.flatMap(([topicId, asked, correct]) => {
    const percent = percentCorrect(correct, asked);
    return percent === null ? [] : [[topicId, percent] as const];
  });
  return { lastAsked: new Map(record.lastAsked), percentCorrect: new Map(percents) };
}

/** Draws the questions and their order from a new seed. Throws NO_QUESTIONS when there is nothing to go on. */
function compose(context: Context, subject: QuizSubject, owner: number | null, asked: AskedBefore) {
  const { course } = context;
  const seed = Math.floor(context.random() * 2 ** 31);
  const random = seededRandom(seed);
  const topics = subject.topics.length > 0 ? subject.topics : course.topics;
  const questions = chooseQuestions(subject.type, topics, { questionsOf: course.questionsOf, asked, random });
  if (questions.length === 0) {
    throw new DomainError('NO_QUESTIONS', 'There is nothing to find weak spots in yet: take a chapter quiz first.');
  }
  const attempt: AttemptRow = {
    id: randomUUID(),
    userId: owner,
    type: subject.type,
    chapterId: subject.chapter?.id ?? null,
    unitId: subject.unit?.id ?? null,
    startedAt: context.now.toISOString(),
    finishedAt: null,
    abandoned: false,
    score: null,
    questions: questions.map((question) => ({
      questionId: question.id,
      answerOrder: shuffled(
        question.answers.filter((answer) => !answer.retired).map((answer) => answer.id),
        random,
      ),
      chosenAnswerId: null,
      isCorrect: null,
    })),
  };
  return { attempt, seed };
}

async function store({ em, now }: Context, attempt: AttemptRow, scope: string, seed: number): Promise<void> {
  const { id, type } = attempt;
  em.create(QuizAttempt, {
    id,
    type,
    scope,
    seed,
    user: attempt.userId,
    chapter: attempt.chapterId,
    unit: attempt.unitId,
    startedAt: now,
    finishedAt: null,
    abandonedAt: null,
    score: null,
  });
  attempt.questions.forEach(({ questionId, answerOrder }, index) => {
    em.create(AttemptQuestion, {
      attempt: id,
      position: index + 1,
      question: questionId,
      answerOrder,
      chosenAnswer: null,
      answeredAt: null,
      isCorrect: null,
    });
  });
  await em.flush();
}

/** Carries on with the attempt under way, or starts one; `restart` leaves the old one behind and starts anew. */
export async function startQuiz(context: Context, request: QuizRequest, restart: boolean): Promise<AttemptView> {
  const { em, course, now } = context;
  const owner = ownerOf(context, request);
  const subject = quizSubject(request, course);
  const underWay = await findUnderWay(context, owner, subject.scope);
  if (underWay && !restart) return viewAttempt(underWay, course);
  const { attempt, seed } = compose(context, subject, owner, await readRecord(context, owner));
  if (underWay) await em.nativeUpdate(QuizAttempt, { id: underWay.id, finishedAt: null }, { abandonedAt: now });
  try {
    await store(context, attempt, subject.scope, seed);
    return viewAttempt(attempt, course);
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const other = await findUnderWay(context, owner, subject.scope);
    if (other === null) throw error;
    return viewAttempt(other, course);
  }
}

/** Saves an answer as it is given. Throws NOT_FOUND, QUIZ_FINISHED, or BAD_USER_INPUT for an answer of another question. */
export async function saveAnswer(
  context: Context,
  attemptId: string,
  questionId: number,
  answerId: number,
): Promise<AttemptQuestionView> {
  const { db, viewer, now, course } = context;
  const saved = await db.rows(SAVE_ANSWER, [attemptId, viewer?.userId ?? null, questionId, answerId, now]);
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
