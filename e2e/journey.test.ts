import type { Browser, Locator } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { masteryAfter, scoreAfter, type GivenAnswer } from './support/expected-progress';
import { DESKTOP, sharedBrowser, openPage, PHONE, type WatchedPage } from './support/browser';
import { touch, keyboard } from './support/input-methods';
import { quizScreen, takeQuiz, waitForQuestion } from './support/quiz';
import { sharedServer } from './support/site';
import { photographer } from './support/shots';
import { PASSWORD } from './support/student';
import { watchOperations } from './support/graphql';

// The main user journey, end to end: a new student signs up, chooses Unit 1, fails the first quiz, reads why, passes,
// and finds everything again after a reload and after logging in again.

const FIRST = '1.1 Scarcity, Choice and Opportunity Cost';
const SECOND = '1.2 Resource Allocation and Economic Systems';

const server = sharedServer();
let browser: Browser;
let open: WatchedPage;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterEach(() => open.close());

describe.each([
  { way: 'on a phone, by touch', viewport: PHONE, username: 'touch_typist' },
  { way: 'on a desktop, by keyboard alone', viewport: DESKTOP, username: 'key_player' },
])('a new student $way', ({ viewport, username }) => {
  test('signs up, fails, learns why, passes, moves on, and finds it all again', async () => {
    open = await openPage(browser, viewport, server.url);
    const { page, problems } = open;
    const input = viewport === PHONE ? touch() : keyboard(page);
    const sent = watchOperations(page);
    const shoot = photographer(page);

    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
    const link = (name: string | RegExp, within: Locator = page.getByRole('main')) =>
      within.getByRole('link', { name });
    const button = (name: string | RegExp, within: Locator = page.getByRole('main')) =>
      within.getByRole('button', { name });
    const upNext = page.getByRole('region', { name: 'UP NEXT' });
    const rowOf = (name: string) =>
      page
        .getByRole('region', { name: 'Study Plan' })
        .getByRole('listitem')
        .filter({ hasText: name.slice(4) })
        .first();
    const shows = (target: Locator, text: string | RegExp) => target.getByText(text).first().waitFor();
    const masteryShows = async (given: GivenAnswer[]) => {
      const topics = page.getByRole('region', { name: 'Topic Mastery' });
      for (const { topic, score, label } of masteryAfter(given)) {
        const entry = topics.getByRole('listitem').filter({ hasText: topic });
        await shows(entry, score);
        await shows(entry, label);
      }
    };

    // Signs up.
    await page.goto('/');
    await heading(/Microeconomics/).waitFor();
    await shoot('landing');
    await input.press(button('Get Started', page.getByRole('banner')));
    const signUp = page.getByRole('dialog', { name: 'Get Started' });
    await input.fill(signUp.getByLabel('Username'), username);
    await input.fill(signUp.getByLabel('Email'), `${username}@example.com`);
    await input.fill(signUp.getByRole('textbox', { name: 'Password' }), PASSWORD);
    await input.press(signUp.getByLabel(/at least 13/));
    await shoot('sign-up');
    await input.press(button('Sign Up', signUp));

    // Chooses Unit 1.
    await page.waitForURL('**/getstarted');
    await input.press(page.getByRole('checkbox', { name: /^Unit 1: Intro to Economic Concepts/ }));
    await shows(page.getByRole('main'), '7 chapters chosen');
    await shoot('choose-chapters');
    await input.press(button('Save my plan'));

    // The dashboard opens. The student skips the tour and has no progress yet.
    const tour = page.getByRole('dialog', { name: 'Tour of the dashboard' });
    await tour.waitFor();
    await shoot('tour');
    await input.press(button('Skip the tour', tour));
    await heading(new RegExp(`Welcome, ${username}`, 'i')).waitFor();
    await shows(upNext, FIRST.slice(4));
    await shows(rowOf(FIRST), 'Watch the Video First');
    await shoot('dashboard-new');

    // Opens 1.1, watches it and takes its quiz.
    await input.press(link('Watch the Video', upNext));
    await heading(FIRST).waitFor();
    await shoot('video');
    await input.press(button('Mark Video As Watched'));
    await shows(page.getByRole('main'), 'already watched');
    await input.press(link(`Take the Chapter Quiz for ${FIRST}`));
    await heading(`Chapter quiz: ${FIRST}`).waitFor();
    await shoot('quiz-intro');
    await input.press(button('Start The Quiz'));
    await waitForQuestion(page, 1);
    await shoot('quiz-first-question');

    // Fails the quiz: two answers correct, all others wrong.
    const beforeFailing = sent.length;
    const failed = await takeQuiz(page, input, (number) => number <= 2);
    await page.waitForURL('**/results?**');
    const failedScore = scoreAfter(failed);
    expect(failedScore).toBeLessThan(50);
    await shows(page.getByRole('main'), new RegExp(`^2 of ${failed.length} correct$`));
    await shows(page.getByRole('main'), /retry the quiz/);
    await shoot('results-failed');

    // The review shows each wrong choice and the correct one, each with its explanation.
    for (const { number, choices, chosen, isRight } of failed) {
      const reviewed = page.locator(`#question-${number}`);
      await shows(reviewed, isRight ? `Question ${number}: correct` : `Question ${number}: incorrect`);
      const right = choices.find((choice) => choice.isRight);
      const told = await reviewed.locator('ul').first().innerText();
      const flat = told.replace(/\s+/g, ' ');
      for (const choice of [choices[chosen], right]) {
        expect(flat).toContain(choice?.text);
        expect(flat).toContain(choice?.why);
      }
      expect(flat).toContain(isRight ? 'Your answer is correct' : 'Correct answer');
    }
    await link('Watch the video again').waitFor();
    expect(await button('Continue').count()).toBe(0);

    // The dashboard shows the result from the cache, without a request.
    await input.press(link('Back to my Dashboard'));
    await shows(rowOf(FIRST), `Quiz ${failedScore}%`);
    await shows(rowOf(FIRST), /^Yikes/);
    await masteryShows(failed);
    expect(sent.slice(beforeFailing)).toContain('FinishQuiz');
    expect(sent.slice(beforeFailing)).not.toContain('Me');
    expect(sent.slice(beforeFailing)).not.toContain('Library');
    await shoot('dashboard-failed');

    // Retakes it and passes.
    await input.press(link('Retake the Chapter Quiz', upNext));
    await input.press(button('Start The Quiz'));
    const beforePassing = sent.length;
    const passed = await takeQuiz(page, input);
    await shows(page.getByRole('main'), /amazing/);
    await shows(page.getByRole('main'), `${passed.length} of ${passed.length} correct`);
    await shoot('results-passed');

    // Continues to 1.2, and the dashboard shows that too.
    await input.press(button('Continue'));
    await heading(SECOND).waitFor();
    await shoot('next-video');
    await input.press(link('Back to my Dashboard'));
    await input.press(page.getByText('Passed: 1 chapter'));
    await shows(rowOf(FIRST), 'Quiz 100%');
    await shows(rowOf(FIRST), 'Video watched');
    await shows(upNext, SECOND.slice(4));
    await masteryShows([...failed, ...passed]);
    const sincePassing = sent.slice(beforePassing);
    expect(sincePassing).toContain('FinishQuiz');
    expect(sincePassing).toContain('AdvanceChapter');
    expect(sincePassing.filter((name) => ['Me', 'Library'].includes(name))).toEqual([]);
    await shoot('dashboard-passed');

    const everythingIsThere = async () => {
      await heading(new RegExp(`Welcome back, ${username}`, 'i')).waitFor();
      await shows(upNext, SECOND.slice(4));
      await input.press(page.getByText('Passed: 1 chapter'));
      await shows(rowOf(FIRST), 'Quiz 100%');
      await shows(rowOf(FIRST), 'Video watched');
      await shows(rowOf(SECOND), 'Watch the Video First');
      await masteryShows([...failed, ...passed]);
    };

    // Reloads.
    await page.reload();
    await everythingIsThere();

    // Logs out. Pages for students are no longer accessible.
    await input.openMenu(button('Menu', page.getByRole('banner')));
    await shoot('menu');
    await input.press(button('Logout', page.getByRole('banner')));
    await page.waitForURL(`${server.url}/`);
    await page.goto('/userhome');
    await page.waitForURL(`${server.url}/`);

    // Logs in again.
    await input.press(button('Log In', page.getByRole('banner')));
    const logIn = page.getByRole('dialog', { name: 'Log In' });
    await input.fill(logIn.getByLabel('Username'), username);
    await input.fill(logIn.getByRole('textbox', { name: 'Password' }), PASSWORD);
    await shoot('log-in');
    await input.press(button('Log In', logIn));
    await everythingIsThere();
    await shoot('dashboard-again');

    expect(await quizScreen(page).count()).toBe(0);
    expect(problems).toEqual([]);
  });
});
