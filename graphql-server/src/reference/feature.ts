import type { Feature } from '../feature';
import { ReferenceResolver } from './reference.resolver';

export const entities = [];

const FIELDS = ['referenceTerms', 'formulas', 'referenceGraphs', 'referenceGraph', 'taskVerbs'];

export const feature: Feature = {
  level: 2,
  entities,
  resolvers: [ReferenceResolver],
  openToVisitors: FIELDS,
  freeOfCharge: FIELDS,
};
