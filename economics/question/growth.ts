import { endsOf, growFrontier, mostOfY } from '../production-possibilities';
import { questionModel } from './question-model';
import { amountOf, one, possibilitiesOf, OUTPUTS, PLACES } from './settings';

export const costAfterGrowth = questionModel('cost-after-growth', 'production-possibilities', (draw) => {
  const [x, y] = draw.twoOf(draw.oneOf(OUTPUTS));
  const place = draw.oneOf(PLACES);
  const most = draw.oneOf([20, 40, 60]);
  const before = { x: most, y: most * draw.oneOf([1, 2, 3, 4]) };
  const factor = draw.oneOf([1.25, 1.5, 2, 2.5]);
  const after = endsOf(growFrontier(before, { x: factor }));
  const [old, now] = [before.y / before.x, after.y / after.x];
  const cost = (answer: number) => amountOf(answer, y);
  return {
    values: {
      place,
      oldX: before.x,
      x,
      oldY: before.y,
      y,
      factor,
      oneX: one(x),
      newX: after.x,
      newY: after.y,
      oneY: one(y),
      now,
    },
    picture: possibilitiesOf(x, y, { frontier: before, growth: after }),
    within: { answer: [0, before.y] },
    right: cost(now),
    wrong: [
      ['wrong-axis-shift', cost(old), 'neither'],
      ['wrong-axis-shift', cost(old * factor), 'other'],
      ['difference-not-ratio', cost(Math.abs(after.y - after.x))],
      ['inverted-ratio', cost(1 / now)],
      ['one-for-one', cost(1)],
    ],
  };
});

export const combinationsAfterGrowth = questionModel('new-combinations', 'production-possibilities', (draw) => {
  const [x, y] = draw.twoOf(draw.oneOf(OUTPUTS));
  const most = draw.oneOf([10, 20, 40, 100]);
  const before = { x: most, y: most * draw.oneOf([1, 2]) };
  const after = endsOf(growFrontier(before, { x: draw.oneOf([1.5, 2]) }));
  const at = (part: number, share: number): readonly [number, number] => [after.x * part, before.y * share];
  const combination = ([someX, someY]: readonly [number, number]) => ({ someX, someY });
  const now = at(0.5, 0.5);
  const [inside, beyond, above] = [at(0.25, 0.5), at(0.75, 0.5), at(0.25, 1)];
  if (mostOfY(before, inside[0]) < inside[1] || mostOfY(before, Math.min(now[0], before.x)) >= now[1]) return null;
  return {
    values: { x, y, aboveY: above[1] },
    picture: possibilitiesOf(x, y, { frontier: before, growth: after }),
    within: { someX: [0, after.x], someY: [0, after.y] },
    right: combination(now),
    wrong: [
      ['skips-old-limit', combination(inside)],
      ['each-good-alone', combination(above)],
      ['inside-outside-swap', combination(beyond)],
    ],
  };
});
