import { midpoint } from './percent-changes';
import { fromGiven, type Solvers } from './solver';

export const elasticities: Solvers = {
  'midpoint-elasticity-of-demand': fromGiven((p1, p2, q1, q2) => midpoint(p1!, p2!, q1!, q2!)),
  'quantity-from-elasticity': fromGiven((before, elasticity, rise) => (before! * elasticity! * rise!) / 100),
  'midpoint-elasticity-of-supply': fromGiven((p2, p1, q2, q1) => midpoint(p1!, p2!, q1!, q2!)),
};
