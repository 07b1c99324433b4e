import { describe, expect, it, test } from 'vitest';
import { fillIn, headersFor, NothingToFillIn } from './fill-in';
import { isUnauthenticated, learn, NOTHING_YET, type Memory } from './memory';

const afterAll = (...results: unknown[]) => results.reduce<Memory>(learn, NOTHING_YET);

const SIGNED_UP = { data: { signUp: { accessToken: 'first', user: { username: 'econ' } } } };
const LOGGED_IN_BY_ALIAS = { data: { session: { accessToken: 'second' } } };
const STARTED = {
  data: {
    startQuiz: {
      id: 'quiz',
      questions: [
        { question: { id: '1' }, answers: [{ id: '11' }, { id: '12' }] },
        { question: { id: '2' }, answers: [{ id: '21' }, { id: '22' }] },
      ],
    },
  },
};
const FINISHED = {
  data: {
    finishQuiz: {
      attempt: {
        questions: [
          {
            question: { id: '2' },
            rationales: [
              { isCorrect: false, answer: { id: '21' } },
              { isCorrect: true, answer: { id: '22' } },
            ],
          },
        ],
      },
    },
  },
};

describe('the session', () => {
  it('is remembered from a sign-up with its name, and replaced by a later log-in', () => {
    expect(afterAll(SIGNED_UP).session).toEqual({ accessToken: 'first', username: 'econ' });
    expect(afterAll(SIGNED_UP, LOGGED_IN_BY_ALIAS).session).toEqual({ accessToken: 'second', username: null });
  });

  it('ends with a log-out', () => {
    expect(afterAll(SIGNED_UP, { data: { logOut: { loggedOut: true } } }).session).toBeNull();
  });

  test.each([[null], ['text'], [{ errors: [] }], [{ data: null }], [{ data: { signUp: null } }], [[]]])(
    'stays as it was after the answer %j',
    (answer) => {
      expect(afterAll(SIGNED_UP, answer)).toEqual(afterAll(SIGNED_UP));
    },
  );

  it('is known to have lapsed by the code of the refusal alone', () => {
    expect(isUnauthenticated({ errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }] })).toBe(true);
    expect(isUnauthenticated({ errors: [{ message: 'UNAUTHENTICATED', extensions: { code: 'NOT_FOUND' } }] })).toBe(
      false,
    );
    expect(isUnauthenticated(null)).toBe(false);
  });
});

describe('the headers of a request', () => {
  const authorization = (typed: Record<string, string>, memory: Memory) =>
    headersFor(typed, memory).get('authorization');

  it('carry the remembered token, and none for a visitor', () => {
    expect(authorization({}, afterAll(SIGNED_UP))).toBe('Bearer first');
    expect(authorization({}, NOTHING_YET)).toBeNull();
  });

  it('put the token where the Headers tab names it, and leave the header out while there is none', () => {
    const typed = { Authorization: 'Bearer {{accessToken}}' };
    expect(authorization(typed, afterAll(SIGNED_UP))).toBe('Bearer first');
    expect(authorization(typed, NOTHING_YET)).toBeNull();
  });

  it('let a typed token win, and an empty one ask as a visitor', () => {
    expect(authorization({ authorization: 'Bearer mine' }, afterAll(SIGNED_UP))).toBe('Bearer mine');
    expect(authorization({ authorization: '' }, afterAll(SIGNED_UP))).toBeNull();
  });

  it('always say that the body is JSON', () => {
    expect(headersFor({ 'Content-Type': 'text/plain' }, NOTHING_YET).get('content-type')).toBe('application/json');
  });
});

describe('the words in double braces', () => {
  const words = {
    attemptId: '{{attemptId}}',
    list: [{ q: '{{questionId}}', a: '{{answerId}}' }],
    other: '{{else}}',
    n: 1,
  };

  it('stand for the quiz started last: its first question and the first choice there', () => {
    expect(fillIn(words, afterAll(STARTED))).toEqual({
      attemptId: 'quiz',
      list: [{ q: '1', a: '11' }],
      other: '{{else}}',
      n: 1,
    });
  });

  it('answer every question, and rightly where a rationale has told how', () => {
    const firstChoices = [
      { questionId: '1', given: { choice: '11' } },
      { questionId: '2', given: { choice: '21' } },
    ];
    expect(fillIn('{{answers}}', afterAll(STARTED))).toEqual(firstChoices);
    expect(fillIn('{{answers}}', afterAll(FINISHED, STARTED))).toEqual([
      firstChoices[0],
      { questionId: '2', given: { choice: '22' } },
    ]);
  });

  it('stop the request with advice while no quiz was started, or its ids were not asked for', () => {
    expect(() => fillIn(words, NOTHING_YET)).toThrow(NothingToFillIn);
    expect(() => fillIn(words, NOTHING_YET)).toThrow(/Run StartQuiz first/);
    const withoutIds = afterAll({ data: { startQuiz: { id: 'quiz', questions: [{ position: 1 }] } } });
    expect(() => fillIn('{{answerId}}', withoutIds)).toThrow(NothingToFillIn);
  });

  it('belong to one student: another log-in forgets the quiz', () => {
    expect(() => fillIn(words, afterAll(STARTED, LOGGED_IN_BY_ALIAS))).toThrow(NothingToFillIn);
  });
});
