import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** A server in a process of its own. */
export interface Child {
  readonly port: number;
  /** From the spawn until it said where it is. */
  readonly startSeconds: number;
  /** CPU seconds it has used so far; null where there is no /proc. */
  cpuSeconds(): number | null;
  stop(): Promise<void>;
}

// All requests of a bench come from one address.
const RATE_LIMITS = JSON.stringify({ requestsPerIp: { times: 1_000_000_000 } });

const running = new Set<() => void>();
process.on('exit', () => running.forEach((kill) => kill()));

/** Starts Node with these arguments and waits until it prints its address. What it logs later is read and dropped. */
export function startChild(args: string[], settings: Record<string, string>): Promise<Child> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', RATE_LIMITS, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => void child.kill('SIGKILL');
  running.add(kill);
  const ended = new Promise<void>((done) => child.once('close', () => (running.delete(kill), done())));
  return new Promise((done, fail) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (printed === 'listening') return;
      printed += chunk.toString();
      const port = /localhost:(\d+)/.exec(printed)?.[1];
      if (port === undefined) return;
      printed = 'listening';
      done({
        port: Number(port),
        startSeconds: (performance.now() - began) / 1000,
        cpuSeconds: () => cpuSeconds(child.pid ?? 0),
        stop: () => (child.kill('SIGTERM'), ended),
      });
    });
    void ended.then(() => fail(new Error(`${args.join(' ')} ended: ${printed}`)));
  });
}

/** CPU seconds that the threads of a process have used so far; null where there is no such process, or no /proc. */
export function cpuSeconds(pid: number): number | null {
  const tasks = `/proc/${pid}/task`;
  try {
    const nanoseconds = readdirSync(tasks).map((task) =>
      Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
    );
    return nanoseconds.reduce((sum, value) => sum + value, 0) / 1e9;
  } catch {
    return null;
  }
}
