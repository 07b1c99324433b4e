import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { MockExams, MutationSetExtraTimeArgs } from '../../../schema/generated/types';
import { refuse } from '../mocks/answers';
import { api } from '../mocks/handlers';
import { finishedExam, mockExam, takingExam } from '../mocks/mock-exam';
import { address, openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';
// Loaded up front. In the app they load with the page.
import '../exam/mock/mock-report';
import '../exam/mock/section-one';

answerFromMocks();

const exams = (more: Partial<MockExams> = {}): MockExams => ({
  id: 'mina',
  exams: [],
  fullFormsLeft: 3,
  halfFormsLeft: 6,
  extraTime: 1,
  ...more,
});
const open = (more: Partial<MockExams> = {}) => openAs({ ...takingExam(mockExam()), mockExams: exams(more) }, '/mock');

describe('the page of mock exams', () => {
  test('says what both exams are, and starts one with a press', async () => {
    const { user } = await open();
    const full = within(await screen.findByRole('region', { name: 'Full exam' }));
    expect(full.getByText(/60 questions in 70 minutes.*60 minutes/)).toBeTruthy();
    expect(screen.getByText(/30 questions in 35 minutes/)).toBeTruthy();
    expect(full.getByText('3 forms you have not seen')).toBeTruthy();
    await user.click(full.getByRole('button', { name: 'Start the full exam' }));
    await waitFor(() => expect(address()).toBe('/mock/exam-1'));
    expect(api.called('StartMockExam').map(({ variables }) => variables)).toEqual([{ length: 'full' }]);
    await screen.findByText('Question 1 of 5', { selector: 'h2' });
  });

  test('gives the minutes of a student with extra time, who chooses it once', async () => {
    const { user } = await openAs(
      {
        mockExams: exams(),
        setExtraTime: ({ extraTime }: MutationSetExtraTimeArgs) => exams({ extraTime: extraTime as 1.5 }), // a factor
      },
      '/mock',
    );
    await user.click(await screen.findByRole('button', { name: '×1.5' }));
    expect(await screen.findByText(/60 questions in 105 minutes/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '×1.5' }).getAttribute('aria-pressed')).toBe('true');
    expect(api.called('SetExtraTime').map(({ variables }) => variables)).toEqual([{ extraTime: 1.5 }]);
  });

  test('leads back to an exam under way instead of starting another', async () => {
    await open({ exams: [mockExam({ phase: 'break', deadline: null })] });
    const link = await screen.findByRole('link', { name: 'Go to section II' });
    expect(link.getAttribute('href')).toBe('/mock/exam-1');
    expect(screen.queryByRole('button', { name: 'Start the full exam' })).toBeNull();
  });

  test('lists the exams that were taken with their scores', async () => {
    await open({ exams: [finishedExam({ timed: false })] });
    const link = await screen.findByRole('link', { name: /Full exam, Nov 20/ });
    expect(link.getAttribute('href')).toBe('/mock/exam-1');
    expect(screen.getByText('3–4')).toBeTruthy();
    expect(screen.getByText('composite 61')).toBeTruthy();
    expect(screen.getByText('Not timed')).toBeTruthy();
  });

  test('starts nothing where every form was seen', async () => {
    await open({ fullFormsLeft: 0, halfFormsLeft: 1 });
    expect(await screen.findByRole('button', { name: 'Start the full exam' })).toHaveProperty('disabled', true);
    expect(screen.getByText('You have seen every form that we have.')).toBeTruthy();
    expect(screen.getByText('1 form you have not seen')).toBeTruthy();
  });

  test('says why an exam did not start', async () => {
    api.fail('StartMockExam', { with: refuse('TOO_MANY_ATTEMPTS', 'Too many attempts.') });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Start the half exam' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts.');
  });

  test('says that it did not load, and loads at a second try', async () => {
    api.fail('MockExams', { once: true });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /try again/i }));
    expect(await screen.findByRole('button', { name: 'Start the full exam' })).toBeTruthy();
  });

  test('is where lists of quizzes lead, and leads on to the report', async () => {
    await openAs({ mockExam: finishedExam(), mockExams: exams() }, '/mock?attempt=exam-1');
    await waitFor(() => expect(address()).toBe('/mock/exam-1'));
  });
});
