/** The skills that a question can ask for. */
export const QUESTION_TYPES = ['definition', 'interpretation', 'calculation', 'graph', 'application'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** What a student gives as the answer: one of the choices, or a typed number. */
export const QUESTION_KINDS = ['choice', 'number'] as const; // the names are the type
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The numbers from `value` − `tolerance` to `value` + `tolerance`. */
export interface NumberRange {
  readonly value: number;
  /** 0 or more, in the unit of the value. */
  readonly tolerance: number;
}

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
