import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refuse } from '../mocks/answers';
import { api } from '../mocks/handlers';
import { address, openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';
import { student, type StudentSketch } from '../mocks/student';

answerFromMocks();

const PASSED = [true, 80] as const;
/** Every chapter of the course that can be chosen. */
const WHOLE_COURSE = { 1: PASSED, 2: PASSED, 3: PASSED, 4: PASSED };
/** The free quiz of a visitor, whose chapter is the whole plan. */
const FREE_QUIZ: StudentSketch = { plan: { 2: [false, 80] }, currentChapterId: '2' };

async function upNext(sketch: StudentSketch) {
  const { user } = await openAs({ me: student(sketch) }, '/userhome');
  const card = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-tour="progress"]');
    if (!found) throw new Error('no UP NEXT yet');
    return found;
  });
  const offers = () => [...card.querySelectorAll('a, button')].map(({ textContent }) => textContent);
  return { user, card, offers };
}

const SCORECARD = 'See your scorecard';
const MORE = 'Add More Units';

describe('UP NEXT with nothing left to pass in the plan', () => {
  test.each([
    [
      'of one chapter offers the one after it and the rest of its unit',
      FREE_QUIZ,
      'You have passed the one chapter in your plan. The course has 3 more.',
      ['Start 1.3 Comparative Advantage and Trade', 'Add the rest of Unit 1: 2 chapters', MORE, SCORECARD],
    ],
    [
      'at the end of a unit offers the next unit',
      { plan: { 1: PASSED, 2: PASSED, 3: PASSED }, currentChapterId: '3' },
      'You have passed all 3 chapters in your plan. The course has 1 more.',
      ['Start 2.1 Demand', MORE, SCORECARD],
    ],
    [
      'at the end of the course offers what was left out before it',
      { plan: { 4: PASSED }, currentChapterId: '4' },
      'You have passed the one chapter in your plan. The course has 3 more.',
      ['Start 1.1 Scarcity, Choice and Opportunity Cost', 'Add all of Unit 1: 3 chapters', MORE, SCORECARD],
    ],
    [
      'counts a chapter that was passed outside the plan as passed',
      { plan: { 1: PASSED, 2: [false, 60, false] }, currentChapterId: '1' },
      'You have passed the one chapter in your plan. The course has 2 more.',
      ['Start 1.3 Comparative Advantage and Trade', MORE, SCORECARD],
    ],
    [
      'but chapters that are coming soon says so',
      { plan: { 3: PASSED, 5: [false, null] }, currentChapterId: '3' },
      'The rest of your plan is coming soon. The course has 3 more chapters.',
      ['Start 1.1 Scarcity, Choice and Opportunity Cost', 'Add the rest of Unit 1: 2 chapters', MORE, SCORECARD],
    ],
    [
      'of the whole course leads to the scorecard and a review',
      { plan: WHOLE_COURSE },
      'You have passed every chapter of the course. Stay sharp with a review quiz.',
      [SCORECARD, 'Work on your weak spots'],
    ],
    [
      'because there is no plan, though a chapter is passed, offers what comes after it',
      { plan: { 2: [false, 80, false] } },
      'You have passed 1.2 The Production Possibilities Curve, and it is saved. Choose what comes next.',
      ['Start 1.3 Comparative Advantage and Trade', 'Add the rest of Unit 1: 2 chapters', 'Choose your chapters'],
    ],
    [
      'because nothing is chosen leads to the choice',
      {},
      'Choose the units and chapters you want to study, and they will be listed here.',
      ['Choose your chapters'],
    ],
  ] as const)('%s', async (_what, sketch, sentence, buttons) => {
    const { card, offers } = await upNext(sketch);
    expect(within(card).getByText(sentence)).toBeTruthy();
    expect(offers()).toEqual(buttons);
    expect(card.querySelectorAll('[class*=primary]')).toHaveLength(1);
  });

  test('starts the next chapter: it is in the plan, and its video opens', async () => {
    const { user } = await upNext(FREE_QUIZ);
    await user.click(screen.getByRole('button', { name: /^Start 1\.3/ }));
    await waitFor(() => expect(address()).toBe('/video/3'));
    expect(api.called('ChooseChapters').map(({ variables }) => variables)).toEqual([
      { choices: [{ chapterId: '3', chosen: true }], startAt: '3' },
    ]);
  });

  test('adds the rest of the unit in place, and goes on with its first chapter', async () => {
    const { user, card } = await upNext(FREE_QUIZ);
    await user.click(screen.getByRole('button', { name: /^Add the rest of Unit 1/ }));
    const next = await screen.findByRole('region', { name: 'UP NEXT' });
    expect(next.textContent).toContain('1.1Scarcity');
    expect(card.isConnected && document.activeElement).toBe(next);
    expect(api.called('ChooseChapters')[0]?.variables.choices).toEqual([
      { chapterId: '1', chosen: true },
      { chapterId: '3', chosen: true },
    ]);
  });

  test('says so when a chapter was not added, and offers it again', async () => {
    api.fail('ChooseChapters', { with: refuse('INTERNAL_SERVER_ERROR', 'Something broke here.'), once: true });
    const { user } = await upNext(FREE_QUIZ);
    await user.click(screen.getByRole('button', { name: /^Start 1\.3/ }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/plan has not been saved.*Something broke here/);
    await user.click(screen.getByRole('button', { name: /^Start 1\.3/ }));
    await waitFor(() => expect(address()).toBe('/video/3'));
  });
});
