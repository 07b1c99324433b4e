import { shuffled } from '../../../schema/rules/quiz';
import { questionOf } from '../course/asked-question';
import type { Course, CourseQuestion } from '../course/course';
import type { AskedRow } from '../quiz/attempt.queries';
import { freshVariant, type History } from '../quiz/fresh-questions';
import type { ChosenQuestion } from '../quiz/choose-questions';
import { answerGiven } from '../quiz/grading';

export type AnsweredRow = Pick<AskedRow, 'questionId' | 'variant' | 'given'>;

/** Another question in place of one whose key was shown. */
export interface Other extends Pick<ChosenQuestion, 'question' | 'variant'> {
  /** Whether it is of the same kind, or has a choice with the same misconception: a right answer corrects the mistake. */
  readonly isAlike: boolean;
}

/** Those that ask for the same skill first, then those of nearly the same difficulty. */
const nearestFirst = (questions: readonly CourseQuestion[], { type, difficulty }: CourseQuestion): CourseQuestion[] =>
  questions.toSorted(
    (a, b) =>
      Number(b.type === type) - Number(a.type === type) ||
      Math.abs(a.difficulty - difficulty) - Math.abs(b.difficulty - difficulty),
  );

/**
 * For each of these questions another one like it: a fresh variant if a model made it; else a fresh variant of the nearest model of its
 * topic that has the misconception of the answer; else another question of the topic, at best with that misconception or of its type, which
 * was not asked for the longest time. Null where there is none. No question and no market comes twice. Those of a set are left out, because
 * they are asked together.
 *
 * @param shown the questions whose key was just shown
 */
export function othersLike(
  answered: readonly AnsweredRow[],
  shown: readonly Pick<AskedRow, 'questionId'>[],
  course: Course,
  history: History,
  random: () => number,
): (Other | null)[] {
  const items = (rows: readonly Pick<AskedRow, 'questionId'>[]) =>
    rows.map(({ questionId }) => course.askedQuestion(questionId));
  const taken = new Set(items(shown).map(({ id }) => id));
  // A model's own question has its market to itself.
  const markets = new Set(items(answered).flatMap(({ market }) => market ?? []));
  const shownMarkets = new Set(items(shown).flatMap(({ market }) => market ?? []));

  const take = (other: Other): Other => {
    taken.add(other.question.id);
    if (other.question.market !== null) markets.add(other.question.market);
    return other;
  };

  const asked = new Set<string>();
  const ownVariant = (item: CourseQuestion): Other | null => {
    if (item.market === null || item.retired || asked.has(item.market)) return null;
    const variant = freshVariant(course, item, history);
    if (variant === null) return null;
    asked.add(item.market);
    return { question: item, variant, isAlike: true };
  };

  const ofModel = (item: CourseQuestion, misconception: string | null): Other | null => {
    if (misconception === null) return null;
    const models = course
      .questionsOf(item.topic)
      .filter(({ market, set }) => market !== null && set === null && !markets.has(market));
    for (const question of nearestFirst(models, item)) {
      if (!course.misconceptionsOf(question).includes(misconception)) continue;
      const variant = freshVariant(course, question, history, ({ content }) =>
        content.answers.some((answer) => answer.misconception === misconception),
      );
      if (variant !== null) return { question, variant, isAlike: true };
    }
    return null;
  };

  const ofTopic = (item: CourseQuestion, misconception: string | null): Other | null => {
    const hasSameError = ({ answers }: CourseQuestion) =>
      misconception !== null && answers.some((answer) => answer.misconception === misconception);
    const others = shuffled(course.questionsOf(item.topic), random)
      .filter(
        ({ id, set, market }) =>
          set === null && !taken.has(id) && (market === null || (!markets.has(market) && !shownMarkets.has(market))),
      )
      .sort((a, b) => (history.lastAsked.get(a.id) ?? 0) - (history.lastAsked.get(b.id) ?? 0));
    const alike = others.find(hasSameError) ?? others.find(({ type }) => type === item.type);
    const question = alike ?? others[0];
    if (question === undefined) return null;
    const variant = history.lastAsked.has(question.id) ? freshVariant(course, question, history) : null;
    return { question, variant, isAlike: alike !== undefined };
  };

  return answered.map((row) => {
    const item = course.askedQuestion(row.questionId);
    const chosen = row.given && answerGiven(questionOf(course, row).answers, row.given);
    const misconception = chosen?.misconception ?? null;
    const other = ownVariant(item) ?? ofModel(item, misconception) ?? ofTopic(item, misconception);
    return other && take(other);
  });
}
