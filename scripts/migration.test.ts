import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import 'reflect-metadata';
import { afterAll, expect, test } from 'vitest';
import { migrations } from '../graphql-server/migrations/list';
import { listText, migrationsIn, readDrift, writeMigration } from './migration-files';

const FOLDER = 'graphql-server/migrations';

const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the list of migrations has every file of the folder in order, as the command writes it', async () => {
  expect(migrations.map(({ name }) => name)).toEqual(migrationsIn(FOLDER));
  expect(readFileSync(join(FOLDER, 'list.ts'), 'utf8')).toBe(await listText(migrationsIn(FOLDER)));
});

// Starting the embedded database takes its time on a busy machine.
test('an empty database lacks every table', { timeout: 120_000 }, async () => {
  const statements = await readDrift([]);
  expect(statements.filter((statement) => statement.startsWith('create table "users"'))).toHaveLength(1);
  expect(statements.every((statement) => !statement.endsWith(';'))).toBe(true);
});

test('the next migration takes the next number, shows each column on a line, and joins the list', async () => {
  await writeMigration(folder, 'baseline', ['create table "note" ("id" serial primary key)']);
  const path = await writeMigration(folder, 'note-text', [
    'create table "line" ("id" int not null, "text" varchar(255) not null, primary key ("id", "text"))',
    `alter table "note" add constraint "note_check" check (text ~ '^\\d\`\${x}$')`,
  ]);
  expect(path).toBe(join(folder, '002-note-text.ts'));
  expect(readFileSync(path, 'utf8').split('\n')).toEqual([
    "import { Migration } from '@mikro-orm/migrations';",
    '',
    'export class Migration002 extends Migration {',
    '  override up(): void {',
    '    for (const statement of STATEMENTS) this.addSql(statement);',
    '  }',
    '}',
    '',
    'const STATEMENTS = [',
    '  `create table "line" (',
    '    "id" int not null,',
    '    "text" varchar(255) not null,',
    '    primary key ("id", "text")',
    '  )`,',
    `  \`alter table "note" add constraint "note_check" check (text ~ '^\\\\d\\\`\\\${x}$')\`,`,
    '];',
    '',
  ]);
  expect(migrationsIn(folder)).toEqual(['001-baseline', '002-note-text']);
  expect(readFileSync(join(folder, 'list.ts'), 'utf8')).toBe(await listText(['001-baseline', '002-note-text']));
});
