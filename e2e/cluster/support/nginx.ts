import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../test-support/free-port';
import { deployed, newFolder, program, run, startProgram, writeConfig, type Program } from './programs';

/** The proxy in front of the servers, with a certificate of its own. */
export class Nginx {
  private running: Program | null = null;

  private constructor(
    readonly port: number,
    private readonly folder: string,
    /** The certificate, which a client has to trust. */
    readonly certificate: string,
  ) {}

  static async create(siteFolder: string): Promise<Nginx> {
    const folder = newFolder(siteFolder, 'nginx');
    const [key, certificate] = [join(folder, 'site.key'), join(folder, 'site.crt')];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-days', '2'];
    const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key];
    await run(program('openssl'), ['req', '-x509', ...newKey, '-out', certificate, ...subject]);
    return new Nginx(await freePort(), folder, readFileSync(certificate, 'utf8'));
  }

  get url(): string {
    return `https://localhost:${this.port}`;
  }

  async start(serverPorts: readonly number[]): Promise<void> {
    const file = writeConfig(this.folder, 'nginx.conf', deployed('nginx/nginx.conf'));
    writeConfig(this.folder, 'listen.conf', listenTo(this.port));
    writeConfig(this.folder, 'servers.conf', serverLines(serverPorts));
    const args = ['-c', file, '-p', this.folder, '-e', 'stderr'];
    await run(program('nginx'), [...args, '-t']);
    this.running = startProgram(program('nginx'), [...args, '-g', 'daemon off;']);
    // Anything but TLS is answered with an error, which is an answer.
    await this.running.until(() => fetch(`http://127.0.0.1:${this.port}`));
  }

  /** How many requests were sent to another server, or the same again, because one did not answer. */
  repeated(): number {
    return readFileSync(join(this.folder, 'repeated.log'), 'utf8').split('\n').length - 1;
  }

  async stop(): Promise<void> {
    await this.running?.end('SIGQUIT');
  }

  output(): string {
    return this.running?.output() ?? '';
  }
}

const listenTo = (port: number) => `listen 127.0.0.1:${port} ssl;
ssl_certificate site.crt;
ssl_certificate_key site.key;
`;

const serverLines = (ports: readonly number[]) =>
  ports
    .flatMap((port) => [
      `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`,
      `server 127.0.0.1:${port} max_fails=0 backup;`,
    ])
    .join('\n');
