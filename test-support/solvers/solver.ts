import type { ReadQuestion } from '../read-question';

/** What the right choice must say: these numbers in this order, and these words. */
export type Answer = readonly (number | string)[];
export type Solver = (question: ReadQuestion) => Answer;

/** Numbers by their place; a missing one makes the answer NaN, which no choice says. */
export const at = (numbers: readonly number[]) => (place: number) => numbers[place] ?? NaN;

export interface Lines {
  readonly choke: number;
  readonly buy: number;
  readonly start: number;
  readonly sell: number;
  readonly price: number;
  readonly quantity: number;
}

/** Where demand ends, what a dollar changes, where supply starts, what a dollar changes there, and where they cross. */
export function linesOf({ shown }: ReadQuestion): Lines {
  const d = at(shown);
  return { choke: d(0), buy: d(1), start: d(2), sell: d(3), price: d(4), quantity: d(5) };
}

export const fromGiven =
  (solve: (...given: number[]) => number | Answer): Solver =>
  ({ given }) => {
    const answer = solve(...given);
    return typeof answer === 'number' ? [answer] : answer;
  };

export const fromShown =
  (solve: (...shown: number[]) => number | Answer): Solver =>
  ({ shown }) => {
    const answer = solve(...shown);
    return typeof answer === 'number' ? [answer] : answer;
  };

export const fromLines =
  (solve: (lines: Lines, given: (place: number) => number, stem: string) => Answer): Solver =>
  (question) =>
    solve(linesOf(question), at(question.given), question.stem);

/** The one choice whose numbers fulfil a condition. */
export function only({ choices }: ReadQuestion, holds: (...numbers: number[]) => boolean): Answer {
  const found = choices.filter(({ numbers }) => holds(...numbers));
  return found.length === 1 ? (found[0]?.numbers ?? []) : [`${found.length} choices fulfil it`];
}

/** By the id of a question model. */
export type Solvers = Readonly<Record<string, Solver>>;
