import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createLog, logRequest } from './log';

/** Arguments of a process that logs a line and then goes on as given. */
const logAnd = (then: string) => [
  '--import',
  'tsx',
  '--input-type=module',
  '--eval',
  `import { createLog, logUncaught } from './graphql-server/src/http/log.ts'; createLog('info').info('the last line'); ${then}`,
];

it.each([
  ['ends by itself', ''],
  ['exits', 'process.exit(0)'],
  ['fails with an error that nobody catches', 'throw new Error()'],
])('no line is lost when a process %s right after it', (_how, end) => {
  const { stdout } = spawnSync(process.execPath, logAnd(end), { encoding: 'utf8' });
  expect(stdout).toContain('the last line');
});

it.each([
  ['an error', 'throw error'],
  ['a rejected promise', 'void Promise.reject(error)'],
])(
  '%s that nobody catches ends the process with a line of its own, without the row that an error carries',
  (_what, fail) => {
    const error = `const error = Object.assign(new TypeError('duplicate key\\nargon2id of Ada'), { code: '23505', detail: 'argon2id of Ada' })`;
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      logAnd(`logUncaught(createLog('info')); ${error}; ${fail}`),
      { encoding: 'utf8' },
    );
    const lines = stdout.split('\n').flatMap((line): unknown[] => (line === '' ? [] : [JSON.parse(line)]));
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 60,
        event: 'uncaught',
        err: expect.objectContaining({ type: 'TypeError', message: 'duplicate key', code: '23505' }),
      }),
    );
    expect(stdout + stderr).not.toContain('argon2id');
    expect(status).toBe(1);
  },
);

it('a line is written while the process goes on', async () => {
  const child = spawn(process.execPath, logAnd('setInterval(() => undefined, 1_000)'));
  const [written] = await once(child.stdout, 'data');
  child.kill('SIGKILL');
  expect(String(written)).toContain('the last line');
});

it('a line of a request shows no more of its path than a person reads', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const server = createServer((request, response) => logRequest(log, request, response, () => response.end()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  await (await fetch(`http://127.0.0.1:${port}/api/${'x'.repeat(10_000)}`)).text();
  server.close();
  await once(server, 'close');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('/api/xxx');
  expect(lines[0]?.length).toBeLessThan(500);
});
