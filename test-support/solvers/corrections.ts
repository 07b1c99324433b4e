import { numbersIn, type ReadQuestion } from '../read-question';
import type { Solvers } from './solver';

const found = ({ description }: ReadQuestion, pattern: RegExp): readonly number[] =>
  numbersIn(pattern.exec(description)?.[1] ?? '');

export const corrections: Solvers = {
  'corrective-policy': (question) => {
    const [social = NaN, quantity = NaN] = found(question, /MS[BC] and the (?:demand|supply) curve intersect ([^.]+)/);
    const [own = NaN, there = NaN] = found(question, /F is on [DS] = MP[BC], ([^.]+)/);
    if (quantity !== there) return ['F is not at the efficient quantity'];
    return [social - own, /MPC/.test(question.description) ? 'tax' : 'subsidy'];
  },
  'loss-left-by-a-small-policy': (question) => {
    const [, efficient = NaN] = found(question, /MS[BC] and the (?:demand|supply) curve intersect ([^.]+)/);
    const [low = NaN, quantity = NaN] = found(question, /F is on [DS] = MS[BC], ([^.]+)/);
    const [high = NaN] = found(question, /G is on MS[BC], ([^.]+)/);
    return [((high - low) * Math.abs(quantity - efficient)) / 2];
  },
  'tax-on-a-polluting-monopolist': (question) => {
    // Two points of the demand curve give its slope.
    const [high = NaN, few = NaN] = found(question, /F is on D = MSB, ([^.]+)/);
    const [low = NaN, many = NaN] = found(question, /J is on D = MSB, ([^.]+)/);
    const [own = NaN] = found(question, /MPC is horizontal at ([^.]+)/);
    const [external = NaN] = found(question, /above MPC, by ([^.]+)/);
    const slope = (high - low) / (many - few);
    const best = (high - own - external) / slope + few;
    // MR falls twice as fast as demand, so half of the efficient quantity is sold.
    return [(slope * (best / 2) * (best / 2)) / 2];
  },
};
