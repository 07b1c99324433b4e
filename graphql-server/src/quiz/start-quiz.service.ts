import { randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { percentCorrect } from '../../../schema/rules/progress';
import { seededRandom, shuffled } from '../../../schema/rules/quiz';
import { requireViewer, type Context } from '../context';
import { DomainError } from '../errors';
import { AttemptQuestion } from './attempt-question.entity';
import { viewAttempt, type AttemptView } from './attempt-view';
import { RECORD_BY_USER, type AttemptRow, type RecordRow } from './attempt.sql';
import { chooseQuestions, type AskedBefore } from './choose-questions';
import type { Question } from './question.entity';
import { QuizAttempt } from './quiz-attempt.entity';
import { quizSubject, type QuizRequest, type QuizSubject } from './quiz-request';
import { findAttempt, findUnderWay, ownerOf } from './quiz.service';

const NOTHING_ASKED: AskedBefore = { lastAsked: new Map(), percentCorrect: new Map() };

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

/** The questions of a new quiz, drawn by its own seeded chance. Throws NO_QUESTIONS when there is nothing to go on. */
function draw(
  { course }: Context,
  { type, topics }: QuizSubject,
  asked: AskedBefore,
  random: () => number,
): Question[] {
  const source = { questionsOf: course.questionsOf, asked, random };
  const questions = chooseQuestions(type, topics.length > 0 ? topics : course.topics, source);
  if (questions.length > 0) return questions;
  throw new DomainError('NO_QUESTIONS', 'There is nothing to find weak spots in yet: take a chapter quiz first.');
}

/** A new attempt at these questions, its choices in an order of their own. */
function compose(
  context: Context,
  { type, chapter, unit }: QuizSubject,
  owner: number | null,
  questions: readonly Question[],
  random: () => number,
): AttemptRow {
  return {
    id: randomUUID(),
    userId: owner,
    type,
    chapterId: chapter?.id ?? null,
    unitId: unit?.id ?? null,
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
}

const newSeed = ({ random }: Context) => Math.floor(random() * 2 ** 31);

/** Stores a new attempt. Throws UniqueConstraintViolationException when one of this scope is under way. */
export async function storeAttempt(
  { em, now }: Context,
  attempt: AttemptRow,
  scope: string,
  seed: number,
): Promise<void> {
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
  const subject = quizSubject(request, course);
  const underWay = await findUnderWay(context, subject.scope);
  if (underWay && !restart) return viewAttempt(underWay, course);
  const owner = await ownerOf(context, request);
  const seed = newSeed(context);
  const random = seededRandom(seed);
  const questions = draw(context, subject, await readRecord(context, owner), random);
  if (underWay) await em.nativeUpdate(QuizAttempt, { id: underWay.id, finishedAt: null }, { abandonedAt: now });
  return begin(context, compose(context, subject, owner, questions, random), subject.scope, seed);
}

/** A quiz of just the questions that went wrong in a finished one. Throws NOT_FOUND, NO_QUESTIONS, or BAD_USER_INPUT before its end. */
export async function practiseMistakes(context: Context, attemptId: string): Promise<AttemptView> {
  const { course } = context;
  const { userId } = await requireViewer(context);
  const taken = await findAttempt(context, attemptId);
  if (taken.finishedAt === null) throw new DomainError('BAD_USER_INPUT', 'This quiz is not finished yet.');
  const wrong = taken.questions.filter(({ isCorrect }) => isCorrect === false);
  if (wrong.length === 0) throw new DomainError('NO_QUESTIONS', 'There is nothing to mend: every answer was right.');
  const scope = `mistakes:${attemptId}`;
  const underWay = await findUnderWay(context, scope);
  if (underWay) return viewAttempt(underWay, course);
  const seed = newSeed(context);
  const random = seededRandom(seed);
  const questions = shuffled(
    wrong.map(({ questionId }) => course.question(questionId)),
    random,
  );
  const subject: QuizSubject = { type: 'topicQuiz', scope, chapter: null, unit: null, topics: [] };
  return begin(context, compose(context, subject, userId, questions, random), scope, seed);
}

/** Stores a new attempt; of two at once, both get the one that was first. Throws QUIZ_FINISHED when that is over by then. */
async function begin(context: Context, attempt: AttemptRow, scope: string, seed: number): Promise<AttemptView> {
  try {
    await storeAttempt(context, attempt, scope, seed);
    return viewAttempt(attempt, context.course);
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const first = await findUnderWay(context, scope);
    if (first === null)
      throw new DomainError('QUIZ_FINISHED', 'This quiz has just ended elsewhere. Please start again.');
    return viewAttempt(first, context.course);
  }
}
