import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { api } from '../mocks/handlers';
import { student } from '../mocks/student';
import { address, openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

const marks = () => api.called('MarkVideo').map(({ variables }) => variables);

describe('a chapter’s video page', () => {
  test('shows name, blurb and the way back', async () => {
    await openAs({ me: student({ plan: { 1: [false, null] } }) }, '/video/1');
    expect(
      await screen.findByRole('heading', { level: 1, name: '1.1 Scarcity, Choice and Opportunity Cost' }),
    ).toBeTruthy();
    expect(screen.getByText(/worth ten minutes/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to my Dashboard' }).getAttribute('href')).toBe('/userhome');
  });

  test('toggles between watched and unwatched, with its stamp', async () => {
    const { user } = await openAs({ me: student({ plan: { 1: [false, null] } }) }, '/video/1');
    await user.click(await screen.findByRole('button', { name: 'Mark Video As Watched' }));
    expect(screen.getByText('already watched')).toBeTruthy();
    await waitFor(() => expect(marks()).toEqual([{ chapterId: '1', watched: true }]));
    await user.click(screen.getByRole('button', { name: 'Mark Video as Unwatched' }));
    expect(screen.queryByText('already watched')).toBeNull();
    await waitFor(() => expect(marks()[1]).toEqual({ chapterId: '1', watched: false }));
  });

  test('takes the mark back and says so when it was not saved', async () => {
    api.fail('MarkVideo');
    const { user } = await openAs({ me: student({ plan: { 1: [false, null] } }) }, '/video/1');
    await user.click(await screen.findByRole('button', { name: 'Mark Video As Watched' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your change was not saved');
    expect(screen.getByRole('button', { name: 'Mark Video As Watched' })).toBeTruthy();
    expect(screen.queryByText('already watched')).toBeNull();
  });

  test('marks the video on the way to the quiz', async () => {
    const { user } = await openAs({ me: student({ plan: { 1: [false, null] } }) }, '/video/1');
    await user.click(await screen.findByRole('link', { name: 'Mark as Completed & Rock the Quiz' }));
    await waitFor(() => expect(address()).toBe('/quiz?type=chapterQuiz&chapter=1'));
    await waitFor(() => expect(marks()).toEqual([{ chapterId: '1', watched: true }]));
  });

  test('leaves a watched video as it is on the way to the quiz', async () => {
    const { user } = await openAs({ me: student({ plan: { 1: [true, null] } }) }, '/video/1');
    await user.click(await screen.findByRole('link', { name: /^Take the Chapter Quiz for 1.1 Scarcity/ }));
    await screen.findByRole('button', { name: 'Start The Quiz' });
    expect(api.called('MarkVideo')).toHaveLength(0);
  });

  test.each([
    [49, null],
    [50, 'Your best is 50%, and 60% passes the chapter. Only its quiz counts: retake the chapter quiz.'],
    [59, 'Your best is 59%, and 60% passes the chapter. Only its quiz counts: retake the chapter quiz.'],
    [60, null],
  ])('at %i says what passes where the button only practices: %s', async (grade, note) => {
    await openAs({ me: student({ plan: { 1: [true, grade] } }) }, '/video/1');
    await screen.findByRole('button', { name: 'Mark Video as Unwatched' });
    const link = screen.queryByRole('link', { name: 'retake the chapter quiz' });
    expect(link?.closest('p')?.textContent ?? null).toBe(note);
    if (note) expect(link?.getAttribute('href')).toBe('/quiz?type=chapterQuiz&chapter=1');
  });

  test.each([
    [50, /^Retake the Chapter Quiz for 1.1/],
    [51, /^Get some more practice on 1.1/],
  ])('with grade %i names the quiz in the spec’s words', async (grade, name) => {
    await openAs({ me: student({ plan: { 1: [true, grade] } }) }, '/video/1');
    expect(await screen.findByRole('link', { name })).toBeTruthy();
  });

  test.each([
    [null, '/quiz?type=chapterQuiz&chapter=1'],
    [49, '/quiz?type=chapterQuiz&chapter=1'],
    [50, '/quiz?type=topicQuiz&chapter=1&topics=1.2'],
    [51, '/quiz?type=topicQuiz&chapter=1&topics=1.2'],
  ])('with grade %s its quiz button leads to %s', async (grade, to) => {
    await openAs({ me: student({ plan: { 1: [true, grade] } }) }, '/video/1');
    expect((await screen.findByRole('link', { name: /1\.1 Scarcity/ })).getAttribute('href')).toBe(to);
  });

  test('says on the poster how long the lesson is and how many questions the quiz asks', async () => {
    await openAs({ me: student({ plan: { 2: [false, null] } }) }, '/video/2');
    const poster = await screen.findByRole('button', { name: /Lesson 2 minutes 40 seconds, 6 questions$/ });
    expect(poster.textContent).toContain('2:40 · 6 questions');
  });

  test('plays the video in place', async () => {
    const { user, container } = await openAs({ me: student({ plan: { 1: [false, null] } }) }, '/video/1');
    await user.click(await screen.findByRole('button', { name: /^Play the video: 1.1/ }));
    expect(container.querySelector('iframe')?.title).toBe('1.1 Scarcity, Choice and Opportunity Cost');
    expect(container.querySelector('iframe')?.src).toContain('/embed/dQw4w9WgXcQ?');
  });

  test('has the lesson to read and both neighbors, like the chapter in the library', async () => {
    const { user } = await openAs({ me: student({ plan: { 2: [false, null] } }) }, '/video/2');
    expect(await screen.findByRole('heading', { level: 2, name: 'Read the lesson' })).toBeTruthy();
    const neighbors = within(screen.getByRole('navigation', { name: 'Previous and next chapters' }));
    expect(neighbors.getByRole('link', { name: /^Previous\s*1\.1/ }).getAttribute('href')).toBe('/video/1');
    // Also where the next one is not in the plan.
    await user.click(neighbors.getByRole('link', { name: /^Next\s*1\.3/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /^1\.3/ })).toBeTruthy();
    expect(address()).toBe('/video/3');
  });

  test('of an announced chapter says so and leads on', async () => {
    await openAs({ me: student({ plan: { 1: [false, null] } }) }, '/video/5');
    expect(await screen.findByText('This chapter is coming soon!')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Mark Video/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /Quiz/ })).toBeNull();
  });

  test('of an unknown chapter says so and leads on', async () => {
    await openAs({ me: student({ plan: { 1: [false, null] } }) }, '/video/99');
    expect(await screen.findByRole('heading', { level: 1, name: 'Chapter not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to my Dashboard' })).toBeTruthy();
  });

  test('that does not load comes on the second try', async () => {
    api.fail('ChapterById');
    const { user } = await openAs({ me: student({ plan: { 1: [false, null] } }) }, '/video/1');
    await screen.findByRole('alert');
    api.restore('ChapterById');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^1.1/ })).toBeTruthy();
  });
});
