import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { User } from '../../../schema/generated/types';
import { PRAISE_LINES } from '../copy/trophy';
import { WELCOME_BACK_LINES } from '../copy/welcome-back';
import type { Answers } from '../mocks/answers';
import { api } from '../mocks/handlers';
import { finished, graded, quiz } from '../mocks/quiz';
import { student } from '../mocks/student';
import { address, openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

const rowOf = async (name: RegExp) => {
  const plan = await screen.findByRole('region', { name: 'Study Plan' });
  const link = within(plan).getAllByRole('link', { name })[0];
  const row = link?.closest('li');
  if (!row) throw new Error(`no row for ${name.source}`);
  return row;
};

describe('the dashboard', () => {
  test('greets by name with one of the eighteen lines, and keeps to it', async () => {
    const { promise, resolve } = Promise.withResolvers<User>();
    await openAs({ me: () => promise }, '/userhome');
    const loading = await within(screen.getByRole('main')).findByRole('status');
    const greeting = (loading.textContent ?? '').replace('Loading your dashboard', '');
    expect(WELCOME_BACK_LINES).toContain(greeting);
    resolve(student({ plan: { 1: [true, null] } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Mina_k' })).toBeTruthy();
    expect(screen.getByText(greeting)).toBeTruthy();
    expect(document.title).toContain('Dashboard');
  });

  test.each([
    ['nobody who has not begun', { plan: { 1: [false, null] } }, null, 'Welcome, Mina_k'],
    ['who has watched something', { plan: { 1: [true, null] } }, null, 'Welcome back, Mina_k'],
    ['who has a grade', { plan: { 1: [false, 20] } }, null, 'Welcome back, Mina_k'],
    ['nobody who comes from the first plan', { plan: { 1: [false, 60] } }, { showModal: true }, 'Welcome, Mina_k'],
  ] as const)('welcomes back %s', async (_who, sketch, state, greeting) => {
    await openAs({ me: student(sketch) }, '/userhome', state);
    expect((await screen.findByRole('heading', { level: 1, name: greeting })).textContent).toBe(greeting);
  });

  test('sends a student to the video first', async () => {
    await openAs({ me: student({ plan: { 1: [false, null] }, currentChapterId: '1' }) }, '/userhome');
    const link = await screen.findByRole('link', { name: 'Watch the Video' });
    expect(link.getAttribute('href')).toBe('/video/1');
  });

  test.each([
    [null, 'Take the Chapter Quiz'],
    [55, 'Retake the Chapter Quiz'],
  ])('sends a student who watched it, with grade %s, to the chapter quiz', async (grade, name) => {
    const { user } = await openAs({ me: student({ plan: { 1: [true, grade] }, currentChapterId: '1' }) }, '/userhome');
    await user.click(await screen.findByRole('link', { name }));
    await waitFor(() => expect(address()).toBe('/quiz?type=chapterQuiz&chapter=1'));
  });

  test('shows each state of a chapter in the words of the spec, video and quiz apart', async () => {
    await openAs(
      { me: student({ plan: { 1: [true, 51], 2: [true, 50], 3: [true, null], 4: [false, null] } }) },
      '/userhome',
    );
    const trophy = await rowOf(/1.1/);
    expect(trophy.textContent).toContain('Quiz 51%');
    expect(trophy.textContent).toContain('Video watched');
    expect(trophy.textContent).not.toContain('Yikes');
    expect((await rowOf(/1.2/)).textContent).toContain('Yikes');
    expect((await rowOf(/1.3/)).textContent).toContain('Ready for the Quiz');
    const locked = await rowOf(/2.1/);
    expect(locked.textContent).toContain('Watch the Video First');
    expect(within(locked).getAllByRole('link')).toHaveLength(1);
  });

  test.each([
    [49, 'Retake the quiz', '/quiz?type=chapterQuiz&chapter=1'],
    [50, 'Practice more', '/quiz?type=topicQuiz&chapter=1&topics=1.2'],
  ])('from a grade of %i a chapter offers: %s', async (grade, name, to) => {
    await openAs({ me: student({ plan: { 1: [true, grade] } }) }, '/userhome');
    const link = within(await rowOf(/1.1/)).getByRole('link', { name: new RegExp(name) });
    expect(link.getAttribute('href')).toBe(to);
  });

  test.each([
    [false, null, 'lucide-lock'],
    [true, null, 'lucide-zap'],
    [true, 50, 'lucide-rotate-ccw'],
    [true, 51, 'lucide-trophy'],
  ])('with video watched %s and grade %s a chapter has the icon %s', async (watched, grade, icon) => {
    await openAs({ me: student({ plan: { 1: [watched, grade] } }) }, '/userhome');
    expect((await rowOf(/1.1/)).querySelector('svg')?.classList).toContain(icon);
  });

  test('praises a chapter graded over 50 by one of its lines', async () => {
    await openAs({ me: student({ plan: { 1: [true, 51] } }) }, '/userhome');
    const words = (await rowOf(/1.1/)).textContent;
    expect(PRAISE_LINES.filter((line) => words.includes(line))).toHaveLength(1);
  });

  test.each([
    ['Choose Your Own Quiz Adventure', 'Pick your topics', '/quizgenerator'],
    ['Update Your Study Plan', 'Change the plan', '/updateunits'],
  ])('has a card %s: %s leads to %s', async (heading, name, to) => {
    await openAs({ me: student({ plan: { 1: [false, null] } }) }, '/userhome');
    const card = await screen.findByRole('region', { name: heading });
    expect(within(card).getByRole('link', { name }).getAttribute('href')).toBe(to);
  });

  test('counts a unit by its halves, rounded down', async () => {
    await openAs({ me: student({ plan: { 1: [true, 80], 2: [true, null], 3: [false, null] } }) }, '/userhome');
    expect(
      await screen.findByRole('progressbar', { name: 'Intro to Economic Concepts: 50 percent done' }),
    ).toBeTruthy();
  });

  test('names what has been mastered and folds the rest away', async () => {
    await openAs(
      { me: student({ plan: { 1: [true, 80], 2: [false, null] }, topics: { 1: [9, 10], 2: [8, 10] } }) },
      '/userhome',
    );
    const map = await screen.findByRole('region', { name: 'Topic Mastery' });
    expect(within(map).getByText('Econo-ninja-level')).toBeTruthy();
    expect(within(map).getByText('Fiscal Phenom')).toBeTruthy();
    expect(within(map).getByText('Not yet started: 2 topics')).toBeTruthy();
  });

  test('offers the short and the long weak-spot quiz', async () => {
    await openAs({ me: student({ plan: { 1: [false, null] } }) }, '/userhome');
    const card = await screen.findByRole('region', { name: 'Focus on your Weaknesses' });
    const links = within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/quiz?type=shortWeakspotQuiz', '/quiz?type=longWeakspotQuiz']);
  });

  test('without a plan leads to choosing one', async () => {
    await openAs({ me: student({ plan: {} }) }, '/userhome');
    const link = await screen.findByRole('link', { name: 'Choose your chapters' });
    expect(link.getAttribute('href')).toBe('/getstarted');
    expect(screen.queryByRole('region', { name: 'Study Plan' })).toBeNull();
  });

  test('with everything passed leads to the scorecard', async () => {
    await openAs({ me: student({ plan: { 1: [true, 80] } }) }, '/userhome');
    expect((await screen.findByRole('link', { name: 'See your scorecard' })).getAttribute('href')).toBe('/finishpage');
  });

  test('that does not load says so, and loads on the second try', async () => {
    api.fail('Me');
    const { user } = await openAs({}, '/userhome');
    expect((await screen.findByRole('alert')).textContent).toContain('Your progress did not load');
    api.restore('Me');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Mina_k'));
  });
});

test('a finished quiz changes the dashboard through the cache alone', async () => {
  const plan = { 1: [true, null], 2: [false, null] } as const;
  const rights = [true, true, true, true, true, false].map((isRight) => [isRight] as const);
  const result = graded(quiz({ type: 'chapterQuiz', chapterId: '1' }), rights);
  const { topicProgress } = student({ topics: { 1: [3, 3], 2: [2, 3] } });
  const answers: Answers = {
    me: student({ plan, currentChapterId: '1' }),
    finishQuiz: finished(result, topicProgress),
    advanceChapter: { completed: false, user: student({ currentChapterId: '2' }) },
  };
  const { user } = await openAs(answers, '/userhome');
  expect((await rowOf(/1.1/)).textContent).toContain('Quiz to take');
  await user.click(screen.getByRole('link', { name: 'Take the Chapter Quiz' }));
  await user.click(await screen.findByRole('button', { name: 'Start The Quiz' }));
  await screen.findByText('Question 1 of 6');
  await user.keyboard('a{Enter}b{Enter}c{Enter}d{Enter}a{Enter}c{Enter}');
  await screen.findByText('83');
  await user.click(screen.getByRole('button', { name: 'Save Progress & Back to Dashboard' }));

  expect((await rowOf(/1.1/)).textContent).toContain('Quiz 83%');
  expect(screen.getByRole('progressbar', { name: 'Intro to Economic Concepts: 50 percent done' })).toBeTruthy();
  const map = screen.getByRole('region', { name: 'Topic Mastery' });
  expect(map.textContent).toContain('Scarcity and resourcesEcono-ninja-level100%');
  expect(map.textContent).toContain('Opportunity costCurve Whisperer66%');
  expect(screen.getByRole('region', { name: 'UP NEXT' }).textContent).toContain('1.2');
  expect(api.called('Me')).toHaveLength(1);
  expect(api.called('Library')).toHaveLength(1);
  expect(api.called('QuizAttempt')).toHaveLength(0);
});
