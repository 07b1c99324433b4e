import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pretendServer } from '../mocks/quiz';
import { address, openAt, setUpPages } from '../mocks/quiz-pages';

setUpPages();

const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const student = () => pretendServer({ plan: { 1: [true, 80], 4: [false, null] }, currentChapterId: '4' });

describe('changing the study plan', () => {
  test('begins with the present plan, its units open', async () => {
    openAt('/updateunits', student());
    expect(await box(/^1.1/)).toHaveProperty('checked', true);
    expect(await box(/^1.2/)).toHaveProperty('checked', false);
    expect(await box(/^2.1/)).toHaveProperty('checked', true);
    expect(document.title).toContain('Update Your Study Plan');
  });

  test('does not choose a graded chapter by itself, not even where nothing else is chosen', async () => {
    const server = pretendServer({ plan: { 1: [true, 80] } });
    const row = server.student.userChapters[0];
    if (row) row.chosen = false;
    openAt('/updateunits', server);
    expect(await box(/^1.1/)).toHaveProperty('checked', false);
  });

  test('leads to the dashboard without the tour, which shows the new plan from the cache', async () => {
    const server = student();
    const { user } = openAt('/updateunits', server);
    await user.click(await box(/^1.2/));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(address()).toBe('/userhome'));
    expect((await screen.findByRole('region', { name: 'Study Plan' })).textContent).toContain('1.2');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.called('Me')).toHaveLength(1);
  });

  test('can be left without saving', async () => {
    const server = student();
    const { user } = openAt('/updateunits', server);
    await user.click(await box(/^1.2/));
    await user.click(screen.getByRole('link', { name: 'Never mind' }));
    expect(address()).toBe('/userhome');
    expect(server.called('ChooseChapters')).toHaveLength(0);
  });

  test('that fails to be saved says so and keeps the ticks', async () => {
    const server = student();
    server.fail('ChooseChapters');
    const { user } = openAt('/updateunits', server);
    await user.click(await box(/^1.2/));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your plan is not saved yet');
    expect(await box(/^1.2/)).toHaveProperty('checked', true);
    expect(address()).toBe('/updateunits');
  });
});
