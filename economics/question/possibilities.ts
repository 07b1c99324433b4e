import type { Point } from '../figure';
import { mostOfY, opportunityCostOfX } from '../production-possibilities';
import type { Draw } from './draw';
import { questionModel } from './question-model';
import { amountOf, one, possibilitiesOf, OUTPUTS, PLACES } from './settings';

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

export const costAlongThePpc = questionModel('cost-along-the-ppc', 'production-possibilities', (draw) => {
  const [x, y] = draw.twoOf(draw.oneOf(OUTPUTS));
  const place = draw.oneOf(PLACES);
  const { step, schedule } = drawSchedule(draw);
  const frontier = { schedule };
  const [from, to] = [step, 3 * step];
  const cost = opportunityCostOfX(frontier, from, to);
  const points = schedule.map((point, index) => ({ name: 'ABCDE'.charAt(index), x: point[0] }));
  return {
    values: {
      place,
      x,
      y,
      atB: mostOfY(frontier, from),
      atD: mostOfY(frontier, to),
      givenUp: cost.givenUp,
      gained: cost.gained,
    },
    picture: possibilitiesOf(x, y, { frontier, points }),
    within: { answer: [0, mostOfY(frontier, 0)] },
    right: cost.givenUp,
    wrong: [
      ['total-not-change', mostOfY(frontier, to)],
      ['wrong-interval', mostOfY(frontier, 0) - mostOfY(frontier, to)],
      ['gain-for-cost', cost.gained],
      ['stopped-halfway', mostOfY(frontier, from) - mostOfY(frontier, 2 * step)],
    ],
  };
});

export const costOnAStraightPpc = questionModel('cost-on-a-straight-ppc', 'production-possibilities', (draw) => {
  const [x, y] = draw.twoOf(draw.oneOf(OUTPUTS));
  const most = draw.oneOf([10, 20, 40, 50]);
  const frontier = { x: most, y: most * draw.oneOf([1.5, 2, 2.5, 3, 4]) };
  const { perUnit } = opportunityCostOfX(frontier, 0, most);
  const cost = (answer: number) => amountOf(answer, y);
  return {
    values: { oneX: one(x), mostX: frontier.x, x, y, mostY: frontier.y, oneY: one(y), perUnit },
    within: { answer: [0, frontier.y] },
    right: cost(perUnit),
    wrong: [
      ['inverted-ratio', cost(1 / perUnit)],
      ['total-not-per-unit', cost(frontier.y)],
      ['difference-not-ratio', cost(frontier.y - frontier.x)],
      ['one-for-one', cost(1)],
    ],
  };
});

export const pointsAndThePpc = questionModel('points-and-the-ppc', 'production-possibilities', (draw) => {
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
    values: { place, y, x, most, now, idle },
    picture: possibilitiesOf(x, y, { frontier, points }),
    within: { answer: [0, mostOfY(frontier, 0)] },
    right: idle,
    wrong: [
      ['total-not-change', most, 'atB'],
      ['axes-swapped', made],
      ['total-not-change', now, 'atA'],
    ],
  };
});
