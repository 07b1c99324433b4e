import { cpSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { WIDE_LIMITS } from '../e2e/faults/support/databases';
import { startServer } from '../e2e/support/server';
import { temporaryDirectory } from './temporary-directory';

// One server starts with an empty directory, migrates it and imports the course. The test servers start with copies of
// that directory.

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data directory with the course and no students. Only in the projects e2e and faults. */
    freshData: string;
    /** URL of a running server shared by all test files. Only in the project e2e. */
    sharedSite: string;
  }
}

export default async function setup({ name, provide }: TestProject): Promise<(() => Promise<unknown>) | undefined> {
  const dataDir = temporaryDirectory();
  const server = await startServer({ dataDir, env: { DEMO: 'off' } });
  await server.stop();
  provide('freshData', dataDir);
  if (name !== 'e2e') return undefined;

  const sharedData = temporaryDirectory();
  cpSync(dataDir, sharedData, { recursive: true });
  const shared = await startServer({ dataDir: sharedData, env: { RATE_LIMITS: WIDE_LIMITS } });
  provide('sharedSite', shared.url);
  return () => shared.stop();
}
