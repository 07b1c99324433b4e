import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { QuizAttempt } from '../../../schema/generated/types';
import { type Answers, refuse } from '../mocks/answers';
import { api } from '../mocks/handlers';
import { graded, quiz, taking } from '../mocks/quiz';
import { student } from '../mocks/student';
import { address, openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

const CHAPTER_QUIZ = '/quiz?type=chapterQuiz&chapter=1';
const me = student({ plan: { 1: [true, null], 2: [false, null] }, currentChapterId: '1', topics: { 1: [1, 2] } });
const attempt = quiz({ type: 'chapterQuiz', chapterId: '1' });
const second = quiz({ type: 'chapterQuiz', chapterId: '1', id: 'attempt-2' });
const watched: Answers = { me, ...taking(attempt) };
const over = { with: refuse('QUIZ_FINISHED', 'This quiz was started over.') };

/** The attempt with its first questions answered. `places` holds the index of each chosen answer. */
function answered(...places: number[]): QuizAttempt {
  const questions = attempt.questions.map((asked, index) => {
    const place = places[index];
    return place === undefined ? asked : { ...asked, given: { choice: asked.answers[place]!.id } };
  });
  return { ...attempt, questions };
}

const saved = () => api.called('SaveAnswer').map(({ variables }) => variables.given);
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
const choose = async (user: UserEvent, word: string) =>
  user.click(await screen.findByRole('radio', { name: new RegExp(word) }));

const isChecked = (element: HTMLElement | undefined) => element instanceof HTMLInputElement && element.checked;

/** Answers the remaining questions with the mouse, choosing the answer that begins with `word`. */
async function answerAll(user: UserEvent, word: string, total: number, from = 1) {
  for (let question = from; question <= total; question += 1) {
    await screen.findByText(`Question ${question} of ${total}`);
    await choose(user, `${word} ${question}$`);
    await press(user, question === total ? 'Submit Quiz' : 'Next');
  }
}

describe('the first page of a quiz', () => {
  test('says what will be asked, how much of it, and on which topics', async () => {
    await openAs(watched, CHAPTER_QUIZ);
    expect(await screen.findByRole('heading', { level: 1, name: /Chapter quiz: 1.1 Scarcity/ })).toBeTruthy();
    expect(screen.getByText(/Questions on 1.1 Scarcity/)).toBeTruthy();
    expect(screen.getByText('6')).toBeTruthy();
    expect(screen.getByText('Scarcity and resources, Opportunity cost')).toBeTruthy();
  });

  test('leads back to the dashboard', async () => {
    const { user } = await openAs(watched, CHAPTER_QUIZ);
    await user.click(await screen.findByRole('link', { name: 'Back to my Dashboard' }));
    await waitFor(() => expect(address()).toBe('/userhome'));
  });

  test('mirrors the navigation state into the address, so that a reload shows the same quiz', async () => {
    await openAs(watched, '/quiz', { type: 'chapterQuiz', chapter: 1, topics: [], unit: null });
    await screen.findByRole('heading', { name: /Chapter quiz: 1.1/ });
    await waitFor(() => expect(address()).toBe(CHAPTER_QUIZ));
  });

  test('of more than three topics names three', async () => {
    await openAs(watched, '/quiz?type=unitQuiz&unit=1');
    expect(await screen.findByText(/Reading a PPC and 2 more$/)).toBeTruthy();
    expect(screen.getByText('20')).toBeTruthy();
  });

  test('leads somewhere when it is asked for nothing', async () => {
    await openAs(watched, '/quiz');
    expect((await screen.findByRole('link', { name: 'Back to my Dashboard' })).getAttribute('href')).toBe('/userhome');
  });

  test.each(['chapter=99', 'chapter=abc'])('of an unknown chapter (%s) leads on', async (chapter) => {
    await openAs(watched, `/quiz?type=chapterQuiz&${chapter}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'No quiz chosen yet' })).toBeTruthy();
  });

  test.each([
    ['type=unitQuiz&unit=99', 'NOT_FOUND'],
    ['type=topicQuiz&topics=99', 'NOT_FOUND'],
    ['type=topicQuiz&topics=a.b.c', 'BAD_USER_INPUT'],
  ])('of what the course does not have (%s) leads on at once, and promises nothing', async (asked, code) => {
    api.fail('QuizUnderWay', { with: refuse(code, 'There is no such thing.') });
    await openAs(watched, `/quiz?${asked}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'No quiz chosen yet' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start The Quiz' })).toBeNull();
  });

  test('of a unit to come says so and offers no start', async () => {
    api.fail('QuizUnderWay', { with: refuse('COMING_SOON', 'This quiz is coming soon.') });
    await openAs(watched, '/quiz?type=unitQuiz&unit=3');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Unit quiz: Elasticities: coming soon!' });
    expect(heading).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start The Quiz' })).toBeNull();
  });

  test('on ten topics says what is too many, and leads to the choice', async () => {
    await openAs(watched, '/quiz?type=topicQuiz&topics=1.2.3.4.5.6.7.8.9.10');
    expect(await screen.findByRole('heading', { level: 1, name: 'Too Many Topics!!!' })).toBeTruthy();
    expect(screen.getByText('Please choose a maximum of nine topics.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pick your topics' }).getAttribute('href')).toBe('/quizgenerator');
    expect(api.called('QuizUnderWay')).toHaveLength(0);
  });

  test('that cannot ask what is in progress still offers the start', async () => {
    api.fail('QuizUnderWay');
    const { user } = await openAs(watched, CHAPTER_QUIZ);
    await press(user, 'Start The Quiz');
    expect(await screen.findByText('Question 1 of 6')).toBeTruthy();
  });

  test('of an announced chapter says so and offers no start', async () => {
    await openAs(watched, '/quiz?type=chapterQuiz&chapter=5');
    expect(await screen.findByRole('heading', { level: 1, name: '2.2 Supply: coming soon!' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start The Quiz' })).toBeNull();
  });

  test.each(['shortWeakspotQuiz', 'longWeakspotQuiz'])(
    'of a %s before the first answer is not offered',
    async (type) => {
      const me = student({ plan: { 1: [true, null] }, currentChapterId: '1' });
      await openAs({ me }, `/quiz?type=${type}`);
      expect(await screen.findByRole('heading', { level: 1, name: /too green/ })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Start The Quiz' })).toBeNull();
      expect(screen.getByRole('link', { name: 'Back to my Dashboard' })).toBeTruthy();
      expect(api.called('StartQuiz')).toHaveLength(0);
    },
  );

  test.each(['shortWeakspotQuiz', 'longWeakspotQuiz'])(
    'of a %s without questions says that it is too early, not that something broke',
    async (type) => {
      api.fail('StartQuiz', { with: refuse('NO_QUESTIONS', 'There are no questions for this quiz yet.') });
      const { user } = await openAs(watched, `/quiz?type=${type}`);
      await press(user, 'Start The Quiz');
      expect(await screen.findByRole('heading', { level: 1, name: /too green/ })).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test.each([
    ['/quiz?type=topicQuiz&topics=1', true],
    ['/quiz?type=shortWeakspotQuiz', true],
    ['/quiz?type=longWeakspotQuiz', true],
    ['/quiz?type=unitQuiz&unit=1', false],
    [CHAPTER_QUIZ, false],
  ])('%s offers to explain each answer: %s', async (path, isOffered) => {
    const { user } = await openAs(watched, path);
    await screen.findByRole('button', { name: 'Start The Quiz' });
    const practice = screen.queryByRole('button', { name: 'Practice Step by Step' });
    expect(practice !== null).toBe(isOffered);
    if (!practice) return;
    await user.click(practice);
    await screen.findByText('Question 1 of 6');
    expect(api.called('StartQuiz')[0]?.variables).toMatchObject({ mode: 'practice' });
  });

  test('says in place when the quiz does not start, and starts it on the second try', async () => {
    api.fail('StartQuiz');
    const { user } = await openAs(watched, CHAPTER_QUIZ);
    await press(user, 'Start The Quiz');
    expect((await screen.findByRole('alert')).textContent).toContain('Check your connection');
    api.restore('StartQuiz');
    await press(user, 'Start The Quiz');
    expect(await screen.findByText('Question 1 of 6')).toBeTruthy();
  });
});

describe('a running quiz', () => {
  test('does not continue without an answer, and says so', async () => {
    const { user } = await openAs(watched, CHAPTER_QUIZ);
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
    const [first, ...others] = attempt.questions;
    const question = { ...first!.question, imageUrl: '/graphs/ppc.svg', imageAlt: 'A curve that bows outwards' };
    const questions = [{ ...first!, question }, ...others];
    await openAs({ me, ...taking({ ...attempt, questions }) }, `${CHAPTER_QUIZ}&attempt=${attempt.id}`);
    const quiz = await screen.findByRole('dialog', { name: /^Chapter quiz: 1.1/ });
    const picture = within(quiz).getByRole('img', { name: 'A curve that bows outwards' });
    expect(picture.getAttribute('src')).toBe('/graphs/ppc.svg');
  });

  test('takes one answer for a question: another takes its place', async () => {
    const { user } = await openAs(watched, CHAPTER_QUIZ);
    await press(user, 'Start The Quiz');
    await choose(user, 'Tempting 1');
    await choose(user, 'Right 1');
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
    await waitFor(() => expect(saved()).toEqual([{ choice: '100-1' }, { choice: '100-0' }]));
  });

  test('goes by keys alone: figures, arrows and Enter, while letters choose nothing', async () => {
    const { user } = await openAs(watched, CHAPTER_QUIZ);
    await press(user, 'Start The Quiz');
    await screen.findByText('Question 1 of 6');
    await user.keyboard('2');
    expect(isChecked(screen.getAllByRole('radio')[1])).toBe(true);
    await user.keyboard('d');
    expect(isChecked(screen.getAllByRole('radio')[1])).toBe(true);
    await user.keyboard('4');
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
    expect(api.called('FinishQuiz')).toHaveLength(0);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/results?attempt=attempt-1'));
  });

  test('saves each answer as it is given, and a reload continues at the same question', async () => {
    const first = await openAs(watched, CHAPTER_QUIZ);
    await press(first.user, 'Start The Quiz');
    await choose(first.user, 'Right 1');
    await press(first.user, 'Next');
    await choose(first.user, 'Tempting 2');
    await waitFor(() => expect(saved()).toEqual([{ choice: '100-0' }, { choice: '101-0' }]));
    const left = address();
    expect(left).toBe(`${CHAPTER_QUIZ}&attempt=attempt-1`);
    first.unmount();

    await openAs({ me, ...taking(answered(0, 0)) }, left);
    expect(await screen.findByText('Question 2 of 6')).toBeTruthy();
    expect(isChecked(screen.getByRole('radio', { name: /Tempting 2/ }))).toBe(true);
  });

  test('keeps answers that could not be saved through a reload, and hands them in with the quiz', async () => {
    const first = await openAs(watched, CHAPTER_QUIZ);
    await press(first.user, 'Start The Quiz');
    api.fail('SaveAnswer');
    await choose(first.user, 'Right 1');
    expect(await screen.findByText(/Not saved yet/)).toBeTruthy();
    expect(isChecked(screen.getByRole('radio', { name: /Right 1/ }))).toBe(true);
    const left = address();
    first.unmount();

    const { user } = await openAs(watched, left);
    await screen.findByText('Question 1 of 6');
    await press(user, 'Next');
    await answerAll(user, 'Right', 6, 2);
    expect(await screen.findByText('100')).toBeTruthy();
    expect(api.called('FinishQuiz')[0]?.variables.answers).toHaveLength(6);
    expect(sessionStorage).toHaveLength(0);
  });

  test('saves what it queued as soon as the network is back', async () => {
    const { user } = await openAs(watched, CHAPTER_QUIZ);
    await press(user, 'Start The Quiz');
    api.fail('SaveAnswer');
    await choose(user, 'Right 1');
    await screen.findByText(/Not saved yet/);
    api.restore('SaveAnswer');
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/Not saved yet/)).toBeNull());
    expect(saved().at(-1)).toEqual({ choice: '100-0' });
  });

  test('asks before it closes, and offers to continue or to start over', async () => {
    const { user } = await openAs(watched, CHAPTER_QUIZ);
    await press(user, 'Start The Quiz');
    await choose(user, 'Right 1');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const asks = await screen.findByRole('dialog', { name: 'Leave the quiz for now?' });
    expect(asks.textContent).toContain('1 of 6 so far');
    await user.click(within(asks).getByRole('button', { name: 'Keep going' }));
    expect(screen.getByText('Question 1 of 6')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    api.answer({ ...taking(answered(0)), quizUnderWay: answered(0) });
    await press(user, 'Leave and continue later');
    expect((await screen.findByText(/You have one in progress/)).textContent).toContain('1 of 6 answered');
    await waitFor(() => expect(address()).toBe(CHAPTER_QUIZ));
    await press(user, 'Continue the quiz');
    expect(await screen.findByText('Question 1 of 6')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await press(user, 'Leave and continue later');
    api.answer({ startQuiz: second });
    await press(user, 'Start over');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start over' }));
    expect(await screen.findByText('Question 1 of 6')).toBeTruthy();
    await waitFor(() => expect(address()).toContain('attempt=attempt-2'));
  });

  test('that could not be submitted says so and keeps every answer', async () => {
    const { user } = await openAs(watched, CHAPTER_QUIZ);
    await press(user, 'Start The Quiz');
    api.fail('FinishQuiz', { with: refuse('INTERNAL_SERVER_ERROR', 'Something went wrong on our end.') });
    await answerAll(user, 'Right', 6);
    expect((await screen.findByRole('alert')).textContent).toContain('has not been submitted');
    expect(isChecked(screen.getByRole('radio', { name: /Right 6/ }))).toBe(true);
    api.restore('FinishQuiz');
    await press(user, 'Submit Quiz');
    await waitFor(() => expect(address()).toBe('/results?attempt=attempt-1'));
  });

  test('that another tab has submitted leads to its results', async () => {
    const { user } = await openAs(watched, CHAPTER_QUIZ);
    await press(user, 'Start The Quiz');
    await screen.findByText('Question 1 of 6');
    await user.keyboard('1{Enter}1{Enter}1{Enter}1{Enter}1{Enter}');
    await waitFor(() => expect(saved()).toHaveLength(5));
    api.fail('SaveAnswer', { with: refuse('QUIZ_FINISHED', 'This quiz is over.') });
    api.answer({ quizAttempt: graded(attempt) });
    await choose(user, 'Right 6');
    await press(user, 'See the results');
    await waitFor(() => expect(address()).toBe('/results?attempt=attempt-1'));
  });

  test('that another tab has started over says so and leads to the new one', async () => {
    const { user } = await openAs(watched, CHAPTER_QUIZ);
    await press(user, 'Start The Quiz');
    await screen.findByText('Question 1 of 6');
    await user.keyboard('1{Enter}1{Enter}1{Enter}1{Enter}1{Enter}');
    await waitFor(() => expect(saved()).toHaveLength(5));
    for (const operation of ['SaveAnswer', 'FinishQuiz']) api.fail(operation, over);
    api.answer({ ...taking(second), quizUnderWay: second });
    await choose(user, 'Right 6');
    await press(user, 'Submit Quiz');
    expect(await screen.findByText('This quiz was started over.')).toBeTruthy();
    expect(sessionStorage).toHaveLength(0);
    await press(user, 'Back to the quiz start');
    await press(user, 'Continue the quiz');
    expect(await screen.findByText('Question 1 of 6')).toBeTruthy();
    await waitFor(() => expect(address()).toContain('attempt=attempt-2'));
  });

  test('whose response was lost shows its results when it is submitted once more', async () => {
    const { user } = await openAs(watched, CHAPTER_QUIZ);
    await press(user, 'Start The Quiz');
    api.fail('FinishQuiz', { once: true });
    await answerAll(user, 'Right', 6);
    expect((await screen.findByRole('alert')).textContent).toContain('has not been submitted');
    await press(user, 'Submit Quiz');
    await waitFor(() => expect(address()).toBe('/results?attempt=attempt-1'));
  });

  test('whose address is no longer good says so and offers a new start', async () => {
    const { user } = await openAs(watched, `${CHAPTER_QUIZ}&attempt=gone`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Quiz not found' })).toBeTruthy();
    await press(user, 'Back to the quiz start');
    expect(await screen.findByRole('button', { name: 'Start The Quiz' })).toBeTruthy();
  });
});

test.each([
  ['/quiz?type=topicQuiz&chapter=1&topics=1.2', '/rqresults', { type: 'topicQuiz', topicIds: ['1', '2'] }],
  ['/quiz?type=shortWeakspotQuiz', '/rqresults', { type: 'shortWeakspotQuiz' }],
  ['/quiz?type=longWeakspotQuiz', '/rqresults', { type: 'longWeakspotQuiz' }],
  ['/quiz?type=unitQuiz&unit=2', '/uqresults', { type: 'unitQuiz', unitId: '2' }],
] as const)('%s is submitted as a review quiz and ends on %s', async (path, results, request) => {
  const { user } = await openAs({ me, ...taking(quiz({ ...request, size: 2 })) }, path);
  await press(user, 'Start The Quiz');
  await answerAll(user, 'Right', 2);
  await waitFor(() => expect(address()).toBe(`${results}?attempt=attempt-1`));
  expect(api.called('FinishReviewQuiz')).toHaveLength(1);
  expect(api.called('FinishQuiz')).toHaveLength(0);
});
