import { join } from 'node:path';
import { freePort } from '../../../test-support/free-port';
import { startServer, type ServerOptions, type StartedServer } from '../../support/server';
import { Nginx } from './nginx';
import { PgBouncer } from './pgbouncer';
import { createSiteDatabase, newLogin, PostgresNode } from './postgres-node';
import { newFolder, siteFolder } from './programs';

// A whole site of real programs on one machine: nginx, two servers, PgBouncer, PostgreSQL and a synchronous replica.

const SERVERS = 2;

export interface Site {
  readonly nginx: Nginx;
  readonly pgbouncer: PgBouncer;
  primary: PostgresNode;
  replica: PostgresNode;
  readonly servers: StartedServer[];
  /** Starts a server again that has ended, where it was. Its settings may differ from those of the others. */
  restart(index: number, changes?: Pick<ServerOptions, 'env' | 'dataDir'>): Promise<void>;
  stop(): Promise<void>;
}

export async function startSite(): Promise<Site> {
  const folder = siteFolder();
  const superuser = newLogin('postgres');
  const login = newLogin();
  const [primary, replica] = [
    await PostgresNode.create(folder, 'db1', superuser),
    await PostgresNode.create(folder, 'db2', superuser),
  ];
  await primary.init();
  await primary.start();
  await createSiteDatabase(primary.port, superuser, login, folder);
  const nginx = await Nginx.create(folder);
  const pgbouncer = await PgBouncer.create(folder, login);
  pgbouncer.pointTo(primary);
  await pgbouncer.start();

  const ports = await Promise.all(Array.from({ length: SERVERS }, freePort));
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: pgbouncer.url,
    STATEMENT_NAMES: 'off',
    PUBLIC_URL: nginx.url,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  };
  const dataDir = (index: number) => join(folder, `server${index + 1}`);
  const start = (index: number, changes: ServerOptions = {}) => {
    const common = { port: ports[index] ?? 0, dataDir: dataDir(index) };
    return startServer({ ...common, ...changes, env: { ...env, ...changes.env } });
  };
  ports.forEach((_port, index) => newFolder(folder, `server${index + 1}`));
  // Both on the empty database.
  const servers = await Promise.all(ports.map((_port, index) => start(index)));
  await nginx.start(ports);

  const site: Site = {
    nginx,
    pgbouncer,
    primary,
    replica,
    servers,
    restart: async (index, changes) => void (servers[index] = await start(index, changes)),
    stop: async () => {
      await nginx.stop();
      await Promise.all(servers.map((server) => server.stop()));
      await pgbouncer.end('SIGINT');
      for (const node of [site.replica, site.primary]) await node.end('SIGINT');
    },
  };
  return site;
}
