import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, SettingError, type Config } from '../graphql-server/src/config';
import { loadCourse, type Course } from '../graphql-server/src/course/course';
import { DirectoryInUse } from '../graphql-server/src/database/directory-lock';
import { openDatabase } from '../graphql-server/src/database/open-database';
import { FIRST_ANSWERS, type FirstAnswerRow } from '../graphql-server/src/review/items/first-answers.queries';
import { ANSWERS_NEEDED } from '../graphql-server/src/review/items/item-remarks';
import { itemReports, type ItemChosen } from '../graphql-server/src/review/items/item-report';
import { itemCsv, itemTable } from '../graphql-server/src/review/items/item-table';
import { isSet, isUsage, optionOf, UsageError, usageLines } from './command-line';

// npm run course:stats [CHAPTER [TOPIC]]: how each question fares with students: facility, discrimination, choices, and what
// an author should look at. First answers only, from the database of the settings; --csv for a spreadsheet.

const USAGE = 'npm run --silent course:stats -- [CHAPTER [TOPIC]] [--min 20] [--csv]';

interface Order {
  readonly chapter: string | undefined;
  readonly topic: string | undefined;
  readonly needed: number;
  readonly csv: boolean;
}

function readOrder(): Order {
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
    ...{ needed, csv: isSet(values, 'csv') },
  };
}

const sameWords = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

function choose(course: Course, { chapter, topic, needed }: Order): ItemChosen {
  const chosen: ItemChosen = {
    chapter: ({ name, slug }) =>
      chapter === undefined || [name, slug, name.split(' ')[0] ?? ''].some((known) => sameWords(known, chapter)),
    topic: ({ topicName }) => topic === undefined || sameWords(topicName, topic),
    needed,
  };
  const chapters = course.chapters.filter(chosen.chapter);
  if (chapters.length === 0) throw new UsageError(`The course has no chapter "${chapter ?? ''}".`);
  const topics = chapters.flatMap((one) => one.topics);
  if (!topics.some(chosen.topic))
    throw new UsageError(`There is no topic "${topic ?? ''}", but ${topics.map((one) => one.topicName).join(', ')}.`);
  return chosen;
}

async function run(config: Config, order: Order): Promise<string[]> {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'db')))
    throw new UsageError(`There is no database in ${config.dataDir} yet: start the site once.`);
  const db = await openDatabase(config);
  try {
    const course = await loadCourse(db);
    const reports = itemReports(course, await db.rows<FirstAnswerRow>(FIRST_ANSWERS, []), choose(course, order));
    return order.csv ? itemCsv(reports) : itemTable(reports, order.needed);
  } finally {
    await db.close();
  }
}

try {
  console.log((await run(readConfig(), readOrder())).join('\n'));
} catch (error) {
  if (isUsage(error)) console.error(usageLines(error, USAGE));
  else if (error instanceof DirectoryInUse)
    console.error(`${error.message}\nThe embedded database serves one process: stop the site for as long as you look.`);
  else console.error(error instanceof SettingError ? error.message : error);
  process.exitCode = 1;
}
