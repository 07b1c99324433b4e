import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../../test-support/free-port';

/** A TCP relay between two programs that can start dropping all data without closing the connections. */
export interface Relay {
  readonly port: number;
  swallow(): void;
  /** New connections work again. The old ones stay broken, and neither end is notified. */
  letThrough(): void;
  close(): Promise<void>;
}

interface Line {
  readonly ends: readonly [near: Socket, far: Socket];
  isLost: boolean;
}

export async function startRelay(targetPort: number): Promise<Relay> {
  const port = await freePort();
  const lines = new Set<Line>();
  let isSwallowing = false;

  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    const line: Line = { ends: [near, far], isLost: isSwallowing };
    lines.add(line);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk) => void (line.isLost || to.write(chunk)));
      from.on('error', () => undefined).on('close', () => void (line.isLost || to.destroy()));
    }
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));

  return {
    port,
    swallow: () => {
      isSwallowing = true;
      for (const line of lines) line.isLost = true;
    },
    letThrough: () => void (isSwallowing = false),
    close: () => {
      for (const { ends } of lines) for (const end of ends) end.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
