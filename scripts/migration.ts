import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { migrations } from '../graphql-server/migrations/list';
import { runCommand, UsageError } from './command-line';
import { readDrift, writeMigration } from './migration-files';

// npm run migration -- NAME: writes what the entities have and the migrated database lacks as a new migration.

const USAGE = 'npm run --silent migration -- NAME';

function readName(): string {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name = '', ...more] = positionals;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || more.length > 0)
    throw new UsageError('Name the migration in lower case with hyphens, as in "exam-units".');
  return name;
}

await runCommand(USAGE, async () => {
  const name = readName();
  const statements = await readDrift(migrations);
  if (statements.length === 0) {
    console.log('The database is just what the entities say: nothing to migrate.');
    return;
  }
  const path = await writeMigration('graphql-server/migrations', name, statements);
  console.log(`${path}:\n${statements.join(';\n')};`);
  console.log('Read it before you commit it: a release only expands the schema (docs/operations.md).');
});
