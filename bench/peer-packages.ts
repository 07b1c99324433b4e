import type { PackageSet } from './fetched-packages';

/** Fastify's GraphQL server, with the compiler of documents that it can use. */
export const PEER: PackageSet = {
  name: 'peer',
  packages: { fastify: '5.12.8', mercurius: '16.10.1', graphql: '16.15.0' },
};
