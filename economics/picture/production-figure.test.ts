import { describe, expect, it, test } from 'vitest';
import { figureOf, type Picture } from './picture';

const pizzas = { kind: 'production', x: 'Workers', y: 'Pizzas', production: { linear: 15, quadratic: 6, cubic: -1 } } as const; // prettier-ignore
const table = { ...pizzas, production: [4, 10, 15, 18, 19, 17] } as const;
const cars = {
  kind: 'long-run-cost',
  quantity: 'Cars (thousands per year)',
  price: 'Average total cost ($)',
  cost: { start: 60, lowest: 30, from: 40, to: 60, end: { quantity: 100, cost: 46 } },
} as const;

const placesOf = (picture: Picture) => figureOf(picture).marks.map(({ at }) => at);

describe('production with one variable input', () => {
  it('marks where returns diminish and where total product is highest', () => {
    expect(placesOf({ ...pizzas, show: ['total', 'diminishing', 'maximum'] })).toEqual([
      [2, 46],
      [5, 100],
    ]);
    expect(placesOf({ ...table, show: ['total', 'maximum', 'diminishing'] })).toEqual([
      [2, 10],
      [5, 19],
    ]);
  });

  it('has marginal product meet average product at its highest point', () => {
    const { marks, curves, y, description } = figureOf({ ...pizzas, show: ['marginal', 'average', 'highest-average'] });
    expect(marks[0]!.at).toEqual([3, 24]);
    expect(curves.map(({ name }) => name)).toEqual(['MP', 'AP']);
    expect(y.min).toBeLessThan(0);
    expect(description).toContain('Marginal product intersects average product at its highest point.');
  });

  it('draws the old curve faint when technology changes', () => {
    const { curves } = figureOf({ ...table, newProduction: [6, 14, 21, 26] });
    expect(curves.map(({ name, era }) => `${name} ${era}`)).toEqual(['TP1 was', 'TP2 is']);
  });
});

describe('long-run average cost', () => {
  it('is touched by the short-run curve of each plant', () => {
    const { curves, description } = figureOf({ ...cars, plants: [20, 50] });
    expect(curves.map(({ name }) => name)).toEqual(['SRATC~1~', 'SRATC~2~', 'LRATC']);
    expect(description).toContain(
      'at a quantity of 20 thousand, where LRATC falls; at a quantity of 50 thousand, where LRATC is lowest',
    );
  });

  it('is described with the range of its lowest cost where numbers are shown', () => {
    expect(figureOf(cars).description).toContain(
      'LRATC falls, is horizontal at $30 from 40 thousand to 60 thousand, and',
    );
    expect(figureOf({ ...cars, values: 'hidden' }).description).toContain('is horizontal over a range of quantities');
  });

  it('has its points on the curve after a change in costs', () => {
    const newCost = { ...cars.cost, start: 40, lowest: 20 };
    const { description } = figureOf({ ...cars, newCost, at: [{ quantity: 20, name: 'F' }] });
    expect(description).toContain('F is on LRATC~2~ where it falls');
  });

  it('has its regions below it', () => {
    const { areas, marks } = figureOf({ ...cars, show: ['curve', 'regions'] });
    expect(areas.map(({ name }) => name)).toEqual(['Economies of scale', 'Constant returns', 'Diseconomies of scale']);
    expect(marks.map(({ at }) => at)).toEqual([
      [40, 30],
      [60, 30],
    ]);
  });
});

test.each<[string, Picture, string]>([
  ['total product with marginal product', { ...pizzas, show: ['total', 'marginal'] }, 'another graph'],
  ['no product at all', { ...pizzas, show: ['maximum'] }, 'total, marginal or average'],
  ['a table of one worker', { ...pizzas, production: [4] }, 'at least two'],
  ['a point that the table lacks', { ...table, at: [{ curve: 'total', input: 9, name: 'F' }] }, 'no output with 9'],
  ['a point on a curve that is not drawn', { ...table, at: [{ curve: 'average', input: 1, name: 'F' }] }, 'show it as well'],
  ['diminishing returns of a table without them', { ...pizzas, production: [1, 2, 3], show: ['total', 'diminishing'] }, 'less than the one before'],
  ['a point where a straight line diminishes from the start', { ...pizzas, production: { linear: 9, quadratic: -1 }, show: ['total', 'diminishing'] }, 'from the start'],
  ['a long-run curve without anything', { ...cars, show: ['regions'] }, 'give plants'],
  ['a long-run cost that does not fall', { ...cars, cost: { ...cars.cost, start: 20 } }, 'start must be higher'],
])('refuses %s with a message', (_what, picture, why) => expect(() => figureOf(picture)).toThrow(why)); // prettier-ignore
