import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LABOR_PICTURES } from '../../test-support/sample-pictures-labor';
import type { Figure } from '../figure';
import { monopsonyAtMinimumWage } from '../monopsony';
import type { HiringPicture } from './hiring-picture';
import type { LaborMarketPicture } from './labor-market-picture';
import type { MonopsonyPicture } from './monopsony-picture';
import { figureOf, type Picture } from './picture';

const cooks = { kind: 'labor-market', quantity: 'Cooks', wage: 'Wage ($)', demand: { choke: 30, slope: 0.2 }, supply: { reservation: 6, slope: 0.2 } } as const satisfies LaborMarketPicture; // prettier-ignore
const farm = { kind: 'hiring', quantity: 'Workers', wage: 'Wage ($)', mrp: { start: 240, slope: 10 }, marketWage: 120 } as const satisfies HiringPicture; // prettier-ignore
const mine = { kind: 'monopsony', quantity: 'Miners', wage: 'Wage ($)', mrp: { start: 48, slope: 0.2 }, supply: { reservation: 12, slope: 0.2 } } as const satisfies MonopsonyPicture; // prettier-ignore

const said = (picture: Picture) => figureOf(picture).description;
const namesOf = ({ curves, areas, marks, spans }: Figure) =>
  [...curves, ...areas, ...marks, ...spans].map(({ name }) => name).filter(Boolean);

describe('a labor market', () => {
  it('speaks of wages and labor', () => {
    const figure = figureOf({ ...cooks, minimumWage: 22, show: ['surplus', 'equilibrium'] });
    expect(figure.title).toBe('A minimum wage of $22: Cooks');
    expect(figure.description).toBe(
      'The horizontal axis shows cooks, and the vertical axis shows wage ($). Labor demand D slopes down: quantity of labor demanded is zero at $30 and above and increases by 5 for each dollar the wage falls. Labor supply S slopes up: quantity of labor supplied is zero at $6 and below and increases by 5 for each dollar the wage rises. The curves intersect at E, at a wage of $18 and a quantity of 60. A minimum wage is set at $22, above the wage where the curves intersect. Quantity of labor demanded is 40 and quantity of labor supplied is 80: a surplus of labor of 40.',
    );
    expect(namesOf(figure)).toEqual(['D', 'S', 'Minimum wage $22', 'E', 'Qd', 'Qs', 'Surplus 40']);
  });

  it('calls its wages W1 and W2 in letters', () => {
    const { marks, description } = figureOf({
      ...cooks,
      demandShift: 20,
      values: 'hidden',
      show: ['old-equilibrium', 'equilibrium'],
    });
    expect(marks.map(({ guides }) => guides)).toEqual([{ x: 'Q1', y: 'W1' }, { x: 'Q2', y: 'W2' }]); // prettier-ignore
    expect(description).toContain(
      'Labor demand shifts right from D1 to D2. From E1 to E2 the wage rises from W1 to W2',
    );
  });

  test.each<[LaborMarketPicture, string]>([
    [{ ...cooks, show: ['surplus'] }, 'a surplus needs both curves and a minimumWage or a wageLine'],
    [{ ...cooks, minimumWage: 10, show: ['surplus'] }, 'a minimum wage of $10 is below the equilibrium wage of $18'],
    [{ ...cooks, minimumWage: 10, wageLine: 12 }, 'not minimum wage and wageLine'],
  ])('refuses in the words of labor: %j', (picture, why) => expect(() => figureOf(picture)).toThrow(why));

  it('never speaks of prices, buyers, or sales', () => {
    for (const picture of Object.values(LABOR_PICTURES)) {
      const figure = figureOf(picture);
      const texts = [figure.title, figure.description, ...namesOf(figure)].join(' ');
      expect(texts).not.toMatch(/price|buy|sell|sold|consumer|producer|willing|marginal cost/i);
    }
  });
});

describe('the hiring of a competitive firm', () => {
  it('is where MRP meets the market wage', () => {
    const { marks, curves, description } = figureOf(farm);
    expect(curves.map(({ name }) => name)).toEqual(['MRP', 'S = MRC']);
    expect(marks[0]).toMatchObject({ at: [12, 120], guides: { x: '12', y: '$120' } });
    expect(description).toBe(
      'The horizontal axis shows workers, and the vertical axis shows wage ($). Marginal revenue product MRP slopes down, from $240 by $10 with each unit of labor. Labor supply to the firm is horizontal at the market wage of $120: S = MRC. MRP and MRC intersect at a quantity of 12.',
    );
  });

  it('moves along MRP when the wage rises', () => {
    const { marks, curves, description } = figureOf({ ...farm, newWage: 160, show: ['old-hiring', 'hiring'] });
    expect(curves.map(({ name, era }) => `${name} ${era}`)).toEqual(['MRP is', 'S1 = MRC1 was', 'S2 = MRC2 is']);
    expect(marks.map(({ at }) => at)).toEqual([[12, 120], [8, 160]]); // prettier-ignore
    expect(description).toContain('The market wage rises to $160: S2 = MRC2.');
  });

  it('moves along the wage when MRP shifts, whose one value stands at the axis once', () => {
    const newMrp = { start: 320, slope: 10 };
    const { marks, description } = figureOf({ ...farm, newMrp, show: ['old-hiring', 'hiring'] });
    expect(marks.map(({ guides }) => guides?.y)).toEqual([null, '$120']);
    expect(description).toContain('MRP shifts right from MRP1 to MRP2.');
  });

  it.each([
    ['a lower wage', { newWage: 80 }, { W: [120, 80], Q: [12, 16] }],
    ['a higher wage', { newWage: 160 }, { W: [120, 160], Q: [12, 8] }],
    ['a smaller MRP', { newMrp: { start: 200, slope: 10 } }, { W: [120], Q: [12, 8] }],
  ])('calls the old state 1 and the new one 2 on both axes, after %s', (_what, change, { W, Q }) => {
    const { marks } = figureOf({ ...farm, ...change, values: 'hidden', show: ['old-hiring', 'hiring'] });
    const called = (axis: 0 | 1, values: readonly number[], letter: string) =>
      marks.flatMap(({ at, guides }) => {
        const text = axis === 0 ? guides?.x : guides?.y;
        return text ? [[text, `${letter}${values.indexOf(at[axis]) + 1}`]] : [];
      });
    for (const [text, expected] of [...called(0, Q, 'Q'), ...called(1, W, 'W')]) expect(text).toBe(expected);
    expect(called(0, Q, 'Q')).toHaveLength(Q.length);
    expect(called(1, W, 'W')).toHaveLength(W.length);
  });

  it('of whole workers ends with the last whose MRP is at least the wage', () => {
    const mrp = [160, 200, 170, 140, 110, 60];
    const { marks, description } = figureOf({ ...farm, mrp });
    expect(marks[0]!.at).toEqual([4, 120]);
    expect(description).toContain('MRP steps below MRC after a quantity of 4.');
  });

  test.each<[Partial<HiringPicture>, string]>([
    [{ newWage: 150, marketWage: undefined! }, 'a newWage needs a marketWage'],
    [{ show: ['old-hiring'] }, 'old-hiring needs'],
    [{ show: ['shift-arrow'] }, 'shift-arrow needs'],
    [{ newMrp: [3, 2] }, 'both be lists or both straight'],
    [{ mrp: [3, 2], areas: { T: [1, 1] } }, 'need a straight MRP'],
    [{ at: [{ quantity: 30, name: 'F' }] }, 'point F'],
  ])('refuses %j', (parts, why) => expect(() => figureOf({ ...farm, ...parts })).toThrow(why));
});

describe('a monopsony', () => {
  it('says where the curves intersect, and not what the employer does', () => {
    expect(said({ ...mine, show: ['hiring', 'competitive'] })).toBe(
      'The horizontal axis shows miners, and the vertical axis shows wage ($). Marginal revenue product MRP slopes down, from $48 by $0.20 with each unit of labor. Labor supply S slopes up, from $12 by $0.20 with each unit of labor. Marginal resource cost MRC slopes up, from $12 by $0.40 with each unit of labor. MRP and MRC intersect at a quantity of 60, and supply there is at a wage of $24. MRP and S intersect at a quantity of 90 and a wage of $30.',
    );
  });

  it('numbers its letters from low to high', () => {
    const { marks } = figureOf({ ...mine, values: 'hidden', show: ['hiring', 'mrp-at-hiring', 'competitive'] });
    expect(marks.map(({ id, guides }) => `${id} ${guides?.x} ${guides?.y}`)).toEqual([
      'competitive Q2 W2',
      'mrp-at-hiring null W3',
      'hiring Q1 W1',
    ]);
  });

  it('bends MRC at a minimum wage', () => {
    const { curves, description } = figureOf({ ...mine, minimumWage: 30, show: ['hiring'] });
    const mrc = curves.find(({ id }) => id === 'mrc')!;
    expect(mrc.path.slice(0, 3)).toEqual([[0, 30], [90, 30], [90, 48]]); // prettier-ignore
    expect(description).toContain('MRC2 is horizontal at the minimum wage up to S, then jumps to MRC1');
  });

  it('neither draws nor mentions curves that are not named', () => {
    const { curves, description } = figureOf({ ...mine, show: ['mrp', 'supply', 'hiring'] });
    expect(curves.map(({ id }) => id)).toEqual(['mrp', 'supply']);
    expect(description).toContain('A quantity of 60 is marked, and supply there is at a wage of $24.');
    expect(description).not.toContain('MRC');
  });

  test.each<[Partial<MonopsonyPicture>, string]>([
    [{ minimumWage: 20, show: ['old-hiring'] }, 'old-hiring needs a minimumWage above'],
    [{ minimumWage: 30, show: ['deadweight-loss'] }, 'no deadweight loss'],
    [{ minimumWage: 28, show: ['surplus'] }, 'above the competitive wage'],
    [{ minimumWage: 5 }, 'leave it out'],
    [{ supply: { reservation: 60, slope: 1 } }, 'nobody is hired'],
  ])('refuses %j', (parts, why) => expect(() => figureOf({ ...mine, ...parts })).toThrow(why));

  it('marks what the model computes, at any minimum wage', () => {
    fc.assert(
      fc.property(fc.integer({ min: 13, max: 46 }), (minimumWage) => {
        const { labor, wage } = monopsonyAtMinimumWage({ product: mine.mrp, supply: mine.supply }, minimumWage);
        const { marks } = figureOf({ ...mine, minimumWage });
        const [x, y] = marks.find(({ id }) => id === 'hiring')!.at;
        expect([x, y]).toEqual([labor, wage]);
      }),
    );
  });
});
