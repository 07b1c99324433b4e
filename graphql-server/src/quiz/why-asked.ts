/**
 * What made the engine, or a notebook of mistakes, ask a question. A kind of question is its topic and its type. Stored with
 * the choice, so that it says what the choice really went by.
 */
export type WhyAsked =
  /** Never asked of this kind, while other things of the student were known. */
  | { readonly why: 'new' }
  /** The last one of the kind went wrong, so many days before. */
  | { readonly why: 'missed'; readonly days: number }
  /** The last one of the kind went right, but long ago. */
  | { readonly why: 'fading'; readonly days: number }
  /** Asked lately and right; the chance to know the kind, 0–1, was still low enough to ask again. */
  | { readonly why: 'unsure'; readonly knows: number }
  /** Nothing: the place was filled at random, for the planner's trial. */
  | { readonly why: 'drawn' }
  /** This very question went wrong, so many times, the last time so many days before. */
  | { readonly why: 'mistake'; readonly times: number; readonly days: number };

/** From this chance on, what is asked again is asked to make sure; below it, because it is not there yet. */
export const LIKELY_FROM = 0.5;

function ago(days: number): string {
  if (days < 1) return 'earlier that day';
  if (days === 1) return 'the day before';
  if (days < 14) return `${days} days before`;
  return days < 60 ? `${Math.floor(days / 7)} weeks before` : `${Math.floor(days / 30)} months before`;
}

function times(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${count} times`;
}

/** For the results of the quiz: what the choice went by, in a phrase. */
export function explainWhyAsked(asked: WhyAsked): string {
  switch (asked.why) {
    case 'new':
      return 'You had not been asked this kind of question on this topic yet.';
    case 'missed':
      return `You missed the last question of this kind, ${ago(asked.days)}.`;
    case 'fading':
      return `You last got a question of this kind right ${ago(asked.days)}: time to see whether it stuck.`;
    case 'unsure':
      return asked.knows < LIKELY_FROM
        ? 'This kind of question was still one of your weak spots.'
        : 'You were getting the hang of this kind of question: one more, to make sure.';
    case 'drawn':
      return 'It was drawn at random, to check how well we choose.';
    case 'mistake':
      return asked.times === 1
        ? `You missed this exact question ${ago(asked.days)}.`
        : `You missed this exact question ${times(asked.times)}, most recently ${ago(asked.days)}.`;
  }
}
