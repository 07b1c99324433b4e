import type { ChoiceSource, CourseProblem, Place, QuestionSource, RichText } from '../read/course-source';

/** What was understood of a teacher's file, and what was not. */
export interface TeachersFile {
  readonly questions: readonly QuestionSource[];
  /** In the order of the file. */
  readonly refused: readonly CourseProblem[];
}

/** One answer of a question, whichever format it came in. */
export interface TeachersChoice {
  readonly text: RichText;
  /** In percent of the mark. */
  readonly credit: number;
  readonly feedback: Pick<ChoiceSource, 'rationale' | 'misconception'> | null;
}

const ASK_OTHERWISE = 'ask it with choices of which one is right, or keep it where it is';

export function notAskedHere(at: Place, kind: string, howToMend = ASK_OTHERWISE): CourseProblem {
  return { ...at, what: `this is ${kind}, which the site cannot ask yet`, howToMend };
}

/** Choices as course files have them: a penalty for a wrong one is left out, for there is none here. */
export function singleChoice(choices: readonly TeachersChoice[]): ChoiceSource[] {
  return choices.map(({ text, credit, feedback }) => ({
    text,
    isCorrect: credit >= 100,
    weight: null,
    rationale: feedback === null || feedback.rationale?.text === '' ? null : feedback.rationale,
    misconception: feedback?.misconception ?? null,
  }));
}

interface Remarks {
  readonly ifRight: TeachersChoice['feedback'];
  readonly ifWrong: TeachersChoice['feedback'];
}

export function trueOrFalse(isTrue: boolean, { ifRight, ifWrong }: Remarks): ChoiceSource[] {
  return singleChoice(
    [true, false].map((side) => ({
      text: { format: 'plain', text: side ? 'True' : 'False' },
      credit: side === isTrue ? 100 : 0,
      feedback: side === isTrue ? ifRight : ifWrong,
    })),
  );
}
