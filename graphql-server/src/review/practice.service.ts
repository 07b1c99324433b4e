import { MOST_MISTAKES, shuffled, type QuizMode } from '../../../schema/rules/quiz';
import { findOwned } from '../account/owned';
import { requireViewer, type Context } from '../context';
import type { Course, CourseQuestion } from '../course/course';
import { DomainError } from '../errors';
import { daysOf } from '../learner/days';
import { ATTEMPT_BY_ID, type AskedRow } from '../quiz/attempt.queries';
import { findUnderWay } from '../quiz/attempt.service';
import { viewAttempt } from '../quiz/attempt-view';
import type { ChosenQuestion } from '../quiz/choose-questions';
import type { QuizAttempt } from '../quiz/quiz-attempt.type';
import { mistakesScope, scopeIn } from '../quiz/quiz-request';
import { beginAttempt } from '../quiz/start-quiz.service';
import type { WhyAsked } from '../quiz/quiz-attempt.entity';
import { findMissed } from './notebook.service';

export function whyMissed(times: number, last: Date, now: Date): WhyAsked {
  return { why: 'mistake', times, days: Math.max(0, Math.floor(daysOf(now) - daysOf(last))) };
}

const begin = (
  context: Context,
  userId: number,
  mode: QuizMode,
  scope: string,
  choose: (random: () => number) => Promise<readonly ChosenQuestion[]>,
) =>
  beginAttempt(
    context,
    { type: 'topicQuiz', mode, scope, chapter: null, unit: null, topics: [] },
    userId,
    null,
    choose,
  );

/**
 * For each missed question another of its topic, at best one whose choices have the same misconception: the key of the missed one
 * has just been shown. Those of a set are left out, because they are asked together.
 */
export function othersLike(
  missed: readonly Pick<AskedRow, 'questionId' | 'given'>[],
  asked: readonly Pick<AskedRow, 'questionId'>[],
  course: Course,
  random: () => number,
): ChosenQuestion[] {
  const taken = new Set(asked.map(({ questionId }) => questionId));
  const markets = new Set(asked.flatMap(({ questionId }) => course.question(questionId).market ?? []));
  return missed.flatMap(({ questionId, given }) => {
    const { topic, answers } = course.question(questionId);
    const chosen = given && 'choice' in given ? answers.find(({ id }) => id === given.choice) : undefined;
    const hasSameError = (question: CourseQuestion) =>
      chosen?.misconception != null && question.answers.some((one) => one.misconception === chosen.misconception);
    const others = shuffled(course.questionsOf(topic), random).filter(
      ({ id, set, market }) => set === null && !taken.has(id) && (market === null || !markets.has(market)),
    );
    const other = others.find(hasSameError) ?? others[0];
    if (other === undefined) return [];
    taken.add(other.id);
    if (other.market !== null) markets.add(other.market);
    return [{ question: other, whyAsked: null, trial: null }];
  });
}

/**
 * A practice quiz on what was missed in a finished one: first others like the missed questions, then these again. Throws
 * NOT_FOUND, NO_QUESTIONS, or BAD_USER_INPUT before its end.
 */
export async function practiceMistakes(context: Context, attemptId: string): Promise<QuizAttempt> {
  const { course, now } = context;
  const { userId } = await requireViewer(context);
  const { finishedAt, questions } = await findOwned(context, ATTEMPT_BY_ID, attemptId, 'quiz');
  if (finishedAt === null) throw new DomainError('BAD_USER_INPUT', 'This quiz has not been submitted yet.');
  const missed = questions.filter(({ isCorrect }) => isCorrect === false);
  if (missed.length === 0)
    throw new DomainError('NO_QUESTIONS', 'There is nothing to practice: every answer was correct.');
  const scope = scopeIn('practice', mistakesScope.ofAttempt(attemptId));
  const underWay = await findUnderWay(context, scope);
  if (underWay) return viewAttempt(underWay, course);
  const why = whyMissed(1, new Date(finishedAt), now);
  const again = missed.map(({ questionId }) => ({ question: course.question(questionId), whyAsked: why, trial: null }));
  return begin(context, userId, 'practice', scope, (random) =>
    Promise.resolve([...othersLike(missed, questions, course, random), ...shuffled(again, random)]),
  );
}

/** A quiz of open mistakes, of one unit or topic if given. Throws NO_QUESTIONS when there are none, or NOT_FOUND. */
export async function practiceNotebook(
  context: Context,
  mode: QuizMode,
  unitId?: number,
  topicId?: number,
): Promise<QuizAttempt> {
  const { course, now } = context;
  const { userId } = await requireViewer(context);
  const unit = unitId === undefined ? null : course.unit(unitId);
  const topic = topicId === undefined ? null : course.topic(topicId);
  const scope = scopeIn(mode, mistakesScope.ofNotebook(unit?.id, topic?.id));
  const underWay = await findUnderWay(context, scope);
  if (underWay) return viewAttempt(underWay, course);
  const missed = (await findMissed(context, userId)).filter(
    ({ question }) =>
      (topic === null || question.topic === topic) && (unit === null || question.topic.chapter.unit === unit),
  );
  if (missed.length === 0) throw new DomainError('NO_QUESTIONS', 'There are no mistakes left to practice here.');
  const chosen = missed.slice(0, MOST_MISTAKES).map(({ row, question }) => ({
    question,
    whyAsked: whyMissed(row.timesMissed, new Date(row.missedAt), now),
    trial: null,
  }));
  return begin(context, userId, mode, scope, () => Promise.resolve(chosen));
}
