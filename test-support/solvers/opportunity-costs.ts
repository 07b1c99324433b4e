import { fromGiven, type Solvers } from './solver';

export const opportunityCosts: Solvers = {
  'cost-of-a-choice': fromGiven(
    (_fair, way, shop, toShop, garden, toGarden) => way! + Math.max(shop! - toShop!, garden! - toGarden!),
  ),
  'economic-profit': fromGiven((revenue, ...all) => all.reduce((left, cost) => left - cost, revenue!)),
  'gain-from-going-on': fromGiven((_spent, toFinish, finished, stopped) => finished! - toFinish! - stopped!),
};
