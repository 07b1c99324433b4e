import { isTidy, round } from '../numbers';
import type { QuestionSketch } from './question-model';
import { SILENT, TextWriter, type QuestionTexts, type TextLog } from './write-question';

/** One step from the question to its key. */
export interface SolutionStep {
  readonly find: string;
  readonly work: string;
  /** What the step ends in, a number of at most two decimals; null where the step reasons. */
  readonly answer: number | null;
}

const NUMBER = /(?<![\w.])[−-]?\$?(?:\d+(?:,\d{3})*(?:\.\d+)?|½)%?/g;

/** The last number that the work of a step writes, with its sign and unit: "−$1,200". Null where it writes none. */
export const lastNumberIn = (work: string): string | null => work.match(NUMBER)?.at(-1) ?? null;

/** The unit of the result of a step. */
export function unitOf({ work }: Pick<SolutionStep, 'work'>): '$' | '%' | '' {
  const last = lastNumberIn(work) ?? '';
  return last.includes('$') ? '$' : last.endsWith('%') ? '%' : '';
}

/** The steps of the solution, filled with the numbers of a question; none where its model has no solution. */
export function writeSolution(
  { values }: QuestionSketch,
  texts: QuestionTexts,
  log: TextLog = SILENT,
): readonly SolutionStep[] {
  const writer = new TextWriter(texts, log);
  const answerOf = (name: string | undefined, step: number): number | null => {
    if (name === undefined) return null;
    const value = values[name];
    if (typeof value === 'number' && isTidy(value)) return round(value, 2);
    const path = ['solution', step, 'answer'];
    if (typeof value === 'number') log.problem(path, `{${name}} is rounded when it is written`, 'leave the answer out');
    else log.problem(path, `{${name}} is not a number of this model`, 'name a number without braces');
    return null;
  };
  return (texts.solution ?? []).map(({ find, work, answer }, step) => ({
    find: writer.fill(['solution', step, 'find'], find, values),
    work: writer.fill(['solution', step, 'work'], work, values),
    answer: answerOf(answer, step),
  }));
}
