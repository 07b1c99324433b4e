import type { TestProject } from 'vitest/node';
import { embeddedTemplates } from './embedded-templates';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Directory of the embedded databases that test files copy. Only in the project server-pglite. */
    embeddedTemplates: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<void> {
  provide('embeddedTemplates', await embeddedTemplates());
}
