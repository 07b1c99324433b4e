import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { freePort } from '../../test-support/free-port';
import { createDatabase } from '../../test-support/postgres';
import { DATABASE, newLogin, PostgresNode, psql, USER } from '../cluster/support/postgres-node';
import {
  deployed,
  newFolder,
  postgresProgram,
  run,
  siteFolder,
  startProgram,
  writeConfig,
} from '../cluster/support/programs';
import { startServer, type StartedServer } from '../support/server';
import { AcknowledgedWrites } from './support/acknowledged-writes';
import { newDatabase, WIDE_LIMITS } from './support/databases';
import { until } from './support/waiting';

// A site comes back from its backups, by the commands of docs/operations.md.

const env = (databaseUrl: string) => ({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', RATE_LIMITS: WIDE_LIMITS });

async function studyAll(server: StartedServer, name: string): Promise<AcknowledgedWrites> {
  const writes = new AcknowledgedWrites();
  await Promise.all([1, 2, 3].map((number) => writes.study(server, `${name}_${number}`)));
  expect(writes.size).toBeGreaterThan(30);
  return writes;
}

test('a server continues on a database that pg_restore made from a copy', async () => {
  const url = await newDatabase();
  const server = await startServer({ env: env(url) });
  const file = join(siteFolder(), 'curve.dump');
  let writes: AcknowledgedWrites;
  try {
    writes = await studyAll(server, 'saved');
    await run(postgresProgram('pg_dump'), ['-d', url, '--format=custom', `--file=${file}`]);
  } finally {
    await server.stop();
  }
  const restored = await createDatabase(inject('postgresUrl'), `restored_${Date.now()}`);
  await run(postgresProgram('pg_restore'), ['-d', restored, '--exit-on-error', file]);
  const next = await startServer({ env: env(restored) });
  try {
    await writes.check(next);
    await studyAll(next, 'later');
  } finally {
    await next.stop();
  }
});

test('a database returns to a moment, with all that was acknowledged before it and nothing after', async () => {
  const login = newLogin();
  const folder = siteFolder();
  const backup = newFolder(folder, 'backup');
  const wal = newFolder(backup, 'wal');
  const primary = await PostgresNode.create(folder, 'primary', login);
  await primary.init();
  await primary.start();
  await primary.sql(
    `create database ${DATABASE}`,
    'alter system set archive_mode = on',
    'alter system set archive_timeout = 60',
    `alter system set archive_command = 'test ! -f ${wal}/%f && cp %p ${wal}/%f'`,
  );
  await primary.end('SIGINT');
  await primary.start();
  // As on a primary with a replica. Not reloaded, because there is none here.
  await primary.sql("alter system set synchronous_standby_names = '*'");
  const base = join(backup, 'base');
  const at = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', USER];
  await run(postgresProgram('pg_basebackup'), [...at, '-D', base, '--checkpoint=fast'], login.env);

  const server = await startServer({ env: env(primary.url(DATABASE)) });
  const before = await studyAll(server, 'before');
  const moment = await primary.sql('select now()');
  await studyAll(server, 'after');
  const segment = await primary.sql('select pg_walfile_name(pg_current_wal_lsn())');
  await primary.sql('select pg_switch_wal()');
  await until('the log is archived', () => existsSync(join(wal, segment)));
  await server.stop();
  await primary.end('SIGKILL');

  const data = join(folder, 'data');
  await run('cp', ['-a', base, data]);
  await run('touch', [join(data, 'recovery.signal')]);
  const port = await freePort();
  const settings = {
    restore_command: `cp ${wal}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
    archive_mode: 'off',
    synchronous_standby_names: '',
    config_file: writeConfig(folder, 'postgresql.conf', deployed('postgres/postgresql.conf')),
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const recovered = startProgram(postgresProgram('postgres'), ['-D', data, ...options]);
  await recovered.until(async () => {
    expect(await psql(port, DATABASE, login, ['select pg_is_in_recovery()'])).toBe('f');
  });
  const url = `postgresql://${USER}:${login.password}@127.0.0.1:${port}/${DATABASE}`;
  const next = await startServer({ env: env(url) });
  try {
    await before.check(next);
    const students = await psql(port, DATABASE, login, ['select username from users order by 1']);
    expect(students.split('\n')).toEqual(['before_1', 'before_2', 'before_3']);
    await studyAll(next, 'later');
  } finally {
    await next.stop();
    await recovered.end('SIGINT');
  }
});
