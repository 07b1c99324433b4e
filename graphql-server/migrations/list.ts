import { Migration001 } from './001-baseline';
import { Migration002 } from './002-dispute-points';
import { Migration003 } from './003-reserved-questions';
import { Migration004 } from './004-rescored-versions';
import { Migration005 } from './005-question-variants';
import { Migration006 } from './006-solutions';
import { Migration007 } from './007-reference';
import { Migration008 } from './008-mock-exams';
import { Migration009 } from './009-exam-plan';
import { Migration010 } from './010-readiness-record';
import type { ListedMigration } from './listed-migration';

// Written by npm run migration. A list, not a folder scan, because the built server has no folder.

/** In the order they run. */
export const migrations: readonly ListedMigration[] = [
  { name: '001-baseline', class: Migration001 },
  { name: '002-dispute-points', class: Migration002 },
  { name: '003-reserved-questions', class: Migration003 },
  { name: '004-rescored-versions', class: Migration004 },
  { name: '005-question-variants', class: Migration005 },
  { name: '006-solutions', class: Migration006 },
  { name: '007-reference', class: Migration007 },
  { name: '008-mock-exams', class: Migration008 },
  { name: '009-exam-plan', class: Migration009 },
  { name: '010-readiness-record', class: Migration010 },
];
