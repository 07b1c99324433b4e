import { describe, expect, test } from 'vitest';
import {
  type QuizRunAction,
  type QuizRunState,
  currentAnswer,
  openQuestions,
  questionStatuses,
  quizRunReducer,
  startQuizRun,
} from './quiz-run-reducer';

const ids = ['q1', 'q2', 'q3'];
const questions = ids.map((id) => ({ id, kind: 'choice' as const, answerIds: [`${id}a`, `${id}b`, `${id}c`] }));
const offline = { code: 'OFFLINE', message: 'No answer.', field: null };

/** A run of three questions. Those in `answered` have their first answer chosen. */
function run(answered: readonly string[] = [], part: Partial<QuizRunState> = {}, position: number | null = null) {
  const answers = Object.fromEntries(answered.map((id) => [id, { given: { choice: `${id}a` }, certainty: null }]));
  const start = {
    questions,
    mode: 'test',
    asksCertainty: true,
    answers,
    checked: [],
    flagged: [],
    isTimeUp: false,
    position,
  } as const;
  return { ...startQuizRun(start), ...part };
}
const after = (state: QuizRunState, ...actions: QuizRunAction[]) => actions.reduce(quizRunReducer, state);

test.each([
  [[], 0],
  [['q1'], 1],
  [['q2'], 0],
  [['q1', 'q2'], 2],
  [['q1', 'q2', 'q3'], 2],
])('a run with answers to %j begins at index %i', (answered, index) => {
  expect(run(answered).index).toBe(index);
});

test.each([
  [0, 0],
  [2, 2],
  [9, 2],
])('a run that was left at index %i resumes at index %i, whatever is answered', (position, index) => {
  expect(run(['q1'], {}, position).index).toBe(index);
});

test('a run without questions begins at index 0 and goes nowhere', () => {
  const empty = run([], { questions: [], index: 0 });
  expect(after(empty, { type: 'next' }, { type: 'previous' }, { type: 'toggleFlag' })).toEqual(empty);
  expect(after(empty, { type: 'moveChoice', by: 1 }, { type: 'give', given: { choice: 'x' } })).toEqual(empty);
});

test.each([
  [0, { type: 'previous' }, 0],
  [1, { type: 'previous' }, 0],
  [1, { type: 'next' }, 2],
  [2, { type: 'next' }, 2],
  [0, { type: 'goTo', index: -1 }, 0],
  [0, { type: 'goTo', index: 3 }, 2],
] as const)('from index %i, %j leads to index %i', (index, action, to) => {
  expect(after(run(ids, { index }), action).index).toBe(to);
});

describe('a question without an answer', () => {
  test.each(['next', 'continue'] as const)('stops %s, and each attempt counts anew', (type) => {
    expect(after(run(), { type })).toMatchObject({ index: 0, blocked: 1 });
    expect(after(run(), { type }, { type })).toMatchObject({ index: 0, blocked: 2 });
  });

  test('stops nobody once it is answered or left by another way', () => {
    expect(after(run(), { type: 'next' }, { type: 'give', given: { choice: 'q1b' } }).blocked).toBe(0);
    expect(after(run(), { type: 'next' }, { type: 'goTo', index: 2 }).blocked).toBe(0);
  });

  test('is listed when the quiz is submitted at the last one, which stays in place', () => {
    const state = after(run(['q1', 'q3'], { index: 2 }), { type: 'continue' });
    expect(state).toMatchObject({ index: 2, panel: 'openQuestions', isSubmitting: false });
    expect(openQuestions(state)).toEqual([1]);
  });

  test('blocks nothing where it has no answers to choose from', () => {
    const bare = run(['q1', 'q3'], {
      index: 2,
      questions: questions.with(1, { id: 'q2', kind: 'choice', answerIds: [] }),
    });
    expect(after(bare, { type: 'continue' }).isSubmitting).toBe(true);
  });
});

test.each([
  [null, 1, 'q1a'],
  [null, -1, 'q1c'],
  ['q1a', 1, 'q1b'],
  ['q1c', 1, 'q1a'],
  ['q1a', -1, 'q1c'],
] as const)('with %s chosen, moving by %i chooses %s', (chosen, by, expected) => {
  const begin = chosen ? after(run(), { type: 'give', given: { choice: chosen } }) : run();
  expect(currentAnswer(after(begin, { type: 'moveChoice', by }))?.given).toEqual({ choice: expected });
});

describe('the certainty', () => {
  const sure = { type: 'rateCertainty', certainty: 'sure' } as const;

  test('needs an answer, and stays when another one is chosen', () => {
    expect(after(run(), sure)).toEqual(run());
    const state = after(run(), { type: 'give', given: { choice: 'q1a' } }, sure, {
      type: 'give',
      given: { choice: 'q1b' },
    });
    expect(currentAnswer(state)).toEqual({ given: { choice: 'q1b' }, certainty: 'sure' });
  });

  test('is not asked of a visitor', () => {
    const visitor = run(['q1'], { index: 0, asksCertainty: false });
    expect(after(visitor, sure)).toBe(visitor);
  });
});

test('choosing the same answer again changes nothing', () => {
  const state = after(run(), { type: 'give', given: { choice: 'q1a' } });
  expect(after(state, { type: 'give', given: { choice: 'q1a' } }).answers).toBe(state.answers);
});

test('a flag is set and taken back at the current question', () => {
  const flagged = after(run(['q1']), { type: 'toggleFlag' });
  expect(questionStatuses(flagged)).toEqual([
    { id: 'q1', isAnswered: true, isFlagged: false },
    { id: 'q2', isAnswered: false, isFlagged: true },
    { id: 'q3', isAnswered: false, isFlagged: false },
  ]);
  expect(after(flagged, { type: 'toggleFlag' }).flagged).toEqual([]);
});

test('going to a question closes the overview', () => {
  const state = after(run(), { type: 'openPanel', panel: 'overview' }, { type: 'goTo', index: 1 });
  expect(state).toMatchObject({ index: 1, panel: null });
});

describe('submitting', () => {
  test('takes no more changes until it fails, and then says why until the next try', () => {
    const sending = after(run(ids), { type: 'continue' });
    expect(sending).toMatchObject({ isSubmitting: true, submitProblem: null });
    expect(
      after(sending, { type: 'give', given: { choice: 'q3b' } }, { type: 'rateCertainty', certainty: 'sure' }),
    ).toBe(sending);
    expect(after(sending, { type: 'submit' })).toBe(sending);
    const failed = after(sending, { type: 'submitFailed', problem: offline });
    expect(failed).toMatchObject({ isSubmitting: false, submitProblem: offline });
    expect(after(failed, { type: 'submit' })).toMatchObject({ isSubmitting: true, submitProblem: null });
  });
});

test('a refused answer shows its reason until an answer is saved again', () => {
  const refused = after(run(), { type: 'saveStatus', status: 'refused', problem: offline });
  expect(refused).toMatchObject({ saveStatus: 'refused', saveProblem: offline });
  const saving = after(refused, { type: 'saveStatus', status: 'saving', problem: null });
  expect(saving.saveProblem).toBe(offline);
  expect(after(saving, { type: 'saveStatus', status: 'saved', problem: null }).saveProblem).toBeNull();
});

describe('in practice mode', () => {
  const choose = { type: 'give', given: { choice: 'q1b' } } as const;
  const checked = { type: 'checked', questionId: 'q1', answer: { given: { choice: 'q1b' }, certainty: null } } as const;
  const practice = run([], { mode: 'practice', index: 0 });

  test('continuing checks the answer first, and goes on once it is checked', () => {
    const checking = after(practice, choose, { type: 'continue' });
    expect(checking).toMatchObject({ index: 0, checking: { questionId: 'q1', answer: { given: { choice: 'q1b' } } } });
    expect(after(checking, { type: 'continue' })).toBe(checking);
    expect(after(checking, checked)).toMatchObject({ index: 0, checking: null, checked: ['q1'] });
    expect(after(checking, checked, { type: 'continue' }).index).toBe(1);
  });

  test('an answer neither changes while it is checked nor afterward', () => {
    const checking = after(practice, choose, { type: 'continue' });
    const other = { type: 'give', given: { choice: 'q1c' } } as const;
    expect(after(checking, other, { type: 'rateCertainty', certainty: 'sure' })).toBe(checking);
    const done = after(checking, checked);
    expect(after(done, other, { type: 'moveChoice', by: 1 })).toBe(done);
  });

  test('the answer that counts is the one of the reply', () => {
    const other = { ...checked, answer: { given: { choice: 'q1a' }, certainty: 'sure' } } as const;
    expect(currentAnswer(after(practice, choose, { type: 'continue' }, other))).toEqual(other.answer);
  });

  test('an arrow key checks nothing, and a chosen answer that is not checked is open', () => {
    const chosen = after(practice, choose);
    expect(after(chosen, { type: 'next' })).toBe(chosen);
    expect(openQuestions(chosen)).toEqual([0, 1, 2]);
    expect(questionStatuses(chosen)[0]).toMatchObject({ isAnswered: false });
  });

  test('an answer that could not be checked can be changed and checked again', () => {
    const failed = after(practice, choose, { type: 'continue' }, { type: 'checkFailed', problem: offline });
    expect(failed).toMatchObject({ checking: null, checkProblem: offline });
    expect(after(failed, { type: 'continue' })).toMatchObject({ checkProblem: null, checking: { questionId: 'q1' } });
  });
});
