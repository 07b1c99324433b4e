import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pretendServer } from '../mocks/quiz';
import { address, openAt, setUpPages } from '../mocks/quiz-pages';

setUpPages();

const isMarked = (server: ReturnType<typeof pretendServer>) => server.student.userChapters[0]?.videoCompleted;

describe('a chapter’s video page', () => {
  test('shows name, blurb and the way back', async () => {
    openAt('/video/1', pretendServer());
    expect(
      await screen.findByRole('heading', { level: 1, name: '1.1 Scarcity, Choice and Opportunity Cost' }),
    ).toBeTruthy();
    expect(screen.getByText(/worth ten minutes/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to my Dashboard' }).getAttribute('href')).toBe('/userhome');
  });

  test('toggles between watched and unwatched, with its stamp', async () => {
    const server = pretendServer();
    const { user } = openAt('/video/1', server);
    await user.click(await screen.findByRole('button', { name: 'Mark Video As Watched' }));
    expect(screen.getByText('already watched')).toBeTruthy();
    await waitFor(() => expect(isMarked(server)).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Mark Video as Unwatched' }));
    expect(screen.queryByText('already watched')).toBeNull();
    await waitFor(() => expect(isMarked(server)).toBe(false));
  });

  test('takes the mark back and says so when it was not saved', async () => {
    const server = pretendServer();
    server.fail('MarkVideo');
    const { user } = openAt('/video/1', server);
    await user.click(await screen.findByRole('button', { name: 'Mark Video As Watched' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The mark was not saved');
    expect(screen.getByRole('button', { name: 'Mark Video As Watched' })).toBeTruthy();
    expect(screen.queryByText('already watched')).toBeNull();
  });

  test('marks the video on the way to the quiz', async () => {
    const server = pretendServer();
    const { user } = openAt('/video/1', server);
    await user.click(await screen.findByRole('link', { name: 'Mark as Completed & Rock the Quiz' }));
    expect(address()).toBe('/quiz?type=chapterQuiz&chapter=1');
    await waitFor(() => expect(isMarked(server)).toBe(true));
  });

  test('leaves a watched video as it is on the way to the quiz', async () => {
    const server = pretendServer({ plan: { 1: [true, null] } });
    const { user } = openAt('/video/1', server);
    await user.click(await screen.findByRole('link', { name: /^Take the Chapter Quiz for 1.1 Scarcity/ }));
    await screen.findByRole('button', { name: 'Start The Quiz' });
    expect(server.called('MarkVideo')).toHaveLength(0);
  });

  test.each([
    [50, /^Retake the Chapter Quiz for 1.1/],
    [51, /^Get some more practice on 1.1/],
  ])('with grade %i names the quiz in the spec’s words', async (grade, name) => {
    openAt('/video/1', pretendServer({ plan: { 1: [true, grade] } }));
    expect(await screen.findByRole('link', { name })).toBeTruthy();
  });

  test.each([
    [null, '/quiz?type=chapterQuiz&chapter=1'],
    [49, '/quiz?type=chapterQuiz&chapter=1'],
    [50, '/quiz?type=topicQuiz&chapter=1&topics=1.2'],
    [51, '/quiz?type=topicQuiz&chapter=1&topics=1.2'],
  ])('with grade %s its quiz button leads to %s', async (grade, to) => {
    openAt('/video/1', pretendServer({ plan: { 1: [true, grade] } }));
    expect((await screen.findByRole('link', { name: /1\.1 Scarcity/ })).getAttribute('href')).toBe(to);
  });

  test('plays the video in place', async () => {
    const { user, container } = openAt('/video/2', pretendServer({ plan: { 2: [false, null] } }));
    await user.click(await screen.findByRole('button', { name: /^Play the video: 1.2/ }));
    expect(container.querySelector('iframe')?.title).toBe('1.2 The Production Possibilities Curve');
    expect(container.querySelector('iframe')?.src).toContain('/embed/abc123?');
  });

  test('of an announced chapter says so and leads on', async () => {
    openAt('/video/5', pretendServer());
    expect(await screen.findByText('This chapter is coming soon!')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Mark Video/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /Quiz/ })).toBeNull();
  });

  test('of an unknown chapter says so and leads on', async () => {
    openAt('/video/99', pretendServer());
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such chapter' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to my Dashboard' })).toBeTruthy();
  });

  test('that does not load comes on the second try', async () => {
    const server = pretendServer();
    server.fail('ChapterById');
    const { user } = openAt('/video/1', server);
    await screen.findByRole('alert');
    server.mend('ChapterById');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^1.1/ })).toBeTruthy();
  });
});
