import type { TestProject } from 'vitest/node';
import { startServer } from '../e2e/support/server';
import { temporaryDirectory } from './temporary-directory';

// One server starts on an empty directory, migrates it and reads the course. Those of the tests go on with copies of it.

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data directory with the course and nobody in it. Only in the projects e2e and faults. */
    freshData: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<void> {
  const dataDir = temporaryDirectory();
  const server = await startServer({ dataDir, env: { DEMO: 'off' } });
  await server.stop();
  provide('freshData', dataDir);
}
