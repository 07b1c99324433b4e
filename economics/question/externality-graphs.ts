import type { Point } from '../figure';
import type { ExternalityMarket } from '../externality';
import { demandPrice, supplyPrice } from '../market';
import { drawGoodWith } from './drawn-externality';
import { atQuantities } from './points';
import { questionModel } from './question-model';

/** A point in each region that students take for the deadweight loss: of an external cost, then of an external benefit. */
function regionsOf(
  kind: 'cost' | 'benefit',
  { demand, supply }: ExternalityMarket,
  amount: number,
  few: number,
  many: number,
) {
  const third = few + (many - few) / 3;
  const twoThirds = many - (many - few) / 3;
  const own = (quantity: number): Point => [
    quantity,
    (demandPrice(demand, quantity) + supplyPrice(supply, quantity)) / 2,
  ];
  const beside = (quantity: number, share: number): Point =>
    kind === 'cost'
      ? [quantity, supplyPrice(supply, quantity) + amount * share]
      : [quantity, demandPrice(demand, quantity) + amount * share];
  return kind === 'cost'
    ? { loss: beside(twoThirds, 0.7), reversed: own(third), external: beside(few / 2, 0.5) }
    : { loss: beside(third, 0.7), reversed: beside(twoThirds, 0.15), external: beside(few / 2, 0.5) };
}

export const graphOfAnExternalitysLoss = questionModel('graph-of-an-externalitys-loss', 'externality', (draw) => {
  const kind = draw.oneOf(['cost', 'benefit'] as const);
  const good = drawGoodWith(draw, kind);
  const [choke, reservation, amount] = [draw.whole(56, 62), draw.whole(6, 12), draw.whole(22, 26)] as const;
  const market: ExternalityMarket = {
    demand: { choke, slope: 1 },
    supply: { reservation, slope: 1 },
    ...(kind === 'cost' ? { externalCost: amount } : { externalBenefit: amount }),
  };
  const free = (choke - reservation) / 2;
  const best = (choke - reservation + (kind === 'cost' ? -amount : amount)) / 2;
  const [few, many] = [Math.min(free, best), Math.max(free, best)];
  const surplus: Point = [few / 3, (choke + reservation) / 2 + (kind === 'cost' ? amount / 2 : 0)];
  const places: Readonly<Record<string, Point>> = { ...regionsOf(kind, market, amount, few, many), surplus };
  return {
    values: { goods: good.goods, story: good.story, kind },
    draw: ({ place = '' }) => ({
      kind: 'externality',
      quantity: 'Quantity',
      price: 'Price ($)',
      ...market,
      values: 'hidden',
      show: ['social'],
      names: { demand: 'D', supply: 'S', social: kind === 'cost' ? 'MSC' : 'MSB' },
      at: atQuantities(['demand', free], ['social', best], ['social', free]),
      areas: { T: places[place] ?? [0, 0] },
      max: { quantity: 1.35 * many, price: 1.1 * Math.max(choke, choke + (kind === 'cost' ? 0 : amount)) },
    }),
    right: { place: 'loss' },
    wrong: [
      ['external-cost-as-loss', { place: 'external' }],
      ['loss-triangle-reversed', { place: 'reversed' }],
      ['external-effect-swap', { place: 'surplus' }],
    ],
  };
});
