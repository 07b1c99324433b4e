import type { AnswerChange, MockReportPageFragment, QuestionType } from '../../../../schema/generated/graphql';

type Scores = Pick<MockReportPageFragment, 'lowScore' | 'highScore'>;

/** "3–4", or "4" where the estimates of the cut scores agree. */
export const scoreInWords = ({ lowScore, highScore }: Scores) =>
  lowScore === highScore ? String(lowScore) : `${lowScore}–${highScore}`;

/** "70 minutes", or with extra time "87.5 minutes". */
export const timeInWords = (minutes: number, extraTime: number) => `${minutes * extraTime} minutes`;

export const SKILL_NAMES: Readonly<Record<QuestionType, string>> = {
  definition: 'Definitions',
  interpretation: 'Interpretation',
  calculation: 'Calculation',
  graph: 'Graphs',
  application: 'Application',
};

/** What changing answers came to: "5 answers: 3 gained a point, 1 lost one". */
export function changesInWords(changes: readonly (AnswerChange | null)[]): string {
  const count = (change: AnswerChange) => changes.filter((one) => one === change).length;
  const [gained, lost] = [count('gained'), count('lost')];
  const changed = gained + lost + count('same');
  if (changed === 0) return 'No answer';
  return `${changed} ${changed === 1 ? 'answer' : 'answers'}: ${gained} gained a point, ${lost} lost one`;
}
