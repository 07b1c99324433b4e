import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { pretendServer } from '../mocks/quiz';
import { address, openAt, setUpPages } from '../mocks/quiz-pages';

setUpPages();

const CHAPTER_QUIZ = '/quiz?type=chapterQuiz&chapter=1';
const watched = () => pretendServer({ plan: { 1: [true, null], 2: [false, null] }, currentChapterId: '1' });
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
const choose = async (user: UserEvent, word: string) =>
  user.click(await screen.findByRole('radio', { name: new RegExp(word) }));

const isChecked = (element: HTMLElement | undefined) => element instanceof HTMLInputElement && element.checked;

/** Answers what is left, right or wrong, by mouse. */
async function answerAll(user: UserEvent, word: string, total: number, from = 1) {
  for (let question = from; question <= total; question += 1) {
    await screen.findByText(`Question ${question} of ${total}`);
    await choose(user, `${word} ${question}$`);
    await press(user, question === total ? 'Submit Quiz' : 'Next');
  }
}

describe('the first page of a quiz', () => {
  test('says what will be asked, how much of it, and on which topics', async () => {
    openAt(CHAPTER_QUIZ, watched());
    expect(await screen.findByRole('heading', { level: 1, name: /Chapter quiz: 1.1 Scarcity/ })).toBeTruthy();
    expect(screen.getByText(/Questions on 1.1 Scarcity/)).toBeTruthy();
    expect(screen.getByText('6')).toBeTruthy();
    expect(screen.getByText('Scarcity and resources, Opportunity cost')).toBeTruthy();
  });

  test('leads back to the dashboard', async () => {
    const { user } = openAt(CHAPTER_QUIZ, watched());
    await user.click(await screen.findByRole('link', { name: 'Back to my Dashboard' }));
    expect(address()).toBe('/userhome');
  });

  test('mirrors the navigation state into the address, so that a reload shows the same quiz', async () => {
    openAt('/quiz', watched(), { type: 'chapterQuiz', chapter: 1, topics: [], unit: null });
    await screen.findByRole('heading', { name: /Chapter quiz: 1.1/ });
    expect(address()).toBe(CHAPTER_QUIZ);
  });

  test('of more than three topics names three', async () => {
    openAt('/quiz?type=unitQuiz&unit=1', watched());
    expect(await screen.findByText(/Reading a PPC and 2 more$/)).toBeTruthy();
    expect(screen.getByText('20')).toBeTruthy();
  });

  test('leads somewhere when it is asked for nothing', async () => {
    openAt('/quiz', watched());
    expect((await screen.findByRole('link', { name: 'Back to my Dashboard' })).getAttribute('href')).toBe('/userhome');
  });

  test.each(['chapter=99', 'chapter=abc'])('of an unknown chapter (%s) leads on', async (chapter) => {
    openAt(`/quiz?type=chapterQuiz&${chapter}`, watched());
    expect(await screen.findByRole('heading', { level: 1, name: 'No quiz chosen yet' })).toBeTruthy();
  });

  test.each(['type=unitQuiz&unit=99', 'type=topicQuiz&topics=99', 'type=topicQuiz&topics=a.b.c'])(
    'of what the course does not have (%s) leads on at once, and promises nothing',
    async (asked) => {
      openAt(`/quiz?${asked}`, watched());
      expect(await screen.findByRole('heading', { level: 1, name: 'No quiz chosen yet' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Start The Quiz' })).toBeNull();
    },
  );

  test('of a unit to come says so and offers no start', async () => {
    openAt('/quiz?type=unitQuiz&unit=3', watched());
    const heading = await screen.findByRole('heading', { level: 1, name: 'Unit quiz: Elasticities: coming soon!' });
    expect(heading).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start The Quiz' })).toBeNull();
  });

  test('on ten topics says what is too many, and leads to the choice', async () => {
    const server = watched();
    openAt('/quiz?type=topicQuiz&topics=1.2.3.4.5.6.7.8.9.10', server);
    expect(await screen.findByRole('heading', { level: 1, name: 'Too Many Topics!!!' })).toBeTruthy();
    expect(screen.getByText('Please choose a maximum of nine topics.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pick your topics' }).getAttribute('href')).toBe('/quizgenerator');
    expect(server.called('QuizUnderWay')).toHaveLength(0);
  });

  test('that cannot ask what is under way still offers the start', async () => {
    const server = watched();
    server.fail('QuizUnderWay');
    const { user } = openAt(CHAPTER_QUIZ, server);
    await press(user, 'Start The Quiz');
    expect(await screen.findByText('Question 1 of 6')).toBeTruthy();
  });

  test('of an announced chapter says so and offers no start', async () => {
    openAt('/quiz?type=chapterQuiz&chapter=5', watched());
    expect(await screen.findByRole('heading', { level: 1, name: '2.2 Supply: coming soon!' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start The Quiz' })).toBeNull();
  });

  test.each(['shortWeakspotQuiz', 'longWeakspotQuiz'])(
    'of a %s without questions says that it is too early, not that something broke',
    async (type) => {
      const { user } = openAt(`/quiz?type=${type}`, pretendServer());
      await press(user, 'Start The Quiz');
      expect(await screen.findByRole('heading', { level: 1, name: /too green/ })).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('says in place when the quiz does not start, and starts it on the second try', async () => {
    const server = watched();
    server.fail('StartQuiz');
    const { user } = openAt(CHAPTER_QUIZ, server);
    await press(user, 'Start The Quiz');
    expect((await screen.findByRole('alert')).textContent).toContain('Check your connection');
    server.mend('StartQuiz');
    await press(user, 'Start The Quiz');
    expect(await screen.findByText('Question 1 of 6')).toBeTruthy();
  });
});

describe('a running quiz', () => {
  test('does not go on without an answer, and says so', async () => {
    const { user } = openAt(CHAPTER_QUIZ, watched());
    await press(user, 'Start The Quiz');
    await screen.findByText('Question 1 of 6');
    await press(user, 'Next');
    expect(screen.getByRole('alert').textContent).toContain('Please select an answer');
    expect(screen.getByText('Question 1 of 6')).toBeTruthy();
    await choose(user, 'Right 1');
    expect(screen.queryByRole('alert')).toBeNull();
    await press(user, 'Next');
    expect(screen.getByText('Question 2 of 6')).toBeTruthy();
    await press(user, 'Previous');
    expect(isChecked(screen.getByRole('radio', { name: /Right 1/ }))).toBe(true);
  });

  test('fills the whole window by a dialog of its own, and shows a question’s picture with its words', async () => {
    const server = watched();
    const attempt = server.begin({ type: 'chapterQuiz', chapterId: '1' });
    const [first] = attempt.questions;
    if (first)
      first.question = { ...first.question, imageUrl: '/graphs/ppc.svg', imageAlt: 'A curve that bows outwards' };
    openAt(`${CHAPTER_QUIZ}&attempt=${attempt.id}`, server);
    const quiz = await screen.findByRole('dialog', { name: /^Chapter quiz: 1.1/ });
    const picture = within(quiz).getByRole('img', { name: 'A curve that bows outwards' });
    expect(picture.getAttribute('src')).toBe('/graphs/ppc.svg');
  });

  test('takes one answer for a question: another takes its place', async () => {
    const server = watched();
    const { user } = openAt(CHAPTER_QUIZ, server);
    await press(user, 'Start The Quiz');
    await choose(user, 'Tempting 1');
    await choose(user, 'Right 1');
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
    await waitFor(() => expect(server.attempts[0]?.questions[0]?.chosenAnswer?.text).toBe('Right 1'));
  });

  test('goes by keys alone: figures, letters, arrows and Enter', async () => {
    const server = watched();
    const { user } = openAt(CHAPTER_QUIZ, server);
    await press(user, 'Start The Quiz');
    await screen.findByText('Question 1 of 6');
    await user.keyboard('2');
    expect(isChecked(screen.getAllByRole('radio')[1])).toBe(true);
    await user.keyboard('d');
    expect(isChecked(screen.getAllByRole('radio')[3])).toBe(true);
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[3]);
    await user.keyboard('{ArrowDown}');
    expect(isChecked(screen.getAllByRole('radio')[0])).toBe(true);
    await user.keyboard('{Enter}');
    expect(screen.getByText('Question 2 of 6')).toBeTruthy();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('Question 1 of 6')).toBeTruthy();
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(isChecked(screen.getAllByRole('radio')[3])).toBe(true);
    await user.keyboard('{Enter}1{Enter}1{Enter}1{Enter}1');
    expect(screen.getByText('Question 6 of 6')).toBeTruthy();
    await user.keyboard('{ArrowRight}');
    expect(server.called('FinishQuiz')).toHaveLength(0);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/results?attempt=attempt-1'));
  });

  test('saves each answer as it is given, and a reload goes on at the first open question', async () => {
    const server = watched();
    const first = openAt(CHAPTER_QUIZ, server);
    await press(first.user, 'Start The Quiz');
    await choose(first.user, 'Right 1');
    await press(first.user, 'Next');
    await choose(first.user, 'Tempting 2');
    await waitFor(() => expect(server.attempts[0]?.questions.filter((one) => one.chosenAnswer)).toHaveLength(2));
    const left = address();
    expect(left).toBe(`${CHAPTER_QUIZ}&attempt=attempt-1`);
    first.unmount();

    const { user } = openAt(left, server);
    expect(await screen.findByText('Question 3 of 6')).toBeTruthy();
    await press(user, 'Previous');
    expect(isChecked(screen.getByRole('radio', { name: /Tempting 2/ }))).toBe(true);
  });

  test('keeps answers that could not be saved through a reload, and hands them in with the quiz', async () => {
    const server = watched();
    const first = openAt(CHAPTER_QUIZ, server);
    await press(first.user, 'Start The Quiz');
    server.fail('SaveAnswer');
    await choose(first.user, 'Right 1');
    expect(await screen.findByText(/Not saved yet/)).toBeTruthy();
    expect(isChecked(screen.getByRole('radio', { name: /Right 1/ }))).toBe(true);
    const left = address();
    first.unmount();

    const { user } = openAt(left, server);
    await screen.findByText('Question 2 of 6');
    await answerAll(user, 'Right', 6, 2);
    expect(await screen.findByText('100')).toBeTruthy();
    expect(server.called('FinishQuiz')[0]?.variables.answers).toHaveLength(6);
    expect(sessionStorage).toHaveLength(0);
  });

  test('saves what it queued as soon as the network is back', async () => {
    const server = watched();
    const { user } = openAt(CHAPTER_QUIZ, server);
    await press(user, 'Start The Quiz');
    server.fail('SaveAnswer');
    await choose(user, 'Right 1');
    await screen.findByText(/Not saved yet/);
    server.mend('SaveAnswer');
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/Not saved yet/)).toBeNull());
    expect(server.attempts[0]?.questions[0]?.chosenAnswer?.text).toBe('Right 1');
  });

  test('asks before it closes, and offers to carry on or to start over', async () => {
    const server = watched();
    const { user } = openAt(CHAPTER_QUIZ, server);
    await press(user, 'Start The Quiz');
    await choose(user, 'Right 1');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const asks = await screen.findByRole('dialog', { name: 'Leave the quiz for now?' });
    expect(asks.textContent).toContain('1 of 6 so far');
    await user.click(within(asks).getByRole('button', { name: 'Keep going' }));
    expect(screen.getByText('Question 1 of 6')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await press(user, 'Leave, carry on later');
    expect((await screen.findByText(/You have one under way/)).textContent).toContain('1 of 6 answered');
    expect(address()).toBe(CHAPTER_QUIZ);
    await press(user, 'Carry on');
    expect(await screen.findByText('Question 2 of 6')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await press(user, 'Leave, carry on later');
    await press(user, 'Start over');
    expect(await screen.findByText('Question 1 of 6')).toBeTruthy();
    expect(address()).toContain('attempt=attempt-2');
  });

  test('that could not be handed in says so and keeps every answer', async () => {
    const server = watched();
    const { user } = openAt(CHAPTER_QUIZ, server);
    await press(user, 'Start The Quiz');
    server.fail('FinishQuiz', 'server');
    await answerAll(user, 'Right', 6);
    expect((await screen.findByRole('alert')).textContent).toContain('not submitted yet');
    expect(isChecked(screen.getByRole('radio', { name: /Right 6/ }))).toBe(true);
    server.mend('FinishQuiz');
    await press(user, 'Submit Quiz');
    await waitFor(() => expect(address()).toBe('/results?attempt=attempt-1'));
  });

  test('that another tab has handed in leads to its results', async () => {
    const server = watched();
    const { user } = openAt(CHAPTER_QUIZ, server);
    await press(user, 'Start The Quiz');
    await screen.findByText('Question 1 of 6');
    await user.keyboard('1{Enter}1{Enter}1{Enter}1{Enter}1{Enter}');
    const attempt = server.attempts[0];
    attempt?.questions.forEach((one) => Object.assign(one, { chosenAnswer: one.answers[0] }));
    await server.answer('FinishQuiz', 'mutation { finishQuiz(attemptId: "attempt-1") { attempt { id } } }', {});
    await choose(user, 'Right 6');
    await press(user, 'See how it ended');
    await waitFor(() => expect(address()).toBe('/results?attempt=attempt-1'));
  });

  test('that another tab has started over says so and leads to the new one', async () => {
    const server = watched();
    const { user } = openAt(CHAPTER_QUIZ, server);
    await press(user, 'Start The Quiz');
    await screen.findByText('Question 1 of 6');
    await user.keyboard('1{Enter}1{Enter}1{Enter}1{Enter}1{Enter}');
    await waitFor(() => expect(server.attempts[0]?.questions.filter((one) => one.chosenAnswer)).toHaveLength(5));
    const again = 'mutation { startQuiz(type: chapterQuiz, chapterId: 1, restart: true) { id } }';
    await server.answer('StartQuiz', again, {});
    await choose(user, 'Right 6');
    await press(user, 'Submit Quiz');
    expect(await screen.findByText('This quiz was started over.')).toBeTruthy();
    expect(sessionStorage).toHaveLength(0);
    await press(user, 'To the first page of this quiz');
    await press(user, 'Carry on');
    expect(await screen.findByText('Question 1 of 6')).toBeTruthy();
    expect(address()).toContain('attempt=attempt-2');
  });

  test('whose marks got lost on their way shows them when it is handed in once more', async () => {
    const server = watched();
    const { user } = openAt(CHAPTER_QUIZ, server);
    await press(user, 'Start The Quiz');
    await screen.findByText('Question 1 of 6');
    await user.keyboard('1{Enter}1{Enter}1{Enter}1{Enter}1{Enter}');
    await choose(user, 'Right 6');
    await waitFor(() => expect(server.attempts[0]?.questions.every((one) => one.chosenAnswer)).toBe(true));
    await server.answer('FinishQuiz', 'mutation { finishQuiz(attemptId: "attempt-1") { attempt { id } } }', {});
    await press(user, 'Submit Quiz');
    await waitFor(() => expect(address()).toBe('/results?attempt=attempt-1'));
  });

  test('whose address is no longer good says so and offers a new start', async () => {
    const { user } = openAt(`${CHAPTER_QUIZ}&attempt=gone`, watched());
    expect(await screen.findByRole('heading', { level: 1, name: 'This quiz is not here' })).toBeTruthy();
    await press(user, 'Start from its first page');
    expect(await screen.findByRole('button', { name: 'Start The Quiz' })).toBeTruthy();
  });
});

test.each([
  ['/quiz?type=topicQuiz&chapter=1&topics=1.2', '/rqresults'],
  ['/quiz?type=shortWeakspotQuiz', '/rqresults'],
  ['/quiz?type=longWeakspotQuiz', '/rqresults'],
  ['/quiz?type=unitQuiz&unit=2', '/uqresults'],
])('%s is handed in as a review quiz and ends on %s', async (path, results) => {
  const server = pretendServer({ plan: { 1: [true, 80] }, topics: { 1: [1, 3] } });
  const { user } = openAt(path, server);
  await press(user, 'Start The Quiz');
  await screen.findByText(/Question 1 of/);
  const total = server.attempts[0]?.questions.length ?? 0;
  await answerAll(user, 'Right', total);
  await waitFor(() => expect(address()).toBe(`${results}?attempt=attempt-1`));
  expect(server.called('FinishReviewQuiz')).toHaveLength(1);
  expect(server.called('FinishQuiz')).toHaveLength(0);
});
