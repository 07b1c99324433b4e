import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { MockExam } from '../../../schema/generated/types';
import { refuse } from '../mocks/answers';
import { api } from '../mocks/handlers';
import { finishedExam, mockExam, report, sectionTwo, takingExam } from '../mocks/mock-exam';
import { address, openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';
import { unsentEntries } from '../storage';
// Loaded up front. In the app they load with the page.
import '../exam/mock/mock-report';
import '../exam/mock/section-one';
import '../exam/mock/section-two';

answerFromMocks();
afterEach(() => vi.useRealTimers());

const open = (exam: MockExam, done?: (section: number) => MockExam) => openAs(takingExam(exam, done), '/mock/exam-1');

const saved = () => api.called('SaveMockAnswer').map(({ variables }) => variables);
const inBreak = () => mockExam({ phase: 'break', deadline: null });

async function openSectionOne(done?: (section: number) => MockExam) {
  const view = await open(mockExam(), done);
  await screen.findByText('Question 1 of 5', { selector: 'h2' });
  return view;
}

describe('section I of a mock exam', () => {
  test('shows one question a screen and saves each answer', async () => {
    const { user } = await openSectionOne();
    await user.click(screen.getByRole('radio', { name: 'Tempting 1' }));
    await waitFor(() => expect(saved()).toMatchObject([{ examId: 'exam-1', position: 1, choice: '100-1' }]));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Question 2 of 5', { selector: 'h2' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('radio', { name: 'Tempting 1' })).toHaveProperty('checked', true);
  });

  test('is answered, flagged and crossed out by keyboard alone', async () => {
    const { user } = await openSectionOne();
    await user.keyboard('2');
    expect(screen.getByRole('radio', { name: 'Tempting 1' })).toHaveProperty('checked', true);
    await user.keyboard('f');
    expect(screen.getByRole('button', { name: 'Flag for review' }).getAttribute('aria-pressed')).toBe('true');
    await user.keyboard('{Alt>}[Digit3]{/Alt}');
    expect(screen.getByRole('button', { name: 'Bring back choice 3' })).toBeTruthy();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Question 2 of 5', { selector: 'h2' })).toBeTruthy();
    await user.keyboard('o');
    expect(await screen.findByRole('button', { name: 'Question 1: answered, flagged' })).toBeTruthy();
  });

  test('takes a crossed-out choice back when it is chosen', async () => {
    const { user } = await openSectionOne();
    await user.click(screen.getByRole('button', { name: 'Cross out choice 1' }));
    expect(screen.getByRole('button', { name: 'Bring back choice 1' })).toBeTruthy();
    await user.click(screen.getAllByRole('radio')[0]!);
    expect(screen.getByRole('button', { name: 'Cross out choice 1' })).toBeTruthy();
    await waitFor(() => expect(saved().at(-1)).toMatchObject({ choice: '100-0', crossedOut: [] }));
  });

  test('has a calculator whose keys choose no answer', async () => {
    const { user } = await openSectionOne();
    await user.click(screen.getByRole('button', { name: 'Calculator' }));
    await user.keyboard('12*4=');
    expect(screen.getByRole('status', { name: 'Display' }).textContent).toBe('48');
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Calculator' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Calculator');
    expect(screen.getByText('Question 1 of 5', { selector: 'h2' })).toBeTruthy();
  });

  test('has a line reader that the arrow keys move', async () => {
    const { user } = await openSectionOne();
    await user.click(screen.getByRole('button', { name: 'Line reader' }));
    const reader = screen.getByRole('slider', { name: 'Line reader' });
    const before = Number(reader.getAttribute('aria-valuenow'));
    expect(document.activeElement).toBe(reader);
    await user.keyboard('{ArrowDown}');
    expect(Number(reader.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('slider')).toBeNull();
  });

  test('ends with a review of all questions, and is submitted there', async () => {
    const { user } = await openSectionOne(inBreak);
    await user.keyboard('1');
    await user.click(screen.getByRole('button', { name: 'Question 1 of 5' }));
    await user.click(await screen.findByRole('button', { name: 'Review and submit' }));
    expect(screen.getByRole('heading', { name: 'Check your work' })).toBeTruthy();
    expect(screen.getByText(/1 answered, 4 unanswered, 0 flagged/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Submit section I' }));
    expect(await screen.findByRole('heading', { name: 'Section I is submitted' })).toBeTruthy();
    expect(api.called('SubmitMockSection').map(({ variables }) => variables)).toEqual([
      { examId: 'exam-1', section: 1 },
    ]);
    expect(unsentEntries()).toEqual([]);
  });

  test('keeps an answer that did not reach the server, also over a reload', async () => {
    api.fail('SaveMockAnswer');
    const first = await openSectionOne();
    await first.user.keyboard('3');
    expect(await screen.findByText(/Not saved yet/)).toBeTruthy();
    first.unmount();
    await openSectionOne();
    expect(screen.getAllByRole('radio')[2]).toHaveProperty('checked', true);
    api.restore('SaveMockAnswer');
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(saved().at(-1)).toMatchObject({ position: 1, choice: '100-2' }));
  });

  test('goes on from this browser where a reload finds no connection', async () => {
    const first = await openSectionOne();
    await first.user.keyboard('1');
    await waitFor(() => expect(saved()).toHaveLength(1));
    first.unmount();
    api.fail('MockExam');
    await openSectionOne();
    expect(screen.getAllByRole('radio')[0]).toHaveProperty('checked', true);
  });

  test('hides its clock until five minutes are left', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
    await openSectionOne();
    expect(screen.getByRole('timer').textContent).toContain('60:00');
    fireEvent.click(screen.getByRole('button', { name: 'Hide the clock' }));
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
    act(() => void vi.advanceTimersByTime(55 * 60_000));
    expect(screen.getByRole('timer').textContent).toContain('5:00');
    expect(screen.getByText('5 minutes or less left')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /clock/ })).toBeNull();
  });

  test('shows the server’s time where this device’s clock is wrong', async () => {
    const ahead = new Date(Date.now() + 3_600_000);
    await open(mockExam({ now: ahead.toISOString(), deadline: new Date(ahead.getTime() + 600_000).toISOString() }));
    expect((await screen.findByRole('timer')).textContent).toMatch(/(?:10:00|9:5\d)$/);
  });

  test('is submitted when its time is up', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
    await openSectionOne(inBreak);
    act(() => void vi.advanceTimersByTime(60 * 60_000));
    expect(await screen.findByRole('heading', { name: 'Section I is submitted' })).toBeTruthy();
    expect(api.called('SubmitMockSection')).toHaveLength(1);
  });

  test('says so when its time is up and nobody can be reached', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
    await openSectionOne(inBreak);
    api.fail('SubmitMockSection', { once: true });
    act(() => void vi.advanceTimersByTime(60 * 60_000));
    const dialog = within(await screen.findByRole('dialog', { name: 'Time is up' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Section I is submitted' })).toBeTruthy();
  });

  test('is loaded again when the server has ended it', async () => {
    const { user } = await openSectionOne();
    api.fail('SaveMockAnswer', { with: refuse('QUIZ_FINISHED', 'This section has ended.') });
    api.answer({ mockExam: inBreak() });
    await user.keyboard('1');
    expect(await screen.findByRole('heading', { name: 'Section I is submitted' })).toBeTruthy();
  });

  test('can be paused on leaving, which stops the clock and is said', async () => {
    const { user } = await openSectionOne();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText(/marked “not timed”/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pause the clock' }));
    await waitFor(() => expect(address()).toBe('/mock'));
    expect(api.called('PauseMockExam').map(({ variables }) => variables)).toEqual([{ examId: 'exam-1', paused: true }]);
  });
});

describe('between the sections of a mock exam', () => {
  test('a pause shows the time left and goes on with a press', async () => {
    const exam = mockExam();
    const { user } = await open({ ...exam, pausedAt: exam.startedAt });
    expect(await screen.findByText(/You have 60:00 left in section I\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Resume the clock' }));
    expect(await screen.findByText('Question 1 of 5', { selector: 'h2' })).toBeTruthy();
  });

  test('the break leads to section II, or to the report without it', async () => {
    const { user } = await open(inBreak());
    await user.click(await screen.findByRole('button', { name: 'Skip section II and see my report' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Your mock exam of Nov 20/ })).toBeTruthy();
    expect(api.called('SubmitMockSection').map(({ variables }) => variables)).toEqual([
      { examId: 'exam-1', section: 2 },
    ]);
  });

  test('an exam that is not there says so', async () => {
    await openAs({ mockExam: () => refuse('NOT_FOUND', 'This mock exam does not exist.') }, '/mock/nobody');
    expect(await screen.findByRole('heading', { name: 'Exam not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All mock exams' }).getAttribute('href')).toBe('/mock');
  });
});

describe('section II of a mock exam', () => {
  test('has three questions with their graphs, whose answers are saved', async () => {
    const { user } = await open(sectionTwo());
    expect(await screen.findByRole('heading', { name: 'Question 1' })).toBeTruthy();
    expect(screen.getByText(/Reading period/)).toBeTruthy();
    await user.type(screen.getAllByRole('textbox')[0]!, '5 * 4');
    await user.click(screen.getByRole('button', { name: '2' }));
    expect(screen.getByRole('heading', { name: 'Question 2' })).toBeTruthy();
    await waitFor(() =>
      expect(api.called('SaveMockResponse').at(-1)?.variables).toMatchObject({ position: 1, revision: 0 }),
    );
  });

  test('is submitted with everything saved, and the report follows', async () => {
    const { user } = await open(sectionTwo());
    await user.type((await screen.findAllByRole('textbox'))[0]!, '7');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(await screen.findByRole('button', { name: 'Submit section II' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Your mock exam/ })).toBeTruthy();
    const order = ['SaveMockResponse', 'SubmitMockSection'].map((name) => api.called(name).length);
    expect(order).toEqual([1, 1]);
  });
});

describe('the report of a mock exam', () => {
  test('leads with the score and its range, then says what to do', async () => {
    await open(finishedExam());
    expect(await screen.findByText('3–4')).toBeTruthy();
    expect(screen.getByText(/Composite 61 to 64 of 100, 3 of 5 right in section I/)).toBeTruthy();
    expect(screen.getByText(/1 point depends on explanations/)).toBeTruthy();
    const steps = within(screen.getByRole('region', { name: 'What to do next' }));
    expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Score your explanations',
      'Answer it again',
      'Practice these topics',
    ]);
  });

  test('shows units, skills, section II, pace, and every question with its explanation', async () => {
    await open(finishedExam());
    expect(await screen.findByText('1 of 3')).toBeTruthy();
    expect(screen.getByText('20–25% of the exam')).toBeTruthy();
    expect(screen.getByText('6 of 10, 1 to compare')).toBeTruthy();
    expect(screen.getByText('1:30 a question; the exam gives 1:10')).toBeTruthy();
    expect(screen.getByText('1 answer: 0 gained a point, 1 lost one')).toBeTruthy();
    expect(await screen.findByText('Time: 1:00. Your first answer was right.')).toBeTruthy();
    expect(screen.getByText('You left it blank. Time: 2:30.')).toBeTruthy();
    expect(screen.getByText('Question 2: incorrect')).toBeTruthy();
  });

  test('says what is not timed, and what has no section II', async () => {
    const alone = report({ responses: [], highestComposite: 61.4, lowScore: 3, highScore: 3 });
    await open(finishedExam({ timed: false, report: alone }));
    expect(await screen.findByText(/Composite 61 of 100/)).toBeTruthy();
    expect(screen.queryByText('3–4')).toBeNull();
    expect(screen.getByText(/Without a section II/)).toBeTruthy();
    expect(screen.getByText(/this result is not timed/)).toBeTruthy();
  });
});
