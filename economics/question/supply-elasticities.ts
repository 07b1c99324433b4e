import { midpointElasticity, midpointPercentChange, simpleElasticity, type Change } from '../elasticity';
import { atPrices } from './points';
import { isShort, size } from './percentages';
import { questionModel } from './question-model';
import { drawGood, priceAxis, quantityAxis } from './settings';

const SUPPLY = 'elasticity-of-supply';

export const elasticityFromASchedule = questionModel('supply-elasticity-from-a-schedule', SUPPLY, (draw) => {
  const [lowest, step] = [draw.whole(3, 14), draw.oneOf([1, 2, 3, 4])];
  const prices = [0, 1, 2, 3].map((index) => lowest + index * step);
  const increases = [0, 1, 2].map(() => 4 * draw.whole(2, 30));
  const quantities = [0, 1, 2, 3].map((index) =>
    increases.slice(0, index).reduce((sum, more) => sum + more, 4 * lowest * step),
  );
  const from = draw.whole(0, 2);
  const [[oldPrice = 1, newPrice = 1], [oldQuantity = 1, newQuantity = 1]] = [
    prices.slice(from),
    quantities.slice(from),
  ];
  const [price, quantity]: [Change, Change] = [
    [oldPrice, newPrice],
    [oldQuantity, newQuantity],
  ];
  const [ofPrice, ofQuantity] = [midpointPercentChange(price), midpointPercentChange(quantity)];
  const key = midpointElasticity(quantity, price);
  if (![ofPrice, ofQuantity, 10 * key].every(isShort) || Math.abs(Math.log(key)) < 0.2 || key > 5) return null;
  return {
    values: {
      ...drawGood(draw, ...prices),
      oldPrice,
      newPrice,
      oldQuantity,
      newQuantity,
      ofPrice: size(ofPrice),
      ofQuantity: size(ofQuantity),
      key,
    },
    rows: prices.map((one, index) => [`$${one}`, String(quantities[index])]),
    within: { answer: [key / 12, 12 * key] },
    right: size(key),
    wrong: [
      ['inverted-ratio', size(1 / key)],
      ['base-of-percentage', size(simpleElasticity(quantity, price))],
      ['slope-as-elasticity', (newQuantity - oldQuantity) / (newPrice - oldPrice)],
      ['one-change-only', ofQuantity / 100],
      ['percentages-not-divided', size(ofQuantity - ofPrice)],
    ],
  };
});

export const elasticityOverAYear = questionModel('supply-elasticity-over-a-year', SUPPLY, (draw) => {
  const price = draw.oneOf([4, 5, 8, 10, 20]);
  const rise = draw.oneOf([20, 25, 40, 50]);
  const newPrice = price * (1 + rise / 100);
  const quantity = draw.oneOf([50, 80, 100, 120, 200]);
  const [month, year] = [draw.oneOf([0.2, 0.25, 0.4, 0.5]), draw.oneOf([0.75, 1.2, 1.25, 1.5, 1.6, 2, 2.5])];
  const after = (elasticity: number) => quantity * (1 + (elasticity * rise) / 100);
  if (![newPrice, after(month), after(year)].every(Number.isInteger)) return null;
  const good = drawGood(draw, price, newPrice);
  const slopeOf = (elasticity: number) => price / quantity / elasticity;
  const [flat, steep] = draw.twoOf(['S1', 'S2']);
  const change = (elasticity: number): Change => [quantity, after(elasticity)];
  return {
    values: { ...good, rise, month, flat, steep, more: year * rise },
    picture: {
      kind: 'elasticities',
      quantity: quantityAxis(good),
      price: priceAxis(good),
      side: 'supply',
      through: { quantity, price },
      curves: [
        { name: flat, slope: slopeOf(year) },
        { name: steep, slope: slopeOf(month) },
      ].sort((a, b) => a.name.localeCompare(b.name, 'en')),
      newPrice,
    },
    within: { answer: [year / 12, 12 * year] },
    right: year,
    wrong: [
      ['elasticity-time-swap', month],
      ['inverted-ratio', size(1 / year)],
      ['slope-as-elasticity', (after(year) - quantity) / (newPrice - price)],
      ['base-of-percentage', size(midpointElasticity(change(year), [price, newPrice]))],
      ['one-change-only', (year * rise) / 100],
      ['percentages-not-divided', Math.abs(year * rise - rise)],
    ],
  };
});

export const revenueAfterMoreDemand = questionModel('revenue-after-more-demand', SUPPLY, (draw) => {
  const [price, sold] = [draw.oneOf([5, 8, 10, 20, 25, 40]), 100 * draw.whole(1, 9)];
  const [rise, elasticity] = [draw.oneOf([10, 20, 25]), draw.oneOf([0.2, 0.4, 0.6, 0.8, 1.2, 1.5, 2.4])];
  const by = (percent: number) => 1 + percent / 100;
  const [newPrice, newQuantity] = [price * by(rise), sold * by(elasticity * rise)];
  if (![newPrice, newQuantity].every(Number.isInteger)) return null;
  return {
    values: {
      ...drawGood(draw, price, newPrice),
      price,
      sold,
      rise,
      elasticity,
      newPrice,
      newQuantity,
      more: elasticity * rise,
    },
    right: newPrice * newQuantity,
    wrong: [
      ['inelastic-forever', newPrice * sold],
      ['one-for-one-percent', newPrice * sold * by(rise)],
      ['law-of-supply-reversed', newPrice * sold * by(-elasticity * rise)],
      ['inverted-ratio', newPrice * sold * by(rise / elasticity)],
      ['one-change-only', price * newQuantity],
      ['percent-as-units', newPrice * (sold + elasticity * rise)],
    ],
  };
});

/** Seats and the like, of which there are no more at any price: where, per what, and at which prices in dollars. */
const FIXED = [
  { goods: 'seats', unit: 'seat', place: 'at a theater', period: 'per show', least: 20, most: 90 },
  { goods: 'seats', unit: 'seat', place: 'at a ballpark', period: 'per game', least: 12, most: 80 },
  { goods: 'campsites', unit: 'site', place: 'in a state park', period: 'per night', least: 15, most: 70 },
  { goods: 'parking spaces', unit: 'space', place: 'at a downtown garage', period: 'per day', least: 8, most: 50 },
  { goods: 'hotel rooms', unit: 'room', place: 'in a beach town', period: 'per night', least: 60, most: 240 },
];

export const priceUnderAFixedSupply = questionModel('price-under-a-fixed-supply', SUPPLY, (draw) => {
  const { goods, unit, place, period, least, most } = draw.oneOf(FIXED);
  const good = { goods, unit, units: `${unit}s` };
  const [fixed, unitsPerDollar] = [20 * draw.whole(2, 20), draw.oneOf([2, 4, 5, 10])];
  const [price, rise] = [draw.whole(least, most), draw.oneOf([4, 5, 6, 8, 10, 12, 15])];
  const [newPrice, lower] = [price + rise, Math.round(0.6 * price)];
  const choke = price + fixed / unitsPerDollar;
  if (lower < least || newPrice > most || choke > 2 * price || rise > price / 2) return null;
  if (fixed < (price - lower) * unitsPerDollar) return null;
  return {
    values: { ...good, place, period, price, newPrice, more: rise * unitsPerDollar, rise, unitsPerDollar, fixed },
    picture: {
      kind: 'market',
      quantity: quantityAxis(good, period),
      price: priceAxis(good),
      demand: { choke, slope: 1 / unitsPerDollar },
      supply: { quantity: fixed },
      show: ['equilibrium'],
      at: atPrices(['demand', lower]),
    },
    within: { answer: [0.2 * price, 3 * price] },
    right: newPrice,
    wrong: [
      ['perfect-elasticity-mixup', price],
      ['expands-at-once', price + rise / 2],
      ['demand-supply-mixup', price - rise],
      ['slope-as-elasticity', price + rise * unitsPerDollar],
      ['one-for-one-percent', price * (1 + (rise * unitsPerDollar) / fixed)],
    ],
  };
});
