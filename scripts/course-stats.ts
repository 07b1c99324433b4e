import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { loadCourse, type Course } from '../graphql-server/src/course/course';
import { isChapter, isSameName } from '../graphql-server/src/course/read/find-by-name';
import { csvText } from '../graphql-server/src/csv';
import { FIRST_ANSWERS } from '../graphql-server/src/review/items/first-answers.queries';
import { ANSWERS_NEEDED } from '../graphql-server/src/review/items/item-remarks';
import { itemReports, type ItemChosen } from '../graphql-server/src/review/items/item-report';
import { itemCsv, itemTable } from '../graphql-server/src/review/items/item-table';
import { isSet, optionOf, runCommand, UsageError } from './command-line';
import { withDatabase } from './with-database';

// npm run course:stats [CHAPTER [TOPIC]]: item statistics of each question: facility, discrimination, choices, and what an
// author should look at. First answers only, from the database of the settings; --csv for a spreadsheet.

const USAGE = 'npm run --silent course:stats -- [CHAPTER [TOPIC]] [--min 20] [--csv]';

function readCommandLine() {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    options: { chapter: text, topic: text, min: text, csv: { type: 'boolean' } },
    allowPositionals: true,
  });
  const needed = Number(optionOf(values, 'min') ?? ANSWERS_NEEDED);
  if (!Number.isInteger(needed) || needed < 2) throw new UsageError('--min is a number of students, 2 or more.');
  return {
    chapter: optionOf(values, 'chapter') ?? positionals[0],
    topic: optionOf(values, 'topic') ?? positionals[1],
    needed,
    csv: isSet(values, 'csv'),
  };
}

function choose(course: Course, { chapter, topic, needed }: ReturnType<typeof readCommandLine>): ItemChosen {
  const chosen: ItemChosen = {
    chapter: (one) => chapter === undefined || isChapter(one, chapter),
    topic: ({ topicName }) => topic === undefined || isSameName(topicName, topic),
    needed,
  };
  const chapters = course.chapters.filter(chosen.chapter);
  if (chapters.length === 0) throw new UsageError(`The course has no chapter "${chapter ?? ''}".`);
  const topics = chapters.flatMap((one) => one.topics);
  if (!topics.some(chosen.topic)) {
    const names = topics.map(({ topicName }) => topicName).join(', ');
    throw new UsageError(`There is no topic "${topic ?? ''}". There are: ${names}.`);
  }
  return chosen;
}

await runCommand(USAGE, async () => {
  const wanted = readCommandLine();
  await withDatabase(async (db) => {
    const course = await loadCourse(db);
    const reports = itemReports(course, await db.replicaQuery(FIRST_ANSWERS, {}), choose(course, wanted));
    process.stdout.write(wanted.csv ? csvText(itemCsv(reports)) : `${itemTable(reports, wanted.needed).join('\n')}\n`);
  });
});
