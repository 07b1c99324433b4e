import { connect, type Socket } from 'node:net';

/** One HTTP request, ready to be written to a socket. */
export type Bytes = Buffer;

export interface Answer {
  readonly status: number;
  readonly body: string;
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

/** Keeps one connection open and sends one request after the other: as little as a client can do, so that the server is what is measured. */
class Connection {
  private received: Buffer = Buffer.alloc(0);
  private waiting: { done: (answer: Answer) => void; fail: (error: Error) => void } | null = null;

  constructor(private readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => {
      this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
      this.readAnswer();
    });
    const lost = () => this.waiting?.fail(new Error('The server closed a connection.'));
    socket.on('error', lost).on('close', lost);
  }

  send(request: Bytes): Promise<Answer> {
    return new Promise((done, fail) => {
      this.waiting = { done, fail };
      this.socket.write(request);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private readAnswer(): void {
    const headEnd = this.received.indexOf(END_OF_HEAD);
    if (headEnd < 0) return;
    const head = this.received.toString('latin1', 0, headEnd);
    const status = Number(head.slice(9, 12));
    const length = status === 304 ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const bodyStart = headEnd + END_OF_HEAD.length;
    if (this.received.length < bodyStart + length) return;
    const body = this.received.toString('utf8', bodyStart, bodyStart + length);
    this.received = Buffer.alloc(0);
    this.waiting?.done({ status, body });
  }
}

async function open(port: number): Promise<Connection> {
  const socket = connect(port, '127.0.0.1');
  await new Promise<void>((done, fail) => socket.once('connect', done).once('error', fail));
  return new Connection(socket);
}

/** Sends `count` requests over `connections` connections. Throws on an answer that is not as expected. */
export async function load(port: number, { count, connections, next, check }: LoadOptions): Promise<Loaded> {
  const open_ = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const requests = Array.from({ length: count }, next);
  let sent = 0;
  let last: Answer = { status: 0, body: '' };
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
