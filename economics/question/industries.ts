import { averageTotalCost } from '../firm-costs';
import { straightSupply } from '../competition';
import { figureOf, type Picture } from '../picture/picture';
import type { FirmPicture } from '../picture/firm-picture';
import type { MarketPicture } from '../picture/market-picture';
import type { Draw } from './draw';
import { drawProducer, firmPicture } from './drawn-firm';
import { isLegible } from './legible';
import { atPrices, atQuantities } from './points';
import { questionModel } from './question-model';
import { quantityAxis } from './settings';

const MARKET = 'competitive-industry';

/**
 * Equal price takers with a straight marginal cost, and the demand for what they produce together. Each firm earns a profit, or incurs a
 * loss: some firms enter, or at most half exit. `later` is long-run equilibrium at constant cost.
 */
function tryIndustry(draw: Draw, outcome: 'profit' | 'loss') {
  const sign = outcome === 'profit' ? 1 : -1;
  const bend = draw.oneOf([0.1, 0.2, 0.25, 0.5]);
  const each = 10 * draw.whole(2, 6);
  const quantity = each + 5 * sign * draw.whole(1, each / 10);
  const costs = { fixed: bend * each ** 2, linear: draw.whole(2, 8), quadratic: bend };
  const [price, least] = [costs.linear + 2 * bend * quantity, costs.linear + 2 * bend * each];
  const firms = 10 * draw.whole(3, 9);
  const firmsLater = firms + 5 * sign * draw.whole(2, firms / 10);
  const [all, allLater] = [firms * quantity, firmsLater * each];
  const perDollar = (allLater - all) / (price - least);
  const reach = all / perDollar;
  const producer = drawProducer(draw, price, least);
  const isRound = [price, least, perDollar, 2 * reach].every(Number.isInteger);
  // About how tall the graphs will be: both prices must have space beside each other, and demand must reach far up.
  const tall = Math.max(1.4 * price, 1.9 * least);
  const isClear = Math.abs(price - least) > 0.08 * tall && 1.4 * (price + reach) > tall && reach < 1.5 * price;
  if (!producer || !isRound || !isClear || !(perDollar > 0)) return null;
  return {
    producer,
    costs,
    firms,
    price,
    quantity,
    all,
    demand: { choke: price + reach, slope: 1 / perDollar },
    later: { firms: firmsLater, each, all: allLater, price: least },
  };
}

/** Few numbers fit together, so that many must be drawn. */
function drawIndustry(draw: Draw, outcome: 'profit' | 'loss') {
  for (let tries = 0; tries < 20; tries += 1) {
    const found = tryIndustry(draw, outcome);
    if (found) return found;
  }
  return null;
}

/** The market beside one of its firms; null where values on an axis of one of them would overlap. */
function panelsOf(
  { producer, costs, demand, firms, price }: NonNullable<ReturnType<typeof tryIndustry>>,
  market: Partial<MarketPicture>,
  firm: Partial<FirmPicture>,
): Picture | null {
  const left: MarketPicture = {
    kind: 'market',
    title: `Market for ${producer.goods}`,
    quantity: quantityAxis(producer, 'per day'),
    price: `Price ($ per ${producer.unit})`,
    demand,
    supply: straightSupply({ costs, demand, firms }),
    show: ['equilibrium'],
    ...market,
  };
  const right = firmPicture({ producer, costs, price }, { title: `One ${producer.firm}`, ...firm });
  const top = Math.max(figureOf(left).y.max, figureOf(right).y.max);
  const isClear = [left, right].every((panel) => isLegible({ ...panel, max: { ...panel.max, price: top } }));
  // Beside a much taller graph of the firm, the market would look empty.
  return isClear && 1.4 * demand.choke > top ? { kind: 'panels', link: 'price', left, right } : null;
}

export const profitOfAllFirms = questionModel('profit-of-all-firms', MARKET, (draw) => {
  const drawn = drawIndustry(draw, 'profit');
  if (!drawn) return null;
  const { producer, costs, firms, price, quantity, all } = drawn;
  const atc = averageTotalCost(costs, quantity);
  const picture = Number.isInteger(2 * atc) ? panelsOf(drawn, {}, { at: atQuantities(['ATC', quantity]) }) : null;
  const margin = price - atc;
  const [first, other] = draw.twoOf([
    ['one-as-market', margin * quantity],
    ['surplus-is-profit', ((price - costs.linear) * all) / 2],
  ] as const);
  if (!picture) return null;
  return {
    values: { ...producer, price, atc, all, quantity, margin, total: margin * all },
    picture,
    right: margin * all,
    wrong: [first, ['revenue-as-profit', price * all], ['per-unit-not-total', margin * firms], other],
  };
});

export const firmsThatEnterOrExit = questionModel('firms-that-enter-or-exit', MARKET, (draw) => {
  const outcome = draw.oneOf(['profit', 'loss'] as const);
  const drawn = drawIndustry(draw, outcome);
  if (!drawn) return null;
  const { producer, firms, quantity, all, later } = drawn;
  const picture = panelsOf(drawn, { at: atPrices(['demand', later.price]) }, { show: ['output', 'minimum-atc'] });
  if (!picture) return null;
  const more = Math.abs(later.all - all);
  return {
    values: {
      ...producer,
      outcome,
      all,
      quantity,
      number: firms,
      numberLater: later.firms,
      later: later.all,
      best: later.each,
      cost: later.price,
    },
    picture,
    demands: ({ answer }) => Number.isInteger(answer),
    right: Math.abs(later.firms - firms),
    wrong: [
      ['stopped-halfway', later.firms, 'later'],
      ['keeps-old-quantity', more / quantity, 'all'],
      ['keeps-old-quantity', more / later.each, 'first'],
      ['stopped-halfway', firms, 'now'],
    ],
    freshWrong: [['keeps-old-quantity', Math.abs(later.each - quantity), 'output']],
  };
});
