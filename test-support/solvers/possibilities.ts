import { fromGiven, fromShown, only, type Solvers } from './solver';

export const possibilities: Solvers = {
  'points-and-the-ppc': fromShown((...d) => d[5]! - d[3]!),
  'cost-along-the-ppc': fromShown((...d) => d[5]! - d[9]!),
  'cost-on-a-straight-ppc': fromGiven((x, y) => y! / x!),
  'cost-after-growth': fromGiven((x, y, factor) => y! / (x! * factor!)),
  'new-combinations': (question) => {
    const [y2 = NaN, x2 = NaN, y1 = NaN, x1 = NaN] = question.shown;
    return only(question, (x = NaN, y = NaN) => x / x1 + y / y1 > 1 && x / x2 + y / y2 <= 1);
  },
};
