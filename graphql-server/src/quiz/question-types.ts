/** The skills that a question can ask for. */
export const QUESTION_TYPES = ['definition', 'interpretation', 'calculation', 'graph', 'application'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** How a question asks. What it shows (a graph, a table, a payoff matrix, a text) is told by its board. */
export const QUESTION_FORMS = [
  'plain',
  'choose-graph',
  'two-column',
  'statements',
  'except',
  'areas',
  'name-the-shift',
  'two-markets',
  'indeterminate',
] as const; // the names are the type
export type QuestionForm = (typeof QUESTION_FORMS)[number];
