import type { ReadQuestion } from '../read-question';
import { at, type Answer, type Solvers } from './solver';

/** Quantities of labor at a wage, from what a description says first: where each curve begins and what a dollar changes. */
function curvesOf({ shown }: ReadQuestion) {
  // "D1" and "D2" are no numbers for the reader, so that a shift does not move the places.
  const d = at(shown);
  return {
    demanded: (wage: number) => (d(0) - wage) * d(1),
    supplied: (wage: number) => (wage - d(2)) * d(3),
    meet: () => (d(0) * d(1) + d(2) * d(3)) / (d(1) + d(3)),
  };
}

/** What shifts a curve in the question, by the words of a choice. */
const DEMAND_SHIFTS = /^(?:The price of|Consumer demand for)/;
const SUPPLY_SHIFTS = /^(?:Wages at|The training required)/;

function causeOf(question: ReadQuestion): Answer {
  const { demanded, supplied, meet } = curvesOf(question);
  const [wage = NaN, labor = NaN] = question.shown.slice(-2);
  const isOnDemand = Math.abs(demanded(wage) - labor) < 1e-9;
  if (isOnDemand === Math.abs(supplied(wage) - labor) < 1e-9) return ['the new point is on both curves or on none'];
  const isMore = labor > demanded(meet());
  const found = question.choices.filter(({ text }) => {
    // Better pay elsewhere and longer training keep workers away; the other causes pull the same way as they go.
    const grows = text.includes('increased') === DEMAND_SHIFTS.test(text);
    return (isOnDemand ? SUPPLY_SHIFTS : DEMAND_SHIFTS).test(text) && grows === isMore;
  });
  return found.length === 1 ? [found[0]?.text ?? ''] : [`${found.length} choices fit`];
}

export const laborMarkets: Solvers = {
  'cause-of-a-new-wage': causeOf,
  'total-wages-after-a-supply-change': (question): Answer => {
    const { demanded, supplied, meet } = curvesOf(question);
    const wage = meet();
    const shift = at(question.shown)(4) * (question.description.includes('shifts left') ? -1 : 1);
    const d = at(question.shown);
    const newWage = wage - shift / (d(1) + d(3));
    if (Math.abs(supplied(newWage) + shift - demanded(newWage)) > 1e-6) return ['no equilibrium'];
    const change = newWage * demanded(newWage) - wage * demanded(wage);
    return [change > 0 ? 'increase' : 'decrease', Math.round(Math.abs(change))];
  },
  'demand-that-ends-a-surplus': (question) => {
    const { demanded, supplied } = curvesOf(question);
    const minimum = Number(/minimum wage is set at \$(\d+)/.exec(question.description)?.[1]);
    return [supplied(minimum) - demanded(minimum)];
  },
};
