import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { handedIn } from '../mocks/handed-in';
import { pretendServer } from '../mocks/quiz';
import { address, openAt, setUpPages } from '../mocks/quiz-pages';
// Fetched by now, as it is soon after the first page of a quiz.
import '../quiz/quiz-overlay';

setUpPages();

/** Three mistakes: two in the first unit, of which one with certainty, and one in the second. */
function erred() {
  const server = pretendServer({ plan: { 1: [true, null] } });
  handedIn(server, { type: 'topicQuiz', topicIds: ['1', '2', '6'] }, [
    [false, null],
    [false, 'sure'],
    [false, 'guessing'],
  ]);
  return server;
}

const cards = () =>
  screen.findAllByRole('listitem').then((items) => items.filter((item) => item.querySelector('details')));
const topicsShown = async () => (await cards()).map((card) => card.querySelector('span')?.textContent);

describe('the mistakes notebook', () => {
  test('shows what was missed, confident and wrong first and marked so', async () => {
    openAt('/mistakes', erred());
    expect((await screen.findByText(/of them answered with certainty/)).textContent).toBe(
      '3 open mistakes, 1 of them answered with certainty.',
    );
    expect(await topicsShown()).toEqual(['Opportunity cost', 'Scarcity and resources', 'The law of demand']);
    const [sure, other] = await cards();
    expect(sure?.textContent).toContain('You were sure of this one.');
    expect(other?.textContent).not.toContain('You were sure');
  });

  test('gives the question first, and unfolded the choice, the right one, every why and the takeaway', async () => {
    const { user } = openAt('/mistakes', erred());
    const [card] = await cards();
    const fold = within(card!).getByText('Your answer, the right one, and why').closest('details');
    expect(fold?.open).toBe(false);
    expect(card?.textContent).toContain('Question number 2 on Opportunity cost?');
    await user.click(within(card!).getByText('Your answer, the right one, and why'));
    expect(fold?.open).toBe(true);
    for (const told of [
      'Your answer',
      'The right answer',
      'Because it is so.',
      'looks right and is not',
      'Takeaway of question 2.',
    ])
      expect(fold?.textContent).toContain(told);
    expect(
      within(card!)
        .getAllByRole('link', { name: /^Watch the 20 seconds/ })[0]
        ?.getAttribute('href'),
    ).toBe('/video/1?scene=jelly');
  });

  test('is narrowed by unit and topic, in the address too', async () => {
    const { user } = openAt('/mistakes', erred());
    await user.selectOptions(await screen.findByLabelText('Unit'), 'Intro to Economic Concepts (2)');
    expect(address()).toBe('/mistakes?unit=1');
    expect(await topicsShown()).toEqual(['Opportunity cost', 'Scarcity and resources']);
    await user.selectOptions(screen.getByLabelText('Topic'), 'Scarcity and resources (1)');
    expect(address()).toBe('/mistakes?topic=1');
    expect(await topicsShown()).toEqual(['Scarcity and resources']);
    await user.selectOptions(screen.getByLabelText('Unit'), 'All units (3)');
    expect(address()).toBe('/mistakes');
    expect(await topicsShown()).toHaveLength(3);
  });

  test.each([
    ['a topic', '/mistakes?topic=3', 'Intro to Economic Concepts (2)', 'Reading a PPC (0)'],
    ['a unit', '/mistakes?unit=3', 'Elasticities (0)', 'All of the unit (0)'],
  ])('narrowed to %s where there are none says which, and leads back to all', async (_what, at, unit, topic) => {
    const { user } = openAt(at, erred());
    expect(await screen.findByRole('heading', { name: 'Nothing left to review here' })).toBeTruthy();
    expect(screen.getByLabelText('Unit')).toHaveDisplayValue(unit);
    expect(screen.getByLabelText('Topic')).toHaveDisplayValue(topic);
    await user.click(screen.getByRole('link', { name: 'Show all 3' }));
    expect(await topicsShown()).toHaveLength(3);
    expect(screen.getByLabelText('Unit')).toHaveDisplayValue('All units (3)');
    expect(within(screen.getByLabelText('Topic')).queryByRole('option', { name: /\(0\)/ })).toBeNull();
  });

  test('starts a quiz of just those shown, which leads back to them when it is left', async () => {
    const server = erred();
    const { user } = openAt('/mistakes?unit=1', server);
    await user.click(await screen.findByRole('button', { name: 'Practice these' }));
    expect(await screen.findByText('Question 1 of 2')).toBeTruthy();
    expect(server.called('PracticeNotebook')[0]?.variables).toEqual({ unitId: '1', topicId: null });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Leave, carry on later' }));
    await waitFor(() => expect(address()).toBe('/mistakes?unit=1'));
  });

  test('says so in place when the practice did not start', async () => {
    const server = erred();
    server.fail('PracticeNotebook');
    const { user } = openAt('/mistakes', server);
    await user.click(await screen.findByRole('button', { name: 'Practice these' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The practice did not start.');
  });

  test('lets go of a mistake once it is answered right', async () => {
    const server = erred();
    handedIn(server, { type: 'topicQuiz', topicIds: ['1', '2', '6'] }, []);
    openAt('/mistakes', server);
    expect(await screen.findByRole('heading', { name: 'No mistakes to review' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your progress' }).getAttribute('href')).toBe('/progress');
  });
});

test('a quiz of the notebook without a number leads to the notebook', async () => {
  openAt('/quiz?notebook=topic%3D1', erred());
  await waitFor(() => expect(address()).toBe('/mistakes?topic=1'));
});
