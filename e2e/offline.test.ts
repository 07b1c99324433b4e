import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrate, PHONE } from './support/browser';
import { touch } from './support/input-methods';
import { resetLinkFor } from './support/mail';
import * as offline from './support/offline';
import { answer, nextButton, quizScreen, takeQuiz, waitForQuestion } from './support/quiz';
import { useSite } from './support/site';
import { chapterRow, enroll, me, PASSWORD, signInAs, type Student } from './support/student';

// The connection drops, as it does on trains: no answer and no input is lost, and the page shows the current state.

const OFFLINE = 'The server isn’t responding. Check your connection and try again.';
const input = touch();

const site = useSite(PHONE);

/** All problems except the console errors that a missing network always causes. */
const problemsOfOurs = () => site.open.problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'));

const goOffline = () => offline.goOffline(site.open);
const comeBack = () => offline.comeBack(site.open);

describe('in the middle of a quiz', () => {
  const notSaved = () => quizScreen(site.open.page).getByText('Not saved yet');
  const submitFailed = () =>
    quizScreen(site.open.page).getByText('The quiz has not been submitted. Your answers are saved on this device.');

  async function beginAs(student: Student): Promise<void> {
    const { page } = site.open;
    await signInAs(page, student);
    await page.goto('/quiz?type=chapterQuiz&chapter=1');
    await page.getByRole('button', { name: 'Start The Quiz' }).tap();
    await waitForQuestion(page, 1);
    await answer(page, input, true);
    await nextButton(page).tap();
    await waitForQuestion(page, 2);
  }

  async function answerAndGoOn(number: number): Promise<void> {
    await waitForQuestion(site.open.page, number);
    await answer(site.open.page, input, true);
    await nextButton(site.open.page).tap();
  }

  test('answers given offline are shown as not saved, outlive a reload, and count', async () => {
    const { page } = site.open;
    const student = await enroll(site.server, 'in_a_tunnel');
    await beginAs(student);
    await goOffline();
    await answerAndGoOn(2);
    await answerAndGoOn(3);
    await notSaved().waitFor();

    // The page loads again, but the API is still unreachable: the quiz and its unsaved answers must survive the reload.
    await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
    await comeBack();
    await page.reload();
    await waitForQuestion(page, 4);
    await notSaved().waitFor();
    await page.unroute('**/graphql');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));

    await waitForQuestion(page, 4);
    await quizScreen(page).getByRole('progressbar', { name: '3 of 6 answered' }).waitFor();
    await notSaved().waitFor({ state: 'hidden' });
    await takeQuiz(page, input, () => true, 4);
    await page.getByText('6 of 6 correct').waitFor();
    expect(chapterRow(await me(site.server, student), '1')?.quizGrade).toBe(100);
    expect(problemsOfOurs()).toEqual([]);
  });

  test('a quiz submitted offline says so, keeps the answers, and is submitted later', async () => {
    const { page } = site.open;
    const student = await enroll(site.server, 'last_question');
    await beginAs(student);
    for (const number of [2, 3, 4, 5]) await answerAndGoOn(number);
    await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
    await answerAndGoOn(6);
    await submitFailed().waitFor();
    await quizScreen(page).getByRole('radio', { checked: true }).waitFor();
    await page.unroute('**/graphql');

    await goOffline();
    await quizScreen(page).getByRole('button', { name: 'You’re offline. Submit later', disabled: true }).waitFor();
    await comeBack();
    await nextButton(page).tap();
    await page.getByText('6 of 6 correct').waitFor();
    expect(chapterRow(await me(site.server, student), '1')?.quizGrade).toBe(100);
    expect(problemsOfOurs()).toEqual([]);
  });
});

describe('a form submitted offline says so, keeps what was typed, and goes through later', () => {
  test('sign-up, and then the choice of chapters', async () => {
    const { page } = site.open;
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
    await page.getByRole('button', { name: 'Save my plan' }).tap();
    const alert = page.getByRole('alert');
    await alert.getByText('Your plan has not been saved.').waitFor();
    await alert.getByText(OFFLINE).waitFor();
    expect(await unit.isChecked()).toBe(true);

    await comeBack();
    await page.getByRole('button', { name: 'Save my plan' }).tap();
    await page.waitForURL('**/userhome');
    await page.getByRole('region', { name: 'UP NEXT' }).getByText('Scarcity').waitFor();
    expect(problemsOfOurs()).toEqual([]);
  });

  test('login', async () => {
    const { page } = site.open;
    const { username: name } = await enroll(site.server, 'on_a_plane');
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

  /** Submits a form offline, checks that the input is still there, and submits it again online. */
  async function submitTwice(submit: Locator, told: Locator, typed: readonly (readonly [Locator, string])[]) {
    for (const [field, text] of typed) await field.fill(text);
    await goOffline();
    await submit.tap();
    await told.waitFor();
    for (const [field, text] of typed) expect(await field.inputValue()).toBe(text);
    await comeBack();
    await submit.tap();
  }
  const main = () => site.open.page.getByRole('main');
  const toldOffline = () => main().getByRole('alert').getByText(OFFLINE);

  test('the second try of a login', async () => {
    const { page } = site.open;
    const { username } = await enroll(site.server, 'in_the_lift');
    await page.goto('/whoops');
    const submit = main().getByRole('button', { name: 'Log In' });
    await submit.tap();
    await page.getByRole('heading', { level: 1, name: 'There was a problem logging in' }).waitFor();
    await submitTwice(submit, toldOffline(), [
      [main().getByLabel('Username'), username],
      [main().getByRole('textbox', { name: 'Password' }), PASSWORD],
    ]);
    await page.waitForURL('**/userhome');
    expect(problemsOfOurs().filter((problem) => !problem.includes('status of 4'))).toEqual([]);
  });

  test('a forgotten password, and the new one', async () => {
    const { page } = site.open;
    await enroll(site.server, 'on_an_island', 0);
    const address = 'on_an_island@example.com';
    await page.goto('/retrievedata?for=password');
    await submitTwice(main().getByRole('button', { name: 'Reset My Password' }), toldOffline(), [
      [main().getByLabel('Email'), address],
    ]);
    await main().getByText('spam folder').waitFor();

    await page.goto(await resetLinkFor(site.server, address));
    await submitTwice(main().getByRole('button', { name: 'Reset Password' }), toldOffline(), [
      [main().getByLabel('New Password'), 'Elastic99'],
      [main().getByLabel('Confirm Password'), 'Elastic99'],
    ]);
    await main().getByText('You successfully reset your password.').waitFor();
    expect(problemsOfOurs()).toEqual([]);
  });

  test('a message', async () => {
    const { page } = site.open;
    await page.goto('/contactus');
    await hydrate(page);
    const told = main().getByText('Your message has not been sent. It is saved here.');
    await submitTwice(main().getByRole('button', { name: 'Send Email!' }), told, [
      [main().getByLabel('Subject'), 'Question 3'],
      [main().getByLabel('Your Email'), 'ada@example.com'],
      [main().getByLabel('Message'), 'Is B not right as well?'],
    ]);
    await page.waitForURL('**/messagesent');
    expect(problemsOfOurs()).toEqual([]);
  });

  test('a search', async () => {
    const { page } = site.open;
    await page.goto('/aboutus');
    await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().tap();
    await page.getByRole('searchbox').fill('scarcity');
    await goOffline();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'This page did not load' }).waitFor();
    await comeBack();
    await main()
      .getByRole('link', { name: /^Jump to this Video: 1\.1/ })
      .waitFor();
    expect(await page.getByRole('searchbox', { includeHidden: true }).inputValue()).toBe('scarcity');
  });

  test('the choice of topics for a quiz', async () => {
    const { page } = site.open;
    await signInAs(page, await enroll(site.server, 'in_the_woods'));
    await page.goto('/quizgenerator');
    const topics = main().getByRole('checkbox');
    await topics.nth(0).tap();
    await topics.nth(2).tap();
    await goOffline();
    await main().getByRole('button', { name: 'Create Quiz' }).tap();
    await page.getByRole('heading', { level: 1, name: 'This page did not load' }).waitFor();
    await comeBack();
    await page.getByRole('heading', { level: 1, name: 'Topic quiz' }).waitFor();
    await page.goBack();
    await main().getByText('2 topics chosen').waitFor();
    expect(await topics.nth(2).isChecked()).toBe(true);
  });

  test('the mark of a video', async () => {
    const { page } = site.open;
    await signInAs(page, await enroll(site.server, 'on_a_boat'));
    await page.goto('/video/1');
    const mark = page.getByRole('button', { name: 'Mark Video As Watched' });
    await mark.waitFor();
    await goOffline();
    await mark.tap();
    await page.getByRole('alert').getByText('Your change was not saved.').waitFor();
    await comeBack();
    await mark.tap();
    await page.getByText('already watched').waitFor();
    expect(problemsOfOurs()).toEqual([]);
  });
});

test('a page whose code does not come waits for the line, and then loads by itself', async () => {
  const { page } = site.open;
  await page.goto('/aboutus');
  await hydrate(page);
  await goOffline();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).tap();
  await page.getByRole('heading', { level: 1, name: 'This page did not load' }).waitFor();
  await page.getByRole('button', { name: 'Reload' }).tap();
  await page.getByText('We can’t reach the server.').waitFor();
  await comeBack();
  await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
  // React logs the errors that an error boundary caught.
  expect(problemsOfOurs().filter((problem) => !problem.includes('dynamically imported module'))).toEqual([]);
});

describe('what opens on top of a page, and is not there yet, says so there, and opens by itself', () => {
  test('a form', async () => {
    const { page } = site.open;
    await page.goto('/aboutus');
    await hydrate(page);
    await goOffline();
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).tap();
    const told = page.getByRole('alert').filter({ hasText: 'The form did not load.' });
    await told.getByRole('button', { name: 'Not now' }).tap();
    await told.waitFor({ state: 'detached' });
    await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).tap();
    await told.waitFor();
    await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
    await comeBack();
    await page.getByRole('dialog', { name: 'Get Started' }).getByLabel('Username').waitFor();
    expect(await told.count()).toBe(0);
  });

  test('the tour', async () => {
    const { page } = site.open;
    await signInAs(page, await enroll(site.server, 'in_the_cellar'));
    await page.goto('/userhome');
    await page.getByRole('button', { name: 'Show me around' }).waitFor();
    await goOffline();
    await page.getByRole('button', { name: 'Show me around' }).tap();
    await page.getByRole('alert').getByText('The tour did not load.').waitFor();
    await page.getByRole('region', { name: 'UP NEXT' }).waitFor();
    await comeBack();
    await page.getByRole('dialog', { name: 'Tour of the dashboard' }).waitFor();
  });
});
