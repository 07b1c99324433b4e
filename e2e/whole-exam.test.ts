import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChooseChaptersDocument, MarkVideoDocument, QuizAttemptDocument } from '../schema/generated/graphql';
import { chaptersOf } from '../graphql-server/src/course/read/course-source';
import { inShare } from '../test-support/share';
import { DESKTOP, openPage, sharedBrowser, type WatchedPage } from './support/browser';
import { course } from './support/course-key';
import { sendOperation } from './support/graphql';
import { keyboard } from './support/input-methods';
import { takeQuiz, waitForQuestion } from './support/quiz';
import { sharedServer } from './support/site';
import { chapterRow, enroll, me, signInAs, takeQuizByApi, type Student } from './support/student';

// A student takes the chapters from price floors to inequality: the quiz asks about every topic, and the grade counts.
// Once a unit, in a browser: the lesson plays, and the quiz is taken by keyboard.

const FIRST = '4.4 Price Floors';

const server = sharedServer();
const all = chaptersOf(course);
const chapters = all.slice(all.findIndex(({ name }) => name === FIRST));
let open: WatchedPage;
/** Takes all chapters by the API. */
let student: Student;
let inBrowser: Student;

async function enrollForAll(username: string): Promise<Student> {
  const enrolled = await enroll(server, username, 0);
  const choices = chapters.map(({ id }) => ({ chapterId: String(id), chosen: true }));
  await sendOperation(server, ChooseChaptersDocument, { choices }, enrolled.token);
  return enrolled;
}

beforeAll(async () => {
  open = await openPage(await sharedBrowser(), DESKTOP, server.url);
  student = await enrollForAll('whole_exam');
  inBrowser = await enrollForAll('whole_exam_seen');
  await signInAs(open.page, inBrowser);
});
afterAll(() => open.close());

async function playLesson(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Play|Continue)/ }).click();
  const position = page.getByRole('slider', { name: 'Position in the lesson' });
  await position.waitFor();
  await expect
    .poll(async () => Number(await position.inputValue()), { message: 'the lesson plays' })
    .toBeGreaterThan(0);
}

test('the chapters from price floors on are the rest of the exam', () => {
  expect(chapters).toHaveLength(29);
});

test.each(chapters)('$name is asked about and graded', async ({ id, topics }) => {
  const chapterId = String(id);
  await sendOperation(server, MarkVideoDocument, { chapterId, watched: true }, student.token);
  const attemptId = await takeQuizByApi(server, student, { type: 'chapterQuiz', chapterId }, true);
  const { quizAttempt } = await sendOperation(server, QuizAttemptDocument, { id: attemptId }, student.token);
  expect(new Set(quizAttempt.questions.map(({ question }) => question.topic?.topicName))).toEqual(
    new Set(topics.map(({ name }) => name)),
  );
  expect(quizAttempt.score).toBe(100);
  expect(chapterRow(await me(server, student), chapterId)).toMatchObject({ videoCompleted: true, quizGrade: 100 });
});

/** The first of the chapters in each unit. */
const firsts = [...Map.groupBy(chapters, ({ name }) => name.split('.')[0]).values()].flatMap(([first]) => first ?? []);

test.each(inShare(firsts))('$name plays, is asked about, and is graded', async ({ id, name, topics }) => {
  const { page, problems } = open;
  await page.goto(`/video/${id}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await playLesson(page);
  await page.getByRole('link', { name: 'Mark as Completed & Rock the Quiz' }).click();
  await page.getByRole('button', { name: 'Start The Quiz' }).click();
  await waitForQuestion(page, 1);
  const given = await takeQuiz(page, keyboard(page), (number) => number > 1);
  await page.waitForURL('**/results?**');
  expect(new Set(given.map(({ topic }) => topic))).toEqual(new Set(topics.map((topic) => topic.name)));
  const right = given.filter(({ isRight }) => isRight).length;
  expect(right).toBe(given.length - 1);
  await page.getByText(`${right} of ${given.length} correct`, { exact: true }).waitFor();
  const row = chapterRow(await me(server, inBrowser), String(id));
  expect(row).toMatchObject({ videoCompleted: true, quizGrade: Math.floor((100 * right) / given.length) });
  expect(problems).toEqual([]);
});
