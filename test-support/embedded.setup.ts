import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { WIDE_LIMITS } from '../e2e/faults/support/databases';
import { startServer } from '../e2e/support/server';
import { embeddedTemplates } from './embedded-templates';
import { temporaryDirectory } from './temporary-directory';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data directory with the course and no students. Only in the projects e2e and faults. */
    freshData: string;
    /** URL of a running server shared by all test files. Only in the project e2e. */
    sharedSite: string;
    /** Its data directory. Only in the project e2e. */
    sharedData: string;
  }
}

export default async function setup({ name, provide }: TestProject): Promise<(() => Promise<unknown>) | undefined> {
  const freshData = temporaryDirectory();
  cpSync(join(await embeddedTemplates(), 'course'), join(freshData, 'db'), { recursive: true });
  provide('freshData', freshData);
  if (name !== 'e2e') return undefined;

  // This one starts with an empty directory, as that of a new clone does.
  const shared = await startServer({ dataDir: temporaryDirectory(), env: { RATE_LIMITS: WIDE_LIMITS } });
  provide('sharedSite', shared.url);
  provide('sharedData', shared.dataDir);
  return () => shared.stop();
}
