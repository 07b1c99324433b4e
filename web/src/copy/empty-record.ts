import type { EmptyState } from './empty-state';

/** The progress page before the first finished quiz. */
export const NO_PROGRESS_YET: EmptyState = {
  heading: 'An empty graph, and all of it ahead',
  text: 'One finished quiz puts the first point on it: your scores, your topics, and what is worth another look.',
};

/** The misconceptions page of who has met none. */
export const NO_MISCONCEPTIONS_YET: EmptyState = {
  heading: 'None met so far',
  text: 'Some wrong answers come from an idea that sounds right and is not. When one of your quizzes turns up such an idea, it is named here, with the stretch of a lesson that mends it.',
};

/** The mistakes notebook with nothing open in it. */
export const NO_MISTAKES: EmptyState = {
  heading: 'Nothing to mend',
  text: 'Every question you have missed was answered right since, or has yet to be asked. Supply of mistakes: zero.',
};

/** The mistakes notebook, narrowed to where there are none. */
export const NO_MISTAKES_HERE: EmptyState = {
  heading: 'Nothing left to mend here',
  text: 'Whatever you missed here, you have answered right since. The filter above shows where some are still open.',
};
