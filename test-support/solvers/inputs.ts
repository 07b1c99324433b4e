import type { ReadQuestion } from '../read-question';
import { at, type Answer, type Solvers } from './solver';

/** Every way to spend exactly the budget, with its output. */
function waysToSpend({ rows, given }: ReadQuestion) {
  const [wage, rent, budget] = [at(given)(0), at(given)(1), at(given)(2)];
  const totals = [1, 2].map((column) =>
    rows.reduce((list, { cells }) => [...list, (list.at(-1) ?? 0) + at(cells)(column)], [0]),
  );
  const [ofWorkers = [], ofMachines = []] = totals;
  return ofWorkers.flatMap((made, workers) =>
    ofMachines.flatMap((more, machines) =>
      workers * wage + machines * rent === budget ? [{ workers, machines, output: made + more }] : [],
    ),
  );
}

export const inputs: Solvers = {
  'revenue-from-one-mrp': ({ stem, rows }) => {
    const known = rows.findIndex(({ cells }) => cells.length === 3);
    const outputOf = (row: number) => (row < 0 ? 0 : at(rows[row]?.cells ?? [])(1));
    const price = at(rows[known]?.cells ?? [])(2) / (outputOf(known) - outputOf(known - 1));
    const asked = ['one', 'two', 'three', 'four', 'five'].findIndex((word) => stem.includes(`with ${word} workers`));
    return [price * outputOf(asked)];
  },
  'workers-within-a-budget': (question): Answer => {
    const ways = waysToSpend(question).sort((a, b) => b.output - a.output);
    const [best, second] = ways;
    if (!best || best.output === second?.output) return ['no single best way'];
    const [, asked = ''] = /how many (.+) should it use/.exec(question.stem) ?? [];
    const [, worker = ''] = /Each (.+) costs/.exec(question.stem) ?? [];
    return [asked === `${worker}s` ? best.workers : best.machines];
  },
  'more-or-less-of-two-inputs': ({ rows, given, choices }): Answer => {
    const [labor, machine] = rows.map(({ cells }) => at(cells)(0) * at(given)(0) > at(cells)(1));
    const found = choices.filter(
      ({ text }) => text.startsWith(labor ? 'More' : 'Fewer') && text.includes(machine ? 'and more' : 'and fewer'),
    );
    return found.length === 1 ? [found[0]?.text ?? ''] : [`${found.length} choices fit`];
  },
};
