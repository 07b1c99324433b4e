import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { ListedMigration } from '../graphql-server/migrations/listed-migration';
import { openEmbedded } from '../graphql-server/src/database/database';

const MIGRATION = /^(\d{3})-[a-z0-9-]+\.ts$/;

/** The names of the folder's migrations, without `.ts`, in the order they run. */
export const migrationsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => MIGRATION.test(file))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();

/** The statements that a database with these migrations lacks to be what the entities say. */
export async function readDrift(migrations: readonly ListedMigration[]): Promise<string[]> {
  const db = await openEmbedded(undefined, undefined, migrations);
  try {
    await db.migrate();
    const statements = (await db.drift()).split(/;\n/);
    return statements.map((statement) => statement.trim().replace(/;$/, '')).filter((statement) => statement !== '');
  } finally {
    await db.close();
  }
}

function columnsOnLines(statement: string): string {
  if (!statement.startsWith('create table')) return statement;
  let depth = 0;
  return statement.replaceAll(/[(),] ?/g, (mark) => {
    if (mark.startsWith('(')) return ++depth === 1 ? '(\n    ' : mark;
    if (mark.startsWith(')')) return --depth === 0 ? '\n  )' : mark;
    return depth === 1 ? ',\n    ' : mark;
  });
}

const classOf = (name: string) => `Migration${name.slice(0, 3)}`;
const literal = (text: string) => `\`${text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)}\``;

const formatted = async (text: string) =>
  format(text, { ...(await resolveConfig(import.meta.filename)), parser: 'typescript' });

function migrationText(name: string, statements: readonly string[]): string {
  return `import { Migration } from '@mikro-orm/migrations';

export class ${classOf(name)} extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  ${statements.map((statement) => literal(columnsOnLines(statement))).join(',\n  ')},
];
`;
}

export function listText(names: readonly string[]): Promise<string> {
  const imports = names.map((name) => `import { ${classOf(name)} } from './${name}';`);
  const entries = names.map((name) => `  { name: '${name}', class: ${classOf(name)} },`);
  const text = `${[...imports, "import type { ListedMigration } from './listed-migration';"].join('\n')}

// Written by npm run migration. A list, not a folder scan, because the built server has no folder.

/** In the order they run. */
export const migrations: readonly ListedMigration[] = [
${entries.join('\n')}
];
`;
  return formatted(text);
}

/** Writes the statements as the folder's next migration, and the list with it. Returns the path of the migration. */
export async function writeMigration(folder: string, name: string, statements: readonly string[]): Promise<string> {
  const names = migrationsIn(folder);
  const number = Number(names.at(-1)?.slice(0, 3) ?? 0) + 1;
  const next = `${String(number).padStart(3, '0')}-${name}`;
  const path = join(folder, `${next}.ts`);
  writeFileSync(path, await formatted(migrationText(next, statements)));
  writeFileSync(join(folder, 'list.ts'), await listText([...names, next]));
  return path;
}
