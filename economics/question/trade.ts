import { isTidy } from '../numbers';
import { absoluteAdvantage, comparativeAdvantage, gainFromTrade, opportunityCost, other, termsOfTrade } from '../trade';
import type { Draw } from './draw';
import { countryPpc, drawCommodities, drawCountries, showsEnds, tons, tonsOf } from './outputs';
import { drawNations, drawPeople } from './partners';
import { modelsOf, questionModel } from './question-model';
import { units } from './settings';

export const termsThatHelpBoth = questionModel('terms-that-help-both', 'terms-of-trade', (draw) => {
  const partners = drawNations(draw);
  const range = partners && termsOfTrade(partners.trade, 0);
  if (!partners || !range) return null;
  const { trade, names, goods, values, rows } = partners;
  const maker = comparativeAdvantage(trade, 0) ?? 0;
  const { low, high } = range;
  const between = low + (high - low) * draw.oneOf([0.25, 0.5, 0.75]);
  const price = (answer: number) => tonsOf(answer, goods[1]);
  const isOutside = (answer: number) => answer <= low || answer >= high;
  if (high - low < 0.5 || between === 1) return null;
  return {
    values: {
      ...values,
      least: low,
      low: tons(low, goods[1]),
      high: tons(high, goods[1]),
      buyer: names[other(maker)],
      maker: names[maker],
    },
    rows,
    demands: ({ answer }) => answer === between || isOutside(Number(answer)),
    right: price(between),
    wrong: [
      ['outside-cost-range', price(low - (high - low) / 4), 'below'],
      ['outside-cost-range', price(high + (high - low) / 4), 'above'],
      ['inverted-ratio', price(1 / between)],
      ['outside-cost-range', price(high), 'atHigh'],
      ['outside-cost-range', price(low), 'atLow'],
      ['one-for-one', price(1)],
    ],
  };
});

const peopleModel = modelsOf('terms-of-trade', (draw) => drawPeople(draw, 'output'));

export const gainOfABuyer = peopleModel('gain-from-a-trade', ({ trade, names, goods, rows }, draw) => {
  const range = termsOfTrade(trade, 0);
  if (!range) return null;
  const maker = comparativeAdvantage(trade, 0) ?? 0;
  const terms = range.low + (range.high - range.low) * draw.oneOf([0.25, 0.5, 0.75]);
  const bought = draw.whole(2, 6);
  const buyer = other(maker);
  const [made] = trade.producers[maker].numbers;
  const gain = bought * gainFromTrade(trade, buyer, 0, terms);
  if (!isTidy(terms) || bought > made || bought * terms > trade.producers[buyer].numbers[1]) return null;
  return {
    values: {
      buyer: names[buyer],
      maker: names[maker],
      bought,
      price: terms,
      priceText: units(terms, goods[1]),
      cost: range.high,
      costText: units(range.high, goods[1]),
      saved: range.high - terms,
      buyerGoods: trade.producers[buyer].numbers[0],
      buyerOthers: trade.producers[buyer].numbers[1],
      gain,
    },
    rows,
    right: gain,
    wrong: [
      ['total-not-per-unit', gain / bought],
      ['gain-is-total', bought * terms, 'paid'],
      ['forgot-payment', bought * range.high],
      ['wrong-producer', bought * gainFromTrade(trade, maker, 0, terms)],
      ['gain-is-total', bought * (range.high - range.low), 'both'],
      ['one-for-one', Math.abs(bought * (range.high - 1))],
    ],
  };
});

/**
 * A country that produces only the good on the horizontal axis and sells some of it. What that costs at home and what it brings are tons of y
 * for one of x.
 */
function drawExporter(draw: Draw) {
  const [country, partner] = drawCountries(draw);
  const [x, y] = drawCommodities(draw);
  const frontier = { x: draw.oneOf([20, 40, 50, 60, 80]), y: draw.oneOf([20, 40, 60, 80, 100, 120]) };
  const cost = frontier.y / frontier.x;
  const terms = cost + draw.oneOf([0.5, 1, 1.5]);
  const sold = (frontier.x * draw.oneOf([1, 2, 3, 4])) / 10;
  const picture = countryPpc(country, x, y, { frontier });
  if (!isTidy(cost) || !isTidy(terms) || cost === 1 || !showsEnds(picture)) return null;
  const values = {
    country,
    partner,
    x,
    y,
    mostX: frontier.x,
    mostY: frontier.y,
    cost,
    terms,
    sold,
    termsText: tons(terms, y),
    costText: tons(cost, y),
    kept: frontier.x - sold,
    bought: sold * terms,
    home: sold * cost,
  };
  return { x, y, frontier, cost, terms, sold, picture, values };
}

const exporterModel = modelsOf('terms-of-trade', drawExporter);

export const consumptionAfterTrade = exporterModel('consumption-after-trade', (drawn) => {
  const { x, y, frontier, cost, terms, sold, picture } = drawn;
  const both = (ofX: number, ofY: number) => ({ ofX: tons(ofX, x), ofY: tons(ofY, y) });
  return {
    picture,
    right: both(frontier.x - sold, sold * terms),
    wrong: [
      ['forgot-payment', both(frontier.x, sold * terms), 'terms'],
      ['outside-never-consumed', both(frontier.x - sold, sold * cost)],
      ['forgot-payment', both(frontier.x, sold * cost), 'home'],
    ],
  };
});

export const gainOfAnExporter = exporterModel('gain-of-an-exporter', ({ cost, terms, sold, picture }) => {
  const gain = sold * (terms - cost);
  return {
    values: { gain, each: terms - cost },
    picture,
    right: gain,
    wrong: [
      ['forgot-payment', sold * terms],
      ['total-not-per-unit', terms - cost],
      ['gain-is-total', sold * cost],
      ['inverted-ratio', sold * (terms - 1 / cost)],
      ['one-for-one', sold * (terms - 1)],
    ],
  };
});

export const gainInTotalOutput = peopleModel('gain-in-total-output', ({ trade, names, goods, rows }) => {
  const best = comparativeAdvantage(trade, 0);
  if (best === null || absoluteAdvantage(trade, 0) !== best) return null;
  const [now, lost] = [trade.producers[best].numbers[0], trade.producers[other(best)].numbers[0]];
  const before = (now + lost) / 2;
  return {
    values: {
      best: names[best],
      worse: names[other(best)],
      now,
      before,
      half: now / 2,
      lostHalf: lost / 2,
      more: now - before,
      lowCost: units(opportunityCost(trade, best, 0), goods[1]),
      highCost: units(opportunityCost(trade, other(best), 0), goods[1]),
    },
    rows,
    right: now - before,
    wrong: [
      ['forgot-payment', now / 2],
      ['gain-is-total', now, 'now'],
      ['wrong-producer', now - lost, 'full'],
      ['gain-is-total', before, 'before'],
      ['gain-is-total', now - lost / 2, 'other'],
      ['wrong-producer', lost / 2, 'half'],
    ],
    freshWrong: [['wrong-producer', lost, 'max']],
  };
});
