import { midpoint, simple } from './percent-changes';
import { fromGiven, type Solvers } from './solver';

export const supplyElasticities: Solvers = {
  'supply-elasticity-from-a-schedule': ({ given: [p1, p2], rows }) => {
    const suppliedAt = (price?: number) => rows.find(({ cells }) => cells[0] === price)?.cells[1] ?? NaN;
    return [midpoint(p1!, p2!, suppliedAt(p1), suppliedAt(p2))];
  },
  'supply-elasticity-over-a-year': ({ shown }) => {
    const [p1, p2, quantity, onS1, , onS2] = shown.slice(-6);
    return [simple(p1!, p2!, quantity!, Math.max(onS1!, onS2!))];
  },
  'revenue-after-more-demand': fromGiven(
    (sold, price, elasticity, rise) => sold! * (1 + (elasticity! * rise!) / 100) * price! * (1 + rise! / 100),
  ),
  'price-under-a-fixed-supply': ({ given: [more], shown }) => {
    const [price, quantity, lower, quantityAtF] = shown.slice(-4);
    return [price! + (more! * (price! - lower!)) / (quantityAtF! - quantity!)];
  },
};
