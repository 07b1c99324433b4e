import type { ReadQuestion } from '../read-question';
import { type Solvers } from './solver';

/** The payoffs of each firm by what it chooses itself and what the other one does: the first number in a cell is the row's. */
function payoffsOf({ rows }: ReadQuestion) {
  const [top = [], bottom = []] = rows.map(({ cells }) => cells);
  const [a = NaN, e = NaN, b = NaN, f = NaN] = top;
  const [c = NaN, g = NaN, d = NaN, h = NaN] = bottom;
  return { first: [[a, b], [c, d]], second: [[e, g], [f, h]] }; // prettier-ignore
}

/** 0 or 1 where that strategy pays more against both of the rival's, else null. */
function dominant([top = [], bottom = []]: readonly (readonly number[])[]): 0 | 1 | null {
  const better = top.map((value, index) => value > (bottom[index] ?? NaN));
  if (better.every(Boolean)) return 0;
  return better.some(Boolean) ? null : 1;
}

/** The two firms' names, from the stem. */
const namesIn = (stem: string): readonly string[] =>
  (/(?:profits of |^)([A-Z][\w.]*(?: [A-Z][\w.]*)*) and ([A-Z][\w.]*(?: [A-Z][\w.]*)*)/.exec(stem) ?? []).slice(1, 3);

export const games: Solvers = {
  'who-has-a-dominant-strategy': (question) => {
    const { first, second } = payoffsOf(question);
    const has = [dominant(first) !== null, dominant(second) !== null];
    const [one = '', other = ''] = namesIn(question.stem);
    if (has.every(Boolean)) return [`Both ${one} and`];
    if (!has.some(Boolean)) return [`Neither ${one} nor`];
    return [has[0] ? `${one} but not` : `${other} but not`];
  },
  'gain-from-breaking-an-agreement': (question) => {
    const { first, second } = payoffsOf(question);
    const [, cheater = ''] = /the increase in the weekly profit of (.*?)\?/.exec(question.stem) ?? [];
    const own = namesIn(question.stem)[0] === cheater ? first : second;
    return [1000 * ((own[1]?.[0] ?? NaN) - (own[0]?.[0] ?? NaN))];
  },
  'total-profit-in-a-nash-equilibrium': (question) => {
    const { first, second } = payoffsOf(question);
    const at = (own: readonly (readonly number[])[], mine: number, others: number) => own[mine]?.[others] ?? NaN;
    const stable = [0, 1].flatMap((row) =>
      [0, 1].flatMap((column) =>
        at(first, row, column) > at(first, 1 - row, column) && at(second, column, row) > at(second, 1 - column, row)
          ? [1000 * (at(first, row, column) + at(second, column, row))]
          : [],
      ),
    );
    return stable.length === 1 ? stable : ['there is not one equilibrium'];
  },
};
