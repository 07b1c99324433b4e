import type { Feature } from '../feature';
import { WorkedExampleEntity } from './worked-example.entity';
import { WorkedExampleResolver } from './worked-example.resolver';

export const entities = [WorkedExampleEntity];

export const feature: Feature = {
  level: 4,
  entities,
  resolvers: [WorkedExampleResolver],
};
