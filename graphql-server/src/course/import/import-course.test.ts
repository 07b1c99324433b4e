import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  changedSample,
  SAMPLE_CHAPTER,
  SAMPLE_GIFT,
  sampleCourse,
  sampleFiles,
  writeCourse,
} from '../../../test/fixtures/course-sample/sample-course';
import { openEmptyDatabase } from '../../../test/support/database';
import type { Database } from '../../database/database';
import { ChapterEntity, TopicEntity, UnitEntity } from '../../library/library.entity';
import type { FreeResponse } from '../../../../economics/free-response/free-response';
import { sampleFreeResponse } from '../../../test/support/free-responses';
import { FreeResponseEntity } from '../../free-response/free-response.entity';
import { AnswerEntity, QuestionEntity, QuestionRevisionEntity } from '../../quiz/question.entity';
import { CourseImportEntity } from '../course-import.entity';
import { withQuestions, type ChapterSource, type CourseSource } from '../read/course-source';
import type { StoredAnswer } from './course-rows';
import { importCourse, importIfChanged, importLines } from './import-course';
import { parseCourse } from '../read/read-course';

const MONDAY = new Date('2026-11-16T08:00:00Z');
const TUESDAY = new Date('2026-11-17T08:00:00Z');

let db: Database;
beforeAll(async () => {
  db = await openEmptyDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  const tables = [
    'course_import',
    'users',
    'quiz_attempt',
    'free_response_attempt',
    'free_response',
    'answer',
    'question',
    'topic',
    'chapter',
    'unit',
    'subject',
  ];
  await db.fork().execute(`truncate ${tables.join(', ')} restart identity cascade`);
});

const run = (course: CourseSource, now = MONDAY) => importCourse(db.fork(), course, now);
const change = (from: string | RegExp, to: string) => changedSample(SAMPLE_GIFT, (text) => text.replace(from, to));
const question = (stableId: string) => db.fork().findOneOrFail(QuestionEntity, { stableId });
const withoutQuestion = (id: string) => change(new RegExp(`// \\[id:${id}\\][^]*?\\n}\\n`), '');

async function answersOf(stableId: string): Promise<StoredAnswer[]> {
  return db.fork().find(AnswerEntity, { question: { stableId } }, { orderBy: { id: 'asc' } });
}

/** Every row of the course's tables with the transaction that wrote it: a write leaves its mark even where nothing differs. */
async function rowVersions(): Promise<object[]> {
  const tables = [
    'subject',
    'unit',
    'chapter',
    'topic',
    'question',
    'answer',
    'question_revision',
    'free_response',
    'course_import',
  ];
  const rows = await Promise.all(
    tables.map((table) =>
      db.fork().execute<object[]>(`select '${table}' as "table", xmin::text, id from "${table}" order by id`),
    ),
  );
  return rows.flat();
}

const COUNTS = { added: 0, changed: 0, retired: 0, restored: 0, unchanged: 0 };

test('the first import stores the whole course, with texts as HTML', async () => {
  const { questions, notDeleted } = await run(sampleCourse());
  expect(questions).toEqual({ ...COUNTS, added: 24 });
  expect(notDeleted).toEqual([]);

  const em = db.fork();
  const units = await em.findAll(UnitEntity, { orderBy: { position: 'asc' } });
  expect(units.map(({ name, announced }) => [name, announced])).toEqual([
    ['Unit 1: Markets', ['1.11 Auctions']],
    ['Unit 2: Firms', []],
  ]);
  const chapters = await em.findAll(ChapterEntity, { orderBy: { position: 'asc' } });
  expect(chapters.map(({ name, position }) => [name, position])).toEqual([
    ['1.2 Trade', 1],
    ['1.10 Money', 2],
  ]);
  expect(chapters[0]).toMatchObject({ videoUrl: null, videoBlurb: '<p>What <strong>trade</strong> is about.</p>' });
  expect((await em.findAll(TopicEntity, { orderBy: { id: 'asc' } })).map(({ topicName }) => topicName)).toEqual([
    ...['Gains', 'Terms', 'Coins'],
  ]);

  const stored = await question('g-01');
  expect(stored).toMatchObject({
    type: 'interpretation',
    difficulty: 2,
    text: '<p>Why do goodsg1 and wantsg1 meet at priceg1?</p>',
    takeaway: 'Remember g-01.',
    retiredAt: null,
  });
  expect(stored.topic.id).toBe(10);
  const answers = await answersOf('g-01');
  expect(
    answers.map(({ text, isCorrect, misconception, rationale }) => [text, isCorrect, misconception, rationale]),
  ).toEqual([
    ['claim g-01 0', false, 'upside-down', 'That is not so.'],
    ['claim g-01 1', true, null, 'That is <strong>so</strong>.'],
    ['claim g-01 2', false, 'upside-down', 'That is not so.'],
    ['claim g-01 3', false, 'off-by-one', 'That is not so.'],
  ]);
});

test('importing an unchanged course writes nothing', async () => {
  await run(sampleCourse());
  const before = await rowVersions();
  expect((await run(sampleCourse(), TUESDAY)).questions).toEqual({ ...COUNTS, unchanged: 24 });
  expect(await rowVersions()).toEqual(before);
});

test('importing a changed question preserves its id and those of unchanged choices, and stores a revision', async () => {
  await run(sampleCourse());
  const [before, old] = [await question('g-01'), await answersOf('g-01')];
  const { questions } = await run(change('~claim g-01 2', '~a new claim'), TUESDAY);
  expect(questions).toEqual({ ...COUNTS, changed: 1, unchanged: 23 });

  expect((await question('g-01')).id).toBe(before.id);
  const answers = await answersOf('g-01');
  expect(answers.map(({ id, text, retired, position }) => [id, text, retired, position])).toEqual([
    ...old.map(({ id, text, position }) => [id, text, text === 'claim g-01 2', position]),
    [expect.any(Number), 'a new claim', false, 3],
  ]);

  const revisions = await db.fork().findAll(QuestionRevisionEntity);
  expect(revisions).toHaveLength(1);
  expect(revisions[0]?.question.id).toBe(before.id);
  expect(revisions[0]?.replacedAt).toEqual(TUESDAY);
  expect(revisions[0]?.content).toMatchObject({
    topicId: 10,
    text: '<p>Why do goodsg1 and wantsg1 meet at priceg1?</p>',
    answers: old.map(({ id, text, isCorrect }) => ({ id, text, isCorrect })),
  });
});

test('a removed choice that returns is the same row again', async () => {
  await run(sampleCourse());
  const old = await answersOf('g-01');
  await run(change('~claim g-01 2', '~a new claim'));
  await run(sampleCourse(), TUESDAY);
  const answers = await answersOf('g-01');
  expect(answers.filter(({ retired }) => !retired).map(({ id }) => id)).toEqual(old.map(({ id }) => id));
  expect(answers.filter(({ retired }) => retired).map(({ text }) => text)).toEqual(['a new claim']);
});

test('an import can make another choice the correct one, old or new', async () => {
  await run(sampleCourse());
  const moved = changedSample(SAMPLE_GIFT, (text) =>
    text.replace('=claim g-01 1#', '~claim g-01 1# @off-by-one').replace(/~claim g-01 3# \S+/, '=claim g-01 3#'),
  );
  await run(moved);
  const correct = async () => (await answersOf('g-01')).filter(({ isCorrect, retired }) => isCorrect && !retired);
  expect((await correct()).map(({ text }) => text)).toEqual(['claim g-01 3']);
  await run(change('=claim g-01 1', '=the truth'));
  expect((await correct()).map(({ text }) => text)).toEqual(['the truth']);
});

test('an import retires a removed question, and restores it when it returns', async () => {
  await run(sampleCourse());
  const { id } = await question('g-01');
  expect((await run(withoutQuestion('g-01'), TUESDAY)).questions).toEqual({ ...COUNTS, retired: 1, unchanged: 23 });
  expect(await question('g-01')).toMatchObject({ id, retiredAt: TUESDAY });
  expect((await run(withoutQuestion('g-01'))).questions).toEqual({ ...COUNTS, unchanged: 23 });
  expect((await run(sampleCourse())).questions).toEqual({ ...COUNTS, restored: 1, unchanged: 23 });
  expect(await question('g-01')).toMatchObject({ id, retiredAt: null });
});

test('an import can swap the slugs of two chapters', async () => {
  await run(sampleCourse());
  const files = sampleFiles();
  const swapped = [...files].map(([path, text]): [string, string] => [
    path,
    text.replace(/^slug: (\w+)$/m, (_, slug) => `slug: ${slug === 'trade' ? 'money' : 'trade'}`),
  ]);
  const directory = writeCourse(new Map(swapped));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  expect(await importIfChanged(db, directory, TUESDAY)).toMatchObject({ outcome: 'imported' });
  const chapters = await db.fork().findAll(ChapterEntity, { orderBy: { id: 'asc' } });
  expect(chapters.map(({ slug }) => slug)).toEqual(['money', 'trade']);
});

test('an import deletes removed topics and chapters unless student data refers to them', async () => {
  await run(sampleCourse());
  const em = db.fork();
  await em.execute(
    `insert into users (username, email, password_hash, created_at) values ('ines', 'ines@example.org', 'x', now())`,
  );
  await em.execute('insert into topic_progress (user_id, topic_id) values (1, 11)');
  await em.execute(`insert into lesson_position values (1, 2, 'scene-1', now())`);
  const course = sampleCourse();
  const empty = { ...course, units: course.units.map((unit) => ({ ...unit, chapters: [] })) };
  const { notDeleted, questions } = await run(empty, TUESDAY);
  expect(questions.retired).toBe(24);
  expect(notDeleted).toEqual(['topic "Terms"', 'chapter "1.2 Trade"', 'chapter "1.10 Money"']);
  expect((await em.fork().findAll(TopicEntity)).map(({ id }) => id)).toEqual([11]);
  expect((await em.fork().findAll(ChapterEntity)).map(({ id }) => id)).toEqual([1, 2]);
});

test('an import does not delete the topic of a question that a student was asked', async () => {
  await run(sampleCourse());
  const em = db.fork();
  await em.execute(
    `insert into quiz_attempt (owner_id, id, type, scope, seed, started_at)
     values (-1, '00000000-0000-4000-8000-000000000001', 'chapterQuizNoUser', 'chapter:1', 1, now())`,
  );
  const { id } = await question('t-05');
  await em.execute(
    `insert into attempt_question (owner_id, attempt_id, position, question_id, answer_order)
     values (-1, '00000000-0000-4000-8000-000000000001', 1, ${id}, '[]')`,
  );
  const withoutTerms = changedSample(SAMPLE_CHAPTER, (text) => text.replace(/ {2}- id: 11\n.*\n/, ''));
  const [unit, ...others] = withoutTerms.units;
  if (unit === undefined) throw new Error('the sample has units');
  const chapters = unit.chapters.map((chapter) => ({
    ...chapter,
    questions: chapter.questions.filter(({ category }) => category === 'Gains'),
  }));
  const { notDeleted } = await run({ ...withoutTerms, units: [{ ...unit, chapters }, ...others] }, TUESDAY);
  expect(notDeleted).toEqual(['topic "Terms"']);
  const left = await db.fork().find(QuestionEntity, { topic: 11 });
  expect(left.map(({ stableId, retiredAt }) => [stableId, retiredAt])).toEqual([['t-05', TUESDAY]]);
});

test('concurrent imports store the course once', async () => {
  const results = await Promise.all([1, 2, 3].map(() => run(sampleCourse())));
  expect(results.map(({ questions }) => questions.added).sort()).toEqual([0, 0, 24]);
  expect(await db.fork().count(QuestionEntity)).toBe(24);
  expect(await db.fork().count(AnswerEntity)).toBe(96);
});

test('a failing import changes nothing', async () => {
  await run(sampleCourse());
  const before = await rowVersions();
  const unchecked = change('[tag:definition] ', '');
  await expect(run(unchecked, TUESDAY)).rejects.toThrow(`${SAMPLE_GIFT}:3 has no type`);
  expect(await rowVersions()).toEqual(before);
});

test('importIfChanged imports changed files only, and refuses a course with problems', async () => {
  const directory = writeCourse(sampleFiles());
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const gift = join(directory, SAMPLE_GIFT);
  const original = sampleFiles().get(SAMPLE_GIFT) ?? '';

  expect(await importIfChanged(db, directory, MONDAY)).toMatchObject({ outcome: 'imported' });
  expect(await importIfChanged(db, directory, TUESDAY)).toEqual({ outcome: 'unchanged' });
  expect(await db.fork().findAll(CourseImportEntity)).toMatchObject([{ importedAt: MONDAY }]);

  const before = await rowVersions();
  writeFileSync(gift, original.replace('[tag:definition]', ''));
  expect(await importIfChanged(db, directory, TUESDAY)).toMatchObject({
    outcome: 'refused',
    problems: [{ file: SAMPLE_GIFT, line: 3, message: 'it has no type' }],
  });
  expect(await rowVersions()).toEqual(before);

  writeFileSync(gift, original.replace('Remember g-00', 'Never forget g-00'));
  const outcome = await importIfChanged(db, directory, TUESDAY);
  expect(outcome).toMatchObject({ outcome: 'imported', result: { questions: { changed: 1, unchanged: 23 } } });
  expect(await importIfChanged(db, directory, TUESDAY)).toEqual({ outcome: 'unchanged' });
});

test('an import stores a generated question with its figure and model, and a second import changes nothing', async () => {
  const files = sampleFiles();
  const rename = (text: string) => text.replace(/\bTerms$/gm, 'Binding price ceilings');
  const chapter = rename(files.get(SAMPLE_CHAPTER) ?? '').replace(
    '---\n\n#',
    'models:\n  shortage-under-a-ceiling: 2\n---\n\n#',
  );
  const model = 'question-models/shortage-under-a-ceiling.yaml';
  files.set(model, readFileSync(`course/${model}`, 'utf8'));
  const { course, problems } = parseCourse(
    files.set(SAMPLE_CHAPTER, chapter).set(SAMPLE_GIFT, rename(files.get(SAMPLE_GIFT) ?? '')),
  );
  expect(problems).toEqual([]);
  expect((await run(course)).questions).toEqual({ ...COUNTS, added: 26 });
  expect(await question('shortage-under-a-ceiling-2')).toMatchObject({
    origin: 'model',
    model: 'market-with-a-ceiling',
    figure: { name: 'shortage-under-a-ceiling-2', picture: { kind: 'market', ceiling: expect.any(Number) } },
  });
  expect(await question('g-00')).toMatchObject({ origin: 'hand', model: null, figure: null });
  const before = await rowVersions();
  expect((await run(course, TUESDAY)).questions).toEqual({ ...COUNTS, unchanged: 26 });
  expect(await rowVersions()).toEqual(before);
});

test('a question whose origin becomes a teacher stays the same row', async () => {
  await run(sampleCourse());
  const ours = await question('g-00');
  const course = sampleCourse();
  const theirs = withQuestions(course, ({ questions }) =>
    questions.map((one) => (one.stableId === 'g-00' ? { ...one, origin: 'teacher' as const } : one)),
  );
  expect((await run(theirs, TUESDAY)).questions).toEqual({ ...COUNTS, unchanged: 24 });
  expect(await question('g-00')).toMatchObject({ id: ours.id, origin: 'teacher', model: null });
});

describe('free-response questions', () => {
  const original = sampleFreeResponse();
  const edited = { ...original, title: 'Edited' };
  const withFreeResponses = (...given: readonly FreeResponse[]): CourseSource => {
    const course = sampleCourse();
    const first = course.units[0]!.chapters[0]!;
    const inChapter = (chapter: ChapterSource) =>
      chapter.id === first.id
        ? { ...chapter, freeResponses: given.map((one) => ({ ...one, at: () => chapter.at })) }
        : chapter;
    return { ...course, units: course.units.map((unit) => ({ ...unit, chapters: unit.chapters.map(inChapter) })) };
  };
  const versions = async () => {
    const rows = await db.fork().findAll(FreeResponseEntity, { orderBy: { id: 'asc' } });
    return rows.map(({ definition, retiredAt }) => [definition.id, definition.title, retiredAt === null]);
  };
  const none = { added: 0, changed: 0, retired: 0, unchanged: 0 };

  test('are added, and written only when they change', async () => {
    const second = sampleFreeResponse('sample-2');
    expect((await run(withFreeResponses(original, second))).freeResponses).toEqual({ ...none, added: 2 });
    const before = await rowVersions();
    expect((await run(withFreeResponses(original, second), TUESDAY)).freeResponses).toEqual({ ...none, unchanged: 2 });
    expect(await rowVersions()).toEqual(before);
  });

  test('that change get a new version, and their old one again when the change is taken back', async () => {
    await run(withFreeResponses(original));
    expect((await run(withFreeResponses(edited), TUESDAY)).freeResponses).toEqual({ ...none, changed: 1 });
    expect(await versions()).toEqual([
      ['sample-1', 'Rides', false],
      ['sample-1', 'Edited', true],
    ]);
    expect((await run(withFreeResponses(original), TUESDAY)).freeResponses).toEqual({ ...none, changed: 1 });
    expect(await versions()).toEqual([
      ['sample-1', 'Rides', true],
      ['sample-1', 'Edited', false],
    ]);
  });

  test('that the course no longer has are retired, and restored when they come back', async () => {
    await run(withFreeResponses(original));
    expect((await run(withFreeResponses(), TUESDAY)).freeResponses).toEqual({ ...none, retired: 1 });
    expect((await run(withFreeResponses(), TUESDAY)).freeResponses).toEqual(none);
    expect(await versions()).toEqual([['sample-1', 'Rides', false]]);
    expect((await run(withFreeResponses(original), TUESDAY)).freeResponses).toEqual({ ...none, added: 1 });
    expect(await versions()).toEqual([['sample-1', 'Rides', true]]);
  });

  test('do not keep a chapter that the course no longer has, unless somebody answered them', async () => {
    const without = sampleCourse();
    const [first, ...others] = without.units;
    const removed = { ...without, units: [{ ...first!, chapters: first!.chapters.slice(1) }, ...others] };
    await run(withFreeResponses(original));
    expect((await run(removed, TUESDAY)).notDeleted).toEqual([]);
    expect(await versions()).toEqual([]);
    await run(withFreeResponses(original));
    await db.fork().execute(
      `insert into free_response_attempt (owner_id, id, free_response_id, answer, started_at, own_scores)
       select -1, gen_random_uuid(), id, '{}', now(), '{}' from free_response`,
    );
    expect((await run(removed, TUESDAY)).notDeleted).toEqual(['chapter "1.2 Trade"']);
  });
});

test('the import result lists what was written and what could not be deleted', () => {
  const freeResponses = { added: 3, changed: 0, retired: 1, unchanged: 6 };
  const questions = { added: 2, changed: 1, retired: 0, restored: 0, unchanged: 9 };
  expect(importLines({ questions, freeResponses, notDeleted: ['topic "Terms"'] })).toEqual([
    'Questions: 2 added, 1 changed, 0 retired, 0 restored, 9 unchanged.',
    'Free responses: 3 added, 0 changed, 1 retired, 6 unchanged.',
    'No longer in the course, but not deleted because student data refers to it: topic "Terms".',
  ]);
});

describe('reserved questions', () => {
  const chapterFolder = SAMPLE_GIFT.slice(0, SAMPLE_GIFT.lastIndexOf('/'));
  const reservedOf = (gift: string) => {
    const files = sampleFiles();
    const bank = (files.get(SAMPLE_GIFT) ?? '').replace(gift, '');
    return parseCourse(files.set(SAMPLE_GIFT, bank).set(`${chapterFolder}/mock.gift`, `$CATEGORY: Gains\n\n${gift}`))
      .course;
  };
  const blockOf = (id: string) =>
    new RegExp(`// \\[id:${id}\\][^]*?\\n}\\n`).exec(sampleFiles().get(SAMPLE_GIFT) ?? '')?.[0] ?? '';
  const fresh = reservedOf(blockOf('g-01').replaceAll('g-01', 'm-01'));

  test('are stored with their mark, and an unchanged import writes nothing', async () => {
    expect((await run(fresh)).questions).toEqual({ ...COUNTS, added: 25 });
    expect((await question('m-01')).reserved).toBe(true);
    expect((await question('g-01')).reserved).toBe(false);
    const before = await rowVersions();
    expect((await run(fresh, TUESDAY)).questions).toEqual({ ...COUNTS, unchanged: 25 });
    expect(await rowVersions()).toEqual(before);
  });

  test('were never asked in quizzes: one that was needs another id, and nothing is written', async () => {
    await run(sampleCourse());
    const before = await rowVersions();
    await expect(run(reservedOf(blockOf('g-01')), TUESDAY)).rejects.toThrow('quizzes have asked g-01');
    expect(await rowVersions()).toEqual(before);
  });

  test('may become questions of quizzes', async () => {
    await run(fresh);
    const { course } = parseCourse(
      sampleFiles().set(
        SAMPLE_GIFT,
        `${sampleFiles().get(SAMPLE_GIFT) ?? ''}\n${blockOf('g-01').replaceAll('g-01', 'm-01').replace('Why do', 'How can')}`,
      ),
    );
    expect((await run(course, TUESDAY)).questions).toEqual({ ...COUNTS, changed: 1, unchanged: 24 });
    expect((await question('m-01')).reserved).toBe(false);
  });
});
