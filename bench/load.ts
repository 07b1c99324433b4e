import { connect, type Socket } from 'node:net';

/** One HTTP request, ready to be written to a socket. */
export type Bytes = Buffer;

export interface Answer {
  readonly status: number;
  /** Overwritten by the next answer on the same connection. */
  readonly body: Buffer;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

export function requestBytes(method: string, path: string, headers: Record<string, string>, body = ''): Bytes {
  const all = {
    host: 'localhost',
    ...headers,
    ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/** More than the longest answer. */
const LONGEST = 512 * 1024;

/** Keeps one connection open and sends one request after the other: as little as a client can do, so that the server is what is measured. */
class Connection {
  /** Each answer overwrites the one before: Node would allocate 64 KB for every read. */
  private readonly received = Buffer.alloc(LONGEST);
  private length = 0;
  private waiting: { done: (answer: Answer) => void; fail: (error: Error) => void } | null = null;
  private readonly socket: Socket;

  private constructor(port: number, opened: (connection: Connection) => void, fail: (error: Error) => void) {
    const read = { buffer: Buffer.alloc(128 * 1024), callback: this.read.bind(this) };
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: read });
    const lost = () => this.waiting?.fail(new Error('The server closed a connection.'));
    this.socket.once('connect', () => opened(this)).once('error', fail);
    this.socket.on('error', lost).on('close', lost);
  }

  static open(port: number): Promise<Connection> {
    return new Promise((opened, fail) => void new Connection(port, opened, fail));
  }

  send(request: Bytes): Promise<Answer> {
    return new Promise((done, fail) => {
      this.length = 0;
      this.waiting = { done, fail };
      this.socket.write(request);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private read(bytes: number, chunk: Uint8Array): boolean {
    this.received.set(chunk.subarray(0, bytes), this.length);
    this.length += bytes;
    const received = this.received.subarray(0, this.length);
    const headEnd = received.indexOf(END_OF_HEAD);
    if (headEnd < 0) return true;
    const head = received.toString('latin1', 0, headEnd);
    const status = Number(head.slice(9, 12));
    const length = status === 304 ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const bodyStart = headEnd + END_OF_HEAD.length;
    if (received.length >= bodyStart + length) this.waiting?.done({ status, body: received.subarray(bodyStart) });
    return true;
  }
}

/** Sends `count` requests over `connections` connections. Throws on an answer that is not as expected. */
export async function load(port: number, { count, connections, next, check }: LoadOptions): Promise<Loaded> {
  const open_ = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)));
  const requests = Array.from({ length: count }, next);
  let sent = 0;
  let last: Answer = { status: 0, body: Buffer.alloc(0) };
  const latencies: number[] = [];
  const began = performance.now();
  await Promise.all(
    open_.map(async (connection) => {
      for (let request = requests[sent++]; request !== undefined; request = requests[sent++]) {
        const sentAt = performance.now();
        last = await connection.send(request);
        latencies.push(performance.now() - sentAt);
        check(last);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  for (const connection of open_) connection.close();
  return { seconds, last, latencies };
}

interface Loaded {
  readonly seconds: number;
  readonly last: Answer;
  /** Of each request, in milliseconds. */
  readonly latencies: readonly number[];
}

export interface LoadOptions {
  readonly count: number;
  readonly connections: number;
  readonly next: () => Bytes;
  readonly check: (answer: Answer) => void;
}
