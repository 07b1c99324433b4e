import type { TopicEstimateRowFragment } from '../../../schema/generated/graphql';
import { daysAgo, shortDate } from './days-ago';
import { expectedLoss } from './topic-status';

type Estimate = Pick<
  TopicEstimateRowFragment,
  'estimate' | 'low' | 'answers' | 'reviewDue' | 'reviewAt' | 'lastAskedAt'
>;

interface AdvisedTopic {
  name: string;
  percent: number | null;
  estimate: Estimate | null;
  /** In percent of the exam. */
  weight: number;
}

export type Advice = 'tryFirst' | 'practice' | 'review' | 'continue' | 'rest';

/** Two quizzes on a topic. Before that, the estimate is close to that of any student. */
export const ENOUGH_ANSWERS = 5;
/** Up to this percent of right answers, or with an estimate below this, a topic needs practice. */
export const WEAK_UP_TO_PERCENT = 50;
export const WEAK_BELOW = 0.5;
/** Well known is what was answered right more often than this and is, nine times in ten, known at least by half. */
export const KNOWN_ABOVE_PERCENT = 70;
export const KNOWN_FROM_LOW = 0.5;

/** Which advice applies. `percent` is the true share of right answers, 0 to 100, so that luck alone never reads as knowledge. */
export function adviceOn(
  { estimate, low, answers, reviewDue }: Omit<Estimate, 'reviewAt' | 'lastAskedAt'>,
  percent: number,
): Advice {
  if (answers < ENOUGH_ANSWERS) return 'tryFirst';
  if (percent <= WEAK_UP_TO_PERCENT || estimate < WEAK_BELOW) return 'practice';
  if (reviewDue) return 'review';
  return percent > KNOWN_ABOVE_PERCENT && low >= KNOWN_FROM_LOW ? 'rest' : 'continue';
}

/** Roughly how many of its questions were missed. */
function missed(percent: number): string {
  if (percent <= 10) return 'almost all';
  if (percent <= 40) return 'most';
  if (percent <= 60) return 'about half';
  return percent <= 75 ? 'about a third' : 'some';
}

/** What to do first, in one sentence: review what is due, else practice the topic that costs most on the exam, else collect answers. */
export function firstAdvice(topics: readonly AdvisedTopic[], hasNext: boolean): string {
  const advised = topics.flatMap(({ name, percent, estimate, weight }) =>
    estimate ? [{ name, percent: percent ?? 0, estimate, weight, advice: adviceOn(estimate, percent ?? 0) }] : [],
  );
  const due = advised.filter(({ estimate }) => estimate.reviewDue);
  if (due.length > 1) return `Review the ${due.length} topics that are due, before they fade.`;
  if (due[0]) return `Review “${due[0].name}” today: it is due, and some of it may be fading.`;
  const [costliest] = advised
    .filter(({ advice }) => advice === 'practice')
    .toSorted((a, b) => expectedLoss(b.weight, b.estimate.estimate) - expectedLoss(a.weight, a.estimate.estimate));
  if (costliest) return `Practice “${costliest.name}” next: you miss ${missed(costliest.percent)} of its questions.`;
  if (advised.every(({ advice }) => advice === 'tryFirst'))
    return 'Take another quiz: there are too few answers so far to give you advice.';
  return hasNext
    ? 'Nothing is due. Continue with the next chapter of your plan.'
    : 'Nothing is due, and no chapter of your plan is left to pass.';
}

export function adviceText(estimate: Estimate, percent: number, now: Date): string {
  switch (adviceOn(estimate, percent)) {
    case 'tryFirst':
      return `Too few answers to say: ${estimate.answers} so far. Take a short quiz.`;
    case 'practice':
      return `Practice this next: you miss ${missed(percent)} of its questions.`;
    case 'review':
      return `Review this now: you last practiced it ${daysAgo(estimate.lastAskedAt, now)}, and some of it may be fading.`;
    case 'continue':
      return 'You are getting there. Another quiz will help.';
    case 'rest':
      return estimate.reviewAt == null
        ? 'You know this well.'
        : `You know this well. Review it around ${shortDate(estimate.reviewAt)}.`;
  }
}
