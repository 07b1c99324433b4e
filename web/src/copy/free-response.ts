import type { EmptyState } from './empty-state';

export const FREE_RESPONSE_LEAD =
  'A third of the exam is written and drawn by hand. Practice it here: draw the graph, answer the parts, and see point by point what earns credit and why.';

/** The list before the course has any. */
export const NONE_YET: EmptyState = {
  heading: 'Supply is zero, for now',
  text: 'There are no free-response questions in this course yet. The quizzes cover every chapter.',
};

/** The list when its filter matches none. */
export const NONE_HERE: EmptyState = {
  heading: 'None of this length',
  text: 'Every question of this course has the other length.',
};

/** The page of a question or an answer that does not exist. */
export const NOT_HERE: EmptyState = {
  heading: 'No such question here',
  text: 'It may have been renamed, or the link is incomplete.',
};

export const FULL_CREDIT = 'Full credit. The red pen stays capped.';

/** The sentence beside the score of an answer without a word or a line. */
export const ALL_BLANK = 'You submitted a blank answer. Read the worked solutions, then answer the question yourself.';
