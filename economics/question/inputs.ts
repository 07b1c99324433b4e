import { revenueProducts } from '../factor-market';
import { totalsOf } from '../marginal';
import { count, dollars, ordinal, sum } from '../numbers';
import { drawFalling, type Draw } from './draw';
import { drawFirm } from './drawn-labor';
import { questionModel } from './question-model';
import { isApart, onDrawnSide } from './ranks';
import { capital, inWords, isWhole } from './settings';

export const revenueFromOneMrp = questionModel('revenue-from-one-mrp', 'marginal-revenue-product', (draw) => {
  const firm = drawFirm(draw);
  const price = draw.whole(firm.least, firm.most);
  const products = drawFalling(draw, draw.whole(14, 24), 4).slice(0, 5);
  const totals = totalsOf(products);
  const mrps = revenueProducts(totals, price);
  const [known, asked] = draw.twoOf([2, 3, 4]);
  const [before = 0, own = 0, after = 0] = products.slice(known - 2, known + 1);
  const [mrp, output, made] = [mrps[known - 1] ?? 0, totals[asked - 1] ?? 0, totals[known - 1] ?? 0];
  if ((products.at(-1) ?? 0) < 3 || totals.at(-1) === output) return null;
  const unknown = '?'; // in the table
  return {
    values: {
      ...namesOf(firm),
      known: ordinal(known),
      asked: NUMBERS[asked] ?? '',
      mrp,
      own,
      price,
      output,
      made,
      previous: made - own,
      number: asked,
    },
    rows: totals.map((total, index) => [count(index + 1), count(total), index + 1 === known ? dollars(mrp) : unknown]),
    demands: (values) => isWhole(values) && isApart(values, price * output),
    right: price * output,
    wrong: onDrawnSide(draw, price * output, [
      ['average-not-marginal', (mrp / (made / known)) * output],
      ['marginal-as-total', mrp * asked, 'times'],
      ['off-by-one', (mrp / after) * output, 'next'],
      ['off-by-one', (mrp / before) * output, 'before'],
      ['total-not-marginal', (mrp / made) * output],
      ['change-not-level', price * made],
      ['maximize-benefit', price * (totals.at(-1) ?? 0)],
    ]),
  };
});

/** A firm's words, some of them also for the beginning of a heading. */
const namesOf = ({ firm, an, An, goods, unit, worker, workers, machine, machines }: ReturnType<typeof drawFirm>) => ({
  firm,
  an,
  An,
  goods,
  unit,
  worker,
  workers,
  machine,
  machines,
  Goods: capital(goods),
  Workers: capital(workers),
});

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five'] as const;

/** Units of each of two inputs, and the prices at which a firm buys them. */
interface Purchase {
  readonly prices: readonly [number, number];
  readonly products: readonly [readonly number[], readonly number[]];
  readonly budget: number;
}

/** Buys unit after unit, of the input for which the next one is worth most by some measure, while the budget lasts. */
function bought({ prices, products, budget }: Purchase, worth: (product: number, price: number) => number) {
  const units: [number, number] = [0, 0];
  const order: (0 | 1)[] = [];
  let left = budget;
  for (;;) {
    const options = ([0, 1] as const).flatMap((input) => {
      const product = products[input][units[input]];
      return product === undefined || prices[input] > left ? [] : [{ input, worth: worth(product, prices[input]) }];
    });
    const [best] = options.sort((a, b) => b.worth - a.worth);
    if (!best) return { units, order, left };
    units[best.input] += 1;
    order.push(best.input);
    left -= prices[best.input];
  }
}

/** Purchases one after the other: "2 bakers, 1 oven, and 1 baker". */
function inOrder(order: readonly (0 | 1)[], names: readonly [one: readonly string[], more: readonly string[]]): string {
  const runs: { input: 0 | 1; units: number }[] = [];
  for (const input of order) {
    const last = runs.at(-1);
    if (last?.input === input) last.units += 1;
    else runs.push({ input, units: 1 });
  }
  return inWords(runs.map(({ input, units }) => `${count(units)} ${names[units === 1 ? 0 : 1][input] ?? ''}`));
}

/** Whether no other purchase within the budget produces as much. */
function isBest({ prices, products, budget }: Purchase, [first, second]: readonly [number, number]): boolean {
  const outputOf = (a: number, b: number) => sum(products[0].slice(0, a)) + sum(products[1].slice(0, b));
  const most = outputOf(first, second);
  const upTo = (list: readonly number[]) => Array.from({ length: list.length + 1 }, (_, units) => units);
  return upTo(products[0]).every((a) =>
    upTo(products[1]).every(
      (b) => (a === first && b === second) || prices[0] * a + prices[1] * b > budget || outputOf(a, b) < most,
    ),
  );
}

const perDollar = (product: number, price: number): number => product / price;

function drawPurchase(draw: Draw): Purchase {
  const prices = draw.oneOf([
    [60, 120],
    [80, 160],
    [90, 180],
    [100, 200],
    [80, 120],
    [120, 180],
    [100, 150],
    [120, 60],
    [160, 80],
    [180, 120],
    [150, 100],
  ] as const); // pairs
  const scale = prices[1] / prices[0];
  const labor = drawFalling(draw, draw.whole(30, 44), 8);
  const machines = drawFalling(draw, Math.round(scale * draw.whole(30, 44)), Math.ceil(8 * scale));
  return { prices, products: [labor, machines], budget: 60 * draw.whole(6, 18) };
}

export const workersWithinABudget = questionModel('workers-within-a-budget', 'least-cost-rule', (draw) => {
  const firm = drawFirm(draw);
  const purchase = drawPurchase(draw);
  const { prices, products, budget } = purchase;
  const { units, order, left } = bought(purchase, perDollar);
  const [workers, machines] = units;
  if (left !== 0 || workers < 1 || machines < 1 || workers > 5 || machines > 5 || !isBest(purchase, units)) return null;
  if (products.some((list) => (list.at(-1) ?? 0) < 4)) return null;
  const [asked, other] = draw.oneOf([
    [0, 1],
    [1, 0],
  ] as const);
  const most = Math.min(6, Math.floor(budget / prices[asked]));
  const cheapest = prices[0] < prices[1] ? 0 : 1;
  const byPrice = bought(purchase, (_product, price) => -price).units[asked];
  const inputs = [firm.workers, firm.machines] as const;
  return {
    values: {
      ...namesOf(firm),
      asked: inputs[asked],
      other: inputs[other],
      wage: prices[0],
      rent: prices[1],
      budget,
      bestWorkers: workers,
      bestMachines: machines,
      workersUsed: `${workers} ${workers === 1 ? firm.worker : firm.workers}`,
      machinesUsed: `${machines} ${machines === 1 ? firm.machine : firm.machines}`,
      cheaper: inputs[cheapest],
      order: inOrder(order, [[firm.worker, firm.machine], inputs]),
    },
    rows: [0, 1, 2, 3, 4, 5].map((unit) => [
      count(unit + 1),
      count(products[0][unit] ?? 0),
      count(products[1][unit] ?? 0),
    ]),
    within: { answer: [1, most] },
    right: units[asked],
    wrong: onDrawnSide(draw, units[asked], [
      ...draw.shuffled<['cheapest-input' | 'input-price-ignored', number]>([
        ['cheapest-input', byPrice],
        ['input-price-ignored', bought(purchase, (product) => product).units[asked]],
      ]),
      ['equal-spending', Math.floor(budget / 2 / prices[asked])],
      ['equal-inputs', Math.floor(budget / (prices[0] + prices[1]))],
      ['inverted-ratio', bought(purchase, (product, price) => -product / price).units[asked]],
      ['off-by-one', units[asked] - 1, 'fewer'],
      ['off-by-one', units[asked] + 1, 'more'],
    ]),
  };
});

export const moreOrLessOfTwoInputs = questionModel('more-or-less-of-two-inputs', 'profit-maximizing-inputs', (draw) => {
  const firm = drawFirm(draw);
  const price = draw.whole(firm.least, firm.most);
  /** The last unit of an input with its price, which is clearly above or below its MRP. */
  const drawInput = (lowest: number, highest: number) => {
    const cost = 10 * draw.whole(lowest, highest);
    const isMore = draw.oneOf([true, false]);
    const product = Math.round((cost * (isMore ? 1 + draw.whole(2, 6) / 10 : 1 - draw.whole(2, 5) / 10)) / price);
    return { cost, product, mrp: product * price, isMore, gap: Math.abs(product * price - cost) / cost };
  };
  const [labor, machines] = [drawInput(8, 20), drawInput(6, 20)];
  if ([labor, machines].some(({ gap, product }) => gap < 0.12 || gap > 0.7 || product < 5)) return null;
  if ([labor, machines].some(({ isMore, mrp, cost }) => isMore !== mrp > cost)) return null;
  const word = (isMore: boolean) => (isMore ? 'More' : 'Fewer');
  const choice = (one: boolean, other: boolean) => ({ first: word(one), second: word(other).toLowerCase() });
  /** Why a student would not move this input as the rule says. */
  const errorOf = (isMore: boolean) => (isMore ? 'mp-as-mrp' : 'maximize-benefit');
  return {
    values: {
      ...namesOf(firm),
      price,
      wage: labor.cost,
      rent: machines.cost,
      workerAdds: labor.product,
      machineAdds: machines.product,
      workerMrp: labor.mrp,
      machineMrp: machines.mrp,
    },
    rows: [
      [capital(firm.worker), count(labor.product), dollars(labor.cost)],
      [capital(firm.machine), count(machines.product), dollars(machines.cost)],
    ],
    right: choice(labor.isMore, machines.isMore),
    wrong: [
      ['reversed-adjustment', choice(!labor.isMore, !machines.isMore)],
      [errorOf(labor.isMore), choice(!labor.isMore, machines.isMore), 'worker'],
      [errorOf(machines.isMore), choice(labor.isMore, !machines.isMore), 'machine'],
    ],
  };
});
