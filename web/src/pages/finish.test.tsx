import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { student } from '../mocks/student';
import { openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the end of a unit', () => {
  const done = () => ({ me: student({ plan: { 1: [true, 80], 4: [false, null] } }) });

  test.each([
    ['the address', '/finishunit?unit=1', undefined],
    ['the navigation state', '/finishunit', { unitId: 1 }],
  ])('known by %s offers the unit quiz of 20 questions, or home', async (_, path, state) => {
    await openAs(done(), path, state);
    expect(await heading(/finished Intro to Economic Concepts/)).toBeTruthy();
    const quiz = screen.getByRole('link', { name: 'Take the Unit Quiz, 20 questions' });
    expect(quiz.getAttribute('href')).toBe('/quiz?type=unitQuiz&unit=1');
    expect(screen.getByRole('link', { name: 'Back to my Dashboard' }).getAttribute('href')).toBe('/userhome');
  });

  test('claims nothing while chapters are left', async () => {
    await openAs(done(), '/finishunit?unit=2');
    expect(await heading(/^Supply & Demand$/)).toBeTruthy();
    expect(screen.getByText(/one chapter left to pass/)).toBeTruthy();
  });

  test('of a unit outside the plan counts no chapters', async () => {
    await openAs({ me: student({ plan: { 1: [true, 80], 4: [false, 80, false] } }) }, '/finishunit?unit=2');
    await heading(/^Supply & Demand$/);
    expect(screen.getByText(/^None of its chapters is in your plan/)).toBeTruthy();
  });

  test.each(['/finishunit', '/finishunit?unit=99'])('%s leads to the dashboard', async (path) => {
    await openAs(done(), path);
    expect(await heading(/Which unit/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to my Dashboard' })).toBeTruthy();
  });
});

describe('the scorecard', () => {
  test('congratulates, ranks the whole and each chapter, and leads on', async () => {
    await openAs(
      { me: student({ plan: { 1: [true, 80], 2: [true, 60] }, topics: { 1: [9, 10], 3: [9, 10] } }) },
      '/finishpage',
    );
    expect(await heading(/Congratulations/)).toBeTruthy();
    expect(screen.getByText('Econo-ninja')).toBeTruthy();
    expect(screen.getByText('90% of all answers correct')).toBeTruthy();
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      'ChapterRankBest',
      '1.1 Scarcity, Choice and Opportunity CostThe Bomb80%',
      '1.2 The Production Possibilities CurveMiddle Management60%',
    ]);
    expect(screen.getByRole('link', { name: 'Back to User Dashboard' }).getAttribute('href')).toBe('/userhome');
    expect(screen.getByRole('link', { name: 'Add More Units' }).getAttribute('href')).toBe('/updateunits');
  });

  test.each([
    [
      'of a part of the course offers what comes after it',
      { 1: [true, 80], 2: [true, 60] },
      'You have passed all 2 chapters in your plan. The course has 2 more.',
      'Start 1.3 Comparative Advantage and Trade',
    ],
    [
      'of the whole course says that it is over',
      { 1: [true, 80], 2: [true, 60], 3: [true, 60], 4: [true, 60] },
      'You have cleared the market for chapters. Any more study is at the margin.',
      'Back to User Dashboard',
    ],
  ] as const)('%s', async (_what, plan, sentence, primary) => {
    await openAs({ me: student({ plan, currentChapterId: '2' }) }, '/finishpage');
    await heading(/Congratulations/);
    expect(screen.getByText(sentence)).toBeTruthy();
    const primaries = document.querySelectorAll('main [class*=primary]');
    expect([...primaries].map(({ textContent }) => textContent)).toEqual([primary]);
  });

  test('does not wait for a chapter that is coming soon', async () => {
    await openAs({ me: student({ plan: { 4: [true, 80], 5: [false, null] } }) }, '/finishpage');
    expect(await heading(/Congratulations/)).toBeTruthy();
    expect(screen.getByText('You have passed the one chapter in your plan. The course has 3 more.')).toBeTruthy();
  });

  test('does not congratulate too early', async () => {
    await openAs({ me: student({ plan: { 1: [true, 80], 2: [true, 59] } }) }, '/finishpage');
    expect(await heading(/Your scorecard so far/)).toBeTruthy();
    expect(screen.getByText('1 of 2 chapters left to pass, with 60% or more in the quiz.')).toBeTruthy();
    expect(screen.getByText('Not yet started')).toBeTruthy();
  });
});
