import { connect, createServer, type AddressInfo } from 'node:net';

/** Statements that went to PostgreSQL through this proxy. */
export interface Counter {
  readonly url: string;
  count: number;
  close(): void;
}

// PostgreSQL's messages: E executes a prepared statement, Q sends one as text (also begin and commit).
const EXECUTE = 'E'.charCodeAt(0);
const QUERY = 'Q'.charCodeAt(0);

/** Stands between a server and its database and counts the statements that pass: what the server says of itself is not asked. */
export async function countStatements(databaseUrl: string): Promise<Counter> {
  const url = new URL(databaseUrl);
  const [port, host] = [Number(url.port), url.hostname];
  const counter: Counter = { url: '', count: 0, close: () => proxy.close() };
  const proxy = createServer((client) => {
    const database = connect(port, host);
    database.pipe(client);
    client.pipe(database);
    for (const socket of [client, database]) socket.on('error', () => (client.destroy(), database.destroy()));
    let unread: Buffer = Buffer.alloc(0);
    let greeted = false; // the first message has no type
    client.on('data', (chunk: Buffer) => {
      unread = Buffer.concat([unread, chunk]);
      for (;;) {
        const typeBytes = greeted ? 1 : 0;
        if (unread.length < typeBytes + 4) return;
        const length = typeBytes + unread.readInt32BE(typeBytes);
        if (unread.length < length) return;
        if (greeted && (unread[0] === EXECUTE || unread[0] === QUERY)) counter.count += 1;
        greeted = true;
        unread = unread.subarray(length);
      }
    });
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  url.port = String((proxy.address() as AddressInfo).port); // a listening TCP server has one
  return Object.assign(counter, { url: url.href });
}
