import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { apiClient } from '../account/api-client';
import { VISITOR_FIRST, VISITOR_SECOND } from '../copy/results';
import { closeLogin, closeSignup, openLogin, openSignup } from '../store';
import { chapters } from '../mocks/course';
import { refuse } from '../mocks/answers';
import { api } from '../mocks/handlers';
import { finished, graded, quiz, taking } from '../mocks/quiz';
import { visit } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

const PATH = '/freequiz/scarcity-choice-and-opportunity-cost';
type User = Awaited<ReturnType<typeof visit>>['user'];

const free = quiz({ type: 'chapterQuizNoUser', chapterId: '1' });
const second = quiz({ type: 'chapterQuizNoUser', chapterId: '1', id: 'attempt-2' });

/** The graded free quiz with its first `right` questions answered correctly. */
const gradedWith = (right: number) =>
  graded(
    free,
    free.questions.map((_, index) => [index < right]),
  );

/** The free quiz with its first question answered. */
function begun() {
  const [first, ...others] = free.questions;
  return { ...free, questions: [{ ...first!, given: { choice: first!.answers[0]!.id } }, ...others] };
}

beforeEach(() => api.answer(taking(free)));

const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));

/** Answers every question, the first `right` of them correctly. */
async function takeQuiz(user: User, right: number, total = 6) {
  api.answer(taking(free, finished(gradedWith(right))));
  await press(user, 'Start The Quiz');
  for (let question = 1; question <= total; question += 1) {
    await screen.findByText(`Question ${question} of ${total}`);
    const word = question <= right ? 'Right' : 'Tempting';
    await user.click(await screen.findByRole('radio', { name: new RegExp(`${word} ${question}$`) }));
    await press(user, question === total ? 'Submit Quiz' : 'Next');
  }
}

describe('the first page of a free quiz', () => {
  it('says what will be asked, with a drawing where the chapter has no picture', async () => {
    const { container } = await visit(PATH);
    expect(await screen.findByRole('heading', { level: 1, name: /^1.1 Scarcity/ })).toBeTruthy();
    expect(screen.getByText('Are You Ready To Rock?')).toBeTruthy();
    expect(screen.getByText(/Questions on 1.1 Scarcity/)).toBeTruthy();
    expect(screen.getByText('Scarcity and resources, Opportunity cost')).toBeTruthy();
    expect(container.querySelector('main svg')).toBeTruthy();
    expect(document.title).toBe('Free quiz: 1.1 Scarcity, Choice and Opportunity Cost · Curve Whisperer');
    expect(screen.getByRole('link', { name: 'Back to Videos' }).getAttribute('href')).toBe('/video-library');
  });

  it('shows the picture of a chapter that has one', async () => {
    api.answer({ chapter: { ...chapters[0]!, quizBlurbImgUrl: '/graphs/scarcity.svg' } });
    const { container } = await visit(PATH);
    await screen.findByText('Are You Ready To Rock?');
    expect(container.querySelector('main img')?.getAttribute('src')).toBe('/graphs/scarcity.svg');
  });

  it('tells a student that it does not count, and where the one is that does', async () => {
    await visit(PATH, { signedIn: true });
    const link = await screen.findByRole('link', { name: 'Take the quiz in your plan' });
    expect(link.getAttribute('href')).toBe('/video/1');
  });

  it('of an announced chapter says so and offers no start', async () => {
    await visit('/freequiz/supply');
    expect(await screen.findByRole('heading', { level: 1, name: '2.2 Supply: coming soon!' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start The Quiz' })).toBeNull();
  });

  it('of an unknown chapter leads to the videos', async () => {
    await visit('/freequiz/nowhere');
    expect(await screen.findByRole('heading', { level: 1, name: 'Chapter not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Videos' })).toBeTruthy();
  });

  it('that does not load comes on the second try', async () => {
    api.fail('ChapterBySlug');
    const { user } = await visit(PATH);
    await screen.findByRole('heading', { level: 1, name: 'The quiz did not load' });
    api.restore('ChapterBySlug');
    await press(user, 'Try again');
    expect(await screen.findByText('Are You Ready To Rock?')).toBeTruthy();
  });

  it('that does not start says so in place, and starts on the second try', async () => {
    api.fail('StartQuiz');
    const { user } = await visit(PATH);
    await press(user, 'Start The Quiz');
    expect((await screen.findByRole('alert')).textContent).toContain('Check your connection');
    api.restore('StartQuiz');
    await press(user, 'Start The Quiz');
    expect(await screen.findByText('Question 1 of 6')).toBeTruthy();
  });
});

test('/quiz asked for a visitor’s quiz leads to its own address', async () => {
  const { arrive } = await visit({ pathname: '/quiz', state: { type: 'chapterQuizNoUser', chapter: 1 } });
  await arrive(PATH);
});

describe('a free quiz in progress', () => {
  it('asks a visitor neither how sure they are nor for reports', async () => {
    const { user } = await visit(PATH);
    await press(user, 'Start The Quiz');
    await screen.findByText('Question 1 of 6');
    await user.keyboard('1s');
    await waitFor(() => expect(api.called('SaveAnswer')).toHaveLength(1));
    expect(api.called('SaveAnswer')[0]?.variables).not.toHaveProperty('certainty');
    expect(screen.queryByRole('group', { name: /How sure/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
  });

  it('continues after a reload where it stopped', async () => {
    const first = await visit(PATH);
    await press(first.user, 'Start The Quiz');
    await first.user.click(await screen.findByRole('radio', { name: /Right 1/ }));
    await press(first.user, 'Next');
    const left = first.address() ?? '';
    expect(left).toBe(`${PATH}?attempt=attempt-1`);
    first.unmount();
    await apiClient.clearStore();
    api.answer({ quizAttempt: begun() });
    await visit(left);
    expect(await screen.findByText('Question 2 of 6')).toBeTruthy();
  });

  it('that was closed is offered again, and a new one beside it', async () => {
    const { user, address } = await visit(PATH);
    await press(user, 'Start The Quiz');
    await user.click(await screen.findByRole('radio', { name: /Right 1/ }));
    api.answer({ ...taking(begun()), quizUnderWay: begun() });
    await press(user, 'Close');
    await press(user, 'Leave and continue later');
    expect((await screen.findByText(/You have one in progress/)).textContent).toContain('1 of 6 answered');
    await press(user, 'Continue the quiz');
    expect(await screen.findByText('Question 1 of 6')).toBeTruthy();
    await press(user, 'Close');
    await press(user, 'Leave and continue later');
    api.answer(taking(second));
    await press(user, 'Start over');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start over' }));
    expect(await screen.findByText('Question 1 of 6')).toBeTruthy();
    await waitFor(() => expect(address()).toBe(`${PATH}?attempt=attempt-2`));
  });
});

test('a login and a sign-up open and close over a running quiz, which stays as it is', async () => {
  const { user } = await visit(PATH);
  await press(user, 'Start The Quiz');
  await user.click(await screen.findByRole('radio', { name: /Right 1/ }));
  act(() => openLogin());
  await screen.findByRole('dialog', { name: 'Log In' });
  act(() => openSignup());
  await screen.findByRole('dialog', { name: 'Get Started' });
  act(() => closeLogin());
  act(() => closeSignup());
  expect(screen.getAllByRole('dialog')).toEqual([screen.getByRole('dialog', { name: /^Free quiz/ })]);
  expect(screen.getByRole('radio', { name: /Right 1/ })).toBeChecked();
  await press(user, 'Next');
  expect(await screen.findByText('Question 2 of 6')).toBeTruthy();
});

describe('the results of a free quiz', () => {
  it.each([
    [6, '100', VISITOR_FIRST.top, VISITOR_SECOND.all],
    [4, '66', VISITOR_FIRST.middle, VISITOR_SECOND.most],
    [3, '50', VISITOR_FIRST.low, VISITOR_SECOND.some],
    [1, '16', VISITOR_FIRST.low, VISITOR_SECOND.few],
  ])('with %i of 6 right say so in two sentences', async (right, percent, first, second) => {
    const { user, arrive } = await visit(PATH);
    await takeQuiz(user, right);
    await arrive('/userlessresults?attempt=attempt-1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for Chapter 1.1 Review Quiz' })).toBeTruthy();
    expect(screen.getByText('Scarcity, Choice and Opportunity Cost')).toBeTruthy();
    expect(screen.getByText(percent)).toBeTruthy();
    expect(screen.getByText(`${right} of 6 correct`)).toBeTruthy();
    expect(screen.getByText(first)).toBeTruthy();
    expect(screen.getByText(second)).toBeTruthy();
  });

  it('list your answers, and the right ones once they are asked for', async () => {
    const { user } = await visit(PATH);
    await takeQuiz(user, 5);
    expect(await screen.findByText('Why Tempting 6 looks right and is not.')).toBeTruthy();
    expect(screen.queryByText('Right 6')).toBeNull();
    await press(user, 'Show Correct Answers');
    expect(screen.getByText('Right 6')).toBeTruthy();
    expect(screen.getByText('Takeaway of question 6.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Answers' }));
    await press(user, 'Hide Correct Answers');
    expect(screen.queryByText('Right 6')).toBeNull();
  });

  it('survive a reload, and lead to the quiz and to the videos', async () => {
    const first = await visit(PATH);
    await takeQuiz(first.user, 6);
    await screen.findByText('6 of 6 correct');
    first.unmount();
    await apiClient.clearStore();
    api.answer({ quizAttempt: gradedWith(6) });
    await visit('/userlessresults?attempt=attempt-1');
    expect(await screen.findByText('6 of 6 correct')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try Quiz Again' }).getAttribute('href')).toBe(PATH);
    expect(screen.getByRole('link', { name: 'Back to Videos' }).getAttribute('href')).toBe('/video-library');
  });

  it('come by the navigation state of the specification too', async () => {
    const first = await visit(PATH);
    await takeQuiz(first.user, 6);
    await screen.findByText('6 of 6 correct');
    first.unmount();
    await apiClient.clearStore();
    api.answer({ quizAttempt: gradedWith(6) });
    const state = { otherQuizData: { attemptId: 'attempt-1' } };
    const { arrive } = await visit({ pathname: '/userlessresults', state });
    await arrive('/userlessresults?attempt=attempt-1');
    expect(await screen.findByText('6 of 6 correct')).toBeTruthy();
  });

  it('of no quiz lead a visitor to the videos', async () => {
    await visit('/userlessresults');
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to grade' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Videos' }).getAttribute('href')).toBe('/video-library');
  });

  it('of a quiz still in progress lead back into it', async () => {
    await visit('/userlessresults?attempt=attempt-1');
    const link = await screen.findByRole('link', { name: 'Continue the quiz' });
    expect(link.getAttribute('href')).toBe(`${PATH}?attempt=attempt-1`);
  });

  it('lead a student into the study plan instead of to a sign-up', async () => {
    const { user } = await visit(PATH, { signedIn: true });
    await takeQuiz(user, 6);
    const link = await screen.findByRole('link', { name: 'Open in my study plan' });
    expect(link.getAttribute('href')).toBe('/video/1');
    expect(screen.queryByRole('button', { name: 'Sign Up To Save Progress' })).toBeNull();
  });
});

test('signing up from the results takes the quiz along, through a refusal and /whoops too', async () => {
  api.fail('SignUp', { with: refuse('USERNAME_TAKEN', 'That username is taken.', 'username'), once: true });
  const { user, arrive } = await visit(PATH);
  await takeQuiz(user, 6);
  await press(user, 'Sign Up To Save Progress');
  const dialog = within(await screen.findByRole('dialog', { name: 'Get Started' }));
  expect(dialog.getByText(/Your quiz result will be saved/)).toBeTruthy();
  await user.type(dialog.getByLabelText('Username'), 'mina_k');
  await user.type(dialog.getByLabelText('Email'), 'mina@example.com');
  await user.type(dialog.getByLabelText('Password'), 'Curves4ever');
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Sign Up' }));
  await arrive('/whoops');
  const main = within(screen.getByRole('main'));
  await user.type(main.getByLabelText('Username'), '2');
  await user.click(main.getByRole('button', { name: 'Sign Up' }));
  const sent = { freeQuizId: 'attempt-1' };
  await waitFor(() => expect(api.called('SignUp')).toHaveLength(2));
  for (const { variables } of api.called('SignUp')) expect(variables.input).toMatchObject(sent);
  await arrive('/getstarted');
});

test('a sign-up by the header takes no quiz along', async () => {
  const { user } = await visit(PATH);
  await takeQuiz(user, 6);
  await press(user, 'Sign Up To Save Progress');
  await press(user, 'Close');
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Get Started' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Get Started' }));
  expect(dialog.queryByText(/Your quiz result will be saved/)).toBeNull();
});
