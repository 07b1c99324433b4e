import type { EmptyState } from './empty-state';

/** The progress page before the first finished quiz. */
export const NO_PROGRESS_YET: EmptyState = {
  heading: 'An empty graph, for now',
  text: 'Finish one quiz to see your scores, your topics, and what to review.',
};

/** The misconceptions page before the first misconception. */
export const NO_MISCONCEPTIONS_YET: EmptyState = {
  heading: 'None so far',
  text: 'Some wrong answers come from an idea that sounds right but isn’t. When your quizzes reveal one, it appears here with the part of a lesson that explains it.',
};

/** The mistakes notebook without open mistakes: before the first one, and after the last. */
export const NO_MISTAKES: EmptyState = {
  heading: 'No mistakes to review',
  text: 'Each question you miss stays here until you answer it correctly. Supply of mistakes: zero.',
};

/** The mistakes notebook when its filter matches no open mistakes. */
export const NO_MISTAKES_HERE: EmptyState = {
  heading: 'Nothing to review here',
  text: 'None of your open mistakes match this filter.',
};
