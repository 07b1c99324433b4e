import { mostOfY } from '../production-possibilities';
import { drawBowed, drawFactoryGoods, drawStraight, factoryPpc, showsEnds, type Combination } from './outputs';
import { questionModel } from './question-model';
import { capital } from './settings';

const named = (name: string, { x, y }: Combination) => ({ name, x, y });
const both = (someX: number, someY: number) => ({ someX, someY });

/** Two points on a curve give four combinations: one inside, two on it, one beyond. */
export const inefficientCombination = questionModel('inefficient-combination', 'points-of-a-ppc', (draw) => {
  const { x, y, frontier, at } = drawBowed(draw);
  const [g, h] = draw.oneOf([
    [at[0], at[1]],
    [at[0], at[2]],
    [at[1], at[2]],
    [at[1], at[3]],
    [at[2], at[3]],
  ]);
  return {
    values: { x, y, gX: g.x, gY: g.y, hX: h.x, hY: h.y },
    picture: factoryPpc(x, y, { frontier, points: [named('G', g), named('H', h)] }),
    right: both(g.x, h.y),
    wrong: [
      ['inside-outside-swap', both(h.x, g.y), 'beyond'],
      ['inside-outside-swap', both(g.x, g.y), 'onG'],
      ['inside-outside-swap', both(h.x, h.y), 'onH'],
    ],
  };
});

export const gainFromIdleResources = questionModel('gain-from-idle-resources', 'points-of-a-ppc', (draw) => {
  const { x, y, frontier, cost, values } = drawStraight(draw);
  const made = (frontier.x * draw.oneOf([1, 2, 3])) / 5;
  const most = mostOfY(frontier, made);
  const now = Math.round((most * draw.oneOf([0.25, 0.5, 0.6, 0.75])) / 2) * 2;
  const more = most - now;
  const picture = factoryPpc(x, y, { frontier, points: [{ name: 'F', x: made, y: now }] });
  if (!Number.isInteger(most) || now < 4 || more < 4 || cost === 1 || !showsEnds(picture)) return null;
  return {
    values: { ...values, made, now, most, cost, givenUp: made * cost, more },
    picture,
    demands: ({ answer }) => Number.isInteger(answer),
    right: more,
    wrong: [
      ['total-not-change', most, 'most'],
      ['each-good-alone', frontier.y - now],
      ['one-for-one', frontier.y - made - now],
      ['inverted-ratio', frontier.y - made / cost - now],
      ['total-not-change', now, 'now'],
      ['total-not-change', made * cost, 'cost'],
    ],
    freshWrong: [['wrong-interval', more / cost]],
  };
});

export const ppcOfAWorkforce = questionModel('ppc-of-a-workforce', 'points-of-a-ppc', (draw) => {
  const [x, y] = drawFactoryGoods(draw);
  // So few that the output of one worker can be seen on the scale of all of them.
  const workers = draw.oneOf([4, 5, 6]);
  const [ofX, ofY] = draw.twoOf(draw.isFresh ? [2, 3, 4, 5, 6, 7, 8] : [1, 2, 3, 4, 5, 6]);
  const most = workers * Math.max(ofX, ofY);
  if (Math.min(ofX, ofY) < 2) return null;
  const ends = (mostX: number, mostY: number) => ({ mostX, mostY });
  return {
    values: { x, y, workers, ofX, ofY, allX: workers * ofX, allY: workers * ofY },
    rows: [
      [capital(x), `${ofX}`],
      [capital(y), `${ofY}`],
    ],
    draw: ({ mostX, mostY }) =>
      factoryPpc(x, y, { frontier: { x: Number(mostX), y: Number(mostY) }, max: { x: most, y: most } }),
    right: ends(workers * ofX, workers * ofY),
    wrong: [
      ['inverted-ratio', ends(workers * ofY, workers * ofX)],
      ['balanced-is-efficient', ends((workers * ofX) / 2, (workers * ofY) / 2)],
      ['total-not-per-unit', ends(ofX, ofY)],
    ],
  };
});
