import 'reflect-metadata';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../graphql-server/src/database/database';
import { once } from './once';
import { createDatabase, startCluster } from './postgres';
import { fill } from './test-databases';

// One cluster for all projects. Each test file clones its own database from a template in it.

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser's URL of the database `postgres`. Only in the projects server-postgres and faults. */
    postgresUrl: string;
  }
}

const startWithTemplates = () =>
  once('cluster with templates', async () => {
    const cluster = await startCluster();
    const url = cluster.url('postgres');
    await fill(await openPostgres(await createDatabase(url, 'empty')), 'empty');
    await fill(await openPostgres(await createDatabase(url, 'course', 'empty')), 'course');
    return cluster;
  });

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const cluster = await startWithTemplates();
  provide('postgresUrl', cluster.url('postgres'));
  return () => cluster.stop();
}
