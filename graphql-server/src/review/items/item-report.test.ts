import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleCourse } from '../../../test/fixtures/course-sample/sample-course';
import { openEmptyDatabase } from '../../../test/support/database';
import { loadCourse, type Course } from '../../course/course';
import { importCourse } from '../../course/import/import-course';
import type { Database } from '../../database/database';
import { visitorIdOf } from '../../account/owned';
import { FIRST_ANSWERS } from './first-answers.queries';
import { itemReports, type ItemReport } from './item-report';
import { itemCsv, itemTable } from './item-table';

let db: Database;
let course: Course;
let sittings = 0;

beforeAll(async () => {
  db = await openEmptyDatabase();
  await importCourse(db.fork(), sampleCourse(), new Date('2026-11-16T08:00:00Z'));
  course = await loadCourse(db);
});
afterAll(() => db.close());
beforeEach(async () => {
  sittings = 0;
  await db.fork().execute('truncate users, quiz_attempt restart identity cascade');
});

const questionOf = (id: string) =>
  course.topics.flatMap((topic) => course.questionsOf(topic)).find(({ stableId }) => stableId === id)!;
const keyOf = (id: string) => questionOf(id).answers.findIndex(({ isCorrect }) => isCorrect);

async function enrol(name: string): Promise<number> {
  const [user] = await db
    .fork()
    .execute<{ id: number }[]>(
      `insert into users (username, email, password_hash, created_at) values (?, ?, 'x', now()) returning id`,
      [name, `${name}@example.org`],
    );
  return user!.id;
}

interface Sitting {
  readonly user: number | null;
  /** Question id → the number of the choice, from 0. */
  readonly chosen: Readonly<Record<string, number>>;
  readonly state?: 'finished' | 'underWay' | 'abandoned';
}

/** One after the other, in the order of the calls. */
async function sit({ user, chosen, state = 'finished' }: Sitting): Promise<void> {
  const em = db.fork();
  const id = randomUUID();
  const owner = user ?? visitorIdOf(id);
  const start = new Date(Date.UTC(2026, 10, 17, 8, (sittings += 1))).toISOString();
  const finished = state === 'finished' ? [start, 50] : [null, null];
  await em.execute(
    `insert into quiz_attempt (owner_id, id, user_id, type, scope, seed, started_at, finished_at, score, abandoned_at)
     values (?, ?, ?, 'topicQuiz', ?, 1, ?, ?, ?, ?)`,
    [owner, id, user, id, start, ...finished, state === 'abandoned' ? start : null],
  );
  for (const [position, [question, choice]] of Object.entries(chosen).entries()) {
    const { id: questionId, answers } = questionOf(question);
    await em.execute(
      `insert into attempt_question (owner_id, attempt_id, position, question_id, answer_order, given, answered_at, is_correct)
       values (?, ?, ?, ?, '[]', ?, ?, ?)`,
      [
        owner,
        id,
        position + 1,
        questionId,
        JSON.stringify({ choice: answers[choice]!.id }),
        start,
        answers[choice]!.isCorrect,
      ],
    );
  }
}

async function reports(needed = 2): Promise<ItemReport[]> {
  const rows = await db.query(FIRST_ANSWERS, {});
  return itemReports(course, rows, { chapter: () => true, topic: () => true, needed });
}

const reportOf = async (id: string) => (await reports()).find((report) => report.id === id)!;

describe('item reports', () => {
  test('report a question without answers without statistics or remarks', async () => {
    expect(await reports()).toHaveLength(24);
    expect(await reportOf('g-00')).toMatchObject({
      chapter: '1.2 Trade',
      topic: 'Gains',
      guess: 25,
      remarks: [],
      statistics: { n: 0, facility: null },
    });
  });

  test('count only the first answer of each student', async () => {
    const mia = await enrol('mia');
    await sit({ user: mia, chosen: { 'g-00': 1, 'g-01': keyOf('g-01') } });
    await sit({ user: mia, chosen: { 'g-00': keyOf('g-00') } });
    const { statistics, choices } = await reportOf('g-00');
    expect(statistics).toMatchObject({ n: 1, facility: 0 });
    expect(choices.map(({ share, isCorrect }) => [share, isCorrect])).toEqual([
      [0, true],
      [100, false],
      [0, false],
      [0, false],
    ]);
  });

  test('ignore quizzes of visitors, unfinished ones and abandoned ones', async () => {
    const noor = await enrol('noor');
    await sit({ user: null, chosen: { 'g-00': 0 } });
    await sit({ user: noor, chosen: { 'g-00': 0 }, state: 'abandoned' });
    await sit({ user: noor, chosen: { 'g-00': 0 }, state: 'underWay' });
    expect((await reportOf('g-00')).statistics.n).toBe(0);
  });

  test('compare students by the share they got right in the rest of that quiz', async () => {
    // Rests 1, ¾, ¼, 0 with marks 1, 0, 1, 0: the second example of item-statistics.test.ts.
    const others = ['g-01', 'g-02', 'g-03', 'g-04'];
    const right = [4, 3, 1, 0];
    for (const [index, count] of right.entries()) {
      const rest = others.map((id, place): [string, number] => [id, place < count ? keyOf(id) : (keyOf(id) + 1) % 4]);
      const user = await enrol(`student${index}`);
      await sit({ user, chosen: { 'g-00': index % 2 === 0 ? 0 : 1, ...Object.fromEntries(rest) } });
    }
    const { statistics } = await reportOf('g-00');
    expect(statistics.n).toBe(4);
    expect(statistics.discrimination).toBeCloseTo(31.623, 3);
    expect(statistics.efficiency).toBeCloseTo(33.333, 3);
  });

  test('list answered questions in a table by topic, with remarks', async () => {
    for (const name of ['ada', 'ben', 'cleo'])
      await sit({ user: await enrol(name), chosen: { 'g-00': 1, 't-01': keyOf('t-01') } });
    expect(itemTable(await reports(3), 3)).toEqual([
      '1.2 Trade · Gains',
      'question  form  n  facility  sd  guess  discr.  effic.  choices in % (* key)',
      'g-00      –     3        0%  0%    25%       –       –    *0  100    0    0',
      '    ! is the key right? The best students choose "claim g-00 1"',
      '    ! too hard: guessing would do as well (25%)',
      '    ! nobody chooses "claim g-00 2"',
      '    ! nobody chooses "claim g-00 3"',
      '',
      '1.2 Trade · Terms',
      'question  form  n  facility  sd  guess  discr.  effic.  choices in % (* key)',
      't-01      –     3      100%  0%    25%       –       –     0 *100    0    0',
      '    ! too easy: almost everybody gets it right',
      '    ! nobody chooses "claim t-01 0"',
      '    ! nobody chooses "claim t-01 2"',
      '    ! nobody chooses "claim t-01 3"',
      '',
      '24 questions; 2 were answered, 2 by 3 students or more.',
      'Mean facility by form: no form 50% of 2.',
    ]);
  });

  test('leave discrimination out of the table while there are too few answers', async () => {
    await sit({ user: await enrol('dora'), chosen: { 'g-00': 1 } });
    expect(itemTable(await reports(20), 20)).toEqual([
      '1.2 Trade · Gains',
      'question  form  n  facility  sd  guess  discr.  effic.  choices in % (* key)',
      'g-00      –     1        0%   –    25%       –       –    *0  100    0    0',
      '',
      '24 questions; 1 were answered, 0 by 20 students or more.',
      'With fewer than 20 first answers, discrimination and efficiency are not shown.',
    ]);
  });
});

test('the CSV has every question on its own line and quotes commas and quotation marks', async () => {
  const [report] = await reports();
  const remarks = ['nobody chooses "a, b"'];
  const [header, line, ...more] = itemCsv([{ ...report!, remarks }]);
  expect(header).toBe(
    'question,chapter,topic,form,n,facility,sd,guess,discrimination,efficiency,key,choice_1,share_1,choice_2,share_2,choice_3,share_3,choice_4,share_4,remarks',
  );
  expect(line).toBe(
    'g-00,1.2 Trade,Gains,,0,,,25.0,,,1,claim g-00 0,0.0,claim g-00 1,0.0,claim g-00 2,0.0,claim g-00 3,0.0,"nobody chooses ""a, b"""',
  );
  expect(more).toEqual([]);
});
