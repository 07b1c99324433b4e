import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Learning, Readiness, Topic, TopicEstimate } from '../../../schema/generated/types';
import { freeResponse } from '../mocks/free-response';
import { api } from '../mocks/handlers';
import { chapters, find, topics } from '../mocks/course';
import { student } from '../mocks/student';
import { address, openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

const cell = (name: RegExp) => screen.findByRole('button', { name });
const opened = (name: string) => screen.findByRole('region', { name });

/**
 * A quiz on the first chapter with two of six correct. On the topic “Opportunity cost”, seven of ten are correct in
 * total.
 */
function studied({ due = false } = {}) {
  const at = '2026-11-20T18:09:00Z';
  const estimates: readonly TopicEstimate[] = [
    estimateOf(topics[0]!, { estimate: 0.33, low: 0.23, high: 0.43, trend: 'falling', answers: 3 }),
    estimateOf(topics[1]!, { estimate: 0.7, low: 0.6, high: 0.8, trend: 'rising', answers: 10, reviewDue: due }),
  ];
  const title = 'Chapter quiz: 1.1 Scarcity, Choice and Opportunity Cost';
  const learning: Learning = {
    id: 'mina',
    topics: estimates,
    finishedQuizzes: [{ id: 'attempt-1', type: 'chapterQuiz', title, finishedAt: at, score: 33, questions: 6 }],
    certainties: [
      { certainty: 'guessing', answers: 1, correct: 0 },
      { certainty: 'sure', answers: 2, correct: 1 },
    ],
    predictions: [],
    predicted: { answers: 0 },
  };
  return { me: student({ plan: { 1: [true, 33] }, topics: { 1: [1, 3], 2: [7, 10] } }), learning };
}

type Estimate = Pick<TopicEstimate, 'estimate' | 'low' | 'high' | 'trend' | 'answers'>;

function estimateOf(topic: Topic, said: Estimate & { reviewDue?: boolean }): TopicEstimate {
  const lastAskedAt = '2026-11-10T18:00:00Z';
  const history = [
    { at: '2026-11-01T18:00:00Z', estimate: 0.5 },
    { at: lastAskedAt, estimate: said.estimate },
  ];
  return { id: `mina-estimate-${topic.id}`, topic, lastAskedAt, history, reviewDue: false, reviewAt: null, ...said };
}

/** A prediction from 110 answers, all but the last unit asked. */
function readiness(more: Partial<Readiness> = {}): Readiness {
  const day = (at: string, composite: number) => ({
    ...{ at, composite, low: 2, high: 3 },
    ...{ compositeLow: composite - 10, compositeHigh: composite + 10 },
  });
  return {
    ...{ id: 'mina', daysAhead: 30, answers: 110, unitsAnswered: 1, freeResponses: 0 },
    forecast: {
      ...{ low: 3, high: 4, chance: 0.84, chances: [0.02, 0.1, 0.44, 0.4, 0.04] },
      ...{ composite: 62.4, compositeLow: 51.6, compositeHigh: 73.2 },
    },
    units: [
      {
        answers: 108,
        cost: 6.2,
        worth: 17.2,
        examUnit: { name: 'Basic Economic Concepts', number: 1, low: 12, high: 15 },
      },
      { answers: 2, cost: 9.7, worth: 20.4, examUnit: { name: 'Supply and Demand', number: 2, low: 20, high: 25 } },
    ],
    steps: [
      {
        ...{ kind: 'practice', minutes: 7, gain: 0.64, chapter: null, freeResponseId: null, title: null },
        examUnit: { name: 'Basic Economic Concepts', number: 1, low: 12, high: 15 },
        topics: topics.slice(0, 2),
      },
      {
        ...{ kind: 'chapter', minutes: 14, gain: 1.2, examUnit: null, freeResponseId: null, title: null, topics: [] },
        chapter: chapters[1] ?? null,
      },
    ],
    history: [day('2026-11-18T12:00:00Z', 55), day('2026-11-20T12:00:00Z', 62)],
    ...more,
  };
}

const predicted = () => screen.findByRole('region', { name: 'Predicted exam score' });

describe('the predicted exam score', () => {
  test('begins with its range, and says what it means and rests on, what costs points, and what there is no evidence for', async () => {
    await openAs({ ...studied(), readiness: readiness() }, '/progress');
    const { textContent } = await predicted();
    const inOrder = [
      'Predicted exam score3–484 of 100 simulated exams end there. As if the exam were 30 days away and you stopped practicing today.',
      'Of the 100 points that both sections make together: 52 to 73, on average 62.',
      'You would lose the most points in unit 2, Supply and Demand (about 10 of 20 points)',
      'It rests on 110 answers in 1 of the 2 units of the exam.',
      'There are not enough answers on unit 2',
      'There is no free response yet',
      'not yet checked on real scores',
    ].map((part) => textContent.indexOf(part));
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    expect(inOrder[0]).toBe(0);
  });

  test('names the two steps that raise it most, as links', async () => {
    await openAs({ ...studied(), readiness: readiness() }, '/progress');
    const steps = within(await predicted());
    expect(
      steps
        .getByRole('link', { name: /^Practice unit 1: Scarcity and resources, Opportunity cost$/ })
        .getAttribute('href'),
    ).toBe('/quiz?type=topicQuiz&topics=1.2');
    expect(steps.getByText('about +0.6 points in 7 minutes')).toBeTruthy();
    const [, second] = chapters;
    expect(steps.getByRole('link', { name: `Learn chapter ${second?.name}` }).getAttribute('href')).toBe(
      `/video/${second?.id}`,
    );
  });

  test('leads to a free response', async () => {
    const step = {
      ...{ kind: 'freeResponse' as const, minutes: 12, gain: 0.8, examUnit: null, topics: [], chapter: null },
      ...{ freeResponseId: 'tax-1', title: 'A tax on chips' },
    };
    await openAs({ ...studied(), readiness: readiness({ steps: [step] }) }, '/progress');
    const link = within(await predicted()).getByRole('link', { name: 'Answer a free response: A tax on chips' });
    expect(link.getAttribute('href')).toBe('/free-response/tax-1');
  });

  test('lists the chance of each score, and the days so far in a table', async () => {
    await openAs({ ...studied(), readiness: readiness() }, '/progress');
    const region = within(await predicted());
    const chances = within(region.getByRole('list', { name: 'Chance of each score' })).getAllByRole('listitem');
    expect(chances.map(({ textContent }) => textContent)).toEqual(['1: 2%', '2: 10%', '3: 44%', '4: 40%', '5: 4%']);
    const rows = within(region.getByRole('table')).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual(['Nov 202–36252 to 72', 'Nov 182–35545 to 65']);
  });

  test('shows no history of a single day', async () => {
    const { history } = readiness();
    await openAs({ ...studied(), readiness: readiness({ history: history.slice(1) }) }, '/progress');
    expect(within(await predicted()).queryByText('So far')).toBeNull();
  });

  test('says what is missing before there is enough evidence, and leads to practice', async () => {
    const missing = { answers: 23, unitsAnswered: 2, forecast: null, steps: [], history: [] };
    await openAs({ ...studied(), readiness: readiness(missing) }, '/progress');
    const region = await predicted();
    within(region).getByText('No prediction yet');
    expect(region.textContent).toContain(
      'A prediction needs 60 answers, with 5 or more in 4 units of the exam. You have 23 answers, and 2 units with enough of them.',
    );
    expect(within(region).getByRole('link', { name: 'Practice for a few minutes' }).getAttribute('href')).toBe(
      '/practice',
    );
  });

  test('is left out of a course without an exam', async () => {
    await openAs({ ...studied(), readiness: readiness({ units: [], forecast: null }) }, '/progress');
    await cell(/^Opportunity cost/);
    expect(screen.queryByText('Predicted exam score')).toBeNull();
  });

  test('is missing where it did not load, and the rest of the page is not', async () => {
    api.fail('Readiness');
    await openAs(studied(), '/progress');
    expect(await cell(/^Opportunity cost/)).toBeTruthy();
    expect(screen.queryByText('Predicted exam score')).toBeNull();
  });
});

describe('the progress page', () => {
  test('before the first quiz says so, and leads to one', async () => {
    const { user } = await openAs({ me: student({ plan: { 1: [false, null] } }) }, '/progress');
    expect(await screen.findByRole('heading', { name: 'An empty graph, for now' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'See what’s next' }));
    await waitFor(() => expect(address()).toBe('/userhome'));
  });

  test('shows every topic of the course with its label and percent, and says which are due', async () => {
    await openAs(studied({ due: true }), '/progress');
    expect(
      await screen.findByText('Review “Opportunity cost” today: it is due, and some of it may be fading.'),
    ).toBeTruthy();
    expect(screen.getByText('So far: 13 answers in 2 of 7 topics. 1 topic is due for review.')).toBeTruthy();
    const row = await cell(/^Opportunity cost/);
    expect(row.textContent).toContain('1.1Opportunity cost70% correct');
    expect(await cell(/^Scarcity and resources, chapter 1\.1: A bit Econ-fused, 33%$/)).toBeTruthy();
    expect(await cell(/^Opportunity cost, chapter 1\.1: Curve Whisperer, 70%, review due$/)).toBeTruthy();
    expect(await cell(/^The law of demand, chapter 2\.1: Not yet started$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Review the topics that are due' }).getAttribute('href')).toBe(
      '/quiz?type=topicQuiz&topics=2',
    );
  });

  test('lists the units of the exam, the one with the most to gain first', async () => {
    await openAs(studied(), '/progress');
    const points = within(await screen.findByRole('region', { name: 'Where the points are' }));
    expect(points.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Exam unit 2: Supply and Demand20–25% of the examNo answers yet',
      'Exam unit 1: Basic Economic Concepts12–15% of the exam21% likely known, 2 of 5 topics started',
    ]);
  });

  test('opens the topic that is worth a look, with advice before the counts and, apart from them, the estimate', async () => {
    await openAs(studied(), '/progress');
    const topic = await opened('Scarcity and resources');
    expect(topic.textContent).toContain('A bit Econ-fused · 1 of 3 correct, 33%');
    const text = topic.textContent;
    expect(text).toContain(
      'You probably know less than half of this topic: of 10 new questions, 2 to 4, lucky guesses not counted. Based on 3 answers',
    );
    const advice = text.indexOf('Too few answers to say: 3 so far. Take a short quiz.');
    expect([advice > 0, advice < text.indexOf('A bit Econ-fused')]).toEqual([true, true]);
    expect(topic.textContent).toContain('Falling');
    expect(within(topic).getByRole('link', { name: 'Practice this topic' }).getAttribute('href')).toBe(
      '/quiz?type=topicQuiz&topics=1',
    );
    expect(within(topic).getByRole('link', { name: 'Mistakes on this topic' }).getAttribute('href')).toBe(
      '/mistakes?topic=1',
    );
  });

  test('opens one topic at a time, and closes it again', async () => {
    const { user } = await openAs(studied(), '/progress');
    const untouched = await cell(/^The law of demand/);
    await user.click(untouched);
    expect(untouched.getAttribute('aria-expanded')).toBe('true');
    const topic = await opened('The law of demand');
    expect(topic.textContent).toContain('Not yet started');
    expect(topic.textContent).not.toContain('estimate');
    expect(screen.queryByRole('region', { name: 'Scarcity and resources' })).toBeNull();
    await user.click(untouched);
    expect(screen.queryByRole('region', { name: 'The law of demand' })).toBeNull();
  });

  test('says in tables what the drawings show', async () => {
    await openAs(studied(), '/progress');
    const topics = await screen.findByRole('table', {
      name: 'Each topic with our advice, your level, your answers, and our estimate',
      hidden: true,
    });
    const row = within(topics).getByRole('row', { name: /^Scarcity and resources/, hidden: true });
    expect(row.textContent).toContain(
      '1.1Too few answers to say: 3 so far. Take a short quiz.A bit Econ-fused1 of 3, 33%23 to 43falling',
    );
    const quizzes = screen.getByRole('table', { name: 'Finished quizzes, newest first', hidden: true });
    const quiz = within(quizzes).getByRole('link', { name: /^Chapter quiz: 1\.1/, hidden: true });
    expect(quiz.getAttribute('href')).toBe('/results?attempt=attempt-1');
    expect(quiz.closest('tr')?.textContent).toContain('33%6');
  });

  test('sets what was said of answers beside how they went', async () => {
    await openAs(studied(), '/progress');
    const record = await screen.findByRole('region', { name: 'Confidence and accuracy' });
    expect(
      within(record)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['When you said sure1 of 2 correct · 50%', 'When you said guessing0 of 1 correct · 0%']);
  });

  test('speaks of no chart where nothing was said of answers yet', async () => {
    const { learning, ...others } = studied();
    await openAs({ ...others, learning: { ...learning, certainties: [] } }, '/progress');
    const record = await screen.findByRole('region', { name: 'Confidence and accuracy' });
    expect(record.textContent).toContain('how sure you are');
    expect(record.textContent).not.toMatch(/chart|graph/i);
  });

  describe('with free responses', () => {
    const intro = find(chapters, ({ id }) => id === '2');
    const ALL = [
      freeResponse({ id: 'ppc-1', family: 'ppc', chapter: intro, points: 10, best: 6 }),
      freeResponse({ id: 'ppc-2', family: 'ppc', chapter: intro, points: 10, best: 8 }),
      freeResponse({ id: 'trade-1', family: 'trade', chapter: intro, points: 10, best: null }),
      freeResponse({ id: 'tax-1' }),
    ];

    test.each([
      ['before the first quiz', {}],
      ['after quizzes', studied()],
    ])('counts the questions tried and the best results by unit, %s', async (_when, answers) => {
      await openAs({ ...answers, freeResponses: ALL }, '/progress');
      const record = await screen.findByRole('region', { name: 'Free response' });
      expect(
        within(record)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['Intro to Economic Concepts1 of 2 tried · 8 of 10 points', 'Supply & Demand0 of 1 tried']);
      expect(within(record).getByRole('link', { name: 'All free-response questions' }).getAttribute('href')).toBe(
        '/free-response',
      );
    });

    test('says nothing of them before the first', async () => {
      await openAs({ ...studied(), freeResponses: [freeResponse()] }, '/progress');
      await waitFor(() => expect(api.called('FreeResponses')).toHaveLength(1));
      await screen.findByRole('region', { name: 'Confidence and accuracy' });
      expect(screen.queryByRole('region', { name: 'Free response' })).toBeNull();
    });
  });

  test('that did not load says so in place, and loads when asked again', async () => {
    api.fail('Learning');
    const { user } = await openAs(studied(), '/progress');
    expect((await screen.findByRole('alert')).textContent).toContain('This did not load.');
    expect(screen.getByRole('heading', { level: 1, name: 'My progress' })).toBeTruthy();
    api.restore('Learning');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await opened('Scarcity and resources')).toBeTruthy();
  });

  test('keeps what it showed when the connection is lost at the next visit', async () => {
    const { user } = await openAs(studied(), '/progress');
    await opened('Scarcity and resources');
    await user.click(screen.getByRole('link', { name: 'Misconceptions' }));
    await screen.findByRole('heading', { name: 'None so far' });
    api.fail('Learning');
    await user.click(
      within(screen.getByRole('navigation', { name: 'Your learning' })).getByRole('link', { name: 'Progress' }),
    );
    await waitFor(() => expect(api.called('Learning')).toHaveLength(2));
    await user.click(await cell(/^The law of demand/));
    expect(await opened('The law of demand')).toBeTruthy();
  });
});
