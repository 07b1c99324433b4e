import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { chapters, find } from '../mocks/course';
import { freeResponse } from '../mocks/free-response';
import { api } from '../mocks/handlers';
import { openAs, visit } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

const intro = find(chapters, ({ id }) => id === '2');
const ALL = [
  freeResponse({
    id: 'ppc-1',
    family: 'ppc',
    title: 'A frontier',
    chapter: intro,
    length: 'long',
    minutes: 25,
    points: 10,
    isFree: true,
  }),
  freeResponse({ id: 'tax-1', family: 'tax', title: 'A tax', state: 'inProgress', openAttemptId: 'x', best: 2 }),
  freeResponse({ id: 'floor-1', family: 'floor', title: 'A floor', state: 'submitted', best: 4, lastAttemptId: 'y' }),
];

const rows = async () => (await screen.findAllByRole('listitem')).filter((item) => item.closest('main'));
const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('li');

describe('the list of free-response questions', () => {
  test('shows each by its unit with length, points, time, and how far the student is', async () => {
    await openAs({ freeResponses: ALL }, '/free-response');
    const unit = await screen.findByRole('region', { name: 'Unit 1: Intro to Economic Concepts' });
    expect(within(unit).getByRole('heading', { level: 3, name: intro.name })).toBeTruthy();
    expect(within(unit).getByRole('listitem').textContent).toBe('A frontierLong · 10 points · 25 minNot started');
    expect((await rowOf('A tax'))?.textContent).toContain('In progressBest 2 of 5');
    expect((await rowOf('A floor'))?.textContent).toContain('Best 4 of 5');
    expect(screen.getByRole('link', { name: 'A floor' }).getAttribute('href')).toBe('/free-response/floor-1');
  });

  test('marks as mastered only what has earned all points', async () => {
    const all = ALL.map((row) => ({ ...row, state: 'submitted' as const, best: row.id === 'floor-1' ? 5 : 4 }));
    await openAs({ freeResponses: all }, '/free-response');
    expect((await rowOf('A floor'))?.querySelector('[data-full]')).not.toBeNull();
    expect((await rowOf('A frontier'))?.querySelector('[data-full]')).toBeNull();
  });

  test('is narrowed to one length, in the address too', async () => {
    const { user, address } = await openAs({ freeResponses: ALL }, '/free-response');
    await user.click(await screen.findByRole('link', { name: 'Short 2' }));
    await waitFor(() => expect(address()).toBe('/free-response?length=short'));
    expect(await rows()).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Short 2' }).getAttribute('aria-current')).toBe('true');
    await user.click(screen.getByRole('link', { name: 'All 3' }));
    await waitFor(() => expect(address()).toBe('/free-response'));
    expect(await rows()).toHaveLength(3);
  });

  test('shows the versions of a question as one, which leads to the next to answer', async () => {
    const first = freeResponse({ id: 'tax-1', state: 'submitted', best: 3 });
    const second = freeResponse({ id: 'tax-2', title: 'A tax on water' });
    await openAs({ freeResponses: [first, second] }, '/free-response');
    const row = await rowOf('A tax on water');
    expect(row?.textContent).toBe('A tax on waterShort · 5 points · 12 min · 2 versionsBest 3 of 5');
    expect(await rows()).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'All 1' })).toBeTruthy();
  });

  test('tells a visitor which one is free to try', async () => {
    api.answer({ freeResponses: ALL });
    await visit('/free-response');
    expect((await rowOf('A frontier'))?.textContent).toContain('Free to try');
    expect((await rowOf('A tax'))?.textContent).toContain('With an account');
  });

  test.each([
    ['without any question says so, and leads to the videos', '/free-response', [], 'Go to all Videos'],
    ['without one of the chosen length says so', '/free-response?length=long', ALL.slice(1), 'All 2'],
  ])('%s', async (_what, path, freeResponses, link) => {
    await openAs({ freeResponses }, path);
    expect(await screen.findByRole('link', { name: link })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 2, name: /^Unit/ })).toBeNull();
  });

  test('that did not load can be asked for again', async () => {
    api.fail('FreeResponses', { once: true });
    const { user } = await openAs({ freeResponses: ALL }, '/free-response');
    expect((await screen.findByRole('alert')).textContent).toContain('The questions did not load.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'A tax' })).toBeTruthy();
  });
});

test.each([['/video/4'], ['/video-library/demand']])(
  '%s leads a student to the questions of its chapter',
  async (path) => {
    api.answer({ freeResponses: [freeResponse()] });
    await visit(path, { signedIn: true });
    const section = await screen.findByRole('region', { name: 'Free response: 1 question' });
    expect(within(section).getByRole('link').getAttribute('href')).toBe('/free-response/ride-tax-1');
    expect(api.called('FreeResponses')[0]?.variables).toEqual({ chapterId: '4' });
  },
);

test('the library leads a visitor to the list', async () => {
  await visit('/video-library');
  expect((await screen.findByRole('link', { name: 'Free-response questions' })).getAttribute('href')).toBe(
    '/free-response',
  );
});

test('the menu, the dashboard, and the bar of a phone lead to the list', async () => {
  const { user } = await visit('/userhome', { signedIn: true });
  expect((await screen.findByRole('link', { name: 'Free-response questions' })).getAttribute('href')).toBe(
    '/free-response',
  );
  await user.hover(await screen.findByRole('button', { name: 'Menu' }));
  const links = screen.getAllByRole('link', { name: 'Free response' });
  const bar = await screen.findByRole('navigation', { name: 'Shortcuts' });
  expect(links.map((link) => [link.getAttribute('href'), bar.contains(link)])).toEqual([
    ['/free-response', false],
    ['/free-response', true],
  ]);
});
