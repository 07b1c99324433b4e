import { figureOf, type Picture } from '../picture/picture';
import type { GraphPicture } from '../picture/graph-picture';
import { isPicture } from './frame';
import type { Frame } from './frame-schema';

type Parts = Readonly<Record<string, unknown>>;

/** What may move a graph, by the name of the cause. */
function causesIn(picture: GraphPicture): Parts {
  switch (picture.kind) {
    case 'market': {
      const { tax, subsidy, quota, ceiling, floor, purchases, priceLine } = picture;
      return {
        demand: [picture.demand, picture.demandShift ?? 0],
        supply: [picture.supply, picture.supplyShift ?? 0],
        'the policy or price': [tax, subsidy, quota, ceiling, floor, purchases, priceLine],
      };
    }
    case 'possibilities':
      return { 'the PPC': picture.frontier, growth: picture.growth, trade: picture.trade };
    case 'marginal':
      return { 'marginal benefit': picture.benefit, 'marginal cost': picture.cost };
    case 'schedule':
      return { buyers: picture.buyers, sellers: picture.sellers, 'the price': picture.priceLine };
    case 'revenue':
      return { demand: picture.demand, 'the price': picture.at };
    case 'elasticities':
      return { 'the price': picture.newPrice };
    case 'externality': {
      const { demand, supply, oneSeller, externalCost, externalBenefit, on, tax, subsidy } = picture;
      return {
        demand,
        supply,
        'the number of sellers': oneSeller,
        'the externality': [externalCost, externalBenefit, on],
        'the policy': [tax, subsidy],
      };
    }
    case 'world-trade': {
      const { demand, supply, worldPrice, tariff, importQuota } = picture;
      return { demand, supply, 'the world price': worldPrice, 'the policy': [tariff, importQuota] };
    }
    case 'public-good':
      return { 'marginal benefit': picture.consumers, 'marginal cost': picture.cost };
    case 'lorenz':
      return { 'the distribution': [picture.incomes, picture.after] };
    case 'labor-market':
      return {
        'demand for labor': [picture.demand, picture.demandShift ?? 0],
        'supply of labor': [picture.supply, picture.supplyShift ?? 0],
        'the wage': [picture.minimumWage, picture.wageLine],
      };
    case 'hiring':
      return { MRP: picture.newMrp ?? picture.mrp, 'the wage': picture.newWage ?? picture.marketWage };
    case 'monopsony':
      return { MRP: picture.mrp, 'supply of labor': picture.supply, 'the minimum wage': picture.minimumWage };
    case 'production':
      return { production: [picture.production, picture.newProduction] };
    case 'firm':
      return {
        'the costs': [picture.costs, picture.newCosts],
        'the price or demand': [picture.marketPrice, picture.newMarketPrice, picture.demand, picture.demandShift],
        'the regulation or pricing': [picture.regulated, picture.discriminates],
      };
    case 'long-run-cost':
      return { 'long-run cost': picture.cost };
    case 'utility':
    case 'bars':
      return {};
  }
}

/** The axes of the graph; what is drawn on others crosses no screen, because one graph then replaces the other. */
const axesOf = ({ x, y }: ReturnType<typeof figureOf>) => JSON.stringify([x.label, y.label]);
const rangeOf = ({ x, y }: ReturnType<typeof figureOf>) => JSON.stringify([x.max, y.max]);

/** The causes that change from one frame to the next while the graph moves; none where one drawing replaces the other. */
export function causesOfChange(from: Frame, to: Frame): string[] {
  return isPicture(from) && isPicture(to) ? causesBetween(from, to) : [];
}

/** In two panels, what changes on the right follows from what changes on the left: the firm takes the market's price. */
function causesBetween(from: Picture, to: Picture): string[] {
  if (from.kind === 'panels' && to.kind === 'panels') {
    const causes = causesBetween(from.left, to.left);
    return causes.length > 0 ? causes : causesBetween(from.right, to.right);
  }
  if (from.kind === 'panels' || to.kind === 'panels' || from.kind !== to.kind) return [];
  const [before, after] = [figureOf(from), figureOf(to)];
  if (axesOf(before) !== axesOf(after)) return [];
  const [was, is] = [causesIn(from), causesIn(to)];
  const changed = Object.keys(is).filter((cause) => JSON.stringify(was[cause]) !== JSON.stringify(is[cause]));
  const isRescaled = rangeOf(before) !== rangeOf(after);
  return isRescaled && changed.length > 0 ? [...changed, 'the length of the axes'] : changed;
}
