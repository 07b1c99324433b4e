import 'reflect-metadata';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { openEmbedded } from '../graphql-server/src/database/database';
import { once } from './once';
import { temporaryDirectory } from './temporary-directory';
import { fill } from './test-databases';

/** A directory with the embedded databases `empty` and `course`. */
export const embeddedTemplates = (): Promise<string> =>
  once('embedded templates', async () => {
    const templates = temporaryDirectory();
    await fill(await openEmbedded(join(templates, 'empty')), 'empty');
    cpSync(join(templates, 'empty'), join(templates, 'course'), { recursive: true });
    await fill(await openEmbedded(join(templates, 'course')), 'course');
    return templates;
  });
