import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '../mocks/answers';
import { api } from '../mocks/handlers';
import { visit } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';
import { student } from '../mocks/student';

answerFromMocks();

const SAVE = 'Submit: Save my plan';
const box = (name: RegExp | string) => screen.getByRole('checkbox', { name });
const isMixed = (name: RegExp | string) => Reflect.get(box(name), 'indeterminate');

async function open() {
  const page = await visit('/getstarted', { signedIn: true });
  await screen.findByRole('checkbox', { name: 'Microeconomics' });
  return page;
}

it('shows subject, units and chapters, and disables what is still to come', async () => {
  const { user } = await open();
  expect(box('1.1 Scarcity, Choice and Opportunity Cost')).toHaveProperty('disabled', false);
  expect(box(/Unit 5: .* coming soon!/)).toHaveProperty('disabled', true);
  expect(box(/Unit 3: .* coming soon!/)).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Chapters of Unit 2: Supply & Demand: 2' }));
  expect(box('2.1 Demand')).toHaveProperty('disabled', false);
  expect(box(/2.2 Supply coming soon!/)).toHaveProperty('disabled', true);
});

it('mixes the boxes above a partial choice, and fills them above a whole one', async () => {
  const { user } = await open();
  await user.click(box(/^1.2/));
  expect(isMixed(/^Unit 1/)).toBe(true);
  expect(isMixed('Microeconomics')).toBe(true);
  expect(screen.getByText('1 chapter chosen')).toBeTruthy();
  await user.click(box(/^Unit 1/));
  expect(box(/^1.1/)).toHaveProperty('checked', true);
  expect(box(/^Unit 1/)).toHaveProperty('checked', true);
  expect(isMixed(/^Unit 1/)).toBe(false);
  expect(screen.getByText('3 chapters chosen')).toBeTruthy();
  await user.click(box(/^Unit 1/));
  expect(box(/^1.1/)).toHaveProperty('checked', false);
});

it('sends yes or no for every chapter there is to choose, and goes to the dashboard', async () => {
  const { user, arrive } = await open();
  await user.click(box(/^1.3/));
  await user.click(screen.getByRole('button', { name: SAVE }));
  await arrive('/userhome');
  expect(api.called('ChooseChapters').map(({ variables }) => variables.choices)).toEqual([
    [
      { chapterId: '1', chosen: false },
      { chapterId: '2', chosen: false },
      { chapterId: '3', chosen: true },
      { chapterId: '4', chosen: false },
    ],
  ]);
  expect((await screen.findAllByText(/Comparative Advantage/)).length).toBeGreaterThan(0);
});

it('welcomes, and its Submit is followed by the tour of the dashboard', async () => {
  const { user, arrive } = await open();
  expect(screen.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeTruthy();
  await user.click(box(/^1.1/));
  await user.click(screen.getByRole('button', { name: SAVE }));
  await arrive('/userhome');
  expect(await screen.findByRole('dialog', { name: 'Tour of the dashboard' }, { timeout: 5000 })).toBeTruthy();
});

it('begins with the chapters of the present plan', async () => {
  api.answer({ me: student({ plan: { 2: [false, 80] } }) });
  await open();
  expect(box(/^1.2/)).toHaveProperty('checked', true);
  expect(box(/^1.1/)).toHaveProperty('checked', false);
});

it('begins with the chapter of a free quiz that came along, and says why', async () => {
  api.answer({ me: student({ plan: { 3: [false, 66, false] } }) });
  const { user } = await open();
  expect(box(/^1.3/)).toHaveProperty('checked', true);
  expect(screen.getByText(/already checked/)).toBeTruthy();
  expect(screen.getByText('1 chapter chosen')).toBeTruthy();
  await user.click(box(/^1.3/));
  expect(box(/^1.3/)).toHaveProperty('checked', false);
});

it('leaves out a graded chapter that a plan has dropped', async () => {
  api.answer({ me: student({ plan: { 2: [false, null], 3: [false, 66, false] } }) });
  await open();
  expect(box(/^1.3/)).toHaveProperty('checked', false);
  expect(screen.queryByText(/already checked/)).toBeNull();
});

it('asks for at least one chapter', async () => {
  const { user, address } = await open();
  await user.click(screen.getByRole('button', { name: SAVE }));
  expect(screen.getByRole('alert').textContent).toMatch(/Choose at least one chapter/);
  expect(address()).toBe('/getstarted');
});

it('keeps the ticks when saving fails, and says so in place', async () => {
  api.fail('ChooseChapters', { with: refuse('INTERNAL_SERVER_ERROR', 'Something broke here.'), once: true });
  const { user, arrive } = await open();
  await user.click(box(/^1.1/));
  await user.click(screen.getByRole('button', { name: SAVE }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/not been saved.*Something broke here/);
  expect(box(/^1.1/)).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: SAVE }));
  await arrive('/userhome');
});

it('offers another try when the course does not load', async () => {
  api.fail('Library', { once: true });
  const { user } = await visit('/getstarted', { signedIn: true });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: 'Microeconomics' })).toBeTruthy();
});

describe('the unit of a class', () => {
  const [FIRST, SECOND] = ['1', '2'];
  const sent = () => api.called('ChooseChapters').map(({ variables }) => variables);
  const choices = (...chosen: string[]) =>
    ['1', '2', '3', '4'].map((chapterId) => ({ chapterId, chosen: chosen.includes(chapterId) }));

  it('is where the plan starts, with the units before it for review', async () => {
    const { user, arrive } = await open();
    await user.selectOptions(screen.getByLabelText('My class is on'), SECOND);
    expect(screen.getByText('4 chapters chosen')).toBeTruthy();
    expect(screen.getByText('You start with Unit 2. The unit before it follows, for review.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: SAVE }));
    await arrive('/userhome');
    expect(sent()).toEqual([{ choices: choices('1', '2', '3', '4'), startAt: '4' }]);
  });

  it('is the whole plan when the units before it are left out', async () => {
    const { user, arrive } = await open();
    await user.selectOptions(screen.getByLabelText('My class is on'), SECOND);
    await user.click(screen.getByRole('button', { name: 'Leave them out' }));
    expect(screen.getByText('1 chapter chosen')).toBeTruthy();
    expect(screen.getByText('Only Unit 2 is in your plan. You can add others later.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: SAVE }));
    await arrive('/userhome');
    expect(sent()).toEqual([{ choices: choices('4'), startAt: '4' }]);
  });

  it('asks of no units before the first', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('My class is on'), FIRST);
    expect(screen.getByText('3 chapters chosen')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Units before it' })).toBeNull();
    expect(screen.getByText('Only Unit 1 is in your plan. You can add others later.')).toBeTruthy();
  });

  it('no longer says where to start once everything is chosen', async () => {
    const { user, arrive } = await open();
    await user.selectOptions(screen.getByLabelText('My class is on'), SECOND);
    await user.click(screen.getByRole('button', { name: 'Everything for the AP exam' }));
    await user.click(screen.getByRole('button', { name: SAVE }));
    await arrive('/userhome');
    expect(sent()).toEqual([{ choices: choices('1', '2', '3', '4') }]);
  });

  it('starts nowhere in a unit that was unchecked again', async () => {
    const { user, arrive } = await open();
    await user.selectOptions(screen.getByLabelText('My class is on'), SECOND);
    await user.click(box(/^Unit 2/));
    await user.click(screen.getByRole('button', { name: SAVE }));
    await arrive('/userhome');
    expect(sent()).toEqual([{ choices: choices('1', '2', '3') }]);
  });

  it('can be chosen for a plan that exists', async () => {
    api.answer({ me: student({ plan: { 1: [true, 80] } }) });
    const { user, arrive } = await visit('/updateunits', { signedIn: true });
    await user.selectOptions(await screen.findByLabelText('My class is on'), SECOND);
    await user.click(screen.getByRole('button', { name: SAVE }));
    await arrive('/userhome');
    expect(sent()).toEqual([{ choices: choices('1', '2', '3', '4'), startAt: '4' }]);
  });
});
