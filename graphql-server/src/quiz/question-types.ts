/** The skills that a question can ask for. */
export const QUESTION_TYPES = ['definition', 'interpretation', 'calculation', 'graph', 'application'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];
