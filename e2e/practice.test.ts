import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './support/browser';
import { quizScreen, waitForQuestion } from './support/quiz';
import { useSite } from './support/site';
import { enroll, signInAs, takeQuizByApi } from './support/student';

// Practice for some minutes, from home to its results.

const site = useSite(PHONE);

test('a student with ten minutes is told when they are over, and finishes with what was answered', async () => {
  const { page, problems } = site.open;
  const student = await enroll(site.server, 'ten_minutes', 3);
  await takeQuizByApi(site.server, student, { type: 'chapterQuiz', chapterId: '1' }, false);
  await signInAs(page, student);
  await page.clock.install();
  await page.goto('/userhome');
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Practice' }).tap();
  await page.getByRole('button', { name: '10 minutes' }).tap();
  await waitForQuestion(page, 1);
  const quiz = quizScreen(page);

  const answer = async () => {
    const choices = quiz.getByRole('radiogroup').locator('label');
    const number = quiz.getByRole('textbox');
    await choices.first().or(number).waitFor();
    if ((await number.count()) > 0) await number.fill('1');
    else await choices.first().tap();
    await quiz.getByRole('button', { name: 'Check answer' }).tap();
    await quiz.getByRole('heading', { name: /^(Correct|Not quite)$/ }).waitFor();
    // A second tap at the same place would count as a double one, which does not skip an explanation.
    await page.keyboard.press('Enter');
  };
  await page.clock.fastForward('03:00');
  await answer();
  await waitForQuestion(page, 2);
  expect(await page.getByRole('dialog', { name: /^That was/ }).count()).toBe(0);
  await page.clock.fastForward('07:30');
  // In the middle of a question nothing is said.
  expect(await page.getByRole('dialog', { name: /^That was/ }).count()).toBe(0);
  await answer();
  const told = page.getByRole('dialog', { name: /^That was 10 minutes: [0-2] of 2 right\.$/ });
  await told.getByRole('button', { name: 'Finish' }).tap();
  await page.getByRole('heading', { level: 1, name: '10 minutes of practice' }).waitFor();
  expect(
    await page
      .getByText(/of 2 correct/)
      .first()
      .innerText(),
  ).toContain('of 2');
  await page.getByRole('link', { name: 'Practice again' }).tap();
  await page.getByRole('heading', { level: 1, name: 'How much time do you have?' }).waitFor();
  expect(problems).toEqual([]);
});

test('practice has one primary action, and fits a window of 320 pixels and a low laptop', async () => {
  const { page, problems } = site.open;
  await signInAs(page, await enroll(site.server, 'no_sideways', 1));
  for (const viewport of [{ width: 320, height: 640 }, PHONE, DESKTOP, { width: 1366, height: 650 }]) {
    await page.setViewportSize(viewport);
    await page.goto('/practice');
    const ten = page.getByRole('button', { name: '10 minutes' });
    // React has replaced the server's HTML once the shortcuts are there.
    await page.getByLabel('Shortcuts').waitFor({ state: 'attached' });
    await ten.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    const { y = Infinity, height = 0 } = (await ten.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(viewport.height - 57);
    expect(await page.locator('main [class*="primary"]').count()).toBe(1);
  }
  expect(problems).toEqual([]);
});
