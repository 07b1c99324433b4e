import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { MissedPoints } from '../../../schema/generated/types';
import { answering, freeResponse, freeResponseAttempt, scored, writtenText } from '../mocks/free-response';
import { api } from '../mocks/handlers';
import { graded, quiz, taking } from '../mocks/quiz';
import { student } from '../mocks/student';
import { address, openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';
// Loaded up front. In the app it is prefetched on the first page of a quiz.
import '../quiz/quiz-overlay';

answerFromMocks();

/** Three mistakes: two in the first unit, one of them answered with certainty, and one in the second. */
function erred() {
  const [first, second, third] = graded(quiz({ type: 'topicQuiz', topicIds: ['1', '2', '6'] }), [
    [false],
    [false, 'sure'],
    [false, 'guessing'],
  ]).questions;
  const mistakes = [second!, first!, third!].map((asked) => ({
    ...asked,
    __typename: 'Mistake' as const,
    id: `mina-${asked.question.id}`,
    attemptId: 'attempt-1',
    missedAt: '2026-11-20T18:09:00Z',
    timesMissed: 1,
  }));
  return { mistakes };
}

const cards = () =>
  waitFor(() => {
    const items = screen.getAllByRole('listitem').filter((item) => item.querySelector('details'));
    expect(items).not.toEqual([]);
    return items;
  });
const topicsShown = async () => (await cards()).map((card) => card.querySelector('span')?.textContent);

describe('the mistakes notebook', () => {
  test('shows what was missed, confident and wrong first and marked so', async () => {
    await openAs(erred(), '/mistakes');
    expect((await screen.findByText(/of which you were sure about/)).textContent).toBe(
      '3 mistakes, 1 of which you were sure about.',
    );
    expect(await topicsShown()).toEqual(['Opportunity cost', 'Scarcity and resources', 'The law of demand']);
    const [sure, other] = await cards();
    expect(sure?.textContent).toContain('You were sure of this one.');
    expect(other?.textContent).not.toContain('You were sure');
  });

  test('gives the question first, and unfolded the choice, the right one, every why and the takeaway', async () => {
    const { user } = await openAs(erred(), '/mistakes');
    const [card] = await cards();
    const fold = within(card!).getByText('Your answer, the correct answer, and why').closest('details');
    expect(fold?.open).toBe(false);
    expect(card?.textContent).toContain('Question number 2 on Opportunity cost?');
    await user.click(within(card!).getByText('Your answer, the correct answer, and why'));
    expect(fold?.open).toBe(true);
    for (const told of [
      'Your answer',
      'Correct answer',
      'Because it is so.',
      'looks right and is not',
      'Takeaway of question 2.',
    ])
      expect(fold?.textContent).toContain(told);
    expect(
      within(card!)
        .getAllByRole('link', { name: /^Watch the 20 seconds/ })[0]
        ?.getAttribute('href'),
    ).toBe('/video/1?scene=jelly&back=%2Fmistakes');
  });

  test('is narrowed by unit and topic, in the address too', async () => {
    const { user } = await openAs(erred(), '/mistakes');
    await user.selectOptions(
      await screen.findByLabelText('Unit'),
      'Unit 1 · exam unit 1: Intro to Economic Concepts (2)',
    );
    await waitFor(() => expect(address()).toBe('/mistakes?unit=1'));
    expect(await topicsShown()).toEqual(['Opportunity cost', 'Scarcity and resources']);
    await user.selectOptions(screen.getByLabelText('Topic'), 'Scarcity and resources (1)');
    await waitFor(() => expect(address()).toBe('/mistakes?topic=1'));
    expect(await topicsShown()).toEqual(['Scarcity and resources']);
    await user.selectOptions(screen.getByLabelText('Unit'), 'All units (3)');
    await waitFor(() => expect(address()).toBe('/mistakes'));
    expect(await topicsShown()).toHaveLength(3);
  });

  test.each([
    ['a topic', '/mistakes?topic=3', 'Unit 1 · exam unit 1: Intro to Economic Concepts (2)', 'Reading a PPC (0)'],
    ['a unit', '/mistakes?unit=3', 'Unit 3 · exam unit 2: Elasticities (0)', 'All of the unit (0)'],
  ])('narrowed to %s where there are none says which, and leads back to all', async (_what, at, unit, topic) => {
    const { user } = await openAs(erred(), at);
    expect(await screen.findByRole('heading', { name: 'Nothing to review here' })).toBeTruthy();
    expect(screen.getByLabelText('Unit')).toHaveDisplayValue(unit);
    expect(screen.getByLabelText('Topic')).toHaveDisplayValue(topic);
    await user.click(screen.getByRole('link', { name: 'Show all 3' }));
    expect(await topicsShown()).toHaveLength(3);
    expect(screen.getByLabelText('Unit')).toHaveDisplayValue('All units (3)');
    expect(within(screen.getByLabelText('Topic')).queryByRole('option', { name: /\(0\)/ })).toBeNull();
  });

  test.each([
    ['Practice these', 'test'],
    ['Practice Step by Step', 'practice'],
  ])('%s starts a quiz of just those shown, which leads back to them when it is left', async (name, mode) => {
    const practice = taking(quiz({ type: 'topicQuiz', topicIds: ['1', '2'], size: 2 }));
    const { user } = await openAs(
      { ...erred(), ...practice, practiceNotebook: practice.startQuiz },
      '/mistakes?unit=1',
    );
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('Question 1 of 2')).toBeTruthy();
    expect(api.called('PracticeNotebook')[0]?.variables).toEqual({ unitId: '1', topicId: null, mode });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Leave and continue later' }));
    await waitFor(() => expect(address()).toBe('/mistakes?unit=1'));
  });

  test('begins practice with another question like a mistake, which is left for the same page', async () => {
    const practice = taking({
      ...quiz({ type: 'topicQuiz', topicIds: ['1'], id: 'attempt-2', size: 1 }),
      mode: 'practice',
    });
    const { user } = await openAs({ ...erred(), ...practice, anotherLikeThis: practice.startQuiz }, '/mistakes?unit=1');
    const [card] = await cards();
    await user.click(within(card!).getByText('Your answer, the correct answer, and why'));
    await user.click(within(card!).getByRole('button', { name: 'Another one like this' }));
    expect(await screen.findByText('Question 1 of 1')).toBeTruthy();
    expect(api.called('AnotherLikeThis')[0]?.variables).toEqual({
      attemptId: 'attempt-1',
      questionId: erred().mistakes[0]?.question.id,
    });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Leave and continue later' }));
    await waitFor(() => expect(address()).toBe('/mistakes?unit=1'));
  });

  test('says so in place when the practice did not start', async () => {
    api.fail('PracticeNotebook');
    const { user } = await openAs(erred(), '/mistakes');
    await user.click(await screen.findByRole('button', { name: 'Practice these' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The practice quiz did not start.');
  });

  test('with nothing missed says so, and leads to the progress', async () => {
    await openAs({ me: student({ topics: { 1: [6, 6] } }) }, '/mistakes');
    expect(await screen.findByRole('heading', { name: 'No mistakes to review' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your progress' }).getAttribute('href')).toBe('/progress');
  });

  test('before the first quiz claims no answers', async () => {
    await openAs({ me: student({}) }, '/mistakes');
    expect(await screen.findByRole('heading', { name: 'No mistakes to review' })).toBeTruthy();
    expect(screen.queryByText(/You have since answered/)).toBeNull();
  });
});

describe('the free-response points of the notebook', () => {
  const submitted = scored(freeResponseAttempt({ answer: writtenText, revision: 2 }), { 'c-1': false });
  const { id: attemptId, freeResponseId, title, chapter, submittedAt, result } = submitted;
  const missed: MissedPoints = {
    id: 'mina-ride-tax',
    attemptId,
    freeResponseId,
    title,
    chapter,
    submittedAt: submittedAt ?? '',
    earned: 2,
    possible: 5,
    points: result?.points.filter(({ state }) => state === 'missed') ?? [],
  };
  const missedPoints = [missed];
  const section = async () =>
    (await screen.findByRole('heading', { name: 'Free response: 2 points to earn' })).closest('details')!;

  test('are folded while there are other mistakes, and open where there are none', async () => {
    await openAs({ ...erred(), missedPoints }, '/mistakes');
    expect((await section()).open).toBe(false);
    expect(await topicsShown()).toHaveLength(3);
  });

  test('name the question, the point and the reason, and lead to its place in the answer', async () => {
    await openAs({ missedPoints }, '/mistakes');
    const open = await section();
    expect(open.open).toBe(true);
    const link = await within(open).findByRole('link', { name: 'A tax on rides' });
    expect(link.getAttribute('href')).toBe('/free-response/ride-tax-1?attempt=fr-attempt-1');
    for (const told of ['2 of 5 points', 'What earns a-2.', 'Why a-2 is missed.', 'A tax shifts demand.'])
      expect(open.textContent).toContain(told);
    expect(open.textContent).not.toContain('What earns b-1.');
    const hrefs = within(open)
      .getAllByRole('link')
      .map((one) => one.getAttribute('href'));
    expect(hrefs).toContain('/free-response/ride-tax-1?attempt=fr-attempt-1#point-a-2');
    expect(screen.queryByRole('button', { name: 'Practice these' })).toBeNull();
  });

  test('can be tried again, part by part, with the other answers as they were', async () => {
    const { user } = await openAs({ ...answering(freeResponse(), submitted), missedPoints }, '/mistakes');
    const next = freeResponseAttempt({ id: 'fr-attempt-2' });
    api.answer({
      startFreeResponse: next,
      freeResponseAttempt: ({ id }: { id: string }) => (id === next.id ? next : submitted),
      saveFreeResponse: ({ answer }: { answer: string }) => ({ ...next, answer, revision: 1 }),
    });
    Element.prototype.scrollIntoView = () => undefined; // jsdom has none
    await user.click(await screen.findByRole('button', { name: 'Try part (c) again' }));
    await waitFor(() => expect(address()).toBe('/free-response/ride-tax-1?attempt=fr-attempt-2'));
    const { c, ...others } = JSON.parse(writtenText).parts;
    expect(c).toBeTruthy();
    expect(JSON.parse(String(api.called('SaveFreeResponse')[0]?.variables['answer'])).parts).toEqual(others);
  });

  test('say so in place when the question did not start', async () => {
    api.fail('StartFreeResponse');
    const { user } = await openAs({ ...answering(freeResponse(), submitted), missedPoints }, '/mistakes');
    await user.click(await screen.findByRole('button', { name: 'Try part (c) again' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The question did not start.');
  });

  test('are gone once all are earned', async () => {
    await openAs(erred(), '/mistakes');
    await cards();
    expect(screen.queryByRole('heading', { name: /^Free response/ })).toBeNull();
  });
});

test('a quiz of the notebook without a number leads to the notebook', async () => {
  await openAs(erred(), '/quiz?notebook=topic%3D1');
  await waitFor(() => expect(address()).toBe('/mistakes?topic=1'));
});
