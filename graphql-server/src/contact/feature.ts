import type { Feature } from '../feature';
import { ContactMessageEntity } from './contact-message.entity';
import { ContactResolver } from './contact.resolver';
import { contactCalls } from './contact.routes';

export const entities = [ContactMessageEntity];

export const feature: Feature = {
  level: 2,
  entities,
  resolvers: [ContactResolver],
  openToVisitors: ['sendContactMessage'],
  calls: contactCalls,
};
