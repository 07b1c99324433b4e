import fc from 'fast-check';
import { findMarginalCrossing } from '../economics/firm-costs';
import { revenueLine, type PriceMaker } from '../economics/monopoly';
import { anyCosts } from './any-costs';

/** Firms with a falling demand and something to sell. */
export const anyMaker: fc.Arbitrary<PriceMaker> = fc
  .record({
    demand: fc.record({
      choke: fc.integer({ min: 20, max: 300 }),
      slope: fc.integer({ min: 1, max: 60 }).map((tenths) => tenths / 10),
    }),
    cost: anyCosts,
  })
  .filter(({ demand, cost }) => (findMarginalCrossing(cost, revenueLine(demand)) ?? 0) > 0.01);
