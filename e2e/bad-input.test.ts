import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  AGE_NOT_CONFIRMED,
  COMMON_PASSWORD_MESSAGE,
  EMAIL_MESSAGE,
  PASSWORD_MESSAGE,
  USERNAME_MESSAGE,
} from '../schema/rules/account';
import { SELECT_AN_ANSWER } from '../schema/rules/quiz';
import { DESKTOP, sharedBrowser, openPage, PHONE, type WatchedPage } from './support/browser';
import { touch } from './support/input-methods';
import { answer, nextButton, quizScreen, waitForQuestion } from './support/quiz';
import { sharedServer } from './support/site';
import { enroll, PASSWORD, signInAs, type Student } from './support/student';

// Invalid input wherever a student can enter it: the error appears at the field, the input is preserved, and the student can
// continue.

let browser: Browser;
const server = sharedServer();
let regular: Student;
let open: WatchedPage;

beforeAll(async () => {
  regular = await enroll(server, 'a_regular');
  browser = await sharedBrowser();
  open = await openPage(browser, PHONE, server.url);
});
// All tests share one page, with its storage cleared. Opening a new page takes longer than most of these tests.
afterEach(async () => {
  const problems = open.problems.splice(0);
  await open.context.clearCookies();
  await open.page.goto('/healthz');
  await open.page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  open.problems.length = 0;
  expect(problems).toEqual([]);
});
afterAll(() => open.close());

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const pageNamed = (name: string | RegExp) => open.page.getByRole('heading', { level: 1, name }).waitFor();

/** The description that a screen reader reads with the field, once the field is marked invalid. */
async function complaintAt(field: Locator): Promise<string> {
  await field.and(field.page().locator('[aria-invalid="true"]')).waitFor();
  return field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
}

function signUpFields(form: Locator) {
  return {
    username: form.getByLabel('Username'),
    email: form.getByLabel('Email'),
    password: form.getByRole('textbox', { name: 'Password' }),
    oldEnough: form.getByLabel(/at least 13/),
    submit: form.getByRole('button', { name: 'Sign Up' }),
  };
}

async function openSignUp() {
  await open.page.goto('/');
  await open.page.getByRole('banner').getByRole('button', { name: 'Get Started' }).tap();
  return signUpFields(open.page.getByRole('dialog', { name: 'Get Started' }));
}

describe('the sign-up form', () => {
  test('names every empty field and begins at the first', async () => {
    const { username, email, password, oldEnough, submit } = await openSignUp();
    await submit.tap();
    expect(await complaintAt(username)).toContain(USERNAME_MESSAGE);
    expect(await complaintAt(email)).toContain(EMAIL_MESSAGE);
    expect(await complaintAt(password)).toContain(PASSWORD_MESSAGE);
    expect(await complaintAt(oldEnough)).toContain(AGE_NOT_CONFIRMED);
    await username.and(open.page.locator(':focus')).waitFor();
  });

  test.each([
    ['username', 'ab', USERNAME_MESSAGE],
    ['username', 'sixteen_letters_', USERNAME_MESSAGE],
    ['username', 'two words', USERNAME_MESSAGE],
    ['username', 'зeбра_1', USERNAME_MESSAGE],
    ['email', 'not an address', EMAIL_MESSAGE],
    ['email', 'nobody@nowhere', EMAIL_MESSAGE],
    ['email', 'a@example.com,b@example.com', EMAIL_MESSAGE],
    ['password', 'Short1', PASSWORD_MESSAGE],
    ['password', 'nocapitals1', PASSWORD_MESSAGE],
    ['password', 'NoDigitsHere', PASSWORD_MESSAGE],
    ['password', 'FarTooLongForThisRule1', PASSWORD_MESSAGE],
    ['password', 'Password1', COMMON_PASSWORD_MESSAGE],
  ] as const)('refuses the %s "%s" at its field and keeps all that was typed', async (name, typed, message) => {
    const { oldEnough, submit, ...fields } = await openSignUp();
    const good = { username: 'newcomer', email: 'newcomer@example.com', password: PASSWORD };
    const values = { ...good, [name]: typed };
    for (const key of ['username', 'email', 'password'] as const) await fields[key].fill(values[key]); // literal names
    await oldEnough.tap();
    await submit.tap();
    expect(await complaintAt(fields[name])).toContain(message);
    await fields[name].and(open.page.locator(':focus')).waitFor();
    for (const key of ['username', 'email', 'password'] as const) {
      // literal names
      expect(await fields[key].inputValue()).toBe(values[key]);
    }
    expect(await oldEnough.isChecked()).toBe(true);

    await fields[name].fill(good[name]);
    await fields[name].and(open.page.locator(':not([aria-invalid])')).waitFor();
  });

  test('leads a taken name to /whoops, which keeps what was typed and lets the next try through', async () => {
    const { page } = open;
    const form = await openSignUp();
    await form.username.fill(regular.username);
    await form.email.fill('second@example.com');
    await form.password.fill(PASSWORD);
    await form.oldEnough.tap();
    await form.submit.tap();

    await pageNamed('There was a problem signing up');
    expect(new URL(page.url()).pathname).toBe('/whoops');
    const alert = page.getByRole('main').getByRole('alert');
    expect(await alert.innerText()).toMatch(/taken|already/i);
    await page.getByRole('heading', { name: 'Give it another shot' }).waitFor();
    const retry = signUpFields(page.getByRole('main'));
    expect(await retry.username.inputValue()).toBe(regular.username);
    expect(await retry.email.inputValue()).toBe('second@example.com');
    expect(await retry.password.inputValue()).toBe(PASSWORD);
    expect(await retry.oldEnough.isChecked()).toBe(true);

    await retry.username.fill('no');
    await retry.submit.tap();
    expect(await complaintAt(retry.username)).toContain(USERNAME_MESSAGE);
    expect(await retry.password.inputValue()).toBe(PASSWORD);

    // A taken email address is another error, shown in the same place.
    await retry.username.fill('second_one');
    await retry.email.fill(`${regular.username}@example.com`);
    await retry.submit.tap();
    await alert.filter({ hasText: /email/i }).waitFor();
    expect(await retry.username.inputValue()).toBe('second_one');

    await retry.email.fill('second@example.com');
    await retry.submit.tap();
    await page.waitForURL('**/getstarted');
  });
});

describe('the login form', () => {
  const fieldsOf = (form: Locator) => ({
    username: form.getByLabel('Username'),
    password: form.getByRole('textbox', { name: 'Password' }),
    submit: form.getByRole('button', { name: 'Log In' }),
  });

  test.each([
    ['nothing at all', '', ''],
    ['a wrong password', 'a_regular', 'Wrong1Password'],
    ['an unknown name', 'nobody_here', PASSWORD],
    ['a password as long as a book', 'a_regular', 'Aa1'.repeat(3_000)],
    ['a piece of SQL', "' or 1=1; --", "' or 1=1; --"],
  ])('answers %s on /whoops, keeps it, and lets the right one through', async (_, name, password) => {
    const { page } = open;
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).tap();
    const form = fieldsOf(page.getByRole('dialog', { name: 'Log In' }));
    await form.username.fill(name);
    await form.password.fill(password);
    await form.submit.tap();

    await pageNamed('There was a problem logging in');
    const alert = await page.getByRole('main').getByRole('alert').innerText();
    expect(alert).toMatch(/^[A-Z].*[a-z].*\.$/s);
    expect(alert).not.toMatch(/Error|undefined|null|\b[A-Z]+_[A-Z]+\b/);
    const retry = fieldsOf(page.getByRole('main'));
    expect(await retry.username.inputValue()).toBe(name);
    expect(await retry.password.inputValue()).toBe(password);

    await retry.username.fill(regular.username);
    await retry.password.fill(regular.password);
    await retry.submit.tap();
    await page.waitForURL('**/userhome');
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toBe('/whoops');
  });
});

test('the unit tree with nothing chosen says what is missing, until something is chosen', async () => {
  const { page } = open;
  await signInAs(page, await enroll(server, 'undecided', 0));
  await page.goto('/getstarted');
  const submit = page.getByRole('button', { name: 'Save my plan' });
  const alert = page.getByRole('alert').getByText('Choose at least one chapter.');
  await submit.tap();
  await alert.waitFor();
  expect(new URL(page.url()).pathname).toBe('/getstarted');
  await page.getByRole('checkbox', { name: /^1\.2/ }).tap();
  await alert.waitFor({ state: 'hidden' });
  await submit.tap();
  await page.waitForURL('**/userhome');
});

test('Next without an answer says so at the answers, by tap and by key, and continues once there is one', async () => {
  const { page } = open;
  await signInAs(page, regular);
  await page.goto('/quiz?type=chapterQuiz&chapter=2');
  await page.getByRole('button', { name: 'Start The Quiz' }).tap();
  await waitForQuestion(page, 1);
  const alert = quizScreen(page).getByRole('alert');
  const described = quizScreen(page).getByRole('radiogroup').and(page.locator('[aria-describedby]'));

  await nextButton(page).tap();
  await alert.getByText(SELECT_AN_ANSWER).waitFor();
  const id = await described.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${id}"]`).innerText()).toBe(SELECT_AN_ANSWER);
  await answer(page, touch(), true);
  await alert.waitFor({ state: 'hidden' });
  await nextButton(page).tap();
  await waitForQuestion(page, 2);

  await page.keyboard.press('Enter');
  await alert.getByText(SELECT_AN_ANSWER).waitFor();
  await waitForQuestion(page, 2);
});

const NOWHERE = 'There is no equilibrium here';
const NO_ATTEMPT = '00000000-0000-4000-8000-000000000000';

/** The first link in the main area of an error page leads to another page. */
async function leadsOn(page: Page): Promise<void> {
  const before = await h1(page).innerText();
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForFunction(
    (old) => ![null, undefined, '', old].includes(document.querySelector('h1')?.innerText),
    before,
  );
}

describe('an address that leads nowhere', () => {
  test.each([
    ['/nope', NOWHERE],
    ['/nope/deeper?and=more#still', NOWHERE],
    ['/userhome/nope', NOWHERE],
    ['/video', NOWHERE],
    ['/video/1/2', NOWHERE],
    ['/video/9999', 'Chapter not found'],
    ['/video/abc', 'Chapter not found'],
    ['/video/0', 'Chapter not found'],
    ['/video/99999999999999999999', 'Chapter not found'],
    ['/results', 'Nothing to grade'],
    ['/results?attempt=', 'Nothing to grade'],
    ['/results?attempt=made-up', 'Nothing to grade'],
    [`/results?attempt=${NO_ATTEMPT}`, 'Nothing to grade'],
    [`/rqresults?attempt=${NO_ATTEMPT}`, 'Nothing to grade'],
    ['/uqresults?attempt=made-up', 'Nothing to grade'],
    ['/quiz', 'No quiz chosen yet'],
    ['/quiz?type=nonsense', 'No quiz chosen yet'],
    ['/quiz?type=chapterQuiz', 'No quiz chosen yet'],
    ['/quiz?type=chapterQuiz&chapter=9999', 'No quiz chosen yet'],
    ['/quiz?type=chapterQuiz&chapter=abc', 'No quiz chosen yet'],
    ['/finishunit', 'Which unit was that?'],
    ['/finishunit?unit=abc', 'Which unit was that?'],
    ['/video-library/nope', 'Chapter not found'],
  ])('%s tells a student kindly and leads on', async (address, name) => {
    const { page } = open;
    await signInAs(page, regular);
    await page.goto(address);
    await pageNamed(name);
    await leadsOn(page);
  });

  test.each([
    '/quiz?type=unitQuiz&unit=9999',
    '/quiz?type=unitQuiz&unit=-1',
    '/quiz?type=topicQuiz&topics=9999',
    '/quiz?type=topicQuiz&topics=a.b.c',
  ])('%s says at the latest at its start that there is no such quiz, and leads back', async (address) => {
    const { page } = open;
    await signInAs(page, regular);
    await page.goto(address);
    const start = page.getByRole('button', { name: 'Start The Quiz' });
    const sorry = page.getByText(/does not exist|is not a valid \w+ ID|This link doesn’t lead to a quiz/);
    await start.or(sorry).first().waitFor();
    if (await start.isVisible()) await start.tap();
    await sorry.waitFor();
    await page.getByRole('link', { name: 'Back to my Dashboard' }).tap();
    await page.waitForURL('**/userhome');
  });

  test('/quiz with an attempt that is not there offers to begin', async () => {
    const { page } = open;
    await signInAs(page, regular);
    for (const attempt of ['made-up', NO_ATTEMPT]) {
      await page.goto(`/quiz?type=chapterQuiz&chapter=1&attempt=${attempt}`);
      await pageNamed('Quiz not found');
      await page.getByRole('button', { name: 'Back to the quiz start' }).tap();
      await page.getByRole('button', { name: 'Start The Quiz' }).waitFor();
    }
  });

  test.each([
    ['/nope', NOWHERE],
    ['/video-library/nope', 'Chapter not found'],
    ['/video-library/%3Cscript%3E', 'Chapter not found'],
    ['/whoops', 'Nothing went wrong'],
    ['/results?attempt=made-up', /Microeconomics/],
    ['/video/9999', /Microeconomics/],
    ['/quiz?type=nonsense', /Microeconomics/],
  ])('%s tells a visitor kindly', async (address, name) => {
    await open.page.goto(address);
    await pageNamed(name);
    expect(await open.page.getByRole('main').locator('a, button').count()).toBeGreaterThan(0);
  });

  test('one that cannot even be decoded is a page that does not exist', async () => {
    const { page, problems } = open;
    for (const address of ['/%E0%A4%A', '/video-library/%E0%A4%A']) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await h1(page).waitFor();
      expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0);
    }
    // The browser logs the 404, and the router logs that it could not decode the URL and left it unchanged.
    const expected = /status of 404|could not be decoded/;
    expect(problems.splice(0).filter((problem) => !expected.test(problem))).toEqual([]);
  });

  test('another student’s quiz is as unknown as one that never was', async () => {
    const { page } = open;
    await signInAs(page, regular);
    await page.goto('/quiz?type=chapterQuiz&chapter=1');
    await page.getByRole('button', { name: /^(Start The Quiz|Continue the quiz)$/ }).tap();
    await waitForQuestion(page, 1);
    const address = page.url();
    const other = await openPage(browser, DESKTOP, server.url);
    await signInAs(other.page, await enroll(server, 'a_neighbour'));
    await other.page.goto(address);
    await other.page.getByRole('heading', { level: 1, name: 'Quiz not found' }).waitFor();
    expect(other.problems).toEqual([]);
    await other.close();
  });
});
