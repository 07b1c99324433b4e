import type { PackageSet } from './fetched-packages';

/** Fastify's GraphQL server, which compiles documents with graphql-jit as ours does. */
export const PEER: PackageSet = {
  name: 'peer',
  packages: { fastify: '5.12.8', mercurius: '16.10.1', graphql: '16.15.0' },
};
