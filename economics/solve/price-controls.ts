import { demandPrice, isFixed, supplyPrice, type DemandCurve, type Market, type SupplyCurve } from '../market';
import { count, dollars, isSame } from '../numbers';
import { priceCeiling, priceFloor, type ControlOutcome } from '../price-controls';
import { coefficients, tidyForm, worked, type Form } from './equations';

/** What a curve says at a price: "100 − 3 × 30 = 10", or from price over quantity "(8 − 3) ÷ 0.1 = 50". */
function atPrice(curve: DemandCurve | SupplyCurve, price: number, quantity: number, form: Form): string {
  if (isFixed(curve) || curve.slope === 0 || quantity === 0) return count(quantity);
  const { start, factor } = coefficients(curve, form);
  if (form === 'quantity') return `${worked(start, factor, price)} = ${count(quantity)}`;
  const gap = factor < 0 ? `${count(start)} − ${count(price)}` : worked(price, -1, start).replace('− -', '+ ');
  return `(${gap}) ÷ ${count(Math.abs(factor))} = ${count(quantity)}`;
}

function quantities(
  { demand, supply }: Market,
  { price, quantityDemanded, quantitySupplied }: ControlOutcome,
  form: Form,
): string {
  const wanted = atPrice(demand, price, quantityDemanded, form);
  return `At ${dollars(price)} buyers want ${wanted} and sellers offer ${atPrice(supply, price, quantitySupplied, form)}.`;
}

function lossStep(market: Market, { quantity, before, deadweightLoss }: ControlOutcome): string {
  const [worth, cost] = [demandPrice(market.demand, quantity), supplyPrice(market.supply, quantity)];
  const units = before.quantity - quantity;
  if (deadweightLoss === Infinity) return 'Demand is perfectly inelastic, so the loss has no limit.';
  const isTriangle = isSame(((worth - cost) * units) / 2, deadweightLoss);
  const product = isTriangle ? `½ × (${dollars(worth)} − ${dollars(cost)}) × ${count(units)} = ` : '';
  return `The deadweight loss belongs to the ${count(units)} units that are not traded, if those who value them most buy the rest: ${product}${dollars(deadweightLoss)}.`;
}

function solveControl(market: Market, control: number, outcome: ControlOutcome, kind: 'ceiling' | 'floor'): string[] {
  const { before, isBinding, quantity } = outcome;
  const clears = `Without the ${kind} the market clears at ${dollars(before.price)} and ${count(before.quantity)}.`;
  const side = isSame(control, before.price) ? 'right at' : control > before.price ? 'above' : 'below';
  if (!isBinding)
    return [clears, `A ${kind} of ${dollars(control)} is ${side} that price, so it does not bind and nothing changes.`];
  const gap = kind === 'ceiling' ? 'shortage' : 'surplus';
  const { quantityDemanded, quantitySupplied } = outcome;
  const [larger, smaller] =
    kind === 'ceiling' ? [quantityDemanded, quantitySupplied] : [quantitySupplied, quantityDemanded];
  return [
    clears,
    `A ${kind} of ${dollars(control)} is ${side} that price: it binds.`,
    quantities(market, outcome, tidyForm(market)),
    `The ${gap} is ${count(larger)} − ${count(smaller)} = ${count(outcome[gap])}, and ${count(quantity)} are traded.`,
    lossStep(market, outcome),
  ];
}

/** A legal maximum price: whether it binds, the shortage, what is traded, the deadweight loss. */
export const solveCeiling = (market: Market, ceiling: number): string[] =>
  solveControl(market, ceiling, priceCeiling(market, ceiling), 'ceiling');

/** A legal minimum price: whether it binds, the surplus, what is traded, the deadweight loss. */
export const solveFloor = (market: Market, floor: number): string[] =>
  solveControl(market, floor, priceFloor(market, floor), 'floor');
