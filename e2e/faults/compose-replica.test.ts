import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openPostgres } from '../../graphql-server/src/database/database';
import { readReplication } from '../../graphql-server/src/database/replication';
import { freePort } from '../../test-support/free-port';
import { createSiteDatabase, newLogin, psql } from '../cluster/support/postgres-node';
import {
  deployed,
  newFolder,
  postgresProgram,
  run,
  siteFolder,
  startProgram,
  writeConfig,
  type Program,
} from '../cluster/support/programs';
import { until } from './support/waiting';

// The two databases of docker-compose.yml, with its commands and files, without containers.

const compose: { services: Record<'db' | 'replica', { command: string[]; entrypoint: string[] }> } = parse(
  readFileSync('docker-compose.yml', 'utf8'),
  { merge: true },
);
const login = newLogin('postgres');
const servers = newLogin('curve');
const folder = siteFolder();
const running: Program[] = [];

afterAll(() => Promise.all(running.map((program) => program.end('SIGINT'))));

/** What a container has: its environment, and the files under /etc/curve. */
function start(command: readonly string[], environment: Record<string, string>): Program {
  for (const file of ['postgres/postgresql.conf', 'postgres/pg_hba.conf', 'compose/start-replica.sh']) {
    writeConfig(folder, file.slice(file.indexOf('/') + 1), deployed(file));
  }
  const path = `PATH=${dirname(postgresProgram('postgres'))}:${process.env['PATH']}`;
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const here = command.map((part) =>
    part.replace('/etc/curve', folder).replace('listen_addresses=*', 'listen_addresses=127.0.0.1'),
  );
  const program = startProgram('env', [path, ...variables, ...here, '-c', 'unix_socket_directories='], folder);
  running.push(program);
  return program;
}

test('the replica of the compose file copies the primary, confirms its commits, restarts and is promoted', async () => {
  const [port, replicaPort] = [await freePort(), await freePort()];
  const data = join(newFolder(folder, 'db'), 'data');
  const pwfile = writeConfig(folder, 'password', login.password);
  await run(postgresProgram('initdb'), [
    '-D',
    data,
    `--username=${login.user}`,
    `--pwfile=${pwfile}`,
    '--auth=scram-sha-256',
  ]);
  const onPrimary = (...statements: string[]) => psql(port, 'postgres', login, statements);
  const onReplica = (...statements: string[]) => psql(replicaPort, 'postgres', login, statements);
  const primary = start([...compose.services.db.command, '-c', `port=${port}`], { PGDATA: data });
  await primary.until(() => onPrimary('select 1'));
  await createSiteDatabase(port, login, servers, folder);
  expect(
    await onPrimary('select rolsuper, rolreplication, rolcreaterole from pg_roles where rolname = $$curve$$'),
  ).toBe('f|f|f');

  const { entrypoint, command } = compose.services.replica;
  const startReplica = () =>
    start([...entrypoint, ...command, '-c', `port=${replicaPort}`], {
      PGDATA: join(folder, 'replica'),
      PGPASSWORD: login.password,
      PGPORT: String(port),
      PRIMARY: '127.0.0.1',
    });
  const replica = startReplica();
  await replica.until(() => onReplica('select 1'));
  await onPrimary("alter system set synchronous_standby_names = '*'", 'select pg_reload_conf()');
  await expect
    .poll(() => onPrimary('select application_name, state, sync_state from pg_stat_replication'))
    .toBe('walreceiver|streaming|sync');
  const site = await openPostgres(`postgresql://curve:${servers.password}@127.0.0.1:${port}/curve`, 3);
  await site.migrate();
  const replicas = () => readReplication(site.kysely);
  await onPrimary(`create role guest login password '${login.password}'`);
  const guest = await openPostgres(`postgresql://guest:${login.password}@127.0.0.1:${port}/postgres`, 1);
  expect(await readReplication(guest.kysely)).toBeNull();
  await guest.close();
  expect(await replicas()).toEqual({ isSynchronous: true, confirming: 1, streaming: 1, lag: expect.any(Number) });
  await onPrimary('create table seen (n int)', 'insert into seen values (1)');
  await until('the replica shows the row', async () => (await onReplica('table seen')) === '1');

  await replica.end('SIGINT');
  await until('the primary misses the replica', async () => (await replicas())?.streaming === 0);
  expect(await replicas()).toEqual({ isSynchronous: true, confirming: 0, streaming: 0, lag: 0 });
  const again = startReplica();
  await again.until(() => onReplica('select 1'));
  await onPrimary('insert into seen values (2)');
  await site.close();
  await primary.end('SIGKILL');
  await onReplica("alter system set synchronous_standby_names = ''", 'select pg_reload_conf()', 'select pg_promote()');
  await onReplica('insert into seen values (3)');
  expect(await onReplica('select n from seen order by n')).toBe('1\n2\n3');
});
