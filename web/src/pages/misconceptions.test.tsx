import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { MetMisconception } from '../../../schema/generated/types';
import { chapters } from '../mocks/course';
import { api } from '../mocks/handlers';
import { openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

function met(stories: readonly Partial<MetMisconception>[]) {
  const [chapter] = chapters;
  const topics = chapter?.topics ?? [];
  const misconceptions = stories.map((story, index) => ({
    id: `mina-${index}`,
    name: 'shift-vs-movement',
    belief: 'A curve shifts.',
    met: 4,
    chances: 6,
    cleanSince: 1,
    cleanToClose: 3,
    closed: false,
    lastMetAt: '2026-11-20T18:00:00Z',
    topics,
    watch: null,
    lostPoint: null,
    ...story,
  }));
  return { misconceptions };
}

describe('the misconceptions page', () => {
  test('names and counts each, says how near it is to closing, and leads to what explains it', async () => {
    const watch = { scene: 'jelly', heading: 'What happens to jelly?', seconds: 21, chapter: chapters[0]! };
    await openAs(met([{ watch }]), '/misconceptions');
    const open = await screen.findByRole('region', { name: 'More than once: 1' });
    expect(within(open).getByRole('heading', { name: 'A curve shifts.' })).toBeTruthy();
    expect(open.textContent).toContain('Came up 4 times in 6 answers on Scarcity and resources, Opportunity cost.');
    expect(open.textContent).toContain('1 of 3 correct answers in a row to clear it');
    expect(
      within(open)
        .getByRole('link', { name: /^Watch the 21 seconds/ })
        .getAttribute('href'),
    ).toBe('/video/1?scene=jelly&back=%2Fmisconceptions');
    expect(within(open).getByRole('link', { name: 'Practice these topics' }).getAttribute('href')).toBe(
      '/quiz?type=topicQuiz&topics=1.2',
    );
  });

  test('leads to the point of a free response that it cost', async () => {
    const lostPoint = { freeResponseId: 'ride-tax-1', attemptId: 'a1', title: 'A tax on rides', point: 'a-2' };
    await openAs(met([{ lostPoint }]), '/misconceptions');
    const link = await screen.findByRole('link', { name: 'See the point it cost you: A tax on rides' });
    expect(link.getAttribute('href')).toBe('/free-response/ride-tax-1?attempt=a1#point-a-2');
  });

  test('names one that the course no longer describes by its short name', async () => {
    await openAs(met([{ belief: null }]), '/misconceptions');
    expect(await screen.findByRole('heading', { name: 'Shift versus movement' })).toBeTruthy();
  });

  test.each([
    [1, 1, 'Came up once in 1 answer on'],
    [2, 5, 'Came up twice in 5 answers on'],
    [3, 5, 'Came up 3 times in 5 answers on'],
  ])('met %i of %i reads: %s', async (times, chances, words) => {
    await openAs(met([{ met: times, chances }]), '/misconceptions');
    expect(await screen.findByText(new RegExp(`^${words}`))).toBeTruthy();
  });

  test('sets the closed ones apart', async () => {
    await openAs(
      met([{ name: 'sunk-cost' }, { belief: 'Burdens swap.', closed: true, cleanSince: 3 }]),
      '/misconceptions',
    );
    const closed = await screen.findByRole('region', { name: 'Cleared: 1' });
    expect(closed.textContent).toContain('Burdens swap.');
    expect(closed.textContent).toContain('Cleared with 3 correct answers in a row.');
    expect(within(closed).queryByRole('link')).toBeNull();
  });

  test('folds away what was met only once, while there is something that came back', async () => {
    const { user } = await openAs(
      met([
        { name: 'sunk-cost', met: 2 },
        { name: 'cancel-out', belief: 'Shifts cancel out.', met: 1 },
      ]),
      '/misconceptions',
    );
    const fold = (await screen.findByRole('heading', { name: 'Once: 1' })).closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.textContent).toContain('Shifts cancel out.');
    await user.click(screen.getByRole('heading', { name: 'Once: 1' }));
    expect(fold?.open).toBe(true);
  });

  test('shows what was met once where nothing came back', async () => {
    await openAs(met([{ met: 1 }]), '/misconceptions');
    expect((await screen.findByRole('heading', { name: 'Once: 1' })).closest('details')?.open).toBe(true);
  });

  test('with all of them closed says so', async () => {
    await openAs(met([{ closed: true, cleanSince: 4 }]), '/misconceptions');
    expect((await screen.findByRole('region', { name: 'Cleared: 1' })).textContent).toContain(
      'You have cleared them all.',
    );
  });

  test('with none met leads to a quiz', async () => {
    await openAs(met([]), '/misconceptions');
    expect(await screen.findByRole('heading', { name: 'None so far' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Take a short quiz' })).toBeTruthy();
  });

  test('that did not load says so, and loads when the connection is back', async () => {
    api.fail('Misconceptions');
    await openAs(met([{}]), '/misconceptions');
    expect((await screen.findByRole('alert')).textContent).toContain('Check your connection');
    api.restore('Misconceptions');
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('region', { name: 'More than once: 1' })).toBeTruthy();
  });
});
