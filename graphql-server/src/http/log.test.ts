import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** Arguments of a process that logs a line and then goes on as given. */
const logAnd = (then: string) => [
  '--import',
  'tsx',
  '--input-type=module',
  '--eval',
  `import { createLog } from './graphql-server/src/http/log.ts'; createLog('info').info('the last line'); ${then}`,
];

it.each([
  ['ends by itself', ''],
  ['exits', 'process.exit(0)'],
  ['fails with an error that nobody catches', 'throw new Error()'],
])('no line is lost when a process %s right after it', (_how, end) => {
  const { stdout } = spawnSync(process.execPath, logAnd(end), { encoding: 'utf8' });
  expect(stdout).toContain('the last line');
});

it('a line is written while the process goes on', async () => {
  const child = spawn(process.execPath, logAnd('setInterval(() => undefined, 1_000)'));
  const [written] = await once(child.stdout, 'data');
  child.kill('SIGKILL');
  expect(String(written)).toContain('the last line');
});
