import type { ReadQuestion } from '../read-question';
import { said } from './sentences';
import type { Solvers } from './solver';

/** The market quantity, and the output and the price of one firm. */
function bothIn(question: ReadQuestion) {
  const [market, firm] = [said(question, /^The curves intersect at E/), said(question, /^MR = D .*intersect/)];
  return { all: market(1), output: firm(0), price: firm(1) };
}

export const industries: Solvers = {
  'profit-of-all-firms': (question) => {
    const { price, output, all } = bothIn(question);
    const atc = said(question, /^F is on ATC/)(1);
    // The number of firms times what one of them earns or loses.
    return [(all / output) * Math.abs(price * output - atc * output)];
  },
  'firms-that-enter-or-exit': (question) => {
    const { output, all } = bothIn(question);
    const later = said(question, /^F is on the demand curve/);
    const best = said(question, /lowest point of ATC: /);
    return [Math.abs(later(1) / best(1) - all / output)];
  },
};
