import { fromGiven, type Solvers } from './solver';

export const opportunityCosts: Solvers = {
  'cost-of-a-choice': fromGiven(
    (_fair, way, shop, toShop, garden, toGarden) => way! + Math.max(shop! - toShop!, garden! - toGarden!),
  ),
};
