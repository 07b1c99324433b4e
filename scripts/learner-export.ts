import 'reflect-metadata';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { loadCourse } from '../graphql-server/src/course/course';
import { csvText } from '../graphql-server/src/csv';
import { answerLog } from '../graphql-server/src/quiz/answer-log';
import { optionOf, runCommand, UsageError } from './command-line';
import { withDatabase } from './with-database';

// npm run learner:export: all students' answers as the anonymous CSV log that learner:evaluate reads; --out FILE for a file.

const USAGE = 'npm run --silent learner:export -- [--out FILE]';

function readFileName(): string | undefined {
  const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
  // Without `--`, npm passes on only the value of `--out FILE`.
  const [file = optionOf(values, 'out'), ...more] = positionals;
  if (more.length > 0) throw new UsageError('Name one file.');
  return file;
}

await runCommand(USAGE, async () => {
  const file = readFileName();
  await withDatabase(async (db) => {
    const course = await loadCourse(db);
    let answers = -1;
    async function* pages() {
      for await (const lines of answerLog(db.kysely, course)) {
        answers += lines.length;
        yield csvText(lines);
      }
    }
    if (file === undefined) await pipeline(Readable.from(pages()), process.stdout, { end: false });
    else {
      await pipeline(Readable.from(pages()), createWriteStream(file, { mode: 0o600 }));
      console.log(`${file}  ${answers} answers`);
    }
  });
});
