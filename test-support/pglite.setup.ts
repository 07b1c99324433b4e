import 'reflect-metadata';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../graphql-server/src/database/database';
import { temporaryDirectory } from './temporary-directory';
import { fill } from './test-databases';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Directory of the embedded databases that test files copy. Only in the project server-pglite. */
    embeddedTemplates: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<void> {
  const templates = temporaryDirectory();
  await fill(await openEmbedded(join(templates, 'empty')), 'empty');
  cpSync(join(templates, 'empty'), join(templates, 'course'), { recursive: true });
  await fill(await openEmbedded(join(templates, 'course')), 'course');
  provide('embeddedTemplates', templates);
}
