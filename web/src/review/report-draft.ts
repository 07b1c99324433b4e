import type { QuestionProblem } from '../../../schema/generated/graphql';
import { storedJson } from '../storage';

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

function check(value: unknown): ReportDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { problem, words } = { ...EMPTY, ...value };
  return {
    problem: PROBLEMS.find((one) => one.problem === problem)?.problem ?? null,
    words: typeof words === 'string' ? words : '',
  };
}

const stored = (questionId: string) => storedJson('reportDraft', check, questionId);

/** What was begun about this question and not yet sent: it outlives a reload, in this tab only. */
export const readDraft = (questionId: string): ReportDraft => stored(questionId).get() ?? EMPTY;
export const saveDraft = (questionId: string, draft: ReportDraft) => stored(questionId).set(draft);
export const forgetDraft = (questionId: string) => stored(questionId).set(null);
