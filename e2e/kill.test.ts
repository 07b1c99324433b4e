import { randomBytes } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FinishQuizDocument } from '../schema/generated/graphql';
import { sharedBrowser, openPage, PHONE, type WatchedPage } from './support/browser';
import { touch } from './support/input-methods';
import { answer, nextButton, quizScreen, takeQuiz, waitForQuestion } from './support/quiz';
import { launchServer, startServer, type StartedServer } from './support/server';
import { chapterRow, enroll, me, signInAs, type Student } from './support/student';
import { sendOperation } from './support/graphql';

// The server is killed in the middle of a quiz and started again.

const input = touch();

let browser: Browser;
let server: StartedServer;
let student: Student;
let open: WatchedPage;

// Each test leaves a running server to the next, because a start takes longer than most of them.
beforeAll(async () => {
  browser = await sharedBrowser();
  server = await startServer();
});
afterAll(() => server.stop());

const notSaved = () => quizScreen(open.page).getByText('Not saved yet');
const answeredSoFar = (name: string) => quizScreen(open.page).getByRole('progressbar', { name }).waitFor();

/** Answers these questions correctly and waits until the server has confirmed each answer. */
async function giveConfirmed(numbers: readonly number[]): Promise<void> {
  const { page } = open;
  for (const number of numbers) {
    await waitForQuestion(page, number);
    const confirmed = page.waitForResponse((response) => !!response.request().postData()?.includes('SaveAnswer'));
    await answer(page, input, true);
    expect((await confirmed).ok()).toBe(true);
    await nextButton(page).tap();
  }
}

const startAgain = async ({ port, dataDir }: StartedServer) => void (server = await startServer({ port, dataDir }));

async function countsOnce() {
  const user = await me(server, student);
  const { topicProgress } = user;
  expect(chapterRow(user, '1')?.quizGrade).toBe(100);
  expect(topicProgress.reduce((sum, { questionsAsked }) => sum + questionsAsked, 0)).toBe(6);
  expect(topicProgress.reduce((sum, { answeredCorrectly }) => sum + answeredCorrectly, 0)).toBe(6);
}

describe('kill -9 in the middle of a quiz', () => {
  beforeEach(async () => {
    student = await enroll(server, `cut_off_${randomBytes(3).toString('hex')}`);
    open = await openPage(browser, PHONE, server.url);
    await signInAs(open.page, student);
    await open.page.goto('/quiz?type=chapterQuiz&chapter=1');
    await open.page.getByRole('button', { name: 'Start The Quiz' }).tap();
  });
  afterEach(() => open.close());

  test('leaves the answers where they are, and the quiz continues and counts once', async () => {
    const { page } = open;
    await giveConfirmed([1, 2, 3]);
    await server.kill9();
    await startAgain(server);

    await page.reload();
    await waitForQuestion(page, 4);
    await answeredSoFar('3 of 6 answered');
    await quizScreen(page).getByRole('button', { name: 'Previous' }).tap();
    await waitForQuestion(page, 3);
    await quizScreen(page).getByRole('radio', { checked: true }).waitFor();
    await nextButton(page).tap();

    await takeQuiz(page, input, () => true, 4);
    await page.waitForURL('**/results?**');
    await page.getByText('6 of 6 correct').waitFor();
    await countsOnce();

    // Submitting the same quiz again, as a phone does that lost the first response, changes nothing.
    const attemptId = new URL(page.url()).searchParams.get('attempt') ?? '';
    await sendOperation(server, FinishQuizDocument, { attemptId, answers: [] }, student.token);
    await countsOnce();
  });

  test('loses no answer given while the server is dead: it is saved by itself when it is back', async () => {
    const { page } = open;
    await giveConfirmed([1, 2]);
    await waitForQuestion(page, 3);
    await server.kill9();
    await answer(page, input, true);
    await notSaved().waitFor();
    await startAgain(server);

    await notSaved().waitFor({ state: 'hidden' });
    await page.reload();
    await waitForQuestion(page, 3);
    await answeredSoFar('3 of 6 answered');
    await takeQuiz(page, input, () => true, 3);
    await page.getByText('6 of 6 correct').waitFor();
    await countsOnce();
  });
});

test('a second server on the same DATA_DIR refuses to start and says so in one line', async () => {
  const failure = await startServer({ dataDir: server.dataDir }).then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Error);
  const printed = String(failure).split('\n').slice(1).filter(Boolean);
  expect(printed).toHaveLength(1);
  expect(printed[0]).toMatch(/DATA_DIR.*in use by process \d+/);
  expect(printed[0]).toContain(server.dataDir);
  // The first server still works.
  expect((await enroll(server, 'undisturbed')).token).not.toBe('');
});

test('a server started while the one before it is still ending waits for it, and finds its data', async () => {
  const { dataDir } = server;
  student = await enroll(server, 'carried_over');
  const next = await launchServer({ dataDir });
  // Whether the next one finds the lock of the first one held or stale: directory-lock.test.ts shows both.
  await server.kill9();
  await next.ready();
  server = next;
  expect((await me(server, student)).username).toBe('carried_over');
});

test('SIGTERM ends the server in good order', async () => {
  expect(await server.stop()).toBe(0);
});
