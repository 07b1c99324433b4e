import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { REVIEW_RESULT, UNIT_FINISHED_NOTE } from '../copy/results';
import type { MutationStartQuizArgs, QueryQuizAttemptArgs } from '../../../schema/generated/types';
import { api } from '../mocks/handlers';
import { graded, quiz, taking } from '../mocks/quiz';
import { type StudentSketch, student } from '../mocks/student';
import { address, openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';
// Loaded up front. In the app it is loaded when a quiz starts.
import '../quiz/quiz-overlay';

answerFromMocks();

const CHAPTER: MutationStartQuizArgs = { type: 'chapterQuiz', chapterId: '1' };

/** The responses after a quiz with this score. Its first questions were answered correctly. */
function marked(score: number, sketch: StudentSketch, request: Parameters<typeof quiz>[0] = CHAPTER) {
  const attempt = quiz(request);
  const right = Math.ceil((score * attempt.questions.length) / 100);
  const isGrade = request.type === 'chapterQuiz';
  const plan = isGrade ? { ...sketch.plan, 1: [true, score] as const } : sketch.plan;
  return {
    me: student({ ...sketch, plan }),
    quizAttempt: {
      ...graded(
        attempt,
        attempt.questions.map((_, index) => [index < right]),
      ),
      score,
    },
  };
}

/** The response to advancing: the next chapter, or none if the plan is completed. */
const advanced = (currentChapterId?: string) => ({
  advanceChapter: { completed: !currentChapterId, user: student({ currentChapterId }) },
});

const PLAN = { plan: { 1: [true, null], 2: [false, null], 4: [false, null] }, currentChapterId: '1' } as const;
const RESULTS = '/results?attempt=attempt-1';
const steps = () => screen.findByRole('region', { name: 'What to do next' });
const offered = async () => [...(await steps()).querySelectorAll('button, a')].map((element) => element.textContent);

describe('chapter results', () => {
  test.each([
    [70, /amazing/],
    [69, /More right than wrong/],
    [51, /More right than wrong/],
    [50, /retry the quiz/],
  ])('at %i say so in one sentence', async (score, sentence) => {
    await openAs(marked(score, PLAN), RESULTS);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByText(String(score))).toBeTruthy();
  });

  test.each([
    [
      61,
      [
        'Continue to 1.2 The Production Possibilities Curve',
        'Practice your 2 mistakes and others like them',
        'Save Progress & Back to Dashboard',
        'Retake the Quiz',
      ],
    ],
    [
      60,
      [
        'Practice your 2 mistakes and others like them',
        'Save Progress & Back to Dashboard',
        'Retake the Quiz',
        'Watch the video again',
      ],
    ],
    [
      59,
      [
        'Practice your 2 mistakes and others like them',
        'Retake the Quiz',
        'Watch the video again',
        'Back to my Dashboard',
      ],
    ],
    [
      50,
      [
        'Watch this part again: What happens to jelly?',
        'Practice your 3 mistakes and others like them',
        'Retake the Quiz',
        'Watch the video again',
        'Back to my Dashboard',
      ],
    ],
  ])('at %i offer what the score allows', async (score, buttons) => {
    await openAs(marked(score, PLAN), RESULTS);
    expect(await offered()).toEqual(buttons);
    const primary = (await steps()).querySelectorAll('[class*=primary]');
    expect([...primary].map((element) => element.textContent)).toEqual(buttons.slice(0, 1));
  });

  test('without a scene that explains the mistakes lead back to the whole lesson', async () => {
    const { quizAttempt, ...others } = marked(50, PLAN);
    const questions = quizAttempt.questions.map((asked) => ({
      ...asked,
      rationales: asked.rationales.map((rationale) => ({ ...rationale, watch: null })),
    }));
    await openAs({ ...others, quizAttempt: { ...quizAttempt, questions } }, RESULTS);
    expect((await offered()).slice(0, 2)).toEqual([
      'Watch the video again',
      'Practice your 3 mistakes and others like them',
    ]);
  });

  test.each([
    [80, [33], 'Up from 33% last time.'],
    [80, [], 'Your first result in this quiz.'],
  ])('at %i after %j say how that compares, and which topics rose', async (score, before, sentence) => {
    const title = '1.1 Scarcity, Choice and Opportunity Cost';
    const point = (id: string, one: number, finishedAt: string) =>
      ({ id, type: 'chapterQuiz', title, finishedAt, score: one, questions: 6 }) as const;
    const answers = marked(score, PLAN);
    const { finishedAt } = answers.quizAttempt;
    const [topic] = answers.quizAttempt.topics;
    const history = [
      { at: '2026-11-19T18:00:00Z', estimate: 0.3 },
      { at: finishedAt, estimate: 0.6 },
    ];
    const estimate = { estimate: 0.6, low: 0.4, high: 0.8, trend: 'rising', answers: 12 } as const;
    const row = { id: 'mina-1', topic: topic!, history, reviewDue: false, reviewAt: null, lastAskedAt: finishedAt };
    const learning = {
      id: 'mina',
      topics: [{ ...row, ...estimate }],
      finishedQuizzes: [
        ...before.map((one, index) => point(`before-${index}`, one, '2026-11-19T18:00:00Z')),
        point('attempt-1', score, finishedAt),
      ],
      certainties: [],
      predictions: [],
      predicted: { answers: 0 },
    };
    await openAs({ ...answers, learning }, RESULTS);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByText(`Topics you know better now, by our estimate: ${topic!.topicName}.`)).toBeTruthy();
  });

  test('say nothing of the estimates when no topic rose, and leave no gap for it', async () => {
    const answers = marked(80, PLAN);
    const { finishedAt } = answers.quizAttempt;
    const quizPoint = {
      id: 'attempt-1',
      type: 'chapterQuiz',
      title: '1.1',
      finishedAt,
      score: 80,
      questions: 6,
    } as const;
    const learning = {
      id: 'mina',
      topics: [],
      finishedQuizzes: [quizPoint],
      certainties: [],
      predictions: [],
      predicted: { answers: 0 },
    };
    await openAs({ ...answers, learning }, RESULTS);
    expect(await screen.findByText('Your first result in this quiz.')).toBeTruthy();
    expect(screen.queryByText(/estimate/)).toBeNull();
    expect(document.querySelector('[class*=lifted]')).toBeNull();
  });

  test('name the scorecard where it is what continuing leads to', async () => {
    await openAs(marked(80, { plan: { 1: [true, null] } }), RESULTS);
    expect((await offered())[0]).toBe('Continue to your scorecard');
  });

  test('continue to the next chapter of the unit', async () => {
    const { user } = await openAs({ ...marked(80, PLAN), ...advanced('2') }, RESULTS);
    await user.click(await screen.findByRole('button', { name: /^Continue to / }));
    await waitFor(() => expect(address()).toBe('/video/2'));
    expect(api.called('AdvanceChapter')).toHaveLength(1);
  });

  test('continue to the unit’s end when the next chapter is in another one', async () => {
    const plan = { 1: [true, null], 4: [false, null] } as const;
    const { user } = await openAs({ ...marked(80, { plan }), ...advanced('4') }, RESULTS);
    expect(await screen.findByText(UNIT_FINISHED_NOTE)).toBeTruthy();
    expect(await offered()).toEqual([
      'Continue to the Unit 1 quiz',
      'Practice your mistake and one like it',
      'Retake the Quiz',
    ]);
    await user.click(screen.getByRole('button', { name: /^Continue to / }));
    await waitFor(() => expect(address()).toBe('/finishunit?unit=1'));
    expect(await screen.findByRole('heading', { level: 1, name: /finished Intro to Economic Concepts/ })).toBeTruthy();
  });

  test('continue to the scorecard when the plan is completed', async () => {
    const { user } = await openAs({ ...marked(80, { plan: { 1: [true, null] } }), ...advanced() }, RESULTS);
    await user.click(await screen.findByRole('button', { name: /^Continue to / }));
    await waitFor(() => expect(address()).toBe('/finishpage'));
  });

  test('from 60 on save on the way back to the dashboard, which changes nothing of the student but the chapter', async () => {
    const { user } = await openAs({ ...marked(60, PLAN), ...advanced('2') }, RESULTS);
    await user.click(await screen.findByRole('button', { name: 'Save Progress & Back to Dashboard' }));
    await waitFor(() => expect(address()).toBe('/userhome'));
    expect(api.called('AdvanceChapter')).toHaveLength(1);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Mina_k' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'UP NEXT' }).textContent).toContain('1.2');
    expect(api.called('Me')).toHaveLength(1);
  });

  test.each([
    [
      61,
      UNIT_FINISHED_NOTE,
      ['Continue to the Unit 1 quiz', 'Practice your 2 mistakes and others like them', 'Retake the Quiz'],
    ],
    [
      60,
      null,
      [
        'Practice your 2 mistakes and others like them',
        'Save Progress & Back to Dashboard',
        'Retake the Quiz',
        'Watch the video again',
      ],
    ],
  ])('of the last chapter left in a unit at %i', async (score, note, buttons) => {
    await openAs(marked(score, { plan: { 1: [true, null], 4: [false, null] } }), RESULTS);
    expect(await offered()).toEqual(buttons);
    expect(screen.queryByText(UNIT_FINISHED_NOTE) !== null).toBe(note !== null);
  });

  test('below 60 go back to the dashboard without saving', async () => {
    const { user } = await openAs(marked(59, PLAN), RESULTS);
    await user.click(await screen.findByRole('link', { name: 'Back to my Dashboard' }));
    await waitFor(() => expect(address()).toBe('/userhome'));
    expect(api.called('AdvanceChapter')).toHaveLength(0);
  });

  test('say so when progress could not be saved, and stay', async () => {
    api.fail('AdvanceChapter');
    const { user } = await openAs(marked(80, PLAN), RESULTS);
    await user.click(await screen.findByRole('button', { name: /^Continue to / }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your progress was not saved');
    await waitFor(() => expect(address()).toBe(RESULTS));
  });

  test('lead from each question on a topic of the reference to its term, once', async () => {
    await openAs(marked(50, PLAN), RESULTS);
    const review = within(await screen.findByRole('region', { name: 'Your answers, explained' }));
    const links = review.getAllByRole('link', { name: 'Look it up: Opportunity cost' });
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
      new Set(['/reference/terms#opportunity-cost']),
    );
    expect(new Set(links.map((link) => link.closest('li'))).size).toBe(links.length);
  });

  test('show each question with the choice made, the right one, and why for every choice', async () => {
    await openAs(marked(50, PLAN), RESULTS);
    const review = await screen.findByRole('region', { name: 'Your answers, explained' });
    const questions = within(review)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.closest('li'));
    expect(questions).toHaveLength(6);
    expect(questions[0]?.textContent).toContain('Question 1: correct');
    expect(questions[0]?.textContent).toContain('Your answer is correctRight 1Because it is so.');
    expect(questions[5]?.textContent).toContain('Question 6: incorrect');
    expect(questions[5]?.textContent).toContain('Your answerTempting 6Why Tempting 6 looks right and is not.');
    expect(questions[5]?.textContent).toContain('Correct answerRight 6Because it is so.');
    expect(questions[5]?.textContent).toContain('Why Plausible 6 looks right and is not.');
    expect(questions[5]?.textContent).toContain('Takeaway of question 6.');
  });
});

describe('review results', () => {
  test.each([
    [66, REVIEW_RESULT.top],
    [65, REVIEW_RESULT.middle],
    [50, REVIEW_RESULT.middle],
    [49, REVIEW_RESULT.low],
  ])('at %i say so in one sentence', async (score, sentence) => {
    await openAs(
      marked(score, { ...PLAN, topics: { 1: [1, 3] } }, { type: 'shortWeakspotQuiz', size: 8 }),
      '/rqresults?attempt=attempt-1',
    );
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  test('show how each topic went', async () => {
    await openAs(marked(50, PLAN, { type: 'unitQuiz', unitId: '2', size: 20 }), '/uqresults?attempt=attempt-1');
    const topics = await screen.findByRole('region', { name: 'Topic by topic' });
    expect(
      within(topics)
        .getAllByRole('listitem')
        .map((item) => item.dataset.tier),
    ).toEqual(['over50', 'upTo50', 'upTo50']);
    expect(topics.textContent).toContain('The law of demand4 of 7 · 57%');
  });

  test('offer the chapter quiz while the chapter is not passed, since practice cannot pass it', async () => {
    const quiz = { type: 'topicQuiz', chapterId: '1', topicIds: ['1'] } as const;
    await openAs(marked(80, { plan: { 1: [true, 55] } }, quiz), '/rqresults?attempt=attempt-1');
    const link = await screen.findByRole('link', { name: 'Take the Chapter Quiz' });
    expect(link.getAttribute('href')).toBe('/quiz?type=chapterQuiz&chapter=1');
    const again = screen.getByRole('link', { name: 'Take another quiz' });
    expect(again.getAttribute('href')).toBe('/quiz?type=topicQuiz&chapter=1&topics=1');
  });
});

describe('the one primary action after a review quiz', () => {
  const primary = async () => {
    const steps = await screen.findByRole('region', { name: 'What to do next' });
    await within(steps).findByRole('button', { name: /^Practice your/ });
    return [...steps.querySelectorAll('[class*=primary]')].map(({ textContent }) => textContent);
  };

  test('is the mistakes while something was right', async () => {
    await openAs(marked(50, PLAN, { type: 'topicQuiz', topicIds: ['1'] }), '/rqresults?attempt=attempt-1');
    expect(await primary()).toEqual([expect.stringMatching(/^Practice your \d mistakes and others like them$/)]);
  });

  test('is what explains them where nothing was', async () => {
    await openAs(marked(0, PLAN, { type: 'topicQuiz', topicIds: ['1'] }), '/rqresults?attempt=attempt-1');
    expect(await primary()).toEqual([expect.stringMatching(/^Watch this part again: /)]);
  });
});

describe('practicing only the mistakes', () => {
  const offer = () => screen.findByRole('button', { name: 'Practice your 3 mistakes and others like them' });

  test('starts a quiz of just what went wrong, which is left for the results it came from', async () => {
    const practice = quiz({ type: 'topicQuiz', topicIds: ['1', '2'], id: 'attempt-2', size: 3 });
    const graded50 = marked(50, PLAN);
    const { finishReviewQuiz } = taking(practice);
    const { user } = await openAs(
      {
        ...graded50,
        practiceMistakes: practice,
        finishReviewQuiz,
        quizAttempt: ({ id }: QueryQuizAttemptArgs) => (id === practice.id ? practice : graded50.quizAttempt),
      },
      RESULTS,
    );
    await user.click(await offer());
    expect(await screen.findByText('Question 1 of 3', {}, { timeout: 5000 })).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/quiz?mistakes=attempt-1&attempt=attempt-2'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Leave and continue later' }));
    await waitFor(() => expect(address()).toBe(RESULTS));
    await user.click(await offer());
    await screen.findByText('Question 1 of 3');
    await user.keyboard('1{Enter}1{Enter}1{Enter}');
    await waitFor(() => expect(address()).toBe('/rqresults?attempt=attempt-2'));
  });

  test('is not offered when nothing went wrong', async () => {
    await openAs(marked(100, PLAN), RESULTS);
    await screen.findByText(/amazing/);
    expect(screen.queryByRole('button', { name: /^Practice/ })).toBeNull();
  });

  test('that does not start says so in place', async () => {
    api.fail('PracticeMistakes');
    const { user } = await openAs(marked(50, PLAN), RESULTS);
    await user.click(await offer());
    expect((await screen.findByRole('alert')).textContent).toContain('The practice quiz did not start');
  });

  test('without its attempt leads to the results it is about', async () => {
    await openAs(marked(50, PLAN), '/quiz?mistakes=attempt-1');
    await waitFor(() => expect(address()).toBe(RESULTS));
  });
});

describe('another one like a missed question', () => {
  const offers = () => screen.findAllByRole('button', { name: 'Another one like this' });

  test('is offered under each missed question, and begins practice that is left for the results it came from', async () => {
    const practice = { ...quiz({ type: 'topicQuiz', topicIds: ['1'], id: 'attempt-2', size: 1 }), isAnotherLike: true };
    const graded50 = marked(50, PLAN);
    const { user } = await openAs(
      {
        ...graded50,
        anotherLikeThis: practice,
        quizAttempt: ({ id }: QueryQuizAttemptArgs) => (id === practice.id ? practice : graded50.quizAttempt),
      },
      RESULTS,
    );
    expect(await offers()).toHaveLength(3);
    await user.click((await offers())[0]!);
    expect(await screen.findByText('Question 1 of 1')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Practice: another question like it');
    const [missed] = graded50.quizAttempt.questions.filter(({ isCorrect }) => !isCorrect);
    expect(api.called('AnotherLikeThis')[0]?.variables).toEqual({
      attemptId: 'attempt-1',
      questionId: missed?.question.id,
    });
    await waitFor(() => expect(address()).toBe('/quiz?mistakes=attempt-1&attempt=attempt-2'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Leave and continue later' }));
    await waitFor(() => expect(address()).toBe(RESULTS));
  });

  test('is not offered when nothing went wrong', async () => {
    await openAs(marked(100, PLAN), RESULTS);
    await screen.findByText('Question 1: correct');
    expect(screen.queryByRole('button', { name: 'Another one like this' })).toBeNull();
  });

  test('that does not start says so in place', async () => {
    api.fail('AnotherLikeThis');
    const { user } = await openAs(marked(50, PLAN), RESULTS);
    await user.click((await offers())[0]!);
    expect((await screen.findByRole('alert')).textContent).toContain('The practice did not start');
  });
});

describe('a results page that has nothing to show', () => {
  test.each([
    ['/rqresults', { topics: [1, 2], type: 'topicQuiz' }, '/quiz?type=topicQuiz&topics=1.2'],
    ['/rqresults', { topics: [], type: 'shortWeakspotQuiz' }, '/quiz?type=shortWeakspotQuiz'],
    ['/uqresults', { topics: [], unitId: 2 }, '/quiz?type=unitQuiz&unit=2'],
  ])('%s offers the quiz that its navigation state speaks of', async (path, state, href) => {
    await openAs({ me: student({ plan: { 1: [false, null] } }) }, path, state);
    expect((await screen.findByRole('link', { name: 'Take this quiz' })).getAttribute('href')).toBe(href);
  });

  test.each(['/results', '/rqresults', '/uqresults', '/results?attempt=gone'])(
    '%s leads to the dashboard',
    async (path) => {
      await openAs({ me: student({ plan: { 1: [false, null] } }) }, path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to grade' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Back to my Dashboard' })).toBeTruthy();
    },
  );

  test('sends results to the page they belong to', async () => {
    await openAs(marked(80, PLAN, { type: 'unitQuiz', unitId: '1' }), '/results?attempt=attempt-1');
    await waitFor(() => expect(address()).toBe('/uqresults?attempt=attempt-1'));
  });

  test('leads back into a quiz that is still in progress', async () => {
    await openAs({ me: student(PLAN), ...taking(quiz(CHAPTER)) }, RESULTS);
    const link = await screen.findByRole('link', { name: 'Continue the quiz' });
    expect(link.getAttribute('href')).toBe('/quiz?type=chapterQuiz&chapter=1&attempt=attempt-1');
  });

  test('that does not load comes on the second try', async () => {
    api.fail('QuizAttempt');
    const { user } = await openAs(marked(80, PLAN), RESULTS);
    await screen.findByRole('alert');
    api.restore('QuizAttempt');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/amazing/)).toBeTruthy();
  });
});
