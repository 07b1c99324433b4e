import { simple } from './percent-changes';
import { fromGiven, type Solvers } from './solver';

export const incomeAndCross: Solvers = {
  'income-elasticity': fromGiven((i1, i2, q1, q2) => [simple(i1!, i2!, q1!, q2!), q2! > q1! ? 'normal' : 'inferior']),
  'cross-price-elasticity': fromGiven((p1, p2, q1, q2) => [
    simple(p1!, p2!, q1!, q2!),
    q2! > q1! ? 'substitutes' : 'complements',
  ]),
};
