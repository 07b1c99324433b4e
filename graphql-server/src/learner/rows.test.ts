import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_PARAMS as params } from './params';
import { applyAnswers, loadState, rowsOf, type StateRows } from './rows';
import { newState, type Answer } from './state';

const name = fc.constantFrom('a', 'b', 'c', '__proto__');
const answer: fc.Arbitrary<Answer> = fc.record({
  user: name,
  item: name,
  topic: name,
  type: name,
  correct: fc.boolean(),
  tDays: fc.integer({ min: 0, max: 100 }),
});

/** A database of one table a kind: rows are replaced by key. */
function store() {
  const rows = new Map<string, unknown>();
  const keyOf = (table: string, row: object) => {
    const { user, topic, type, item } = { user: null, topic: null, type: null, item: null, ...row };
    return JSON.stringify([table, user, topic, type, item]);
  };
  return {
    rows,
    save: (changed: StateRows) => {
      for (const [table, list] of Object.entries(changed)) for (const row of list) rows.set(keyOf(table, row), row);
    },
  };
}

test('quizzes whose changed rows are stored and loaded again end in the state of all answers at once', () => {
  fc.assert(
    fc.property(fc.array(fc.array(answer, { maxLength: 8 }), { maxLength: 6 }), (quizzes) => {
      const inOne = newState(params);
      applyAnswers(inOne, quizzes.flat(), params);

      const stored = store();
      let state = newState(params);
      for (const quiz of quizzes) {
        stored.save(applyAnswers(state, quiz, params));
        state = loadState(rowsOf(state), params);
      }
      const expected = store();
      expected.save(rowsOf(inOne));
      expect(stored.rows).toEqual(expected.rows);
    }),
    { numRuns: 60 },
  );
});

test('a quiz changes only the rows of its student and of what was asked', () => {
  const state = newState(params);
  const before = { user: 'Bo', item: 'q9', topic: 'demand', type: 'graph', correct: true, tDays: 0 };
  applyAnswers(state, [before], params);
  const changed = applyAnswers(
    state,
    [
      { user: 'Ada', item: 'q1', topic: 'supply', type: 'graph', correct: true, tDays: 1 },
      { user: 'Ada', item: 'q2', topic: 'supply', type: 'definition', correct: false, tDays: 1 },
    ],
    params,
  );
  expect(changed.users.map(({ user, questionsAsked }) => [user, questionsAsked])).toEqual([['Ada', 2]]);
  expect(changed.userTopics).toMatchObject([{ user: 'Ada', topic: 'supply', questionsAsked: 2, answeredCorrectly: 1 }]);
  expect(changed.cells.map(({ type, lastWrong }) => [type, lastWrong])).toEqual([
    ['graph', false],
    ['definition', true],
  ]);
  expect(changed.items.map(({ item }) => item)).toEqual(['q1', 'q2']);
  expect(changed.topics.map(({ topic }) => topic)).toEqual(['supply']);
});
