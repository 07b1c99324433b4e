import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { inShare } from '../../test-support/share';

const WEEKS = 3;

// The short form of npm run learner:year: two servers and one database, through three weeks of September. The background jobs
// look while students study.

// It belongs to the first share of the long tests.
test.runIf(inShare([WEEKS]).length > 0)(
  'no request of simulated students fails on two servers, of which one each time publishes or fits what was learned',
  async () => {
    const args = ['--import', 'tsx', 'research/year.ts', '--students', '30', '--weeks', String(WEEKS), '--busy'];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(stdout).toMatch(/, 0 failed; /);
    for (let week = 1; week <= WEEKS; week += 1) expect(stdout).toContain(`\n| ${week} |`);
    expect(stdout).toMatch(/\n\| 1 \| \d+ \| \d+ \| (yes|no) \| difficultiesPublished \| [12] \|\n/);
    expect(stdout).toMatch(/\n\| \d+ \| \d+ \| \d+ \| 0\.\d{4} \| 0\.\d{4} \| (yes|no) \|\n/);
    expect(stdout).not.toContain('A server warned');
  },
);
