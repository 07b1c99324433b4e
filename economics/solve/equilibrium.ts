import { dealAtWedge, equilibrium, isFixed, shift, type Deal, type Market } from '../market';
import { count, dollars, isSame } from '../numbers';
import { coefficients, equationOf, sideOf, tidyForm, worked, type Form } from './equations';

const signed = (wedge: number): string => `${wedge > 0 ? '+' : '−'} ${dollars(Math.abs(wedge))}`;

/** Where one curve is vertical: its quantity, and what the other one says there. */
function fixedSteps({ demand, supply }: Market, wedge: number, { quantity, buyersPay, sellersGet }: Deal): string[] {
  const amount = `${isFixed(demand) ? 'Demand' : 'Supply'} is ${count(quantity)} at any price, so the quantity is ${count(quantity)}.`;
  const sloped = isFixed(demand) ? supply : demand;
  if (isFixed(sloped)) return [amount];
  const { start, factor } = coefficients(sloped, 'price');
  const [near, far] = isFixed(demand) ? [sellersGet, buyersPay] : [buyersPay, sellersGet];
  const who = isFixed(demand) ? ['sellers ask', 'buyers pay'] : ['buyers would pay', 'sellers get'];
  const other =
    wedge === 0 ? '' : `; ${who[1]} ${dollars(near)} ${signed(isFixed(demand) ? wedge : -wedge)} = ${dollars(far)}`;
  return [amount, `For that ${who[0]} ${worked(start, factor, quantity)} = ${dollars(near)}${other}.`];
}

/** How the quantity is found at which buyers pay `wedge` dollars more than sellers get, and both prices. */
export function dealSteps(market: Market, wedge: number, deal: Deal, form: Form): string[] {
  const { demand, supply } = market;
  if (isFixed(demand) || isFixed(supply)) return fixedSteps(market, wedge, deal);
  const [pay, get] = [dollars(deal.buyersPay), dollars(deal.sellersGet)];
  if (form === 'price') {
    const [gap, steepness] = [demand.choke - supply.reservation - wedge, demand.slope + supply.slope];
    const add = wedge === 0 ? '' : ` ${wedge > 0 ? '+' : '−'} ${count(Math.abs(wedge))}`;
    const between = isSame(steepness, 1) ? '' : `${count(gap)} = ${count(steepness)}Q and `;
    const { start, factor } = coefficients(demand, form);
    const price = factor === 0 ? pay : `${worked(start, factor, deal.quantity)} = ${pay}`;
    return [
      `${sideOf(demand, form)} = ${sideOf(supply, form)}${add}, so ${between}Q = ${count(deal.quantity)}.`,
      wedge === 0 ? `The price is ${price}.` : `Buyers pay ${price}; sellers get ${pay} ${signed(-wedge)} = ${get}.`,
    ];
  }
  const { start, factor } = coefficients(supply, form);
  const forSellers = wedge === 0 ? '' : ', with P for what sellers get';
  return [
    `${sideOf(demand, form, -wedge)} = ${sideOf(supply, form)}${forSellers}: P = ${get}${wedge === 0 ? '' : `, and buyers pay ${pay}`}.`,
    `The quantity is ${worked(start, factor, deal.sellersGet)} = ${count(deal.quantity)}.`,
  ];
}

/** From the two curves to the price and the quantity that clear the market. */
export function solveEquilibrium(market: Market, form: Form = tidyForm(market)): string[] {
  const { price, quantity } = equilibrium(market);
  return [
    `In equilibrium the quantity demanded is the quantity supplied: demand is ${equationOf(market.demand, form, 'demand')}, supply ${equationOf(market.supply, form, 'supply')}.`,
    ...dealSteps(market, 0, { quantity, buyersPay: price, sellersGet: price }, form),
  ];
}

const moved = (from: number, to: number, write: (value: number) => string): string =>
  isSame(from, to) ? `stays at ${write(from)}` : `${to > from ? 'rises' : 'falls'} from ${write(from)} to ${write(to)}`;

/** What a shift of demand, supply or both does to price and quantity. @throws RangeError when either market has no equilibrium. */
export function solveShift(
  market: Market,
  by: { demand?: number; supply?: number },
  form: Form = tidyForm(market),
): string[] {
  const after = shift(market, by);
  const [was, is] = [equilibrium(market), equilibrium(after)];
  const shifts = (['demand', 'supply'] as const).flatMap((side) => {
    const units = by[side] ?? 0;
    if (units === 0) return [];
    const more = `${count(Math.abs(units))} ${units > 0 ? 'more' : 'fewer'} at each price`;
    return [
      `${side === 'demand' ? 'Demand' : 'Supply'} shifts ${units > 0 ? 'right' : 'left'}, ${more}: now ${equationOf(after[side], form, side)}.`,
    ];
  });
  const deal = dealAtWedge(after, 0);
  return [
    `Before, the market clears at ${dollars(was.price)} and ${count(was.quantity)}.`,
    ...shifts,
    ...(deal ? dealSteps(after, 0, deal, form) : []),
    `The price ${moved(was.price, is.price, dollars)}, the quantity ${moved(was.quantity, is.quantity, count)}.`,
  ];
}
