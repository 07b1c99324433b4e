import { mostOfY } from '../production-possibilities';
import { amountOf, drawBowed, drawCrafts, drawStraight, factoryPpc, showsEnds, type Combination } from './outputs';
import { modelsOf, questionModel, type Values } from './question-model';
import { capital, one, PEOPLE } from './settings';

const named = (name: string, { x, y }: Combination) => ({ name, x, y });

const bowedModel = modelsOf('cost-along-a-ppc', drawBowed);

export const costOfAMove = bowedModel('cost-of-a-move', ({ x, y, frontier, at }, draw) => {
  const [g, h, j] = draw.oneOf([
    [at[0], at[1], at[2]],
    [at[1], at[2], at[3]],
    [at[0], at[1], at[3]],
    [at[0], at[2], at[3]],
  ]);
  const gained = j.x - g.x;
  return {
    values: { gY: g.y, jY: j.y, givenUp: g.y - j.y, gained },
    picture: factoryPpc(x, y, { frontier, points: [named('G', g), named('H', h), named('J', j)] }),
    within: { answer: [0, frontier.y] },
    right: g.y - j.y,
    wrong: [
      ['total-not-change', j.y],
      ['wrong-interval', frontier.y - j.y, 'fromAxis'],
      ['gain-for-cost', gained],
      ['wrong-interval', g.y - h.y, 'first'],
      ['wrong-interval', h.y - j.y, 'second'],
      ['bowed-read-as-straight', (gained * frontier.y) / frontier.x],
    ],
  };
});

export const costOfEachUnit = bowedModel('cost-of-each-unit', ({ x, y, frontier, at }, draw) => {
  const [g, h, third] = draw.oneOf([
    [at[0], at[1], named('J', at[2])],
    [at[2], at[3], named('F', at[0])],
  ]);
  const cost = (from: Combination, to: Combination) => (from.y - to.y) / (to.x - from.x);
  const amount = (answer: number) => amountOf(answer, y);
  const own = cost(g, h);
  return {
    values: { gX: g.x, gY: g.y, hX: h.x, hY: h.y, gained: h.x - g.x, givenUp: g.y - h.y, own },
    picture: factoryPpc(x, y, { frontier, points: [named('G', g), named('H', h), third] }),
    right: amount(own),
    wrong: [
      ['inverted-ratio', amount(1 / own)],
      ['total-not-per-unit', amount(g.y - h.y)],
      ['wrong-interval', amount((frontier.y - h.y) / h.x), 'fromAxis'],
      ['bowed-read-as-straight', amount(frontier.y / frontier.x)],
      ['one-for-one', amount(1)],
      ['total-not-change', amount(h.y / h.x)],
    ],
  };
});

export const outputAfterAMove = questionModel('output-after-a-move', 'cost-along-a-ppc', (draw) => {
  const { x, y, frontier, cost, values } = drawStraight(draw);
  const before = (frontier.x * draw.oneOf([1, 2, 3])) / 5;
  const more = (frontier.x * draw.oneOf([1, 2, 3])) / 10;
  const [most, left] = [mostOfY(frontier, before), mostOfY(frontier, Math.min(frontier.x, before + more))];
  const picture = factoryPpc(x, y, { frontier, points: [{ name: 'F', x: before, y: most }] });
  if (left < 2 || cost === 1 || ![most, left].every(Number.isInteger) || !showsEnds(picture)) return null;
  return {
    values: { ...values, before, more, most, left, cost, givenUp: more * cost },
    picture,
    demands: ({ answer }) => Number.isInteger(answer),
    right: left,
    wrong: [
      ['one-for-one', most - more],
      ['total-not-change', more * cost],
      ['inverted-ratio', most - more / cost, 'move'],
      ['wrong-interval', frontier.y - more * cost],
      ['each-good-alone', most],
      ['inverted-ratio', frontier.y - (before + more) / cost, 'all'],
    ],
  };
});

interface Maker {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** What is left of x when `amount` of y is made, by `first` as far as it goes. */
function leftOfX(first: Maker, second: Maker, amount: number): number {
  const ofSecond = Math.max(0, amount - first.y);
  const ofFirst = amount - ofSecond;
  return first.x * (1 - ofFirst / first.y) + second.x * (1 - ofSecond / second.y);
}

export const jointOutput = questionModel('joint-output', 'cost-along-a-ppc', (draw) => {
  const [x, y] = drawCrafts(draw);
  const names = draw.twoOf(PEOPLE);
  const maker = (name: string): Maker => {
    const made = draw.whole(3, 10) * 2;
    return { name, x: made * draw.oneOf([0.5, 1, 1.5, 2, 2.5]), y: made };
  };
  const [low, high] = [maker(names[0]), maker(names[1])].sort((a, b) => a.x / a.y - b.x / b.y);
  if (!low || !high || low.x / low.y === high.x / high.y || [low.x, high.x].some((made) => made < 6 || made > 30))
    return null;
  const needed = low.y + draw.whole(1, high.y - 1);
  const left = leftOfX(low, high, needed);
  const rows = draw.shuffled([low, high]).map(({ name, x: ofX, y: ofY }) => [name, `${ofX}`, `${ofY}`]);
  return {
    values: {
      x,
      y,
      headX: capital(x),
      headY: capital(y),
      oneY: one(y),
      needed,
      left,
      rest: needed - low.y,
      forgone: high.x - left,
      low: low.name,
      high: high.name,
      lowY: low.y,
      highX: high.x,
      lowCost: low.x / low.y,
      highCost: high.x / high.y,
    },
    rows,
    demands: ({ answer }) => Number.isInteger(Number(answer) * 2),
    right: left,
    wrong: [
      ['shape-swap', leftOfX(high, low, needed)],
      ['total-not-change', low.x + high.x - left],
      ['bowed-read-as-straight', (low.x + high.x) * (1 - needed / (low.y + high.y)), 'ends'],
      ['one-for-one', low.x + high.x - needed],
      ['bowed-read-as-straight', low.x + high.x - (needed * low.x) / low.y, 'cheap'],
      ['each-good-alone', high.x],
    ],
  };
});

export const graphOfASchedule = bowedModel('graph-of-a-schedule', ({ x, y, frontier, at }) => {
  if (frontier.x === frontier.y) return null;
  const curve = (mostX: number, mostY: number, bow: number): Values => ({ mostX, mostY, bow });
  const [mostX, mostY] = [frontier.x, frontier.y];
  const most = Math.max(mostX, mostY);
  const points = [{ x: 0, y: mostY }, ...at, { x: mostX, y: 0 }];
  return {
    values: { headX: capital(x), headY: capital(y) },
    rows: points.map((point) => [`${point.x}`, `${point.y}`]),
    draw: (values) =>
      factoryPpc(x, y, {
        frontier: { x: Number(values['mostX']), y: Number(values['mostY']), bow: Number(values['bow']) },
        max: { x: most, y: most },
      }),
    right: curve(mostX, mostY, 1),
    wrong: [
      ['bowed-read-as-straight', curve(mostX, mostY, 0), 'ends'],
      ['inverted-ratio', curve(mostY, mostX, 1), 'bowed'],
      ['inverted-ratio', curve(mostY, mostX, 0), 'straight'],
    ],
  };
});
