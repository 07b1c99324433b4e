import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { MutationStartQuizArgs } from '../../../schema/generated/types';
import type { StudentSketch } from '../mocks/progress';
import { pretendServer } from '../mocks/quiz';
import { address, openAt, setUpPages } from '../mocks/quiz-pages';

setUpPages();

const CHAPTER: MutationStartQuizArgs = { type: 'chapterQuiz', chapterId: '1' };

/** A server on which a quiz has been handed in with this score; questions with several topics give any score that is asked for. */
function marked(score: number, sketch: StudentSketch, quiz: MutationStartQuizArgs = CHAPTER) {
  const server = pretendServer(sketch);
  const attempt = server.begin(quiz);
  const right = Math.ceil((score * attempt.questions.length) / 100);
  attempt.questions.forEach((asked, index) => {
    const isCorrect = index < right;
    const chosenAnswer = asked.answers.find(({ id }) => (id === asked.rightAnswerId) === isCorrect) ?? null;
    const rationales = asked.answers.map((answer) => ({
      answer,
      isCorrect: answer.id === asked.rightAnswerId,
      text: `About ${answer.text}.`,
      misconception: null,
    }));
    Object.assign(asked, { isCorrect, chosenAnswer, rationales, takeaway: `Remember ${asked.position}.` });
  });
  Object.assign(attempt, { finishedAt: '2026-11-20T18:09:00Z', score });
  const row = server.student.userChapters.find(({ chapter }) => chapter.id === quiz.chapterId);
  if (row && quiz.type === 'chapterQuiz') row.quizGrade = Math.max(row.quizGrade ?? 0, score);
  return server;
}

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
    openAt(RESULTS, marked(score, PLAN));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByText(String(score))).toBeTruthy();
  });

  test.each([
    [61, ['Continue', 'Save Progress & Back to Dashboard', 'Retake the Quiz']],
    [60, ['Save Progress & Back to Dashboard', 'Watch the video again', 'Retake the Quiz']],
    [59, ['Retake the Quiz', 'Watch the video again', 'Back to my Dashboard']],
  ])('at %i offer what the score allows', async (score, buttons) => {
    openAt(RESULTS, marked(score, PLAN));
    expect(await offered()).toEqual(buttons);
  });

  test('continue to the next chapter of the unit', async () => {
    const server = marked(80, PLAN);
    const { user } = openAt(RESULTS, server);
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe('/video/2'));
    expect(server.called('AdvanceChapter')).toHaveLength(1);
  });

  test('continue to the unit’s end when the next chapter is in another one', async () => {
    const { user } = openAt(RESULTS, marked(80, { plan: { 1: [true, null], 4: [false, null] } }));
    expect(await screen.findByText(/last chapter you had left in this unit/)).toBeTruthy();
    expect(await offered()).toEqual(['Continue', 'Retake the Quiz']);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe('/finishunit?unit=1'));
    expect(await screen.findByRole('heading', { level: 1, name: /done with Intro to Economic Concepts/ })).toBeTruthy();
  });

  test('continue to the scorecard when the plan is completed', async () => {
    const { user } = openAt(RESULTS, marked(80, { plan: { 1: [true, null] } }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe('/finishpage'));
  });

  test('from 60 on save on the way back to the dashboard, which changes nothing of the student but the chapter', async () => {
    const server = marked(60, PLAN);
    const { user } = openAt(RESULTS, server);
    await user.click(await screen.findByRole('button', { name: 'Save Progress & Back to Dashboard' }));
    await waitFor(() => expect(address()).toBe('/userhome'));
    expect(server.called('AdvanceChapter')).toHaveLength(1);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Mina' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'UP NEXT' }).textContent).toContain('1.2');
    expect(server.called('Me')).toHaveLength(1);
  });

  test.each([
    [61, /last chapter you had left/, ['Continue', 'Retake the Quiz']],
    [60, null, ['Save Progress & Back to Dashboard', 'Watch the video again', 'Retake the Quiz']],
  ])('of the last chapter left in a unit at %i', async (score, note, buttons) => {
    openAt(RESULTS, marked(score, { plan: { 1: [true, null], 4: [false, null] } }));
    expect(await offered()).toEqual(buttons);
    expect(screen.queryByText(note ?? /last chapter you had left/) !== null).toBe(note !== null);
  });

  test('below 60 go back to the dashboard without saving', async () => {
    const server = marked(59, PLAN);
    const { user } = openAt(RESULTS, server);
    await user.click(await screen.findByRole('link', { name: 'Back to my Dashboard' }));
    expect(address()).toBe('/userhome');
    expect(server.called('AdvanceChapter')).toHaveLength(0);
  });

  test('say so when progress could not be saved, and stay', async () => {
    const server = marked(80, PLAN);
    server.fail('AdvanceChapter');
    const { user } = openAt(RESULTS, server);
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your progress was not saved');
    expect(address()).toBe(RESULTS);
  });

  test('show each question with the choice made, the right one, and why for every choice', async () => {
    openAt(RESULTS, marked(50, PLAN));
    const review = await screen.findByRole('region', { name: 'Your answers, and why' });
    const questions = within(review)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.closest('li'));
    expect(questions).toHaveLength(6);
    expect(questions[0]?.textContent).toContain('Question 1: right');
    expect(questions[0]?.textContent).toContain('Your answer, and the right oneRight 1About Right 1.');
    expect(questions[5]?.textContent).toContain('Question 6: not this time');
    expect(questions[5]?.textContent).toContain('Your answerTempting 6About Tempting 6.');
    expect(questions[5]?.textContent).toContain('The right answerRight 6About Right 6.');
    expect(questions[5]?.textContent).toContain('About Plausible 6.');
    expect(questions[5]?.textContent).toContain('Remember 6.');
  });
});

describe('review results', () => {
  test.each([
    [66, /moving up and to the right/],
    [65, /Near equilibrium/],
    [50, /Near equilibrium/],
    [49, /where the next hour pays best/],
  ])('at %i say so in one sentence', async (score, sentence) => {
    openAt(
      '/rqresults?attempt=attempt-1',
      marked(score, { ...PLAN, topics: { 1: [1, 3] } }, { type: 'shortWeakspotQuiz' }),
    );
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  test('show how each topic went', async () => {
    openAt('/uqresults?attempt=attempt-1', marked(50, PLAN, { type: 'unitQuiz', unitId: '2' }));
    const topics = await screen.findByRole('region', { name: 'Topic by topic' });
    expect(
      within(topics)
        .getAllByRole('listitem')
        .map((item) => item.dataset.tier),
    ).toEqual(['over50', 'upTo50', 'upTo50']);
    expect(topics.textContent).toContain('The law of demand4 of 7 · 57 %');
  });

  test('offer the chapter quiz while the chapter is not passed, since practice cannot pass it', async () => {
    const quiz = { type: 'topicQuiz', chapterId: '1', topicIds: ['1'] } as const;
    openAt('/rqresults?attempt=attempt-1', marked(80, { plan: { 1: [true, 55] } }, quiz));
    const link = await screen.findByRole('link', { name: 'Take the Chapter Quiz' });
    expect(link.getAttribute('href')).toBe('/quiz?type=chapterQuiz&chapter=1');
    const again = screen.getByRole('link', { name: 'Another round' });
    expect(again.getAttribute('href')).toBe('/quiz?type=topicQuiz&chapter=1&topics=1');
  });
});

describe('practicing only the mistakes', () => {
  const offer = () => screen.findByRole('button', { name: 'Practice only the mistakes' });

  test('starts a quiz of just what went wrong, which is left for the results it came from', async () => {
    const { user } = openAt(RESULTS, marked(50, PLAN));
    expect((await screen.findByRole('region', { name: 'Practice the mistakes' })).textContent).toContain(
      'You missed 3 questions.',
    );
    await user.click(await offer());
    expect(await screen.findByText('Question 1 of 3', {}, { timeout: 5000 })).toBeTruthy();
    expect(address()).toBe('/quiz?mistakes=attempt-1&attempt=attempt-2');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Leave, carry on later' }));
    await waitFor(() => expect(address()).toBe(RESULTS));
    await user.click(await offer());
    await screen.findByText('Question 1 of 3');
    await user.keyboard('1{Enter}1{Enter}1{Enter}');
    await waitFor(() => expect(address()).toBe('/rqresults?attempt=attempt-2'));
  });

  test('is not offered when nothing went wrong', async () => {
    openAt(RESULTS, marked(100, PLAN));
    await screen.findByText(/amazing/);
    expect(screen.queryByRole('button', { name: 'Practice only the mistakes' })).toBeNull();
  });

  test('that does not start says so in place', async () => {
    const server = marked(50, PLAN);
    server.fail('PracticeMistakes');
    const { user } = openAt(RESULTS, server);
    await user.click(await offer());
    expect((await screen.findByRole('alert')).textContent).toContain('The practice did not start');
  });

  test('without its attempt leads to the results it is about', async () => {
    openAt('/quiz?mistakes=attempt-1', marked(50, PLAN));
    await waitFor(() => expect(address()).toBe(RESULTS));
  });
});

describe('a results page that has nothing to show', () => {
  test.each([
    ['/rqresults', { topics: [1, 2], type: 'topicQuiz' }, '/quiz?type=topicQuiz&topics=1.2'],
    ['/rqresults', { topics: [], type: 'shortWeakspotQuiz' }, '/quiz?type=shortWeakspotQuiz'],
    ['/uqresults', { topics: [], unitId: 2 }, '/quiz?type=unitQuiz&unit=2'],
  ])('%s offers the quiz that its navigation state speaks of', async (path, state, href) => {
    openAt(path, pretendServer(), state);
    expect((await screen.findByRole('link', { name: 'Take this quiz' })).getAttribute('href')).toBe(href);
  });

  test.each(['/results', '/rqresults', '/uqresults', '/results?attempt=gone'])(
    '%s leads to the dashboard',
    async (path) => {
      openAt(path, pretendServer());
      expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to grade' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Back to my Dashboard' })).toBeTruthy();
    },
  );

  test('sends results to the page they belong to', async () => {
    openAt('/results?attempt=attempt-1', marked(80, PLAN, { type: 'unitQuiz', unitId: '1' }));
    await waitFor(() => expect(address()).toBe('/uqresults?attempt=attempt-1'));
  });

  test('leads back into a quiz that is still under way', async () => {
    const server = pretendServer(PLAN);
    server.begin(CHAPTER);
    openAt(RESULTS, server);
    const link = await screen.findByRole('link', { name: 'Carry on with the quiz' });
    expect(link.getAttribute('href')).toBe('/quiz?type=chapterQuiz&chapter=1&attempt=attempt-1');
  });

  test('that does not load comes on the second try', async () => {
    const server = marked(80, PLAN);
    server.fail('QuizAttempt');
    const { user } = openAt(RESULTS, server);
    await screen.findByRole('alert');
    server.mend('QuizAttempt');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/amazing/)).toBeTruthy();
  });
});
