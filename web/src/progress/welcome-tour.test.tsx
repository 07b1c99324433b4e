import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { student } from '../mocks/student';
import { openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';
// Loaded up front. In the app it loads soon after the dashboard.
import './welcome-tour';

answerFromMocks();

beforeEach(() => {
  localStorage.removeItem('dashboard_visited');
  // jsdom has no layout, so there is nothing to scroll.
  vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
});

const planned = () => ({ me: student({ plan: { 1: [false, null], 2: [false, null] }, currentChapterId: '1' }) });
const sent = { showModal: true };
const stop = (name: RegExp) => screen.findByRole('heading', { level: 2, name });
const tour = () => screen.queryByRole('dialog', { name: 'Tour of the dashboard' });

describe('the welcome tour', () => {
  test('comes with the flag of the first plan, makes five stops, and can begin again at the last', async () => {
    const { user } = await openAs(planned(), '/userhome', sent);
    const first = await stop(/^Stop 1 of 5: Your dashboard/);
    await waitFor(() => expect(document.activeElement).toBe(first));
    for (const name of [/Stop 2 of 5: The menu/, /Stop 3 of 5: What comes next/, /Stop 4 of 5: Your study plan/]) {
      await user.click(screen.getByRole('button', { name: 'Next' }));
      expect(document.activeElement).toBe(await stop(name));
      expect(screen.getByRole('button', { name: 'Skip the tour' })).toBeTruthy();
    }
    await user.keyboard('{ArrowRight}');
    await stop(/Stop 5 of 5: A row for each chapter/);
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await stop(/^Stop 1 of 5/);
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(tour()).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('points at what is really there', async () => {
    const { user } = await openAs(planned(), '/userhome', sent);
    await stop(/^Stop 1 of 5/);
    const plan = screen.getByRole('region', { name: 'Study Plan', hidden: true });
    vi.spyOn(plan, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, 40, 358, 300));
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    const light = (name: string) => tour()?.style.getPropertyValue(name);
    expect([light('--lit-left'), light('--lit-top'), light('--lit-height')]).toEqual(['16px', '40px', '300px']);
  });

  test('is over for good once it was skipped, unless it is asked for', async () => {
    const first = await openAs(planned(), '/userhome', sent);
    await first.user.click(await screen.findByRole('button', { name: 'Skip the tour' }));
    await waitFor(() => expect(tour()).toBeNull());
    first.unmount();
    const { user } = await openAs(planned(), '/userhome', sent);
    await screen.findByRole('heading', { level: 1, name: /^Welcome/ });
    expect(tour()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show me around' }));
    expect(await stop(/^Stop 1 of 5/)).toBeTruthy();
  });

  test('greets another student of the same device', async () => {
    localStorage.setItem('dashboard_visited', 'somebody else');
    await openAs(planned(), '/userhome', sent);
    expect(await stop(/^Stop 1 of 5/)).toBeTruthy();
  });

  test('stays away without the flag', async () => {
    await openAs(planned(), '/userhome');
    await screen.findByRole('heading', { level: 1, name: /^Welcome/ });
    expect(tour()).toBeNull();
  });
});
