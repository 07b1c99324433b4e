import { z } from 'zod';
import {
  graphFields,
  letteredAreas,
  oneOf,
  positive,
  priceAxes,
  priceEnd,
  slopedDemand,
  slopedSupply,
  values,
  type Authored,
} from './fields';

const worldTradePart = oneOf({
  autarky: 'Where domestic demand and supply intersect.',
  quantities:
    'What domestic producers sell and consumers buy at the price in force, on the axes; with a tariff or quota also at the world price.',
  imports: 'The distance between the two, where the country imports.',
  exports: 'The distance between the two, where it exports.',
  'consumer-surplus': 'The area of consumer surplus.',
  'producer-surplus': 'The area of producer surplus.',
  'gains-from-trade': 'What trade adds to total surplus.',
  'tariff-revenue': 'The rectangle of tariff revenue.',
  'quota-rent': 'What an import quota is worth to those who may import.',
  'deadweight-loss': 'The two triangles of deadweight loss.',
});
export type WorldTradePart = z.infer<typeof worldTradePart>;

export const worldTradePicture = z
  .strictObject({
    kind: z.literal('world-trade'),
    ...graphFields,
    values,
    ...priceAxes,
    demand: slopedDemand.describe('Domestic demand: P = choke − slope × Q.'),
    supply: slopedSupply.describe('Domestic supply: P = reservation + slope × Q.'),
    worldPrice: positive.describe('Without it, the country does not trade.').exactOptional(),
    tariff: positive.describe('Dollars per unit.').exactOptional(),
    importQuota: positive.describe('The most units that may be imported.').exactOptional(),
    show: z
      .array(worldTradePart)
      .describe(
        'What is shown besides the curves and price lines. Default: quantities with a world price, or else autarky.',
      )
      .exactOptional(),
    max: priceEnd,
    areas: letteredAreas,
  })
  .describe(
    'A small country at the world price, alone, with a `tariff` or with an `importQuota`. With hidden values the prices are PW, PT (tariff) or PQ (quota), and the quantities Q1, Q2 … from left to right.',
  );

export type WorldTradePicture = Authored<typeof worldTradePicture>;
