import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pretendServer } from '../mocks/quiz';
import { address, openAt, setUpPages } from '../mocks/quiz-pages';
import { handedIn } from '../mocks/handed-in';

setUpPages();

const cell = (name: RegExp) => screen.findByRole('button', { name });
const opened = (name: string) => screen.findByRole('region', { name });

/** A quiz on the first chapter, two of six right; of the topic “Opportunity cost” seven of ten in all. */
function studied() {
  const server = pretendServer({ plan: { 1: [true, null] }, topics: { 2: [6, 7] } });
  handedIn(server, { type: 'chapterQuiz', chapterId: '1' }, [
    [true, 'sure'],
    [true, null],
    [false, 'sure'],
    [false, 'guessing'],
    [false, null],
    [false, null],
  ]);
  return server;
}

describe('the progress page', () => {
  test('before the first quiz says so, and leads to one', async () => {
    const { user } = openAt('/progress', pretendServer());
    expect(await screen.findByRole('heading', { name: 'An empty graph, and all of it ahead' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'To what comes next' }));
    expect(address()).toBe('/userhome');
  });

  test('shows every topic of the course with its label and percent, and says which are due', async () => {
    const server = studied();
    server.learner.due = ['2'];
    openAt('/progress', server);
    expect(await screen.findByText('13 answers in 2 of 7 topics. 1 is due for review.')).toBeTruthy();
    expect(await cell(/^Scarcity and resources, chapter 1\.1: A bit Econ-fused, 33 %$/)).toBeTruthy();
    expect(await cell(/^Opportunity cost, chapter 1\.1: Curve Whisperer, 70 %, review due$/)).toBeTruthy();
    expect(await cell(/^The law of demand, chapter 2\.1: Not yet started$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Review what is due' }).getAttribute('href')).toBe(
      '/quiz?type=topicQuiz&topics=2',
    );
  });

  test('opens the topic that is worth a look, with the counts and, apart from them, the estimate', async () => {
    openAt('/progress', studied());
    const topic = await opened('Scarcity and resources');
    expect(topic.textContent).toContain('A bit Econ-fused · 1 of 3 right, 33 %');
    expect(topic.textContent).toContain('Most likely between 23 and 43 of 100; best guess 33. From 3 answers');
    expect(topic.textContent).toContain('Falling');
    expect(within(topic).getByRole('link', { name: 'Practice this topic' }).getAttribute('href')).toBe(
      '/quiz?type=topicQuiz&topics=1',
    );
    expect(within(topic).getByRole('link', { name: 'Its open mistakes' }).getAttribute('href')).toBe(
      '/mistakes?topic=1',
    );
  });

  test('opens one topic at a time, and closes it again', async () => {
    const { user } = openAt('/progress', studied());
    const untouched = await cell(/^The law of demand/);
    await user.click(untouched);
    expect(untouched.getAttribute('aria-expanded')).toBe('true');
    const topic = await opened('The law of demand');
    expect(topic.textContent).toContain('Not yet started');
    expect(topic.textContent).not.toContain('estimate');
    expect(screen.queryByRole('region', { name: 'Scarcity and resources' })).toBeNull();
    await user.click(untouched);
    expect(screen.queryByRole('region', { name: 'The law of demand' })).toBeNull();
  });

  test('says in tables what the drawings show', async () => {
    openAt('/progress', studied());
    const topics = await screen.findByRole('table', {
      name: 'Topics with their label, their counts and our estimate',
      hidden: true,
    });
    const row = within(topics).getByRole('row', { name: /^Scarcity and resources/, hidden: true });
    expect(row.textContent).toContain('1.1A bit Econ-fused1 of 3, 33 %33 (23 to 43)falling');
    const quizzes = screen.getByRole('table', { name: 'Finished quizzes, newest first', hidden: true });
    const quiz = within(quizzes).getByRole('link', { name: /^Chapter quiz: 1\.1/, hidden: true });
    expect(quiz.getAttribute('href')).toBe('/results?attempt=attempt-1');
    expect(quiz.closest('tr')?.textContent).toContain('33 %6');
  });

  test('sets what was said of answers beside how they went', async () => {
    openAt('/progress', studied());
    const record = await screen.findByRole('region', { name: 'How sure, how right' });
    expect(
      within(record)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['When you said sure1 of 2 right · 50 %', 'When you said guessing0 of 1 right · 0 %']);
  });

  test('that did not load says so in place, and loads when asked again', async () => {
    const server = studied();
    server.fail('Learning');
    const { user } = openAt('/progress', server);
    expect((await screen.findByRole('alert')).textContent).toContain('This did not load.');
    expect(screen.getByRole('heading', { level: 1, name: 'My progress' })).toBeTruthy();
    server.mend('Learning');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await opened('Scarcity and resources')).toBeTruthy();
  });

  test('keeps what it showed when the line is gone at the next visit', async () => {
    const server = studied();
    const { user } = openAt('/progress', server);
    await opened('Scarcity and resources');
    await user.click(screen.getByRole('link', { name: 'Misconceptions' }));
    await screen.findByRole('heading', { name: 'None so far' });
    server.fail('Learning');
    await user.click(screen.getByRole('link', { name: 'Progress' }));
    await waitFor(() => expect(server.called('Learning')).toHaveLength(2));
    await user.click(await cell(/^The law of demand/));
    expect(await opened('The law of demand')).toBeTruthy();
  });
});
