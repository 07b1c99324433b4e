import type { ReadQuestion } from '../read-question';
import { midpoint, simple } from './percent-changes';
import { fromGiven, type Solvers } from './solver';

/** The bars of a graph: name → percent. */
const barsOf = ({ description }: ReadQuestion) =>
  [...description.matchAll(/(\w+) (\d+)%/g)].map(([, name = '', percent]) => ({ name, percent: Number(percent) }));

export const elasticities: Solvers = {
  'elasticity-from-a-graph': ({ shown }) => {
    const [p1, q1, p2, q2] = shown.slice(-4);
    return [midpoint(p1!, p2!, q1!, q2!)];
  },
  'quantity-from-elasticity': fromGiven((before, elasticity, rise) => (before! * elasticity! * rise!) / 100),
  'price-for-a-quantity': fromGiven((price, elasticity, more) => price! * (1 - more! / elasticity! / 100)),
  'elastic-or-inelastic': ({ given: [p1, p2], rows }) => {
    const soldAt = (price?: number) => rows.find(({ cells }) => cells[0] === price)?.cells[1] ?? NaN;
    const value = -simple(p1!, p2!, soldAt(p1), soldAt(p2));
    return [value > 1 ? 'Elastic' : 'Inelastic', value];
  },
  'more-elastic-of-two': ({ shown }) => {
    const [p1, p2, quantity, onD1, , onD2] = shown.slice(-6);
    return [onD1! < onD2! ? 'D1' : 'D2', -simple(p1!, p2!, quantity!, Math.min(onD1!, onD2!))];
  },
  'elastic-goods': (question) => {
    const [rise = NaN] = question.given;
    const strong = barsOf(question).filter(({ percent }) => percent > rise);
    const names = strong.map(({ name }) => name.toLowerCase()).join(' and ');
    return [`${names.charAt(0).toUpperCase()}${names.slice(1)}${strong.length > 1 ? '' : ' only'}`];
  },
};
