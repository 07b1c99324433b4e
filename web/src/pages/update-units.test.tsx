import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { api } from '../mocks/handlers';
import { student } from '../mocks/student';
import { address, openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const planned = () => ({ me: student({ plan: { 1: [true, 80], 4: [false, null] }, currentChapterId: '4' }) });

describe('changing the study plan', () => {
  test('begins with the present plan, its units open', async () => {
    await openAs(planned(), '/updateunits');
    expect(await box(/^1.1/)).toHaveProperty('checked', true);
    expect(await box(/^1.2/)).toHaveProperty('checked', false);
    expect(await box(/^2.1/)).toHaveProperty('checked', true);
    expect(document.title).toContain('Update Your Study Plan');
  });

  test('has the quick choices of the first plan, from the present one', async () => {
    const { user } = await openAs(planned(), '/updateunits');
    await box(/^1.1/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'My class is on' }), '2');
    expect(await box(/^1.2/)).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Leave them out' }));
    expect(await box(/^1.1/)).toHaveProperty('checked', false);
    await user.click(screen.getByRole('button', { name: 'Everything for the AP exam' }));
    expect(screen.getByText('4 chapters chosen')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'My class is on' }), '2');
    await user.click(screen.getByRole('button', { name: 'Submit: Save my plan' }));
    await waitFor(() => expect(api.called('ChooseChapters').at(-1)).toMatchObject({ variables: { startAt: '4' } }));
  });

  test('does not choose a graded chapter by itself, not even where nothing else is chosen', async () => {
    await openAs({ me: student({ plan: { 1: [true, 80, false] } }) }, '/updateunits');
    expect(await box(/^1.1/)).toHaveProperty('checked', false);
  });

  test('leads to the dashboard without the tour, which shows the new plan from the cache', async () => {
    const answers = planned();
    const { user } = await openAs(answers, '/updateunits');
    await user.click(await box(/^1.2/));
    await user.click(screen.getByRole('button', { name: 'Submit: Save my plan' }));
    await waitFor(() => expect(address()).toBe('/userhome'));
    expect((await screen.findByRole('region', { name: 'Study Plan' })).textContent).toContain('1.2');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.called('Me')).toHaveLength(1);
  });

  test('can be left without saving', async () => {
    const answers = planned();
    const { user } = await openAs(answers, '/updateunits');
    await user.click(await box(/^1.2/));
    await user.click(screen.getByRole('link', { name: 'Never mind' }));
    await waitFor(() => expect(address()).toBe('/userhome'));
    expect(api.called('ChooseChapters')).toHaveLength(0);
  });

  test('that fails to be saved says so and keeps the ticks', async () => {
    const answers = planned();
    api.fail('ChooseChapters');
    const { user } = await openAs(answers, '/updateunits');
    await user.click(await box(/^1.2/));
    await user.click(screen.getByRole('button', { name: 'Submit: Save my plan' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your plan has not been saved');
    expect(await box(/^1.2/)).toHaveProperty('checked', true);
    await waitFor(() => expect(address()).toBe('/updateunits'));
  });
});
