import { marginalsOf, totalsOf } from '../marginal';
import { count, ordinal } from '../numbers';
import type { UtilityPicture } from '../picture/utility-picture';
import { drawFalling, type Draw } from './draw';
import { modelsOf } from './question-model';
import { capital, drawPerson } from './settings';

/** What one person consumes in one evening. */
const TREATS = [
  { treats: 'slices of pizza', treat: 'slice' },
  { treats: 'scoops of ice cream', treat: 'scoop' },
  { treats: 'pancakes', treat: 'pancake' },
  { treats: 'dumplings', treat: 'dumpling' },
  { treats: 'cups of cocoa', treat: 'cup' },
  { treats: 'episodes of a series', treat: 'episode' },
  { treats: 'rounds of mini golf', treat: 'round' },
  { treats: 'roller coaster rides', treat: 'ride' },
] as const;

function drawTreat(draw: Draw) {
  const values = { ...drawPerson(draw), ...draw.oneOf(TREATS) };
  const { treats } = values;
  const graph = (
    of: 'Total' | 'Marginal',
    more: Pick<UtilityPicture, 'marginal'> & Partial<UtilityPicture>,
  ): UtilityPicture => ({
    kind: 'utility',
    title: `${of} utility: ${treats}`,
    x: capital(treats),
    y: `${of} utility (utils)`,
    ...more,
  });
  return { graph, values };
}

const treatModel = modelsOf('utility', drawTreat);

export const marginalUtilityFromAGraph = treatModel('marginal-utility-from-a-graph', ({ graph }, draw) => {
  const totals = totalsOf(drawFalling(draw, draw.whole(26, 40), 8));
  const marginals = marginalsOf(totals);
  const unit = draw.whole(3, 5);
  const [before = 0, total = 0, after = 0] = totals.slice(unit - 2, unit + 1);
  if (marginals.some((value) => value < 4)) return null;
  const [added, next] = [total - before, after - total];
  return {
    values: { number: ordinal(unit), unit, before, total, added },
    picture: graph('Total', {
      marginal: marginals,
      show: ['total'],
      at: ['F', 'G', 'H'].map((name, index) => ({ unit: unit - 1 + index, name })),
    }),
    right: added,
    wrong: [
      ['marginal-as-total', total],
      ['off-by-one', next],
      ['average-not-marginal', total / unit],
      ['skipped-unit', after - before],
      ['constant-marginal-utility', marginals[0] ?? 0],
    ],
  };
});

export const largestTotalUtility = treatModel('largest-total-utility', ({ graph }, draw) => {
  const marginal = drawFalling(draw, draw.whole(14, 24), 8);
  const best = marginal.filter((value) => value > 0).length;
  if (best < 3 || best > 4 || marginal.some((value) => value === 0 || value < -9)) return null;
  const totals = totalsOf(marginal);
  const [most = 0, beyond = 0, early = 0] = [totals[best - 1], totals[best], totals[best - 2]];
  return {
    values: {
      units: marginal.length,
      best,
      next: ordinal(best + 1),
      last: ordinal(best),
      most,
      utilities: marginal.slice(0, best).join(' + '),
    },
    picture: graph('Marginal', { marginal }),
    right: most,
    wrong: [
      ['more-is-better', totals.at(-1) ?? 0],
      ['highest-mu-is-max', marginal[0] ?? 0],
      ['constant-marginal-utility', best * (marginal[0] ?? 0)],
      ['off-by-one', early],
      ['more-is-better', totalsOf(marginal.map(Math.abs)).at(-1) ?? 0, 'sign'],
      ['off-by-one', beyond, 'late'],
    ],
  };
});

/** Total utility of one to seven units: marginal utility rises, then falls, and the last unit takes some away. */
function drawHill(draw: Draw) {
  const turn = draw.whole(3, 4);
  const rising = Array.from({ length: turn - 1 }, () => draw.whole(1, 5));
  const start = draw.whole(6, 12);
  const up = [start, ...rising].map((_, index, all) => all.slice(0, index + 1).reduce((sum, value) => sum + value, 0));
  const falling = [draw.whole(2, 6), draw.whole(2, 6), draw.whole(2, 6)];
  const down = falling.map(
    (_, index) => (up.at(-1) ?? 0) - falling.slice(0, index + 1).reduce((sum, value) => sum + value, 0),
  );
  return { turn, totals: totalsOf([...up, ...down, -draw.whole(1, 6)]), isUseful: down.every((value) => value > 0) };
}

export const whereDiminishingBegins = treatModel('where-diminishing-begins', (_drawn, draw) => {
  const { turn, totals, isUseful } = drawHill(draw);
  if (!isUseful) return null;
  const marginals = marginalsOf(totals);
  const answers = [turn + 1, totals.length, totals.length - 1, turn] as const;
  const [right, negative, top, highest] = answers.map(ordinal);
  if (right === undefined || negative === undefined || top === undefined || highest === undefined) return null;
  return {
    values: { right, before: marginals[turn - 1] ?? 0, added: marginals[turn] ?? 0 },
    rows: totals.map((total, index) => [count(index + 1), count(total)]),
    right: { unit: right },
    wrong: [
      ['diminishing-means-negative', { unit: negative }],
      ['marginal-as-total', { unit: top }],
      ['highest-mu-is-max', { unit: highest }],
    ],
  };
});

export const utilityOfTwoMore = treatModel('utility-of-two-more', ({ graph }, draw) => {
  const marginal = drawFalling(draw, draw.whole(24, 34), 6);
  const from = draw.whole(2, 3);
  const [now = 0, one = 0, two = 0, three = 0] = marginal.slice(from - 1, from + 3);
  if (marginal.some((value) => value < 2)) return null;
  const total = totalsOf(marginal)[from + 1] ?? 0;
  return {
    values: {
      from,
      to: from + 2,
      one,
      two,
      more: one + two,
      first: ordinal(from + 1),
      second: ordinal(from + 2),
    },
    picture: graph('Marginal', { marginal }),
    right: one + two,
    wrong: [
      ['marginal-as-total', total],
      ['skipped-unit', two],
      ['off-by-one', now + one],
      ['off-by-one', two + three, 'late'],
      ['constant-marginal-utility', 2 * (marginal[0] ?? 0)],
      ['average-not-marginal', (2 * total) / (from + 2)],
    ],
  };
});
