import type { TestProject } from 'vitest/node';
import { startCluster } from './postgres';

// One cluster for the whole project server-postgres; each test file makes its own database in it.

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser's address of the database `postgres`. Only in the project server-postgres. */
    postgresUrl: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  provide('postgresUrl', cluster.url('postgres'));
  return () => cluster.stop();
}
