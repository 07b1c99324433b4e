import fc from 'fast-check';
import { findEquilibrium, type DemandCurve, type Market, type SupplyCurve } from '../economics/market';
import type { Welfare } from '../economics/surplus';

const tenths = (min: number, max: number) => fc.integer({ min, max }).map((amount) => amount / 10);

const slopedDemand: fc.Arbitrary<DemandCurve> = fc.record({
  choke: fc.integer({ min: 1, max: 200 }),
  slope: tenths(1, 40),
});
const slopedSupply: fc.Arbitrary<SupplyCurve> = fc.record({
  reservation: fc.integer({ min: -20, max: 100 }),
  slope: tenths(1, 40),
});
const clears = (market: Market) => findEquilibrium(market) !== null;

/** Markets with two sloped curves and a positive equilibrium quantity. */
export const anySlopedMarket = fc.record({ demand: slopedDemand, supply: slopedSupply }).filter(clears);

const horizontal = fc.constant(0);
const fixed = fc.record({ quantity: fc.integer({ min: 1, max: 100 }) });

/** Markets with an equilibrium, in which one curve may be vertical and one horizontal. */
export const anyMarket = fc
  .record({
    demand: fc.oneof(slopedDemand, fixed, fc.record({ choke: fc.integer({ min: 1, max: 200 }), slope: horizontal })),
    supply: fc.oneof(
      slopedSupply,
      fixed,
      fc.record({ reservation: fc.integer({ min: 0, max: 100 }), slope: horizontal }),
    ),
  })
  .filter(clears);

/** Total surplus of consumers, producers and the government, in dollars. */
export const totalSurplus = ({ consumerSurplus, producerSurplus, government }: Welfare): number =>
  consumerSurplus + producerSurplus + government;
