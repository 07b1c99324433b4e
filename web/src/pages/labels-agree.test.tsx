import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { generatorMastery, masteryRungs, topicMastery } from '../../../schema/rules/labels';
import { freeResponse } from '../mocks/free-response';
import { student } from '../mocks/student';
import type { Answers } from '../mocks/answers';
import { openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

const TOPIC = 'Scarcity and resources';

/** The API's data of a student who has this percent in the topic and has finished a quiz on another topic. */
const studentAt = (percent: number | null): Answers => ({
  me: student({ plan: { 1: [true, null] }, topics: { 6: [6, 6], ...(percent !== null && { 1: [percent, 100] }) } }),
  learning: {
    id: 'mina',
    topics: [],
    finishedQuizzes: [
      { id: 'a1', type: 'topicQuiz', title: 'Practice', finishedAt: '2026-11-20T18:09:00Z', score: 100, questions: 6 },
    ],
    certainties: [],
    predictions: [],
    predicted: { answers: 0 },
  },
});

const openedAt = (path: string, percent: number | null) => {
  cleanup();
  return openAs(studentAt(percent), path);
};

/** The dashboard's text for the topic; topics that were never asked are counted, not listed. */
async function onDashboard() {
  const map = await screen.findByRole('region', { name: 'Topic Mastery' });
  return (within(map).queryByText(TOPIC)?.closest('li') ?? map).textContent;
}

// Every screen must show the same rung of the mastery ladder for the same student and topic (spec §9).
test.each([null, 0, 1, 50, 51, 60, 61, 70, 71, 80, 81, 100])(
  'with %s percent every screen says the same',
  async (percent) => {
    const label = topicMastery(percent);

    await openedAt('/userhome', percent);
    expect(await onDashboard()).toContain(label);

    const { user } = await openedAt('/progress', percent);
    const cell = await screen.findByRole('button', { name: new RegExp(`^${TOPIC}, chapter 1\\.1: ${label}`) });
    expect(cell.dataset['rungs']).toBe(String(masteryRungs(percent)));
    // The topic that most needs review is open by default.
    if (cell.getAttribute('aria-expanded') === 'false') await user.click(cell);
    const detail = await screen.findByRole('region', { name: TOPIC });
    expect(within(detail).getByText(label)).toBeTruthy();
    const table = await screen.findByRole('table', { name: /^Each topic with our advice/, hidden: true });
    expect(within(table).getByRole('row', { name: new RegExp(`^${TOPIC}`), hidden: true }).textContent).toContain(
      label,
    );

    await openedAt('/quizgenerator', percent);
    const choice = await screen.findByRole('checkbox', { name: new RegExp(`^${TOPIC}`) });
    expect(choice.closest('label')?.textContent).toContain(generatorMastery(percent));
  },
);

// Started means asked. A topic whose answers were all wrong is started, though its label is that of a topic never asked.
test('every screen counts the same topics as started', async () => {
  const answers: Answers = {
    ...studentAt(null),
    me: student({ plan: { 1: [true, 0] }, topics: { 1: [0, 6], 3: [5, 6], 6: [0, 3] } }),
  };
  const counted = { Intro: '2 of 5 topics started', Supply: '1 of 2 topics started' };

  await openAs(answers, '/userhome');
  const map = await screen.findByRole('region', { name: 'Topic Mastery' });
  const onMap = [...map.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(onMap).toEqual([`Intro to Economic Concepts ${counted.Intro}`, `Supply & Demand ${counted.Supply}`]);
  expect(map.textContent).not.toContain('No data points yet');
  expect([...map.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Scarcity and resourcesNot yet started0 of 6 correct',
    'Reading a PPCEcono-ninja-level83%',
    'The law of demandNot yet started0 of 3 correct',
  ]);

  cleanup();
  await openAs(answers, '/progress');
  expect(await screen.findByText('So far: 15 answers in 3 of 7 topics.')).toBeTruthy();
  const grid = screen.getByRole('region', { name: 'Topic by topic' });
  const onGrid = [...grid.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(onGrid).toEqual([expect.stringContaining(counted.Intro), expect.stringContaining(counted.Supply)]);
  const points = screen.getByRole('region', { name: 'Where the points are' });
  const onExam = [...points.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(onExam.toSorted()).toEqual([expect.stringContaining(counted.Intro), expect.stringContaining(counted.Supply)]);
  const cell = await screen.findByRole('button', { name: `${TOPIC}, chapter 1.1: Not yet started, 0 of 6 correct` });
  expect(cell.dataset['asked']).toBe('true');

  cleanup();
  await openAs(answers, '/quizgenerator');
  const choice = await screen.findByRole('checkbox', { name: new RegExp(`^${TOPIC}`) });
  expect(choice.closest('label')?.textContent).toContain('Not yet started · 0 of 6 correct');
});

// A class that follows the exam's own units finds them in ours, of which three are one of the exam's.
describe('the unit of the exam stands beside ours', () => {
  const me = student({ plan: { 1: [true, 0] }, topics: { 1: [0, 6] } });
  const exam = 'exam unit 2';

  test.each([
    ['in the first plan', '/getstarted', 'checkbox', /^Unit 2: Supply & Demand/, `Unit 2: Supply & Demand ${exam}`],
    ['in the list of classes', '/getstarted', 'option', /^Unit 2/, `Unit 2 · ${exam}: Supply & Demand`],
    ['in a changed plan', '/updateunits', 'checkbox', /^Unit 2: Supply & Demand/, `Unit 2: Supply & Demand ${exam}`],
    ['in the quiz generator', '/quizgenerator', 'group', /^Supply & Demand/, `Supply & Demand Unit 2 · ${exam}`],
    ['among the videos', '/video-library', 'heading', /^Unit 2: Supply & Demand/, exam],
    [
      'in the free responses',
      '/free-response',
      'heading',
      /^Unit 2: Supply & Demand/,
      `Unit 2: Supply & Demand ${exam}`,
    ],
  ] as const)('%s', async (_where, path, role, name, text) => {
    const { user } = await openAs({ me, freeResponses: [freeResponse()] }, path);
    if (path === '/quizgenerator') await user.click(await screen.findByText('Topics outside your plan'));
    const found = await screen.findAllByRole(role, { name, hidden: true });
    const texts = found.map((one) => {
      const holder = role === 'heading' ? one.parentElement : one.closest('label');
      return (holder ?? one.closest('details')?.querySelector('summary') ?? one).textContent;
    });
    expect(texts).toEqual(found.map(() => expect.stringContaining(text)));
  });
});
