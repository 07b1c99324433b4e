import type { Point } from '../figure';
import { count } from '../numbers';
import type { PossibilitiesPicture } from '../picture/possibilities-picture';
import { mostOfY, opportunityCostOfX } from '../production-possibilities';
import type { Draw } from './draw';
import { numbers, questionModel } from './question-model';
import { one, outputAxis, OUTPUTS, PLACES } from './settings';

/** A bowed-out curve through whole numbers: each further step of x costs more of y than the one before. */
function drawSchedule(draw: Draw): { step: number; schedule: readonly Point[] } {
  const step = draw.oneOf([5, 10, 20]);
  const costs = [draw.whole(1, 3)];
  for (let more = 0; more < 3; more += 1) costs.push((costs.at(-1) ?? 0) + draw.whole(1, 3));
  const unit = draw.oneOf([2, 4, 5]);
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  let left = total * unit;
  const schedule = [0, ...costs].map((cost, index): Point => [index * step, (left -= cost * unit)]);
  return { step, schedule };
}

export const costAlongThePpc = questionModel(
  { id: 'cost-along-the-ppc', topic: 'Opportunity cost along the PPC', type: 'graph', difficulty: 2 },
  (draw) => {
    const [x, y] = draw.twoOf(draw.oneOf(OUTPUTS));
    const place = draw.oneOf(PLACES);
    const { step, schedule } = drawSchedule(draw);
    const frontier = { schedule };
    const [from, to] = [step, 3 * step];
    const cost = opportunityCostOfX(frontier, from, to);
    const points = schedule.map((point, index) => ({ name: 'ABCDE'.charAt(index), x: point[0] }));
    return {
      title: `From B to D in ${place}`,
      stem: `The curve shows what ${place} can make in a week. It now makes the combination B and wants to move to D. What is the opportunity cost of the additional ${x}?`,
      picture: {
        kind: 'possibilities',
        x: outputAxis(x),
        y: outputAxis(y),
        frontier,
        points,
      } satisfies PossibilitiesPicture,
      ...numbers(
        (value) => `${count(value)} ${y}`,
        [
          cost.givenUp,
          `At B there are ${count(mostOfY(frontier, from))} ${y}, at D only ${count(mostOfY(frontier, to))}.`,
        ],
        [
          [
            'total-not-change',
            mostOfY(frontier, to),
            `That is how many ${y} are still made at D. The cost is how many fewer there are than at B.`,
          ],
          [
            'wrong-interval',
            mostOfY(frontier, 0) - mostOfY(frontier, to),
            `You measured from A, where no ${x} are made. The move begins at B.`,
          ],
          [
            'gain-for-cost',
            cost.gained,
            `That is how many ${x} are gained. The cost is what is given up for them, in ${y}.`,
          ],
          [
            'stopped-halfway',
            mostOfY(frontier, from) - mostOfY(frontier, 2 * step),
            `That is the cost of going from B to C only.`,
          ],
        ],
      ),
      takeaway: `Opportunity cost is what is given up: ${count(mostOfY(frontier, from))} − ${count(mostOfY(frontier, to))} = ${count(cost.givenUp)} ${y} for ${count(cost.gained)} more ${x}.`,
    };
  },
);

export const costOnAStraightPpc = questionModel(
  { id: 'cost-on-a-straight-ppc', topic: 'Opportunity cost along the PPC', type: 'calculation', difficulty: 1 },
  (draw) => {
    const [x, y] = draw.twoOf(draw.oneOf(OUTPUTS));
    const most = draw.oneOf([10, 20, 40, 50]);
    const frontier = { x: most, y: most * draw.oneOf([1.5, 2, 2.5, 3, 4]) };
    const { perUnit } = opportunityCostOfX(frontier, 0, most);
    return {
      title: `One more ${one(x)}`,
      stem: `With all its time a workshop makes ${count(frontier.x)} ${x} a week and no ${y}, or ${count(frontier.y)} ${y} a week and no ${x}. Its production possibilities curve is a straight line. What is the opportunity cost of one more ${one(x)}?`,
      ...numbers(
        (value) => (value === 1 ? `1 ${one(y)}` : `${count(value)} ${y}`),
        [
          perUnit,
          `All ${count(frontier.x)} ${x} cost all ${count(frontier.y)} ${y}, and on a straight line each costs the same.`,
        ],
        [
          [
            'inverted-ratio',
            1 / perUnit,
            `You divided the wrong way round. That is what one more ${one(y)} costs, in ${x}.`,
          ],
          ['total-not-per-unit', frontier.y, `That is what all ${count(frontier.x)} ${x} cost together.`],
          [
            'difference-not-ratio',
            frontier.y - frontier.x,
            `You took the difference of the two limits. The cost of one is their ratio.`,
          ],
          ['one-for-one', 1, `One for one would hold only if the two limits were equal.`],
        ],
      ),
      takeaway: `On a straight PPC one ${one(x)} always costs ${count(frontier.y)} ÷ ${count(frontier.x)} = ${count(perUnit)} ${y}.`,
    };
  },
);

export const pointsAndThePpc = questionModel(
  { id: 'points-and-the-ppc', topic: 'Reading the PPC', type: 'graph', difficulty: 1 },
  (draw) => {
    const [x, y] = draw.twoOf(draw.oneOf(OUTPUTS));
    const place = draw.oneOf(PLACES);
    const { step, schedule } = drawSchedule(draw);
    const frontier = { schedule };
    const [made, idle] = [draw.whole(1, 2) * step, draw.oneOf([4, 6, 8, 10])];
    const most = mostOfY(frontier, made);
    const now = most - idle;
    if (now < 4) return null;
    const points = [
      { name: 'A', x: made, y: now },
      { name: 'B', x: made },
    ];
    return {
      title: `Idle hands in ${place}`,
      stem: `${place} makes the combination A. How many more ${y} could it make with the resources and the technology it has, without giving up any ${x}?`,
      picture: {
        kind: 'possibilities',
        x: outputAxis(x),
        y: outputAxis(y),
        frontier,
        points,
      } satisfies PossibilitiesPicture,
      ...numbers(
        count,
        [
          idle,
          `Straight above A lies B, on the curve: ${count(most)} ${y} in place of ${count(now)}, and as many ${x}.`,
        ],
        [
          [
            'total-not-change',
            most,
            `That is how many ${y} there would be in all. At A ${count(now)} of them are made already.`,
          ],
          ['axes-swapped', made, `That is the number of ${x}, which stays as it is.`],
          ['total-not-change', now, `That is how many ${y} are made at A now.`],
        ],
      ),
      takeaway: `Inside the curve resources are idle or badly used: up to the curve there is more of one good at no cost in the other. ${count(most)} − ${count(now)} = ${count(idle)}.`,
    };
  },
);
