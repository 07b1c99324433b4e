import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../test-support/free-port';
import { deployed, newFolder, postgresProgram, run, startProgram, writeConfig, type Program } from './programs';

// PostgreSQL servers of one site: a primary, and a replica that confirms each commit before the primary does.

export const USER = 'curve';
export const DATABASE = 'curve';

/** A role of all PostgreSQL servers of a site. */
export interface Login {
  readonly user: string;
  readonly password: string;
  /** For libpq's programs. */
  readonly env: { readonly PGPASSWORD: string };
}

export function newLogin(user = USER): Login {
  const password = randomBytes(16).toString('hex');
  return { user, password, env: { PGPASSWORD: password } };
}

export class PostgresNode {
  private program: Program | null = null;

  private constructor(
    readonly name: string,
    readonly port: number,
    private readonly folder: string,
    private readonly login: Login,
  ) {}

  private get data(): string {
    return join(this.folder, 'data');
  }

  static async create(folder: string, name: string, login: Login): Promise<PostgresNode> {
    return new PostgresNode(name, await freePort(), newFolder(folder, name), login);
  }

  url(database: string): string {
    return `postgresql://${this.login.user}:${this.login.password}@127.0.0.1:${this.port}/${database}`;
  }

  /** Makes an empty database cluster. */
  async init(): Promise<void> {
    const pwfile = writeConfig(this.folder, 'password', this.login.password);
    const identity = [`--username=${this.login.user}`, `--pwfile=${pwfile}`, '--auth=scram-sha-256'];
    await run(postgresProgram('initdb'), ['-D', this.data, ...identity, '--encoding=UTF8', '--locale=C.UTF-8']);
  }

  /** Becomes a replica of a running primary, with a new copy of its data. */
  async copy(primary: PostgresNode): Promise<void> {
    rmSync(this.data, { recursive: true, force: true });
    const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', this.login.user];
    const slot = ['--create-slot', `--slot=${this.name}`];
    await primary.sql(
      `select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = '${this.name}'`,
    );
    const args = ['-D', this.data, ...from, ...slot, '--write-recovery-conf', '--checkpoint=fast'];
    await run(postgresProgram('pg_basebackup'), args, this.login.env);
  }

  async start(): Promise<void> {
    const settings = {
      config_file: writeConfig(this.folder, 'postgresql.conf', deployed('postgres/postgresql.conf')),
      port: String(this.port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      cluster_name: this.name,
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.program = startProgram(postgresProgram('postgres'), ['-D', this.data, ...options]);
    const at = ['-h', '127.0.0.1', '-p', String(this.port)];
    await this.program.until(() => run(postgresProgram('pg_isready'), at));
  }

  /** With SIGKILL, its clients are not told. With SIGINT, it ends their sessions and closes its data properly. */
  async end(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    await this.program?.end(signal);
  }

  /** Runs statements one by one as the superuser, as an operator does with psql. */
  sql(...statements: string[]): Promise<string> {
    return psql(this.port, 'postgres', this.login, statements);
  }

  /** The number of rows of a table of the site. */
  async count(table: string, condition = 'true'): Promise<number> {
    return Number(await psql(this.port, DATABASE, this.login, [`select count(*) from ${table} where ${condition}`]));
  }

  /** Loses its connection to the primary, as by a network that fails: what is under way now never arrives. */
  async cutOff(): Promise<{ forGood(): void }> {
    const receiver = Number(await this.sql('select pid from pg_stat_wal_receiver'));
    process.kill(receiver, 'SIGSTOP');
    return { forGood: () => process.kill(receiver, 'SIGKILL') };
  }

  async promote(): Promise<void> {
    await run(postgresProgram('pg_ctl'), ['promote', '-D', this.data, '-w', '-s']);
  }
}

/** Makes the site's database with the role that the deployment makes for the servers, as its superuser. */
export async function createSiteDatabase(port: number, superuser: Login, servers: Login, folder: string) {
  await psql(port, 'postgres', superuser, [`create database ${DATABASE}`]);
  const script = writeConfig(folder, 'create-role.sql', deployed('compose/create-role.sql'));
  const to = [
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-U',
    superuser.user,
    '-d',
    DATABASE,
    '-X',
    '-v',
    'ON_ERROR_STOP=1',
  ];
  await run(postgresProgram('psql'), [...to, '-f', script], { ...superuser.env, DATABASE_PASSWORD: servers.password });
}

export function psql(port: number, database: string, login: Login, statements: readonly string[]): Promise<string> {
  const to = ['-h', '127.0.0.1', '-p', String(port), '-U', login.user, '-d', database];
  const commands = statements.flatMap((statement) => ['-c', statement]);
  return run(postgresProgram('psql'), [...to, '-qAtX', '-v', 'ON_ERROR_STOP=1', ...commands], login.env);
}
