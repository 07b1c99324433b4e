import type { PlannerTrialQuery } from '../../../schema/generated/graphql';
import { NOTHING_TO_COMPARE_YET } from '../copy/how-we-choose';
import { shortDate } from '../review/days-ago';

type Trial = NonNullable<PlannerTrialQuery['plannerTrial']>;

/** A difference of shares in percentage points: "+4.0", "−1.2" or "0.0". */
function points(share: number): string {
  const size = Math.abs(share * 100).toFixed(1);
  if (size === '0.0') return size;
  return share < 0 ? `−${size}` : `+${size}`;
}

const about = (answers: number) => answers.toLocaleString('en-US', { maximumSignificantDigits: 2 });

const stillNeeded = (answers: number) =>
  answers === 0 ? '' : ` Telling a 5-point difference from chance takes about ${about(answers)} more.`;

function verdict(low: number, high: number, answersNeeded: number): string {
  if (low > 0) return 'Chosen questions teach more than random ones.';
  if (high < 0) return 'So far, random questions teach more than chosen ones.';
  return answersNeeded > 0 ? 'It is too early to tell.' : 'Chosen and random questions teach about the same.';
}

/** What the planner's trial has shown so far: a sentence that says it and the figures behind it. */
export function trialResult(trial: Trial | null): { verdict: string; figures: string } {
  if (trial === null || trial.answers === 0)
    return { verdict: 'It is too early to tell.', figures: NOTHING_TO_COMPARE_YET };
  const { asOf, answers, planned, drawn, advantage, low, high, answersNeeded } = trial;
  const count = answers === 1 ? '1 later answer' : `${answers.toLocaleString('en-US')} later answers`;
  if (planned === null || drawn === null || advantage === null || low === null || high === null)
    return {
      verdict: 'It is too early to tell.',
      figures: `There ${answers === 1 ? 'is' : 'are'} ${count} so far.${stillNeeded(answersNeeded)}`,
    };
  return {
    verdict: verdict(low, high, answersNeeded),
    figures:
      `A chosen question changed later scores by ${points(planned)} percentage points, a random one by ${points(drawn)}. ` +
      `The difference is ${points(advantage)}, with a 95% confidence interval from ${points(low)} to ${points(high)}, ` +
      `based on ${count} as of ${shortDate(asOf)}.${stillNeeded(answersNeeded)}`,
  };
}
