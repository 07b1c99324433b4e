import { isSame, isTidy } from '../numbers';
import { mostOfY } from '../production-possibilities';
import { drawFactoryGoods, drawStraight, factoryPpc, showsEnds } from './outputs';
import { modelsOf, questionModel } from './question-model';
import { units } from './settings';

const both = (someX: number, someY: number) => ({ someX, someY });

export const causeOfAShift = questionModel('cause-of-a-shift', 'growth-of-a-ppc', (draw) => {
  const [x, y] = drawFactoryGoods(draw);
  const before = { x: draw.oneOf([40, 50, 60, 80]), y: draw.oneOf([40, 50, 60, 80]), bow: 0.8 };
  const factor = draw.oneOf([1.25, 1.5]);
  const cause = draw.oneOf(['betterX', 'betterY', 'workers']);
  const growth = {
    ...before,
    x: cause === 'betterY' ? before.x : before.x * factor,
    y: cause === 'betterX' ? before.y : before.y * factor,
  };
  const others = draw.shuffled([
    ['wrong-axis-shift', { cause: cause === 'betterX' ? 'betterY' : 'betterX' }, cause === 'workers' ? 'one' : 'other'],
    ...(cause === 'workers'
      ? ([['wrong-axis-shift', { cause: 'betterY' }, 'one']] as const)
      : ([['wrong-axis-shift', { cause: 'workers' }, 'both']] as const)),
    ['idle-vs-shift', { cause: 'employment' }],
    ['wants-or-prices-shift-ppc', { cause: 'demand' }],
  ] as const);
  return {
    values: { x, y },
    picture: factoryPpc(x, y, { frontier: before, growth }),
    right: { cause },
    wrong: others,
  };
});

const growthModel = modelsOf('growth-of-a-ppc', drawStraight);

export const changeInCost = growthModel('change-in-cost-after-growth', ({ x, y, frontier }, draw) => {
  const growth = { x: frontier.x * draw.oneOf([1.25, 1.5, 2, 2.5]), y: frontier.y };
  const [old, now] = [frontier.y / frontier.x, growth.y / growth.x];
  const change = old - now;
  const picture = factoryPpc(x, y, { frontier, growth });
  if (![old, now, change].every(isTidy) || isSame(change, now) || change < 0.2 || !showsEnds(picture)) return null;
  const by = (way: string, amount: number) => ({ way, amount: units(amount, y) });
  return {
    values: { oldX: frontier.x, newX: growth.x, old, now },
    picture,
    right: by('decreases', change),
    wrong: [
      ['inverted-ratio', by('increases', change), 'change'],
      ['total-not-change', by('decreases', now)],
      ['inverted-ratio', by('increases', now), 'now'],
    ],
  };
});

/** Combinations beside a PPC that rotates inward: still attainable, no longer, and never. */
export const lostCombination = growthModel('attainable-before-a-loss', ({ x, y, frontier }, draw) => {
  const growth = { x: frontier.x * draw.oneOf([0.5, 0.6, 0.75]), y: frontier.y };
  const [lowY, highY] = [frontier.y / 2, frontier.y * draw.oneOf([0.8, 0.9])];
  const [wasLow, wasHigh, isLow] = [
    (frontier.x * (frontier.y - lowY)) / frontier.y,
    (frontier.x * (frontier.y - highY)) / frontier.y,
    (growth.x * (growth.y - lowY)) / growth.y,
  ];
  const lowX = draw.whole(Math.floor(wasHigh) + 1, Math.floor(isLow) - 1);
  const highX = draw.whole(Math.ceil(isLow) + 1, Math.ceil(wasLow) - 1);
  const isBetween = lowX > wasHigh && lowX < isLow && highX > isLow && highX < wasLow;
  const picture = factoryPpc(x, y, { frontier, growth });
  if (!isBetween || ![lowY, highY].every(Number.isInteger) || !showsEnds(picture)) return null;
  return {
    values: { lowY, highY, wasLow, isLow, wasHigh },
    picture,
    right: both(highX, lowY),
    wrong: [
      ['each-good-alone', both(lowX, highY), 'near'],
      ['inside-outside-swap', both(lowX, lowY)],
      ['each-good-alone', both(highX, highY), 'far'],
    ],
  };
});

export const gainFromBetterTechnology = growthModel('gain-from-better-technology', ({ x, y, frontier }, draw) => {
  const growth = { x: frontier.x * draw.oneOf([1.5, 2, 2.5]), y: frontier.y };
  const before = (frontier.x * draw.oneOf([1, 2, 3])) / 5;
  const made = mostOfY(frontier, before);
  const now = (growth.x * (growth.y - made)) / growth.y;
  const picture = factoryPpc(x, y, { frontier, growth, points: [{ name: 'F', x: before, y: made }] });
  if (![made, now, growth.x].every(Number.isInteger) || !showsEnds(picture)) return null;
  return {
    values: { newX: growth.x, before, made, now, more: now - before },
    picture,
    right: now - before,
    wrong: [
      ['each-good-alone', growth.x - frontier.x, 'ends'],
      ['total-not-change', now, 'now'],
      ['each-good-alone', growth.x - before, 'most'],
      ['total-not-change', before, 'before'],
      ['wrong-interval', (growth.y * (growth.x - before)) / growth.x - made],
    ],
  };
});
