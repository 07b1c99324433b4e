import { expect, test } from 'vitest';
import type { Board } from '../board/board-schema';
import { givenDisagreements } from './given-agrees';
import type { FreeResponseModel } from './model-schema';

// A graph may call a number of the model by another name: incomes after transfers, the wage of the market, the benefits of consumers.

const taxed: FreeResponseModel = {
  kind: 'inequality',
  incomes: [10, 20, 70],
  transfers: [0, -2, -20],
};
const hired: FreeResponseModel = { kind: 'hiring', mrp: { start: 240, slope: 20 }, wage: 120, newWage: 160 };
const shared: FreeResponseModel = {
  kind: 'public-good',
  benefits: [
    { choke: 40, slope: 1 },
    { choke: 20, slope: 1 },
  ],
  cost: { reservation: 10, slope: 0 },
};

const lorenz = (after: number[]): Board => ({ kind: 'lorenz', incomes: [10, 20, 70], after });
const hiring = (marketWage: number): Board => ({
  kind: 'hiring',
  quantity: 'Workers',
  wage: 'Wage',
  mrp: { start: 240, slope: 20 },
  marketWage,
});
const publicGood = (choke: number): Board => ({
  kind: 'public-good',
  quantity: 'Lamps',
  price: 'Price',
  consumers: [
    { choke: 40, slope: 1, name: 'MB1' },
    { choke, slope: 1 },
  ],
});

test.each([
  ['a Lorenz curve after taxes', lorenz([10, 18, 50]), taxed, []],
  ['a Lorenz curve after other taxes', lorenz([10, 20, 50]), taxed, ['after.1: 20, not 18']],
  ['Lorenz curves without the model’s taxes', { kind: 'lorenz', incomes: [10, 20, 70] }, taxed, []],
  ['other incomes', { kind: 'lorenz', incomes: [10, 25, 70] }, taxed, ['incomes.1: 25, not 20']],
  ['the wage of a market', hiring(120), hired, []],
  ['another wage', hiring(130), hired, ['marketWage: 130, not 120']],
  ['the benefits of consumers', publicGood(20), shared, []],
  ['other benefits', publicGood(30), shared, ['consumers.1.choke: 30, not 20']],
] satisfies [string, Board, FreeResponseModel, string[]][])(
  'a graph to read is compared with its model: %s',
  (_what, board, model, found) =>
    expect(
      givenDisagreements(board, model).map(({ at, given, expected }) => `${at.join('.')}: ${given}, not ${expected}`),
    ).toEqual(found),
);
