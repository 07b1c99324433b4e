import type { ReadQuestion } from '../read-question';
import { at, only, type Answer, type Solvers } from './solver';

interface Producer {
  readonly name: string;
  readonly first: number;
  readonly second: number;
}

const producersOf = ({ rows }: ReadQuestion): Producer[] =>
  rows.map(({ name, cells: [first = NaN, second = NaN] }) => ({ name, first, second }));

const NOBODY: Producer = { name: 'nobody', first: NaN, second: NaN };

/** The producer with the least of something. */
const leastBy = (producers: readonly Producer[], value: (one: Producer) => number): Producer =>
  producers.toSorted((a, b) => value(a) - value(b))[0] ?? NOBODY;

/** With output data, units of the second good for one of the first. */
const cost = ({ first, second }: Producer): number => second / first;

const costsOf = (question: ReadQuestion): readonly [number, number] => {
  const costs = producersOf(question).map(cost);
  return [Math.min(...costs), Math.max(...costs)];
};

const namedIn = (question: ReadQuestion, text: (name: string) => string): Producer =>
  producersOf(question).find(({ name }) => question.stem.includes(text(name))) ?? NOBODY;

function advantages({ stem, given, shown: [mostY = NaN, mostX = NaN] }: ReadQuestion): Answer {
  const [, own = '', partner = ''] = /shows (\w+)'s PPC\. In (\w+),/.exec(stem) ?? [];
  const isOwn = mostY / mostX < at(given)(0);
  return isOwn ? [`${own} in `, `, and ${partner} in `] : [`${partner} in `, `, and ${own} in `];
}

export const trade: Solvers = {
  'cost-from-hours': (question) => {
    const { first, second } = namedIn(question, (name) => `${name}'s opportunity cost`);
    return [first / second];
  },
  'two-advantages-from-hours': (question) => {
    const faster = leastBy(producersOf(question), ({ first }) => first);
    const cheaper = leastBy(producersOf(question), ({ first, second }) => first / second);
    return [`Absolute advantage: ${faster.name};`, `comparative advantage: ${cheaper.name}`];
  },
  'advantage-and-its-cost': (question) => {
    const best = leastBy(producersOf(question), cost);
    return [`${best.name},`, cost(best)];
  },
  'advantages-from-a-graph': advantages,
  'output-for-an-advantage': (question) => {
    const [[goods = NaN, others = NaN] = [], [own = NaN] = []] = question.rows.map(({ cells }) => cells);
    return only(question, (answer = NaN) => own / answer < goods / others && answer <= others);
  },
  'terms-that-help-both': (question) => {
    const [low, high] = costsOf(question);
    return only(question, (price = NaN) => price > low && price < high);
  },
  'gain-from-a-trade': (question) => {
    const [bought = NaN, price = NaN] = question.given;
    return [bought * cost(namedIn(question, (name) => ` does ${name} gain`)) - bought * price];
  },
  'consumption-after-trade': ({ given: [sold = NaN, terms = NaN], shown: [, mostX = NaN] }) => [
    mostX - sold,
    sold * terms,
  ],
  'gain-of-an-exporter': ({ given: [sold = NaN, terms = NaN], shown: [mostY = NaN, mostX = NaN] }) => [
    sold * terms - (sold * mostY) / mostX,
  ],
  'gain-in-total-output': (question) => {
    const producers = producersOf(question);
    const before = producers.reduce((sum, { first }) => sum + first / 2, 0);
    return [leastBy(producers, cost).first - before];
  },
};
