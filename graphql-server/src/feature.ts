import type { EntitySchema } from '@mikro-orm/core';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { BackgroundJob } from './background-job';
import type { Course } from './course/course';
import type { Tables } from './database/tables';
import type { Catalog } from './learner/fold';
import type { RestCall } from './rest/rest-call';

/** What background jobs work with. Course and catalog change when another course is imported. */
export interface JobContext {
  readonly kysely: Kysely<Tables>;
  readonly course: () => Course;
  readonly catalog: () => Catalog;
  readonly now: () => Date;
  readonly log: Logger;
}

/**
 * What a feature adds to the server. Its `feature.ts` exports one, and its entities once more under their own name: the tables' types come
 * from them, and must not depend on the types of what queries the tables.
 */
export interface Feature {
  /** A feature imports those of lower levels only. Lint reads the number from the file, which must be written as `level: 1`. */
  readonly level: number;
  readonly entities: readonly EntitySchema[];
  /** Classes with type-graphql's decorators. */
  readonly resolvers?: readonly (abstract new (...args: never) => object)[];
  /** Fields of Query and Mutation that answer without a login. All others refuse a visitor, or show only what an id from the server allows. */
  readonly openToVisitors?: readonly string[];
  /** Fields of Query that are answered from memory: any number of them is one request for the rate limits. Each other field is one. */
  readonly freeOfCharge?: readonly string[];
  /** Rows of the REST API's call table. `signedIn` says which need a login. */
  readonly calls?: readonly RestCall[];
  readonly jobs?: readonly ((context: JobContext) => BackgroundJob)[];
}
