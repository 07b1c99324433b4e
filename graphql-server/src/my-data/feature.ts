import type { Feature } from '../feature';
import { MyDataResolver } from './my-data.resolver';
import { myDataCalls } from './my-data.routes';

export const entities: never[] = [];

export const feature: Feature = {
  level: 6,
  entities,
  resolvers: [MyDataResolver],
  calls: myDataCalls,
};
