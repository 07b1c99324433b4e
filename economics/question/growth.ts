import { count } from '../numbers';
import type { PossibilitiesPicture } from '../picture/possibilities-picture';
import { endsOf, growFrontier, mostOfY } from '../production-possibilities';
import { numbers, questionModel, texts } from './question-model';
import { one, outputAxis, OUTPUTS, PLACES } from './settings';

export const costAfterGrowth = questionModel(
  { id: 'cost-after-growth', topic: 'Growth and shifts of the PPC', type: 'calculation', difficulty: 3 },
  (draw) => {
    const [x, y] = draw.twoOf(draw.oneOf(OUTPUTS));
    const place = draw.oneOf(PLACES);
    const most = draw.oneOf([20, 40, 60]);
    const before = { x: most, y: most * draw.oneOf([1, 2, 3, 4]) };
    const factor = draw.oneOf([1.25, 1.5, 2, 2.5]);
    const after = endsOf(growFrontier(before, { x: factor }));
    const [old, now] = [before.y / before.x, after.y / after.x];
    const cost = (value: number) => (value === 1 ? `1 ${one(y)}` : `${count(value)} ${y}`);
    return {
      title: `Better tools in ${place}`,
      stem: `${place} can make at most ${count(before.x)} ${x} or ${count(before.y)} ${y} a week, along a straight production possibilities curve. New tools let it make ${count(factor)} times as many ${x} as before and change nothing for ${y}. The curve is straight again. What is the opportunity cost of one ${one(x)} now?`,
      picture: {
        kind: 'possibilities',
        x: outputAxis(x),
        y: outputAxis(y),
        frontier: before,
        growth: after,
      } satisfies PossibilitiesPicture,
      ...numbers(
        cost,
        [
          now,
          `The limits are now ${count(after.x)} ${x} and ${count(after.y)} ${y}: each ${one(x)} costs ${count(after.y)} ÷ ${count(after.x)}.`,
        ],
        [
          [
            'wrong-axis-shift',
            old,
            `That was the cost before. It would stay only if both ends of the curve had moved alike.`,
          ],
          ['wrong-axis-shift', old * factor, `You moved the end of ${y}. The new tools help only with ${x}.`],
          [
            'difference-not-ratio',
            Math.abs(after.y - after.x),
            `You took the difference of the new limits. The cost of one is their ratio.`,
          ],
          ['inverted-ratio', 1 / now, `That is what one ${one(y)} costs now, in ${x}.`],
          ['one-for-one', 1, `One for one would hold only if the new limits were equal.`],
        ],
      ),
      takeaway: `Divide the new limits: ${count(after.y)} ÷ ${count(after.x)} = ${count(now)}. Whoever gets better at making a good gives up less for it.`,
    };
  },
);

export const combinationsAfterGrowth = questionModel(
  { id: 'new-combinations', topic: 'Growth and shifts of the PPC', type: 'graph', difficulty: 2 },
  (draw) => {
    const [x, y] = draw.twoOf(draw.oneOf(OUTPUTS));
    const most = draw.oneOf([10, 20, 40, 100]);
    const before = { x: most, y: most * draw.oneOf([1, 2]) };
    const after = endsOf(growFrontier(before, { x: draw.oneOf([1.5, 2]) }));
    const at = (part: number, share: number): readonly [number, number] => [after.x * part, before.y * share];
    const combination = ([made, other]: readonly [number, number]) => `${count(made)} ${x} and ${count(other)} ${y}`;
    const now = at(0.5, 0.5);
    const [inside, beyond, above] = [at(0.25, 0.5), at(0.75, 0.5), at(0.25, 1)];
    if (mostOfY(before, inside[0]) < inside[1] || mostOfY(before, Math.min(now[0], before.x)) >= now[1]) return null;
    return {
      title: `What has become possible`,
      stem: `The production possibilities curve of a workshop has moved from PPC1 to PPC2. Which combination could the workshop not make before, and can make now?`,
      picture: {
        kind: 'possibilities',
        x: outputAxis(x),
        y: outputAxis(y),
        frontier: before,
        growth: after,
      } satisfies PossibilitiesPicture,
      ...texts(
        [combination(now), `It lies beyond PPC1 and on PPC2: half of the most ${x} and half of the most ${y}.`],
        [
          [
            'skips-old-limit',
            combination(inside),
            `It is possible now, but it lies on or inside PPC1: it was possible before.`,
          ],
          [
            'each-good-alone',
            combination(above),
            `Each number alone is possible, but with ${count(above[1])} ${y} nothing is left for ${x}.`,
          ],
          ['inside-outside-swap', combination(beyond), `It lies beyond PPC2: it is still out of reach.`],
        ],
      ),
      takeaway: `New are the combinations between the two curves: beyond the old one, on or inside the new one.`,
    };
  },
);
