import type { Feature } from '../feature';
import { FreeResponseAttemptEntity, FreeResponseEntity } from './free-response.entity';
import { FreeResponseResolver } from './free-response.resolver';
import { freeResponseCalls } from './free-response.routes';

export const entities = [FreeResponseEntity, FreeResponseAttemptEntity];

export const feature: Feature = {
  level: 2,
  entities,
  resolvers: [FreeResponseResolver],
  openToVisitors: ['freeResponse', 'freeResponses'],
  calls: freeResponseCalls,
};
