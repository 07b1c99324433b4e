import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { QuizAttempt, User } from '../../../schema/generated/types';
import { PRAISE_LINES } from '../copy/trophy';
import { WELCOME_BACK_LINES } from '../copy/welcome-back';
import type { Answers } from '../mocks/answers';
import { freeResponse } from '../mocks/free-response';
import { api } from '../mocks/handlers';
import { chapters, find, topics } from '../mocks/course';
import { finished, graded, quiz, taking } from '../mocks/quiz';
import { student } from '../mocks/student';
import { address, openAs } from '../mocks/render';
import { answerFromMocks, roundTrip } from '../mocks/server';

answerFromMocks();

const rowOf = async (name: RegExp) => {
  const plan = await screen.findByRole('region', { name: 'Study Plan' });
  const link = within(plan).getAllByRole('link', { name })[0];
  const row = link?.closest('li');
  if (!row) throw new Error(`no row for ${name.source}`);
  return row;
};

const unanswered = quiz({ type: 'chapterQuiz', chapterId: '1' });
/** A chapter quiz with one answer. */
const begun = {
  ...unanswered,
  questions: unanswered.questions.map((asked, index) =>
    index === 0 ? { ...asked, given: { choice: asked.answers[0]!.id } } : asked,
  ),
};

describe('the dashboard', () => {
  test('greets by name with one of the eighteen lines, and keeps to it', async () => {
    const { promise, resolve } = Promise.withResolvers<User>();
    await openAs({ me: () => promise }, '/userhome');
    const loading = await within(screen.getByRole('main')).findByRole('status');
    const greeting = (loading.textContent ?? '').replace('Loading your dashboard', '');
    expect(WELCOME_BACK_LINES).toContain(greeting);
    resolve(student({ plan: { 1: [true, null] } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Mina_k' })).toBeTruthy();
    expect(screen.getByText(greeting)).toBeTruthy();
    expect(document.title).toContain('Dashboard');
  });

  test.each([
    ['nobody who has not begun', { plan: { 1: [false, null] } }, null, 'Welcome, Mina_k'],
    ['who has watched something', { plan: { 1: [true, null] } }, null, 'Welcome back, Mina_k'],
    ['who has a grade', { plan: { 1: [false, 20] } }, null, 'Welcome back, Mina_k'],
    ['nobody who comes from the first plan', { plan: { 1: [false, 60] } }, { showModal: true }, 'Welcome, Mina_k'],
  ] as const)('welcomes back %s', async (_who, sketch, state, greeting) => {
    await openAs({ me: student(sketch) }, '/userhome', state);
    expect((await screen.findByRole('heading', { level: 1, name: greeting })).textContent).toBe(greeting);
  });

  test('says how long the next chapter is', async () => {
    await openAs({ me: student({ plan: { 2: [false, null] }, currentChapterId: '2' }) }, '/userhome');
    const card = await screen.findByRole('region', { name: 'UP NEXT' });
    expect(within(card).getByText('2:40 · 6 questions')).toBeTruthy();
  });

  test('appears with the quiz under way, not before it', async () => {
    const { promise, resolve } = Promise.withResolvers<QuizAttempt[]>();
    const me = student({ plan: { 1: [true, null] } });
    await openAs({ me, quizzesUnderWay: () => promise }, '/userhome');
    await waitFor(() => expect(api.called('Me')).toHaveLength(1));
    expect(api.called('QuizzesUnderWay')).toHaveLength(1);
    await roundTrip();
    expect(screen.queryByRole('heading', { level: 1, name: /^Welcome/ })).toBeNull();
    resolve([begun]);
    await screen.findByRole('heading', { level: 1, name: /^Welcome/ });
    expect(await screen.findByText('1 of 6 answered')).toBeTruthy();
  });

  test('lists a quiz that was just begun before the server is asked again', async () => {
    const me = student({ plan: { 1: [true, null] }, currentChapterId: '1' });
    const { user } = await openAs({ me, ...taking(begun), quizzesUnderWay: [] }, '/userhome');
    await user.click(await screen.findByRole('link', { name: 'Take the Chapter Quiz' }));
    await user.click(await screen.findByRole('button', { name: 'Start The Quiz' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    api.answer({ quizzesUnderWay: () => new Promise(() => undefined) });
    await user.click(await screen.findByRole('button', { name: 'Leave and continue later' }));
    await user.click(await screen.findByRole('link', { name: 'Back to my Dashboard' }));
    expect(await screen.findByText('1 of 6 answered')).toBeTruthy();
  });

  test.each([
    ['in UP NEXT when it is the quiz of the next chapter', '1', 'UP NEXT', 'Continue the Chapter Quiz'],
    [
      'in Today when it is another',
      '2',
      'Today',
      'Continue the quiz: Chapter quiz: 1.1 Scarcity, Choice and Opportunity Cost',
    ],
  ])('continues a quiz once: %s', async (_where, currentChapterId, region, name) => {
    const me = student({ plan: { 1: [true, null], 2: [true, null] }, currentChapterId });
    await openAs({ me, quizzesUnderWay: [begun] }, '/userhome');
    const card = within(await screen.findByRole('region', { name: region }));
    const link = await card.findByRole('link', { name });
    expect(link.getAttribute('href')).toMatch(/^\/quiz\?type=chapterQuiz&chapter=1&attempt=/);
    expect(card.getByText('1 of 6 answered')).toBeTruthy();
    expect(screen.getAllByText('1 of 6 answered')).toHaveLength(1);
  });

  test('draws the plan as a curve whose axes are named and marked', async () => {
    const plan = { 1: [true, 80], 2: [true, null], 4: [false, null] } as const;
    await openAs({ me: student({ plan, currentChapterId: '2' }) }, '/userhome');
    const figure = await waitFor(() => {
      const found = document.querySelector('figure');
      if (!found) throw new Error('no curve yet');
      return found;
    });
    expect([...figure.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
      'Share of the exam',
      'Chapters passed',
      '33%',
      '5%',
      '1',
      '3',
    ]);
    expect(figure.querySelector('figcaption')?.textContent).toBe('1 of 3 chapters passed, 5% of the exam');
  });

  test('appears without the quizzes under way when they do not load', async () => {
    api.fail('QuizzesUnderWay');
    await openAs({ me: student({ plan: { 1: [true, null] } }) }, '/userhome');
    expect(await screen.findByRole('heading', { level: 1, name: /^Welcome/ })).toBeTruthy();
  });

  test('sends a student to the video first', async () => {
    await openAs({ me: student({ plan: { 1: [false, null] }, currentChapterId: '1' }) }, '/userhome');
    const link = await screen.findByRole('link', { name: 'Watch the Video' });
    expect(link.getAttribute('href')).toBe('/video/1');
  });

  test.each([
    [null, 'Take the Chapter Quiz'],
    [55, 'Retake the Chapter Quiz'],
  ])('sends a student who watched it, with grade %s, to the chapter quiz', async (grade, name) => {
    const { user } = await openAs({ me: student({ plan: { 1: [true, grade] }, currentChapterId: '1' }) }, '/userhome');
    await user.click(await screen.findByRole('link', { name }));
    await waitFor(() => expect(address()).toBe('/quiz?type=chapterQuiz&chapter=1'));
  });

  test('shows each state of a chapter once, in the words of the spec, video and quiz apart', async () => {
    await openAs(
      { me: student({ plan: { 1: [true, 60], 2: [false, 50], 3: [true, null], 4: [false, null] } }) },
      '/userhome',
    );
    const wordsIn = async (name: RegExp) =>
      [...(await rowOf(name)).querySelectorAll('p, li')].map(({ textContent }) => textContent);
    expect(await wordsIn(/1.1/)).toEqual([expect.stringMatching(/./), 'Video watched', 'Quiz 60%']);
    const retry = [expect.stringMatching(/^Yikes/), 'Video not watched', 'Quiz 50%, 60% to pass'];
    expect(await wordsIn(/1.2/)).toEqual(retry);
    expect(await wordsIn(/1.3/)).toEqual(['Ready for the Quiz']);
    expect(await wordsIn(/2.1/)).toEqual(['Watch the Video First']);
    expect(within(await rowOf(/2.1/)).getAllByRole('link')).toHaveLength(1);
  });

  test.each([
    [51, 'Quiz 51%, 60% to pass', 'lucide-trophy'],
    [59, 'Quiz 59%, 60% to pass', 'lucide-trophy'],
    [60, 'Quiz 60%', 'lucide-trophy'],
  ])('with a trophy at %i says whether the chapter is passed', async (grade, mark, icon) => {
    await openAs({ me: student({ plan: { 1: [true, grade] }, currentChapterId: '1' }) }, '/userhome');
    const row = await rowOf(/1.1/);
    expect(row.querySelector('svg')?.classList).toContain(icon);
    expect(within(row).getByText(mark)).toBeTruthy();
  });

  test.each([
    [49, 'Retake the quiz', '/quiz?type=chapterQuiz&chapter=1'],
    [50, 'Practice more', '/quiz?type=topicQuiz&chapter=1&topics=1.2'],
  ])('from a grade of %i a chapter offers: %s', async (grade, name, to) => {
    await openAs({ me: student({ plan: { 1: [true, grade] } }) }, '/userhome');
    const link = within(await rowOf(/1.1/)).getByRole('link', { name: new RegExp(name) });
    expect(link.getAttribute('href')).toBe(to);
  });

  test('locks the quiz of a chapter, not the chapter, until its video is watched', async () => {
    await openAs({ me: student({ plan: { 1: [false, null] } }) }, '/userhome');
    const row = await rowOf(/1.1/);
    const lock = row.querySelector('.lucide-lock');
    expect(lock?.closest('p')?.textContent).toBe('Watch the Video First');
    expect([...row.querySelectorAll('svg')].indexOf(lock as SVGSVGElement)).toBe(1); // the row has only drawings
  });

  test.each([
    [false, null, 'lucide-book-open'],
    [true, null, 'lucide-zap'],
    [true, 50, 'lucide-rotate-ccw'],
    [true, 51, 'lucide-trophy'],
  ])('with video watched %s and grade %s a chapter has the icon %s', async (watched, grade, icon) => {
    await openAs({ me: student({ plan: { 1: [watched, grade] } }) }, '/userhome');
    expect((await rowOf(/1.1/)).querySelector('svg')?.classList).toContain(icon);
  });

  test('praises a chapter graded over 50 by one of its lines', async () => {
    await openAs({ me: student({ plan: { 1: [true, 51] } }) }, '/userhome');
    const words = (await rowOf(/1.1/)).textContent;
    expect(PRAISE_LINES.filter((line) => words.includes(line))).toHaveLength(1);
  });

  describe('with a free-response question in a chapter', () => {
    const chapter = find(chapters, ({ id }) => id === '1');
    const question = (id: string, more: Parameters<typeof freeResponse>[0] = {}) =>
      freeResponse({ id, family: id, chapter, points: 10, ...more });
    const offered = async (freeResponses: ReturnType<typeof freeResponse>[], grade = 60) => {
      await openAs({ me: student({ plan: { 1: [true, grade], 2: [true, 80] } }), freeResponses }, '/userhome');
      const link = await within(await rowOf(/1.1/)).findByRole('link', { name: /free response/i });
      return [link.textContent, link.getAttribute('href')];
    };
    const ON = ' on 1.1 Scarcity, Choice and Opportunity Cost';

    test.each([
      ['offers it when the quiz is passed', [question('a')], 'Try the free response', 'a'],
      ['shows the best result', [question('a', { best: 7, state: 'submitted' })], 'Free response: 7 of 10', 'a'],
      [
        'shows the best result of its versions, and leads to a new one',
        [question('a', { family: 'one', best: 7, state: 'submitted' }), question('b', { family: 'one' })],
        'Free response: 7 of 10',
        'b',
      ],
      [
        'adds up the results of several, and leads to the next',
        [question('a', { best: 7, state: 'submitted' }), question('b', { points: 5 })],
        'Free response: 7 of 15',
        'b',
      ],
      [
        'leads to the one in progress',
        [question('a'), question('b', { state: 'inProgress', openAttemptId: 'x' })],
        'Try the free response',
        'b',
      ],
    ])('%s', async (_what, freeResponses, text, id) => {
      expect(await offered(freeResponses)).toEqual([`${text}${ON}`, `/free-response/${id}`]);
      expect(within(await rowOf(/1.2/)).queryByRole('link', { name: /free response/i })).toBeNull();
      expect(api.called('FreeResponses')).toHaveLength(1);
    });

    test('does not ask for it before a quiz is passed', async () => {
      await openAs({ me: student({ plan: { 1: [true, 59] } }), freeResponses: [question('a')] }, '/userhome');
      expect(within(await rowOf(/1.1/)).queryByRole('link', { name: /free response/i })).toBeNull();
      expect(api.called('FreeResponses')).toEqual([]);
    });
  });

  test.each([
    ['Choose Your Own Quiz Adventure', 'Pick your topics', '/quizgenerator'],
    ['Update Your Study Plan', 'Change my plan', '/updateunits'],
  ])('has a card %s: %s leads to %s', async (heading, name, to) => {
    await openAs({ me: student({ plan: { 1: [false, null] } }) }, '/userhome');
    const card = await screen.findByRole('region', { name: heading });
    expect(within(card).getByRole('link', { name }).getAttribute('href')).toBe(to);
  });

  test('counts a unit by its halves, rounded down', async () => {
    await openAs({ me: student({ plan: { 1: [true, 80], 2: [true, null], 3: [false, null] } }) }, '/userhome');
    expect(
      await screen.findByRole('progressbar', { name: 'Intro to Economic Concepts: 50 percent done' }),
    ).toBeTruthy();
  });

  test('maps every topic that was asked by name, label and percent, and counts the others', async () => {
    await openAs(
      { me: student({ plan: { 1: [true, 80], 4: [false, null] }, topics: { 1: [9, 10], 2: [8, 10] } }) },
      '/userhome',
    );
    const map = await screen.findByRole('region', { name: 'Topic Mastery' });
    expect(within(map).getByText('Econo-ninja-level')).toBeTruthy();
    expect(within(map).getByText('Fiscal Phenom')).toBeTruthy();
    expect(within(map).getAllByRole('listitem')).toHaveLength(2);
    expect(within(map).getByText('2 of 5 topics started')).toBeTruthy();
    expect(within(map).getByText('Not yet started: 1 other unit of your plan, 2 topics')).toBeTruthy();
  });

  test('maps what was asked before there is a plan', async () => {
    await openAs({ me: student({ plan: { 1: [false, 66, false] }, topics: { 1: [2, 3] } }) }, '/userhome');
    const map = await screen.findByRole('region', { name: 'Topic Mastery' });
    expect(within(map).getByText('1 of 5 topics started')).toBeTruthy();
  });

  test('counts what is due today, and leads to it', async () => {
    const estimate = {
      estimate: 0.6,
      low: 0.4,
      high: 0.8,
      trend: 'steady',
      answers: 6,
      reviewAt: null,
      history: [],
    } as const;
    const lastAskedAt = '2026-11-01T10:00:00Z';
    const ofFirst = find(topics, ({ id }) => id === '1');
    const learning = {
      id: 'mina',
      topics: [{ id: 'e1', ...estimate, lastAskedAt, reviewDue: true, topic: ofFirst }],
      finishedQuizzes: [],
      certainties: [],
      predictions: [],
      predicted: { answers: 0 },
    };
    await openAs({ me: student({ plan: { 1: [true, null] }, currentChapterId: '1' }), learning }, '/userhome');
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    expect(await today.findByText('1 topic due')).toBeTruthy();
    expect(today.getByText('None to review')).toBeTruthy();
    // The next step of the plan stands in UP NEXT alone.
    const links = today.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/practice', '/quiz?type=topicQuiz&topics=1', '/progress']);
    expect(today.getByText('After 60 answers: 0 so far')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Take the Chapter Quiz' })).toHaveLength(1);
  });

  test('offers the short and the long weak-spot quiz', async () => {
    await openAs({ me: student({ plan: { 1: [false, null] } }) }, '/userhome');
    const card = await screen.findByRole('region', { name: 'Focus on your Weaknesses' });
    const links = within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/quiz?type=shortWeakspotQuiz', '/quiz?type=longWeakspotQuiz']);
  });

  test.each([
    ['before the first answer that it is too early', {}, /^You are still too green/],
    ['after it what it asks', { 1: [0, 3] as const }, /^Questions on your weakest topics/],
  ])('says of the weak-spot quiz %s', async (_when, topics, sentence) => {
    await openAs({ me: student({ plan: { 1: [false, null] }, topics }) }, '/userhome');
    const card = await screen.findByRole('region', { name: 'Focus on your Weaknesses' });
    expect(within(card).getByText(sentence)).toBeTruthy();
  });

  test('without a plan leads to choosing one', async () => {
    await openAs({ me: student({ plan: {} }) }, '/userhome');
    const link = await screen.findByRole('link', { name: 'Choose your chapters' });
    expect(link.getAttribute('href')).toBe('/getstarted');
    expect(screen.queryByRole('region', { name: 'Study Plan' })).toBeNull();
  });

  test('with everything passed leads to the scorecard', async () => {
    await openAs({ me: student({ plan: { 1: [true, 80] } }) }, '/userhome');
    expect((await screen.findByRole('link', { name: 'See your scorecard' })).getAttribute('href')).toBe('/finishpage');
  });

  test('without a connection shows the plan as it was, and the quiz in progress, and loads with the connection', async () => {
    const first = await openAs(taking(begun), '/quiz?type=chapterQuiz&chapter=1&attempt=attempt-1');
    await screen.findByText('Question 2 of 6');
    first.unmount();
    const second = await openAs({ me: student({ plan: { 1: [true, 67], 2: [true, null] } }) }, '/userhome');
    await screen.findByRole('region', { name: 'Study Plan' });
    second.unmount();

    for (const operation of ['Me', 'Library', 'QuizzesUnderWay']) api.fail(operation);
    const { user } = await openAs({}, '/userhome');
    expect(await screen.findByText('You are offline')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    const plan = screen.getByRole('region', { name: 'Study Plan' });
    expect(within(plan).getByText(/^As it was on /)).toBeTruthy();
    expect(within(plan).getByText('Quiz 67%')).toBeTruthy();
    expect(screen.getByText('1 of 6 answered')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Chapters on this device' }).textContent).toContain('None yet');
    for (const operation of ['Me', 'Library', 'QuizzesUnderWay']) api.restore(operation);
    api.answer({ me: student({ plan: { 1: [true, null] } }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'UP NEXT' })).toBeTruthy();
  });

  test('that does not load says so, and loads on the second try', async () => {
    api.fail('Me');
    const { user } = await openAs({}, '/userhome');
    expect((await screen.findByRole('alert')).textContent).toContain('Your progress did not load');
    api.restore('Me');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Mina_k'));
  });
});

test('a finished quiz changes the dashboard through the cache alone', async () => {
  const plan = { 1: [true, null], 2: [false, null] } as const;
  const rights = [true, true, true, true, true, false].map((isRight) => [isRight] as const);
  const result = graded(quiz({ type: 'chapterQuiz', chapterId: '1' }), rights);
  const { topicProgress } = student({ topics: { 1: [3, 3], 2: [2, 3] } });
  const answers: Answers = {
    me: student({ plan, currentChapterId: '1' }),
    finishQuiz: finished(result, topicProgress),
    advanceChapter: { completed: false, user: student({ currentChapterId: '2' }) },
  };
  const { user } = await openAs(answers, '/userhome');
  expect((await rowOf(/1.1/)).textContent).toContain('Ready for the Quiz');
  await user.click(screen.getByRole('link', { name: 'Take the Chapter Quiz' }));
  await user.click(await screen.findByRole('button', { name: 'Start The Quiz' }));
  await screen.findByText('Question 1 of 6');
  await user.keyboard('1{Enter}2{Enter}3{Enter}4{Enter}1{Enter}3{Enter}');
  await screen.findByText('83');
  await user.click(screen.getByRole('button', { name: 'Save Progress & Back to Dashboard' }));

  expect((await rowOf(/1.1/)).textContent).toContain('Quiz 83%');
  expect(screen.getByRole('progressbar', { name: 'Intro to Economic Concepts: 50 percent done' })).toBeTruthy();
  const map = screen.getByRole('region', { name: 'Topic Mastery' });
  expect(map.textContent).toContain('Scarcity and resourcesEcono-ninja-level100%');
  expect(map.textContent).toContain('Opportunity costCurve Whisperer66%');
  expect(screen.getByRole('region', { name: 'UP NEXT' }).textContent).toContain('1.2');
  expect(api.called('Me')).toHaveLength(1);
  expect(api.called('Library')).toHaveLength(1);
  expect(api.called('QuizAttempt')).toHaveLength(0);
});
