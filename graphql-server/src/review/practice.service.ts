import { seededRandom, shuffled } from '../../../schema/rules/quiz';
import { requireViewer, type Context } from '../context';
import { DomainError } from '../errors';
import { viewAttempt, type AttemptView } from '../quiz/attempt-view';
import { begin, compose, newSeed } from '../quiz/begin-attempt';
import { daysOf } from '../learner/memory/days';
import { findMissed } from './notebook.service';
import type { QuizSubject } from '../quiz/quiz-request';
import { findAttempt, findUnderWay } from '../quiz/quiz.service';
import type { WhyAsked } from '../quiz/why-asked';

/** A quiz out of the notebook has so many questions at most. */
export const MOST_MISTAKES = 20;

function mistaken(times: number, last: Date, now: Date): WhyAsked {
  return { why: 'mistake', times, days: Math.max(0, Math.floor(daysOf(now) - daysOf(last))) };
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
  const whyAsked = mistaken(1, new Date(taken.finishedAt), context.now);
  const random = seededRandom(seed);
  const questions = shuffled(
    wrong.map(({ questionId }) => ({ question: course.question(questionId), whyAsked })),
    random,
  );
  const subject: QuizSubject = { type: 'topicQuiz', scope, chapter: null, unit: null, topics: [] };
  return begin(context, compose(context, subject, userId, questions, random), scope, seed);
}

/** A quiz of open mistakes, of one unit or topic where that is said. Throws NO_QUESTIONS where there are none, or NOT_FOUND. */
export async function practiseNotebook(context: Context, unitId?: number, topicId?: number): Promise<AttemptView> {
  const { course, now } = context;
  const { userId } = await requireViewer(context);
  const unit = unitId === undefined ? null : course.unit(unitId);
  const topic = topicId === undefined ? null : course.topic(topicId);
  const scope = `notebook:${unit?.id ?? ''}:${topic?.id ?? ''}`;
  const missed = (await findMissed(context, userId)).filter(
    ({ question }) =>
      (topic === null || question.topic === topic) && (unit === null || question.topic.chapter.unit === unit),
  );
  const underWay = await findUnderWay(context, scope);
  if (underWay) return viewAttempt(underWay, course);
  if (missed.length === 0) {
    throw new DomainError('NO_QUESTIONS', 'There is no open mistake here: nothing to mend, which is the idea.');
  }
  const seed = newSeed(context);
  const chosen = missed.slice(0, MOST_MISTAKES).map(({ row, question }) => ({
    question,
    whyAsked: mistaken(row.timesMissed, new Date(row.missedAt), now),
  }));
  const subject = { type: 'topicQuiz', scope, chapter: null, unit: null, topics: [] } as const;
  return begin(context, compose(context, subject, userId, chosen, seededRandom(seed)), scope, seed);
}
