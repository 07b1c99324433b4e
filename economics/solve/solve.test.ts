import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyMarket, anySlopedMarket } from '../../test-support/any-market';
import { demandByQuantity, supplyByQuantity } from '../curve-forms';
import { dealAtWedge, equilibrium, type Market } from '../market';
import { count, dollars } from '../numbers';
import { priceCeiling } from '../price-controls';
import { taxed } from '../taxes';
import { solveChoice, solveOpportunityCost as solveCostOfOption, solveProfit, solveSunkCost } from './costs';
import { solveCrossElasticity, solveIncomeElasticity, solvePriceElasticity, solveRevenueTest } from './elasticity';
import { equationOf, worked } from './equations';
import { solveEquilibrium, solveShift } from './equilibrium';
import { solveSubsidy, solveTax } from './levies';
import { solveOptimalQuantity } from './marginal';
import { solveCostTrend, solveOpportunityCost } from './possibilities';
import { solveCeiling, solveFloor } from './price-controls';
import { solveConsumerSurplus, solveProducerSurplus, solveSurplus, solveSurplusChange } from './surplus';
import { solveAbsoluteAdvantage, solveComparativeAdvantage, solveTermsOfTrade } from './trade';
import { solveBestBundle, solvePerDollar } from './utility';

const coffee: Market = { demand: { choke: 8, slope: 0.1 }, supply: { reservation: 2, slope: 0.1 } };
const rent: Market = { demand: demandByQuantity(100, 3), supply: supplyByQuantity(-20, 3) };

describe('equations', () => {
  test.each([
    [equationOf(coffee.demand, 'price', 'demand'), 'P = 8 − 0.1Q'],
    [equationOf(coffee.demand, 'quantity', 'demand'), 'Qd = 80 − 10P'],
    [equationOf(coffee.supply, 'quantity', 'supply'), 'Qs = −20 + 10P'],
    [equationOf({ reservation: 0, slope: 1 }, 'price', 'supply'), 'P = Q'],
    [equationOf({ quantity: 20 }, 'price', 'supply'), 'Qs = 20'],
    [equationOf({ choke: 5, slope: 0 }, 'quantity', 'demand'), 'P = 5'],
    [worked(8, -0.1, 20), '8 − 0.1 × 20'],
    [worked(10, -1, 5), '10 − 5'],
    [worked(0, 1, 5), '5'],
    [worked(-20, 10, 5), '−20 + 10 × 5'],
  ])('are written as on a board: %s', (written, expected) => expect(written).toBe(expected));
});

describe('an equilibrium', () => {
  it('is solved by price over quantity, and by quantity over price where slopes are not round', () => {
    expect(solveEquilibrium(coffee)).toEqual([
      'In equilibrium the quantity demanded is the quantity supplied: demand is P = 8 − 0.1Q, supply P = 2 + 0.1Q.',
      '8 − 0.1Q = 2 + 0.1Q, so 6 = 0.2Q and Q = 30.',
      'The price is 8 − 0.1 × 30 = $5.',
    ]);
    expect(solveEquilibrium(rent)).toEqual([
      'In equilibrium the quantity demanded is the quantity supplied: demand is Qd = 100 − 3P, supply Qs = −20 + 3P.',
      '100 − 3P = −20 + 3P: P = $20.',
      'The quantity is −20 + 3 × 20 = 40.',
    ]);
  });

  it('is read off the other curve where one is vertical', () => {
    expect(solveEquilibrium({ ...coffee, supply: { quantity: 20 } }).slice(1)).toEqual([
      'Supply is 20 at any price, so the quantity is 20.',
      'For that buyers would pay 8 − 0.1 × 20 = $6.',
    ]);
  });

  it('moves with a shift', () => {
    expect(solveShift(coffee, { demand: 20 })).toEqual([
      'Before, the market clears at $5 and 30.',
      'Demand shifts right, 20 more at each price: now P = 10 − 0.1Q.',
      '10 − 0.1Q = 2 + 0.1Q, so 8 = 0.2Q and Q = 40.',
      'The price is 10 − 0.1 × 40 = $6.',
      'The price rises from $5 to $6, the quantity rises from 30 to 40.',
    ]);
    expect(solveShift(coffee, { demand: 20, supply: 20 }).at(-1)).toBe(
      'The price stays at $5, the quantity rises from 30 to 50.',
    );
  });

  it('ends in the numbers of the model, whatever the market', () => {
    fc.assert(
      fc.property(anyMarket, (market) => {
        const { price, quantity } = equilibrium(market);
        const steps = solveEquilibrium(market).join(' ');
        expect(steps).toContain(dollars(price));
        expect(steps).toContain(count(quantity));
        expect(steps).not.toMatch(/NaN|Infinity|undefined| {2}/);
      }),
    );
  });
});

describe('surplus', () => {
  it('is two triangles', () => {
    expect(solveSurplus(coffee)).toEqual([
      'The market clears at $5 and 30.',
      'Consumer surplus lies between demand (from $8 down) and the price of $5: ½ × 30 × $3 = $45.',
      'Producer surplus lies between the price of $5 and supply (from $2 up): ½ × 30 × $3 = $45.',
      'Total surplus is $45 + $45 = $90.',
    ]);
  });

  it('is a trapezoid where fewer units are traded than the price would bring', () => {
    expect(solveConsumerSurplus(coffee.demand, 4, 20)).toContain('½ × ($4 + $2) × 20 = $60');
  });

  it('is the whole price of a fixed supply', () => {
    expect(solveProducerSurplus({ quantity: 20 }, 6, 20)).toContain('20 × $6 = $120');
  });

  it('counts costless units at the full price', () => {
    expect(solveProducerSurplus({ reservation: -2, slope: 0.1 }, 3, 50)).toContain('Producer surplus is $105.');
  });

  it('grows when the price falls', () => {
    expect(solveSurplusChange(coffee.demand, 5, 4).at(-1)).toBe('It rises by $35.');
  });
});

describe('taxes and subsidies', () => {
  it('are solved from the wedge to the loss', () => {
    expect(solveTax(coffee, 2)).toEqual([
      'Without it, P = 8 − 0.1Q and P = 2 + 0.1Q cross at $5 and 30.',
      'With the tax buyers pay $2 a unit more than sellers get, whoever hands it over.',
      '8 − 0.1Q = 2 + 0.1Q + 2, so 4 = 0.2Q and Q = 20.',
      'Buyers pay 8 − 0.1 × 20 = $6; sellers get $6 − $2 = $4.',
      'Buyers bear $6 − $5 = $1 of each $2 (50%), sellers $5 − $4 = $1.',
      'Tax revenue is $2 × 20 = $40.',
      'The deadweight loss belongs to the 10 units that are no longer traded: ½ × $2 × 10 = $10.',
    ]);
    expect(solveSubsidy(coffee, 2).slice(-2)).toEqual([
      'The subsidy costs $2 × 40 = $80.',
      'The deadweight loss belongs to the 10 units that cost more than they are worth: ½ × $2 × 10 = $10.',
    ]);
  });

  it('by quantity over price put the tax into what buyers pay', () => {
    expect(solveTax(rent, 2).slice(2, 4)).toEqual([
      '94 − 3P = −20 + 3P, with P for what sellers get: P = $19, and buyers pay $21.',
      'The quantity is −20 + 3 × 19 = 37.',
    ]);
  });

  it('on a fixed supply fall on sellers and lose nothing', () => {
    expect(solveTax({ ...coffee, supply: { quantity: 20 } }, 2).slice(2)).toEqual([
      'Supply is 20 at any price, so the quantity is 20.',
      'For that buyers would pay 8 − 0.1 × 20 = $6; sellers get $6 − $2 = $4.',
      'Buyers bear $6 − $6 = $0 of each $2 (0%), sellers $6 − $4 = $2.',
      'Tax revenue is $2 × 20 = $40.',
      'The quantity does not change, so there is no deadweight loss.',
    ]);
  });

  it('end in the numbers of the model, whatever the market', () => {
    fc.assert(
      fc.property(anyMarket, fc.integer({ min: 1, max: 20 }), (market, amount) => {
        if (!dealAtWedge(market, amount)) return;
        const tax = taxed(market, amount);
        const steps = solveTax(market, amount).join(' ');
        for (const number of [tax.buyersPay, tax.sellersGet, tax.government, tax.buyersPart])
          expect(steps).toContain(dollars(number));
        expect(steps).not.toMatch(/NaN|Infinity|undefined| {2}/);
      }),
    );
  });
});

describe('price controls', () => {
  it('are compared with the equilibrium first', () => {
    expect(solveCeiling(coffee, 3)).toEqual([
      'Without the ceiling the market clears at $5 and 30.',
      'A ceiling of $3 is below that price: it binds.',
      'At $3 buyers want (8 − 3) ÷ 0.1 = 50 and sellers offer (3 − 2) ÷ 0.1 = 10.',
      'The shortage is 50 − 10 = 40, and 10 are traded.',
      'The deadweight loss belongs to the 20 units that are not traded, if those who value them most buy the rest: ½ × ($7 − $3) × 20 = $40.',
    ]);
    expect(solveFloor(rent, 30).slice(2, 4)).toEqual([
      'At $30 buyers want 100 − 3 × 30 = 10 and sellers offer −20 + 3 × 30 = 70.',
      'The surplus is 70 − 10 = 60, and 10 are traded.',
    ]);
  });

  test.each([
    [solveCeiling(coffee, 9), 'A ceiling of $9 is above that price, so it does not bind and nothing changes.'],
    [solveCeiling(coffee, 5), 'A ceiling of $5 is right at that price, so it does not bind and nothing changes.'],
    [solveFloor(coffee, 4), 'A floor of $4 is below that price, so it does not bind and nothing changes.'],
  ])('that do not bind change nothing', (steps, verdict) => expect(steps.at(-1)).toBe(verdict));

  it('end in the numbers of the model, whatever the market', () => {
    fc.assert(
      fc.property(anySlopedMarket, fc.integer({ min: 1, max: 100 }), (market, ceiling) => {
        const { isBinding, shortage, deadweightLoss } = priceCeiling(market, ceiling);
        const steps = solveCeiling(market, ceiling).join(' ');
        if (isBinding)
          expect([count(shortage), dollars(deadweightLoss)].filter((number) => !steps.includes(number))).toEqual([]);
        expect(steps).not.toMatch(/NaN|Infinity|undefined| {2}/);
      }),
    );
  });
});

describe('elasticities', () => {
  it('of demand by midpoints', () => {
    expect(solvePriceElasticity('demand', [60, 40], [4, 6])).toEqual([
      'The quantity changes by (40 − 60) ÷ 50 = −40%, on the average of 60 and 40.',
      'The price changes by ($6 − $4) ÷ $5 = 40%, on the average of $4 and $6.',
      'The price elasticity of demand is −40% ÷ 40% = −1; without its sign, 1.',
      'That is 1: demand is unit elastic.',
    ]);
  });

  test.each([
    [solvePriceElasticity('demand', [100, 80], [10, 11], 'simple'), 'That is more than 1: demand is elastic.'],
    [solvePriceElasticity('supply', [100, 105], [10, 12]), 'That is less than 1: supply is inelastic.'],
    [solvePriceElasticity('supply', [100, 100], [10, 12]), 'That is 0: supply is perfectly inelastic.'],
    [solveIncomeElasticity([10, 14], [50000, 60000]), 'It is above 1: a normal good, and a luxury.'],
    [solveIncomeElasticity([14, 10], [50000, 60000]), 'It is below 0: the good is inferior.'],
    [solveCrossElasticity([20, 16], [4, 6]), 'It is below 0: the goods are complements.'],
    [solveCrossElasticity([16, 20], [4, 6]), 'It is above 0: the goods are substitutes.'],
    [solveRevenueTest({ choke: 8, slope: 0.1 }, [5, 6]), 'The price rises and total revenue falls: between these prices demand is elastic.'],
    [solveRevenueTest({ choke: 8, slope: 0.1 }, [2, 3]), 'The price rises and total revenue rises: between these prices demand is inelastic.'],
    [solveRevenueTest({ choke: 8, slope: 0.1 }, [3, 5]), 'The price rises and total revenue stays the same: between these prices demand is unit elastic.'],
  ])('end in their names', (steps, verdict) => expect(steps.at(-1)).toBe(verdict)); // prettier-ignore
});

describe('possibilities and trade', () => {
  const table = { schedule: [[0, 20], [10, 18], [20, 12], [30, 0]] } as const; // prettier-ignore
  const island = {
    goods: ['fish', 'coconuts'],
    form: 'output',
    producers: [
      { name: 'Ana', numbers: [10, 20] },
      { name: 'Ben', numbers: [8, 4] },
    ],
  } as const;

  it('cost what is given up for each unit', () => {
    expect(solveOpportunityCost(table, 10, 20, { x: 'robots', y: 'pizzas' })).toEqual([
      'From 10 to 20 robots is a gain of 10.',
      'It takes pizzas from 18 down to 12: 6 pizzas are given up.',
      'Each of the 10 costs 6 ÷ 10 = 0.6 pizzas.',
    ]);
    expect(solveCostTrend(table, [0, 10, 20], { x: 'robots', y: 'pizzas' })).toEqual([
      'From 0 to 10 robots, each costs 0.2 pizzas.',
      'From 10 to 20 robots, each costs 0.6 pizzas.',
      'The cost rises: resources are not equally good at both, and the curve is bowed out.',
    ]);
  });

  it('give a good to whoever gives up less for it', () => {
    expect(solveComparativeAdvantage(island, 0)).toEqual([
      'For Ana, one unit of fish costs 20 ÷ 10 = 2 coconuts.',
      'For Ben, one unit of fish costs 4 ÷ 8 = 0.5 coconuts.',
      'Ben gives up less, so has the comparative advantage in fish; Ana has it in coconuts.',
    ]);
    expect(solveAbsoluteAdvantage(island, 0).at(-1)).toBe(
      'Ana makes more with the same resources and has the absolute advantage.',
    );
    expect(solveAbsoluteAdvantage({ ...island, form: 'input' }, 0).at(-1)).toBe(
      'Ben needs less time for one unit and has the absolute advantage.',
    );
  });

  it('leave a range of terms that help both', () => {
    expect(solveTermsOfTrade(island, 0, 1).slice(2)).toEqual([
      'Both gain when one unit of fish is traded for more than 0.5 and less than 2 coconuts.',
      'At 1 unit of coconuts, Ana gains 1 unit of coconuts on each unit of fish and Ben gains 0.5 coconuts on each unit of fish.',
    ]);
    expect(solveTermsOfTrade(island, 0, 3).at(-1)).toContain('Ana loses 1 unit of coconuts');
    expect(solveTermsOfTrade(island, 0, 2).at(-1)).toContain('Ana neither gains nor loses');
  });
});

describe('choices', () => {
  it('go on while a unit brings at least what it costs', () => {
    expect(solveOptimalQuantity([10, 8, 6, 4], [3, 4, 6, 7], dollars)).toEqual([
      'Unit 1 brings $10 and costs $3: worth it.',
      'Unit 2 brings $8 and costs $4: worth it.',
      'Unit 3 brings $6 and costs $6: worth it.',
      'Unit 4 brings $4 and costs $7: stop before it.',
      'The best quantity is 3, with a net gain of $11.',
    ]);
  });

  const goods = [
    { name: 'tacos', price: 2, marginal: [20, 16, 12, 8] },
    { name: 'juices', price: 4, marginal: [32, 24, 16, 8] },
  ];

  it('spend each dollar where it brings most', () => {
    expect(solvePerDollar(goods[1]!, 2)).toBe('Unit 2 of juices brings 24 ÷ $4 = 6 utils a dollar.');
    expect(solveBestBundle(goods, 14).slice(2)).toEqual([
      'Buy what brings most a dollar first: unit 1 of tacos (10), then unit 2 of tacos (8), then unit 1 of juices (8), then unit 3 of tacos (6), then unit 2 of juices (6).',
      'That is 3 tacos and 2 juices for $14, with a total utility of 104. The last dollars spent bring the same on each good, so nothing is gained by switching.',
    ]);
  });

  it('refuse a budget at which the textbook rule misses the best bundle', () => {
    const lumpy = [{ name: 'pens', price: 1, marginal: [10] }, { name: 'books', price: 10, marginal: [90] }]; // prettier-ignore
    expect(() => solveBestBundle(lumpy, 10)).toThrow('choose another budget');
  });

  it('weigh what comes, not what is spent', () => {
    const evening = [
      { name: 'the concert', benefit: 60, cost: 40 },
      { name: 'working', benefit: 50, cost: 0 },
    ];
    expect(solveChoice(evening)).toEqual([
      'The concert: $60 − $40 = $20.',
      'Working: $50 − $0 = $50.',
      'The largest net benefit is that of working.',
    ]);
    expect(solveChoice([{ name: 'losing', benefit: 1, cost: 2 }]).at(-1)).toContain('do none of them');
    expect(solveCostOfOption(evening, 0).at(-1)).toBe(
      'Its opportunity cost is what is paid, $40, and what is given up, $50: $90.',
    );
    expect(solveProfit({ revenue: 100, explicit: 60, implicit: 50 }).at(-1)).toContain('$40 − $50 = −$10.');
    expect(solveSunkCost({ spent: 500, costToFinish: 200, worthFinished: 300, worthStopped: 50 })).toEqual([
      'The $500 are spent either way: they are sunk and do not count.',
      'Finishing brings $300 − $200 = $100; stopping brings $50.',
      'So finish it, $50 better.',
    ]);
  });
});
