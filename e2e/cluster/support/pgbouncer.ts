import { freePort } from '../../../test-support/free-port';
import { DATABASE, psql, USER, type Login, type PostgresNode } from './postgres-node';
import { deployed, newFolder, program, startProgram, writeConfig, type Program } from './programs';

/** The pooler in front of PostgreSQL, in transaction mode. */
export class PgBouncer {
  private running: Program | null = null;

  private constructor(
    readonly port: number,
    private readonly folder: string,
    private readonly login: Login,
  ) {}

  static async create(siteFolder: string, login: Login): Promise<PgBouncer> {
    return new PgBouncer(await freePort(), newFolder(siteFolder, 'pgbouncer'), login);
  }

  get url(): string {
    return `postgresql://${USER}:${this.login.password}@127.0.0.1:${this.port}/${DATABASE}`;
  }

  /** Names the server that transactions go to. A running PgBouncer reads it when it is told to reload. */
  pointTo({ port }: PostgresNode): void {
    writeConfig(
      this.folder,
      'databases.ini',
      `[databases]\n${DATABASE} = host=127.0.0.1 port=${port} dbname=${DATABASE}\n`,
    );
  }

  /** With `takeOver`, takes all connections over from the one that runs, which then ends (`pgbouncer -R`). */
  async start({ takeOver = false } = {}): Promise<void> {
    writeConfig(this.folder, 'userlist.txt', `"${USER}" "${this.login.password}"\n`);
    writeConfig(this.folder, 'local.ini', local(this.port));
    writeConfig(this.folder, 'pgbouncer.ini', deployed('pgbouncer/pgbouncer.ini'));
    const before = this.running;
    this.running = startProgram(program('pgbouncer'), [...(takeOver ? ['-R'] : []), 'pgbouncer.ini'], this.folder);
    if (takeOver) await before?.exited;
    await this.running.until(() => this.admin('show version'));
  }

  /** Runs commands of its administration console. */
  admin(...commands: string[]): Promise<string> {
    return psql(this.port, 'pgbouncer', this.login, commands);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    await this.running?.end(signal);
  }

  output(): string {
    return this.running?.output() ?? '';
  }
}

const local = (port: number) => `listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir = .
auth_type = scram-sha-256
auth_file = userlist.txt
admin_users = ${USER}
`;
