import type { ReadQuestion } from '../read-question';
import { at, only, type Solvers } from './solver';

const costs = ({ rows }: ReadQuestion) =>
  rows.map(({ name, cells: [first = NaN, second = NaN] }) => ({ name, own: first, cost: second / first }));

export const trade: Solvers = {
  'cost-from-hours': (question) => {
    const asked = question.rows.find(({ name }) => question.stem.includes(`${name}'s opportunity cost`));
    return [at(asked?.cells ?? [])(0) / at(asked?.cells ?? [])(1)];
  },
  'who-should-make-it': (question) => {
    const [low, high] = costs(question).sort((a, b) => a.cost - b.cost);
    return [`${low?.name},`, low?.cost ?? NaN, high?.cost ?? NaN];
  },
  'terms-that-help-both': (question) => {
    const [low, high] = costs(question)
      .map(({ cost }) => cost)
      .sort((a, b) => a - b);
    return only(question, (price = NaN) => price > (low ?? NaN) && price < (high ?? NaN));
  },
  'gain-from-a-trade': (question) => {
    const [bought = NaN, price = NaN] = question.given;
    const buyer = costs(question).find(({ name }) => question.stem.includes(` does ${name} have than `));
    return [bought * (buyer?.cost ?? NaN) - bought * price];
  },
};
