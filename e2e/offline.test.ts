import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchBrowser, openPage, PHONE, type WatchedPage } from './support/browser';
import { finger } from './support/hands';
import { answer, nextButton, quizScreen, takeQuiz, waitForQuestion } from './support/quiz';
import { startServer, type StartedServer } from './support/server';
import { enrol, me, PASSWORD, signInAs, type Student } from './support/student';

// The line drops, as lines do on trains: nothing that was answered or typed is lost, and the page says how things stand.

const OFFLINE = 'No answer from the server. Check your connection and try again.';
const hands = finger();

let browser: Browser;
let server: StartedServer;
let open: WatchedPage;

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
beforeEach(async () => void (open = await openPage(browser, PHONE, server.url)));
afterEach(() => open.close());
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** All that went wrong, but for what an absent network is bound to write into the console. */
const problemsOfOurs = () => open.problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'));

const goOffline = () => open.context.setOffline(true);
const comeBack = () => open.context.setOffline(false);

describe('in the middle of a quiz', () => {
  const notSaved = () => quizScreen(open.page).getByText('Not saved yet');
  const handInFailed = () => quizScreen(open.page).getByText('The quiz is not handed in yet. Your answers are kept.');

  async function beginAs(student: Student): Promise<void> {
    const { page } = open;
    await signInAs(page, student);
    await page.goto('/quiz?type=chapterQuiz&chapter=1');
    await page.getByRole('button', { name: 'Start The Quiz' }).tap();
    await waitForQuestion(page, 1);
    await answer(page, hands, true);
    await nextButton(page).tap();
    await waitForQuestion(page, 2);
  }

  async function answerAndGoOn(place: number): Promise<void> {
    await waitForQuestion(open.page, place);
    await answer(open.page, hands, true);
    await nextButton(open.page).tap();
  }

  test('answers given without a line are shown as not saved, outlive a reload, and count', async () => {
    const { page } = open;
    const student = await enrol(server, 'in_a_tunnel');
    await beginAs(student);
    await goOffline();
    await answerAndGoOn(2);
    await answerAndGoOn(3);
    await notSaved().waitFor();

    // The page comes back, but the API is still away: what is not saved must come through the reload by itself.
    await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
    await comeBack();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'The quiz did not load' }).waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).tap();

    await waitForQuestion(page, 4);
    await quizScreen(page).getByRole('progressbar', { name: '3 of 6 answered' }).waitFor();
    await notSaved().waitFor({ state: 'hidden' });
    await takeQuiz(page, hands, () => true, 4);
    await page.getByText('6 of 6 right').waitFor();
    expect((await me(server, student)).userChapters.find(({ chapter }) => chapter.id === '1')?.quizGrade).toBe(100);
    expect(problemsOfOurs()).toEqual([]);
  });

  test('a quiz handed in without a line says so, keeps the answers, and is handed in later', async () => {
    const { page } = open;
    const student = await enrol(server, 'last_question');
    await beginAs(student);
    for (const place of [2, 3, 4, 5]) await answerAndGoOn(place);
    await goOffline();
    await answerAndGoOn(6);
    await handInFailed().waitFor();
    await quizScreen(page).getByRole('radio', { checked: true }).waitFor();

    await comeBack();
    await nextButton(page).tap();
    await page.getByText('6 of 6 right').waitFor();
    expect((await me(server, student)).userChapters.find(({ chapter }) => chapter.id === '1')?.quizGrade).toBe(100);
    expect(problemsOfOurs()).toEqual([]);
  });
});

describe('a form submitted without a line says so, keeps what was typed, and goes through later', () => {
  test('sign-up, and then the choice of chapters', async () => {
    const { page } = open;
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).tap();
    const form = page.getByRole('dialog', { name: 'Get Started' });
    const username = form.getByLabel('Username');
    const email = form.getByLabel('Email');
    const password = form.getByRole('textbox', { name: 'Password' });
    const oldEnough = form.getByLabel(/at least 13/);
    await username.fill('no_bars');
    await email.fill('no_bars@example.com');
    await password.fill(PASSWORD);
    await oldEnough.tap();
    await goOffline();
    await form.getByRole('button', { name: 'Sign Up' }).tap();
    await form.getByRole('alert').getByText(OFFLINE).waitFor();
    expect(await username.inputValue()).toBe('no_bars');
    expect(await email.inputValue()).toBe('no_bars@example.com');
    expect(await password.inputValue()).toBe(PASSWORD);
    expect(await oldEnough.isChecked()).toBe(true);

    await comeBack();
    await form.getByRole('button', { name: 'Sign Up' }).tap();
    await page.waitForURL('**/getstarted');

    const unit = page.getByRole('checkbox', { name: /^Unit 1/ });
    await unit.tap();
    await goOffline();
    await page.getByRole('button', { name: 'Submit' }).tap();
    const alert = page.getByRole('alert');
    await alert.getByText('Your plan is not saved yet.').waitFor();
    await alert.getByText(OFFLINE).waitFor();
    expect(await unit.isChecked()).toBe(true);

    await comeBack();
    await page.getByRole('button', { name: 'Submit' }).tap();
    await page.waitForURL('**/userhome');
    await page.getByRole('region', { name: 'UP NEXT' }).getByText('Scarcity').waitFor();
    expect(problemsOfOurs()).toEqual([]);
  });

  test('login', async () => {
    const { page } = open;
    const { username: name } = await enrol(server, 'on_a_plane');
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).tap();
    const form = page.getByRole('dialog', { name: 'Log In' });
    const username = form.getByLabel('Username');
    const password = form.getByRole('textbox', { name: 'Password' });
    await username.fill(name);
    await password.fill(PASSWORD);
    await goOffline();
    await form.getByRole('button', { name: 'Log In' }).tap();
    await form.getByRole('alert').getByText(OFFLINE).waitFor();
    expect(await username.inputValue()).toBe(name);
    expect(await password.inputValue()).toBe(PASSWORD);

    await comeBack();
    await form.getByRole('button', { name: 'Log In' }).tap();
    await page.waitForURL('**/userhome');
    expect(problemsOfOurs()).toEqual([]);
  });

  test('the mark of a video', async () => {
    const { page } = open;
    await signInAs(page, await enrol(server, 'on_a_boat'));
    await page.goto('/video/1');
    const mark = page.getByRole('button', { name: 'Mark Video As Watched' });
    await mark.waitFor();
    await goOffline();
    await mark.tap();
    await page.getByRole('alert').getByText('The mark was not saved.').waitFor();
    await comeBack();
    await mark.tap();
    await page.getByText('already watched').waitFor();
    expect(problemsOfOurs()).toEqual([]);
  });
});

test('a page whose code does not come waits for the line, and then loads by itself', async () => {
  const { page } = open;
  await page.goto('/aboutus');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await goOffline();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).tap();
  await page.getByRole('heading', { level: 1, name: 'This page did not load' }).waitFor();
  await page.getByRole('button', { name: 'Load it again' }).tap();
  await page.getByText('No connection to the server.').waitFor();
  await comeBack();
  await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
  // React names what the page guard has caught.
  expect(problemsOfOurs().filter((problem) => !problem.includes('dynamically imported module'))).toEqual([]);
});
