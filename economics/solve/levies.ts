import type { Market } from '../market';
import { count, dollars, isSame, percent } from '../numbers';
import { subsidized, taxed, type LevyOutcome } from '../taxes';
import { equationOf, tidyForm, type Form } from './equations';
import { dealSteps } from './equilibrium';

function beforeStep(market: Market, { before }: LevyOutcome, form: Form): string {
  const curves = `${equationOf(market.demand, form, 'demand')} and ${equationOf(market.supply, form, 'supply')}`;
  return `Without it, ${curves} cross at ${dollars(before.price)} and ${count(before.quantity)}.`;
}

function lossStep({ amount, before, quantity, deadweightLoss }: LevyOutcome, kind: 'tax' | 'subsidy'): string {
  const units = Math.abs(before.quantity - quantity);
  if (isSame(units, 0)) return 'The quantity does not change, so there is no deadweight loss.';
  const which = kind === 'tax' ? 'that are no longer traded' : 'that cost more than they are worth';
  // Where sellers would give units away the loss is no triangle.
  const product = isSame((amount * units) / 2, deadweightLoss) ? `½ × ${dollars(amount)} × ${count(units)} = ` : '';
  return `The deadweight loss belongs to the ${count(units)} units ${which}: ${product}${dollars(deadweightLoss)}.`;
}

/** A tax of `amount` dollars a unit: quantity, both prices, who bears it, revenue, deadweight loss. @throws RangeError as taxed() does. */
export function solveTax(market: Market, amount: number, form: Form = tidyForm(market)): string[] {
  const outcome = taxed(market, amount);
  const { before, buyersPay, sellersGet, quantity, buyersPart, sellersPart, buyersShare, government } = outcome;
  return [
    beforeStep(market, outcome, form),
    `With the tax buyers pay ${dollars(amount)} a unit more than sellers get, whoever hands it over.`,
    ...dealSteps(market, amount, outcome, form),
    `Buyers bear ${dollars(buyersPay)} − ${dollars(before.price)} = ${dollars(buyersPart)} of each ${dollars(amount)} (${percent(buyersShare * 100)}), sellers ${dollars(before.price)} − ${dollars(sellersGet)} = ${dollars(sellersPart)}.`,
    `Tax revenue is ${dollars(amount)} × ${count(quantity)} = ${dollars(government)}.`,
    lossStep(outcome, 'tax'),
  ];
}

/** A subsidy of `amount` dollars a unit: quantity, both prices, who gains, cost, deadweight loss. @throws RangeError as subsidized() does. */
export function solveSubsidy(market: Market, amount: number, form: Form = tidyForm(market)): string[] {
  const outcome = subsidized(market, amount);
  const { before, buyersPay, sellersGet, quantity, buyersPart, sellersPart, buyersShare, government } = outcome;
  return [
    beforeStep(market, outcome, form),
    `With the subsidy sellers get ${dollars(amount)} a unit more than buyers pay, whoever receives it.`,
    ...dealSteps(market, -amount, outcome, form),
    `Buyers gain ${dollars(before.price)} − ${dollars(buyersPay)} = ${dollars(buyersPart)} of each ${dollars(amount)} (${percent(buyersShare * 100)}), sellers ${dollars(sellersGet)} − ${dollars(before.price)} = ${dollars(sellersPart)}.`,
    `The subsidy costs ${dollars(amount)} × ${count(quantity)} = ${dollars(-government)}.`,
    lossStep(outcome, 'subsidy'),
  ];
}
