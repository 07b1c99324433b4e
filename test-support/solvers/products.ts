import { at, type Solvers } from './solver';
import { saidAll } from './sentences';

export const products: Solvers = {
  // F, G, H … are the marginal products of the first, second, third … worker.
  'average-from-marginal-product': (question) => {
    const workers = at(question.given)(0);
    const marginals = saidAll(question, /^[F-K] is on marginal product/).map(([, output = NaN]) => output);
    return [marginals.slice(0, workers).reduce((total, output) => total + output, 0) / workers];
  },
  'marginal-cost-from-total-product': (question) => {
    const [[few = NaN, before = NaN] = [], [more = NaN, after = NaN] = []] = saidAll(question, /^[FG] is on total/);
    return [(at(question.given)(0) * (more - few)) / (after - before)];
  },
};
