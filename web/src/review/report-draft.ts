import type { QuestionProblem } from '../../../schema/generated/graphql';

/** What may be the matter with a question, in the order offered. */
export const PROBLEMS: readonly { problem: QuestionProblem; says: string }[] = [
  { problem: 'wrongKey', says: 'The right answer is not right' },
  { problem: 'unclear', says: 'It is unclear what is asked' },
  { problem: 'typo', says: 'A slip in the writing' },
  { problem: 'picture', says: 'The picture is wrong or missing' },
  { problem: 'other', says: 'Something else' },
];

export interface ReportDraft {
  problem: QuestionProblem | null;
  words: string;
}

const EMPTY: ReportDraft = { problem: null, words: '' };
const keyOf = (questionId: string) => `report.${questionId}`;

/** What was begun about this question and not yet sent: it outlives a reload, in this tab only. */
export function readDraft(questionId: string): ReportDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(questionId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return EMPTY;
    const { problem, words } = { ...EMPTY, ...kept };
    return {
      problem: PROBLEMS.find((one) => one.problem === problem)?.problem ?? null,
      words: typeof words === 'string' ? words : '',
    };
  } catch {
    return EMPTY;
  }
}

export function keepDraft(questionId: string, draft: ReportDraft) {
  try {
    sessionStorage.setItem(keyOf(questionId), JSON.stringify(draft));
  } catch {
    // A full or closed storage: the form still has it.
  }
}

export const forgetDraft = (questionId: string) => sessionStorage.removeItem(keyOf(questionId));
