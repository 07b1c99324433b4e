import type { ReadQuestion } from '../read-question';
import { said } from './sentences';
import type { Solvers } from './solver';

/** The equilibrium in the market, and the output of one firm. */
const bothIn = (question: ReadQuestion) => {
  const [market, firm] = [
    said(question, /^Demand and supply intersect|^Equilibrium|equilibrium/i),
    said(question, /^MR = D.* intersect/),
  ];
  return { price: firm(1), output: firm(0), market };
};

export const industries: Solvers = {
  'profit-of-all-firms': (question) => {
    const { price, output, market } = bothIn(question);
    const atc = said(question, /^F is on ATC/)(1);
    // The number of firms times what one of them earns or loses.
    return [(market(1) / output) * Math.abs(price * output - atc * output)];
  },
  'firms-that-enter-or-exit': (question) => {
    const { output, market } = bothIn(question);
    const later = said(question, /^F is on D|^F is on demand/i);
    const best = said(question, /lowest point of ATC: /);
    return [Math.abs(later(1) / best(1) - market(1) / output)];
  },
};
