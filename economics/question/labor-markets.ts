import { equilibrium, shiftDemand, shiftSupply } from '../market';
import { priceFloor } from '../price-controls';
import { drawLaborMarket, pictureOfLabor } from './drawn-labor';
import { modelsOf, questionModel } from './question-model';

const wageModel = modelsOf('labor-market-shifts', drawLaborMarket);

export const causeOfANewWage = wageModel('cause-of-a-new-wage', (drawn, draw) => {
  const { market, at, perDollar } = drawn;
  const side = draw.oneOf(['demand', 'supply'] as const);
  const rise = draw.oneOf([-4, -3, -2, 2, 3, 4]);
  // The new equilibrium lies on the curve that has stayed.
  const stayed = side === 'demand' ? 'supply' : 'demand';
  const wage = at.wage + rise;
  const labor = at.labor + rise * (stayed === 'supply' ? perDollar.supply : -perDollar.demand);
  if (wage <= market.supply.reservation + 1 || wage >= market.demand.choke - 1 || labor < 0.35 * at.labor) return null;
  const isMore = labor > at.labor;
  const reasons = { demand: draw.oneOf(['price', 'customers']), supply: draw.oneOf(['elsewhere', 'training']) };
  /** A cause that shifts the curve to the right, or to the left. */
  const causeOf = (curve: 'demand' | 'supply', more: boolean) => ({
    cause: `${reasons[curve]} ${more ? 'right' : 'left'}`,
  });
  return {
    values: { side, stayed, newLabor: labor, direction: isMore ? 'right' : 'left' },
    picture: pictureOfLabor(drawn, {
      show: [],
      at: [
        { curve: 'demand', wage: at.wage, name: 'F' },
        { curve: stayed, wage, name: 'G' },
      ],
    }),
    right: causeOf(side, isMore),
    wrong: [
      ['shift-reversed', causeOf(side, !isMore)],
      ['shift-vs-movement', causeOf(stayed, isMore), 'same'],
      ['shift-vs-movement', causeOf(stayed, !isMore), 'opposite'],
    ],
  };
});

export const totalWagesAfterASupplyChange = wageModel('total-wages-after-a-supply-change', (drawn, draw) => {
  const { market, at, perDollar } = drawn;
  const rise = draw.oneOf([-4, -3, -2, -1, 1, 2, 3, 4]);
  const shift = -rise * (perDollar.demand + perDollar.supply);
  const [wage, labor] = [at.wage + rise, at.labor - rise * perDollar.demand];
  const byWage = Math.abs(rise) * at.labor;
  const change = wage * labor - at.wage * at.labor;
  const amount = Math.abs(change);
  const supply = shiftSupply(market.supply, shift);
  if (labor < 0.5 * at.labor || amount < 0.02 * at.wage * at.labor || amount === byWage) return null;
  if (equilibrium({ ...market, supply }).price !== wage) return null;
  const [way, other] = change > 0 ? ['increase', 'decrease'] : ['decrease', 'increase'];
  return {
    values: {
      newWage: wage,
      newLabor: labor,
      before: at.wage * at.labor,
      after: wage * labor,
      rise: Math.abs(rise),
      direction: shift > 0 ? 'right' : 'left',
    },
    picture: pictureOfLabor(drawn, { supplyShift: shift, show: ['old-equilibrium', 'equilibrium'] }),
    right: { way, amount },
    wrong: [
      ['one-of-two-changes', { way: rise > 0 ? 'increase' : 'decrease', amount: byWage }],
      ['effect-reversed', { way: other, amount }, 'total'],
      ['effect-reversed', { way: rise > 0 ? 'decrease' : 'increase', amount: byWage }, 'wage'],
    ],
  };
});

export const demandThatEndsASurplus = questionModel('demand-that-ends-a-surplus', 'minimum-wage', (draw) => {
  const drawn = drawLaborMarket(draw);
  if (!drawn) return null;
  const { job, market, at } = drawn;
  const minimum = at.wage + draw.whole(2, 4);
  const { quantityDemanded: laborDemanded, quantitySupplied: laborSupplied, surplus } = priceFloor(market, minimum);
  const [fewer, more] = [at.labor - laborDemanded, laborSupplied - at.labor];
  if (laborDemanded < 0.3 * at.labor || fewer === more) return null;
  // With that much more demand, the equilibrium wage is the minimum wage.
  const demand = shiftDemand(market.demand, surplus);
  if (Math.abs(equilibrium({ ...market, demand }).price - minimum) > 1e-9) return null;
  return {
    values: { ...job, minimum, wage: at.wage, labor: at.labor, laborDemanded, laborSupplied },
    picture: pictureOfLabor(drawn, {
      minimumWage: minimum,
      show: ['equilibrium'],
      at: [
        { curve: 'demand', wage: minimum, name: 'F' },
        { curve: 'supply', wage: minimum, name: 'G' },
      ],
    }),
    right: surplus,
    wrong: [
      ...draw.shuffled([
        ['gap-from-equilibrium', fewer, 'fewer'],
        ['change-not-level', laborDemanded, 'demanded'],
      ] as const),
      ['gap-from-equilibrium', more, 'more'],
      ['keeps-old-quantity', at.labor],
      ['change-not-level', laborSupplied, 'supplied'],
    ],
  };
});
