import type { Browser, Locator } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, sharedBrowser, openPage, PHONE, type WatchedPage } from './support/browser';
import { masteryAfter } from './support/expected-progress';
import { touch, keyboard } from './support/input-methods';
import { answer, nextButton, quizScreen, takeQuiz, waitForQuestion, type GivenAnswer } from './support/quiz';
import { sharedServer } from './support/site';
import { photographer } from './support/shots';
import { enroll, signInAs } from './support/student';

// The student's view of the learner model, end to end: rates certainty, reports a question, reads why a question was
// chosen, and reviews topics, misconceptions and mistakes until all mistakes are corrected.

const server = sharedServer();
let browser: Browser;
let open: WatchedPage;

/** What a question and its choices say. Variants may share their stem. */
const textsOf = ({ stem, choices }: GivenAnswer) => [stem, ...choices.map(({ text }) => text).sort()].join('\n');

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterEach(() => open.close());

describe.each([
  { way: 'on a phone, by touch', viewport: PHONE, username: 'touched' },
  { way: 'on a desktop, by keyboard alone', viewport: DESKTOP, username: 'keyed' },
])('a student $way', ({ viewport, username }) => {
  test('says how sure, reports, sees why, and corrects every mistake', async () => {
    const student = await enroll(server, username, 1);
    open = await openPage(browser, viewport, server.url);
    const { page, problems } = open;
    const input = viewport === PHONE ? touch() : keyboard(page);
    const shoot = photographer(page);
    const main = page.getByRole('main');
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
    const shows = (target: Locator, text: string | RegExp) => target.getByText(text).first().waitFor();
    const choose = (radio: Locator) => (viewport === PHONE ? radio.tap() : radio.press('Space'));
    const learning = (name: string) =>
      input.press(page.getByRole('navigation', { name: 'Your learning' }).getByRole('link', { name }));
    await signInAs(page, student);

    // In the quiz: reports the first question and answers it wrong with the certainty "sure".
    await page.goto('/quiz?type=chapterQuiz&chapter=1');
    await input.press(main.getByRole('button', { name: 'Start The Quiz' }));
    await waitForQuestion(page, 1);
    await input.press(quizScreen(page).getByRole('button', { name: 'Report a problem' }));
    const report = page.getByRole('dialog', { name: 'Report this question' });
    await choose(report.getByLabel('The question is unclear'));
    await input.fill(report.getByLabel('Tell us more (optional)'), 'Of which farm?');
    await shoot('report');
    await input.press(report.getByRole('button', { name: 'Send report' }));
    await shows(report, 'Thank you');
    await input.press(report.getByRole('button', { name: 'Back to the question' }));
    const missed = await answer(page, input, false);
    const sure = quizScreen(page).getByRole('button', { name: 'Sure', exact: true });
    if (viewport === PHONE) await sure.tap();
    else await page.keyboard.press('s');
    expect(await sure.getAttribute('aria-pressed')).toBe('true');
    await shoot('certainty');

    // The certainty is still there after a reload.
    await page.waitForFunction(() => !Object.keys(sessionStorage).some((key) => key.startsWith('quiz.unsaved')));
    await page.reload();
    await waitForQuestion(page, 1);
    expect(await sure.getAttribute('aria-pressed')).toBe('true');
    await input.press(nextButton(page));

    // The results: every second answer is correct, and the first one shows the certainty.
    const given = [missed, ...(await takeQuiz(page, input, (number) => number % 2 === 0, 2))];
    const wrong = given.filter(({ isRight }) => !isRight);
    await page.waitForURL('**/results?**');
    await shows(page.locator('#question-1'), 'You said: sure.');
    await shoot('results');

    // The progress page: each topic has the label that its answers earn.
    await input.openMenu(page.getByRole('button', { name: 'Menu' }));
    await input.press(page.getByRole('link', { name: 'My progress' }));
    await heading('My progress');
    for (const { topic, score, label } of masteryAfter(given))
      await page.getByRole('button', { name: `${topic}, chapter 1.1: ${label}, ${score}` }).waitFor();
    await shows(page.getByRole('region', { name: 'Confidence and accuracy' }), '0 of 1 correct · 0%');
    await shows(main, 'Our estimate of what you know');
    await shoot('progress');

    // The page with the misconceptions behind the wrong choices.
    await learning('Misconceptions');
    await heading('Misconceptions');
    await shows(main, /^Came up (once|twice|\d times) in \d+ answers?/);
    await shoot('misconceptions');

    // The notebook: the mistake made with the certainty "sure" comes first.
    await learning('Mistakes');
    await heading('Mistakes');
    const confident = main
      .getByRole('listitem')
      .filter({ has: page.locator('details') })
      .first();
    await shows(confident, 'You were sure of this one.');
    await input.press(confident.getByText('Your answer, the correct answer, and why'));
    await shows(confident, missed.choices[missed.chosen]?.why.slice(0, 20) ?? '');
    await shows(confident, 'Correct answer');
    await shoot('mistakes');
    await shows(main, `${wrong.length} mistakes, 1 of which you were sure about.`);

    // Practices questions like the missed ones, whose keys were shown, until no mistake is left, and sees why they were asked.
    await input.press(main.getByRole('button', { name: 'Practice these' }));
    const corrected = await takeQuiz(page, input);
    expect(corrected.map(({ topic }) => topic).sort()).toEqual(wrong.map(({ topic }) => topic).sort());
    const missedAsIs = new Set(wrong.map(textsOf));
    expect(corrected.map(textsOf).filter((texts) => missedAsIs.has(texts))).toEqual([]);
    await page.waitForURL('**/rqresults?**');
    await shows(page.locator('#question-1'), 'Why you got this question:');
    await shoot('why-asked');
    await page.goto('/mistakes');
    await page.getByRole('heading', { name: 'No mistakes to review' }).waitFor();

    // The predictions for all these answers next to the actual results.
    await learning('How we choose');
    await heading('How we choose your questions');
    await shows(
      main,
      new RegExp(`^For your last ${given.length + corrected.length} answers, it expected \\d+% to be correct`),
    );
    await shoot('how-we-choose');
    expect(problems).toEqual([]);
  });
});
