import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sampleFiles, writeCourse } from '../graphql-server/test/fixtures/course-sample/sample-course';

// The commands as somebody types them, on a database in which nobody has answered anything yet.

const courseDir = writeCourse(sampleFiles());
const dataDir = mkdtempSync(join(tmpdir(), 'learner-data-'));
afterAll(() => {
  for (const directory of [courseDir, dataDir]) rmSync(directory, { recursive: true });
});

function run(script: string, ...args: readonly string[]) {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', `scripts/${script}.ts`, ...args],
    { encoding: 'utf8', env: { PATH: process.env['PATH'], COURSE_DIR: courseDir, DATA_DIR: dataDir } },
  );
  return { status, said: stdout.trimEnd().split('\n') };
}

test(
  'learner:export writes a log and learner:fit says what it found, also before the first answer',
  { timeout: 240_000 },
  () => {
    expect(run('course-import').status).toBe(0);

    const header = 'user,item,topic,type,correct,timestamp,guess';
    expect(run('learner-export')).toMatchObject({ status: 0, said: [header] });
    const file = join(dataDir, 'log.csv');
    expect(run('learner-export', '--out', file).said).toEqual([`${file}  0 answers`]);
    expect(readFileSync(file, 'utf8')).toBe(`${header}\n`);

    expect(run('learner-fit')).toMatchObject({
      status: 0,
      said: ['0 answers of 0 students.', 'A fit needs 25 students; there are 0. Nothing was published.'],
    });
  },
);
