import type { PackageSet } from './fetched-packages';

/** Fastify's GraphQL server, with the compiler of documents that it can use, security headers, and a rate limit. */
export const PEER: PackageSet = {
  name: 'peer',
  packages: {
    fastify: '5.12.8',
    mercurius: '16.10.1',
    graphql: '16.15.0',
    '@fastify/helmet': '13.2.0',
    '@fastify/rate-limit': '11.2.0',
  },
};
