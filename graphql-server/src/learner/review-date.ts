import { isReviewDue, type StudentView } from './knowledge.ts';

/** A review further away than this has no date. */
const MOST_DAYS = 366;
/** The date is this exact, in days. */
const WITHIN_DAYS = 1 / 24;

/**
 * When the topic will be due for a review if nothing is asked of it until then, in days; null when it is due already, was
 * never asked, or is not due within a year.
 */
export function reviewDate(view: StudentView, topic: string): number | null {
  const { tDays } = view;
  const isDueIn = (days: number) => isReviewDue({ ...view, tDays: tDays + days }, topic);
  if (isDueIn(0) || !isDueIn(MOST_DAYS)) return null;
  let notYet = 0;
  let due = MOST_DAYS;
  while (due - notYet > WITHIN_DAYS) {
    const middle = (notYet + due) / 2;
    if (isDueIn(middle)) due = middle;
    else notYet = middle;
  }
  return tDays + due;
}
