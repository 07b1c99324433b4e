import { expect, test } from 'vitest';
import { DESKTOP } from './support/browser';
import { keyboard } from './support/input-methods';
import { answer, quizScreen, waitForQuestion } from './support/quiz';
import { useSite } from './support/site';
import { enroll, signInAs, takeQuizByApi } from './support/student';

// From a mistake in the notebook to another question like it, and back.

const site = useSite(DESKTOP);

test('a student who gets another question like a missed one right has one mistake less', async () => {
  const { page, problems } = site.open;
  const student = await enroll(site.server, 'another_one', 3);
  await takeQuizByApi(site.server, student, { type: 'chapterQuiz', chapterId: '1' }, false);
  await signInAs(page, student);
  await page.goto('/mistakes');
  const mistakes = page.getByRole('listitem').filter({ has: page.locator('details') });
  await mistakes.first().waitFor();
  const before = await mistakes.count();
  await mistakes.first().getByText('Your answer, the correct answer, and why').click();
  await mistakes.first().getByRole('button', { name: 'Another one like this' }).click();
  await waitForQuestion(page, 1);
  await answer(page, keyboard(page), true);
  await quizScreen(page).getByRole('button', { name: 'Check answer' }).click();
  await quizScreen(page).getByRole('heading', { name: 'Correct' }).waitFor();
  await quizScreen(page).getByRole('button', { name: 'Submit Quiz' }).click();
  await page.getByRole('heading', { level: 1, name: 'Practice: another question like it' }).waitFor();
  await page.getByText('You missed a question like this one').waitFor();
  await page.goto('/mistakes');
  await expect.poll(() => mistakes.count()).toBe(before - 1);
  expect(problems).toEqual([]);
});
