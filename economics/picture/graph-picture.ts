import { z } from 'zod';
import { barsPicture } from './bars-picture';
import { elasticitiesPicture } from './elasticities-picture';
import { externalityPicture } from './externality-picture';
import type { Authored } from './fields';
import { firmPicture } from './firm-picture';
import { hiringPicture } from './hiring-picture';
import { laborMarketPicture } from './labor-market-picture';
import { longRunCostPicture } from './long-run-cost-picture';
import { lorenzPicture } from './lorenz-picture';
import { marginalPicture } from './marginal-picture';
import { marketPicture } from './market-picture';
import { monopsonyPicture } from './monopsony-picture';
import { possibilitiesPicture } from './possibilities-picture';
import { productionPicture } from './production-picture';
import { publicGoodPicture } from './public-good-picture';
import { revenuePicture } from './revenue-picture';
import { schedulePicture } from './schedule-picture';
import { utilityPicture } from './utility-picture';
import { worldTradePicture } from './world-trade-picture';

/** The kinds of graphs, in the order of the author's guide. */
export const graphPictures = [
  marketPicture,
  possibilitiesPicture,
  marginalPicture,
  utilityPicture,
  schedulePicture,
  revenuePicture,
  elasticitiesPicture,
  externalityPicture,
  worldTradePicture,
  publicGoodPicture,
  lorenzPicture,
  barsPicture,
  laborMarketPicture,
  hiringPicture,
  monopsonyPicture,
  productionPicture,
  firmPicture,
  longRunCostPicture,
] as const; // a tuple, as a union wants it

export const graphPicture = z.discriminatedUnion('kind', graphPictures);

export type GraphPicture = Authored<typeof graphPicture>;
