import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const WEEKS = 3;

// The short form of npm run learner:year: two servers and one database, through three weeks of September. The background jobs
// look while students study.

test('no request of simulated students fails on two servers, and one of them publishes the learned difficulties', async () => {
  const args = ['--import', 'tsx', 'research/year.ts', '--students', '20', '--weeks', String(WEEKS), '--busy'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toMatch(/, 0 failed; /);
  for (let week = 1; week <= WEEKS; week += 1) expect(stdout).toContain(`\n| ${week} |`);
  expect(stdout).toMatch(/\n\| 1 \| \d+ \| \d+ \| (yes|no) \| difficultiesPublished \| [12] \|\n/);
  expect(stdout).not.toContain('A server warned');
});
