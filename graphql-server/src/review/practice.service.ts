import { likeScope } from '../../../schema/rules/practice';
import { MOST_MISTAKES, shuffled, type QuizMode } from '../../../schema/rules/quiz';
import { findOwned } from '../account/owned';
import { requireViewer, type Context } from '../context';
import { askedIdOf } from '../course/asked-question';
import { DomainError } from '../errors';
import { daysOf } from '../learner/days';
import { ATTEMPT_BY_ID } from '../quiz/attempt.queries';
import { findUnderWay } from '../quiz/attempt.service';
import { isRevealed, viewAttempt } from '../quiz/attempt-view';
import type { ChosenQuestion } from '../quiz/choose-questions';
import { readHistory, type History } from '../quiz/fresh-questions';
import type { QuizAttempt } from '../quiz/quiz-attempt.type';
import { mistakesScope, scopeIn } from '../quiz/quiz-request';
import { beginAttempt } from '../quiz/start-quiz.service';
import type { WhyAsked } from '../quiz/quiz-attempt.entity';
import { findMissed, type Missed } from './notebook.service';
import { othersLike, type Other } from './others-like';

/** The reason to ask a missed question again or, with its id, another one in its place. */
export function whyMissed(times: number, last: Date, now: Date, questionId?: number): WhyAsked {
  const days = Math.max(0, Math.floor(daysOf(now) - daysOf(last)));
  return { why: 'mistake', times, days, ...(questionId !== undefined && { questionId }) };
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

/** In place of what was asked: `why` tells of the mistake that a right answer corrects. */
const inPlace = ({ question, variant, isAlike }: Other, why: WhyAsked): ChosenQuestion => ({
  question,
  variant: variant ?? null,
  whyAsked: isAlike ? why : null,
  trial: null,
});

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A question for each of these mistakes, at best one like it, because the key of the missed one was shown. Where no other is alike, it is
 * asked again, unless it was missed within the last day.
 */
export function mistakesToAsk(
  missed: readonly Missed[],
  { course, now }: Context,
  history: History,
  random: () => number,
): ChosenQuestion[] {
  const rows = missed.map(({ row }) => row);
  const others = othersLike(rows, rows, course, history, random);
  return missed.flatMap(({ row }, index): ChosenQuestion[] => {
    const missedAt = new Date(row.missedAt);
    const other = others[index];
    const isJustShown = now.getTime() - row.missedAt < DAY_MS;
    const isReserved = course.isReserved(row.questionId);
    if (other && (other.isAlike || isJustShown || isReserved))
      return [inPlace(other, whyMissed(row.timesMissed, missedAt, now, row.questionId))];
    // Mock exams alone ask it.
    if (isReserved) return [];
    const question = course.question(row.questionId);
    return [{ question, whyAsked: whyMissed(row.timesMissed, missedAt, now), trial: null }];
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
  const history = await readHistory(context, userId);
  const at = new Date(finishedAt);
  // Of a question that a model made there is always another one: it is not asked again.
  const again = missed
    .filter(({ questionId }) => !course.isReserved(questionId))
    .map(({ questionId }) => course.question(questionId))
    .filter(({ market }) => market === null)
    .map((question) => ({ question, whyAsked: whyMissed(1, at, now), trial: null }));
  return begin(context, userId, 'practice', scope, (random) => {
    const others = othersLike(missed, questions, course, history, random).flatMap((other, index) =>
      other ? inPlace(other, whyMissed(1, at, now, missed[index]?.questionId)) : [],
    );
    const chosen = [...others, ...shuffled(again, random)];
    if (chosen.length === 0) throw new DomainError('NO_QUESTIONS', 'None of these questions can be asked anymore.');
    return Promise.resolve(chosen);
  });
}

/**
 * A practice question like one of a finished quiz, or of practice where it is answered: like one that was missed, or answered with a hint.
 * A right answer to it corrects the mistake. Throws NOT_FOUND, BAD_USER_INPUT before the answer is explained, or NO_QUESTIONS.
 */
export async function anotherLikeThis(context: Context, attemptId: string, questionId: number): Promise<QuizAttempt> {
  const { course, now } = context;
  const { userId } = await requireViewer(context);
  const attempt = await findOwned(context, ATTEMPT_BY_ID, attemptId, 'quiz');
  const asked = attempt.questions.find((one) => askedIdOf(one) === questionId);
  if (asked === undefined) throw new DomainError('NOT_FOUND', 'That question is not in this quiz.');
  if (!isRevealed(attempt, asked))
    throw new DomainError('BAD_USER_INPUT', 'Answer this question first. Then practice another one like it.');
  const scope = scopeIn('practice', likeScope.of(attemptId, asked.position));
  const underWay = await findUnderWay(context, scope);
  if (underWay) return viewAttempt(underWay, course);
  const history = await readHistory(context, userId);
  return begin(context, userId, 'practice', scope, (random) => {
    const [other] = othersLike([asked], attempt.questions, course, history, random);
    if (!other) throw new DomainError('NO_QUESTIONS', 'There is no other question like this one yet.');
    const missedAt = new Date(asked.answeredAt ?? attempt.startedAt);
    const why = whyMissed(1, missedAt, now, asked.questionId);
    return Promise.resolve([
      asked.isCorrect === false ? inPlace(other, why) : { ...inPlace(other, why), whyAsked: null },
    ]);
  });
}

/** A quiz of open mistakes, of one unit or topic if given. Throws NO_QUESTIONS when there are none, or NOT_FOUND. */
export async function practiceNotebook(
  context: Context,
  mode: QuizMode,
  unitId?: number,
  topicId?: number,
): Promise<QuizAttempt> {
  const { course } = context;
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
  const history = await readHistory(context, userId);
  return begin(context, userId, mode, scope, (random) => {
    const chosen = mistakesToAsk(missed.slice(0, MOST_MISTAKES), context, history, random);
    if (chosen.length === 0) throw new DomainError('NO_QUESTIONS', 'None of these questions can be asked anymore.');
    return Promise.resolve(chosen);
  });
}
