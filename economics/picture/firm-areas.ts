import type { Point } from '../figure';
import { findMarginalCrossing, totalCost, variableCost } from '../firm-costs';
import { demandPrice } from '../market';
import { isSame } from '../numbers';
import { rectangle } from './figure-parts';
import { pathBetween } from './firm-curves';
import { outputFor } from './firm-marks';
import type { FirmPart } from './firm-picture';
import { demandMeets, type FirmState } from './firm-state';
import { buyersOutline, shade, type Shade } from './shades';

const UP_TO = 'up to the output';

/** From the price axis to the output, between two heights; under demand where the firm discriminates perfectly. */
function block(state: FirmState, part: FirmPart, low: number): Point[] {
  const { quantity, price } = outputFor(state, part);
  const { line } = state.is;
  if (!state.discriminates || !line) return rectangle([0, Math.min(low, price)], [quantity, Math.max(low, price)]);
  return [
    [0, low],
    [0, line.choke],
    [quantity, price],
    [quantity, low],
  ];
}

function revenueOf({ is, discriminates }: FirmState, { quantity, price }: { quantity: number; price: number }): number {
  return discriminates && is.line ? ((is.line.choke + price) / 2) * quantity : price * quantity;
}

function profitShade(state: FirmState): Shade {
  const output = outputFor(state, 'profit');
  const worth = revenueOf(state, output) - totalCost(state.is.costs, output.quantity);
  if (isSame(worth, 0)) throw new RangeError('economic profit is zero, so there is no profit or loss to show');
  if (state.discriminates && output.price < output.averageTotal - 1e-9)
    throw new RangeError('profit: with price discrimination it is shown only where demand stays above ATC');
  const outline = block(state, 'profit', output.averageTotal);
  const [line, atc] = [state.discriminates ? 'demand' : 'the price', 'the average total cost of the output'];
  return worth > 0
    ? shade('profit', worth, outline, `below ${line} and above ${atc}, ${UP_TO}`)
    : { ...shade('loss', -worth, outline, `above ${line} and below ${atc}, ${UP_TO}`), id: 'profit' };
}

function costShade(part: 'total-cost' | 'variable-cost' | 'fixed-cost', state: FirmState): Shade {
  const { quantity, averageTotal, averageVariable } = outputFor(state, part);
  const [low, high] = {
    'total-cost': [0, averageTotal] as const,
    'variable-cost': [0, averageVariable] as const,
    'fixed-cost': [averageVariable, averageTotal] as const,
  }[part];
  if (!(high - low > 1e-9)) throw new RangeError(`${part}: it is $0, so there is nothing to show`);
  const top = `below the average ${part === 'variable-cost' ? 'variable' : 'total'} cost of the output`;
  const place = `${top}${part === 'fixed-cost' ? ' and above its average variable cost' : ''}, ${UP_TO}`;
  return shade(part, (high - low) * quantity, rectangle([0, low], [quantity, high]), place);
}

/** What consumers gain, producers gain and nobody gets. */
function welfareShade(part: 'consumer-surplus' | 'producer-surplus' | 'deadweight-loss', state: FirmState): Shade {
  const { quantity, price } = outputFor(state, part);
  const { line, costs } = state.is;
  const costPath = (from: number, to: number) => pathBetween('MC', state.is, from, to);
  if (part === 'producer-surplus') {
    if (costs.setup) throw new RangeError('producer-surplus: with a setup cost it is not the area above marginal cost');
    const worth = revenueOf(state, { quantity, price }) - variableCost(costs, quantity);
    const outline: Point[] = [
      [0, state.discriminates && line ? line.choke : price],
      [quantity, price],
      ...costPath(0, quantity).toReversed(),
    ];
    const place = `above marginal cost and below ${state.discriminates ? 'demand' : 'the price'}, ${UP_TO}`;
    if (costs.linear > (outline[0]?.[1] ?? 0))
      throw new RangeError('producer-surplus: the first units cost more than the price');
    return shade(part, worth, outline, place);
  }
  if (!line || line.slope === 0) throw new RangeError(`${part} needs a demand`);
  if (part === 'consumer-surplus') {
    if (state.discriminates)
      throw new RangeError('with perfect price discrimination there is no consumer surplus to show');
    const top = demandPrice(line, quantity);
    const worth = ((line.choke + top) / 2 - price) * quantity;
    return shade(part, worth, buyersOutline(line, quantity, price), `below demand and above the price, ${UP_TO}`);
  }
  const efficient = findMarginalCrossing(costs, line) ?? quantity;
  if (isSame(efficient, quantity))
    throw new RangeError('the output is the efficient one, so there is no deadweight loss to show');
  const [from, to] = [Math.min(quantity, efficient), Math.max(quantity, efficient)];
  const value = ((demandPrice(line, from) + demandPrice(line, to)) / 2) * (to - from);
  const worth = Math.abs(value - (variableCost(costs, to) - variableCost(costs, from)));
  const outline: Point[] = [[from, demandPrice(line, from)], [to, demandPrice(line, to)], ...costPath(from, to).toReversed()]; // prettier-ignore
  const place = 'between demand and marginal cost, from the output to the quantity where they intersect';
  return shade(part, worth, outline, place);
}

/** What a price above the efficient one takes from consumers, on the units that they still buy. */
function transferShade(state: FirmState): Shade {
  const { quantity, price } = outputFor(state, 'transfer');
  const { line, costs } = state.is;
  if (!line || line.slope === 0 || state.discriminates) throw new RangeError('transfer needs a demand with one price');
  const efficient = demandMeets('marginal', costs, line, 'transfer');
  if (!(price - efficient.price > 1e-9))
    throw new RangeError('the price is not above the efficient one, so there is no transfer to show');
  const place = `below the price and above the efficient one, ${UP_TO}`;
  const outline = rectangle([0, efficient.price], [quantity, price]);
  return shade('transfer', (price - efficient.price) * quantity, outline, place);
}

function shadesOf(part: FirmPart, state: FirmState): Shade[] {
  if (part === 'profit') return [profitShade(state)];
  if (part === 'revenue') {
    const worth = revenueOf(state, outputFor(state, part));
    const place = `below ${state.discriminates ? 'demand' : 'the price'}, ${UP_TO}`;
    return [{ ...shade(part, worth, block(state, part, 0), place), name: 'Total revenue' }];
  }
  if (part === 'total-cost' || part === 'variable-cost' || part === 'fixed-cost') return [costShade(part, state)];
  if (part === 'consumer-surplus' || part === 'producer-surplus' || part === 'deadweight-loss')
    return [welfareShade(part, state)];
  if (part === 'transfer') return [transferShade(state)];
  return [];
}

export const firmShades = (state: FirmState): Shade[] => [...state.parts].flatMap((part) => shadesOf(part, state));
