import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../schema/rules/quiz';
import { fixedSeed } from '../../../test-support/fixed-seed';
import { inShare } from '../../../test-support/share';
import { buildQuiz, createLearner, fitLearner, mastery, type Learner } from '.';
import type { Answer } from './state';

// Whatever comes in, no number that comes out is NaN or infinite.

const name = fc.constantFrom('a', 'b', '', '__proto__', 'constructor', 'toString', '😀', 'a,b');
const time = fc.oneof(
  fc.double({ min: 0, max: 400, noNaN: true }),
  fc.constantFrom(0, -0, NaN, Infinity, -Infinity, Number.MAX_VALUE, -Number.MAX_VALUE, 5e-324, 1e15),
);
const answer: fc.Arbitrary<Answer> = fc.record({
  user: name,
  item: name,
  topic: name,
  type: name,
  correct: fc.boolean(),
  tDays: time,
});
/** Mixed answers, or one answer over and over: all right, all wrong, all at once. */
const log = fc.oneof(
  fc.array(answer, { maxLength: 30 }),
  fc.tuple(answer, fc.integer({ min: 1, max: 400 })).map(([one, times]) => Array.from({ length: times }, () => one)),
);

function numbersOf({ state, params }: Learner): number[] {
  const rows = [...state.items.values(), ...state.topics.values()];
  for (const { user, topics, types, cells } of state.students.values()) {
    rows.push(user, ...topics.values(), ...types.values());
    for (const ofTopic of cells.values()) rows.push(...ofTopic.values());
  }
  const { items, topics, secondStage, ...numbers } = params;
  return [
    ...rows.flatMap((row) => Object.values(row)).filter((value) => typeof value === 'number'),
    ...state.secondStage.weights,
    ...state.secondStage.covariance,
    ...[...items, ...topics].flatMap(({ mean, variance }) => [mean, variance]),
    ...(secondStage ?? []),
    ...Object.values(numbers),
  ];
}

/** Collects what is wrong and asserts once: an assertion takes longer than the learner does. */
function expectFinite(learner: Learner, answers: readonly Answer[]): void {
  const wrong: [what: string, value: unknown][] = [];
  for (const { user, item, topic, type, correct, tDays } of answers) {
    const chance = learner.predict(user, item, topic, type, tDays);
    if (!(chance > 0 && chance < 1)) wrong.push(['chance', chance]);
    learner.update(user, item, topic, type, correct, tDays);
  }
  for (const value of numbersOf(learner)) if (!Number.isFinite(value)) wrong.push(['number', value]);
  for (const { user, topic, tDays } of answers.slice(-3)) {
    const known = mastery(learner, user, topic, tDays);
    if (!(known >= 0 && known <= 1)) wrong.push(['mastery', known]);
    const candidates = answers.map((one) => ({ ...one, order: 0 }));
    const quiz = buildQuiz(learner, { user, candidates, size: 4, tDays, random: seededRandom(1) });
    const size = Math.min(4, new Set(answers.map(({ item }) => item)).size);
    if (quiz.length !== size) wrong.push(['quiz', quiz]);
  }
  expect(wrong).toEqual([]);
}

/** Each share of CI takes one of them. */
const THIRDS = [1, 2, 3];

const third = (part: number, runs: number) => ({
  numRuns: Math.ceil(runs / THIRDS.length),
  ...(fixedSeed !== null && { seed: fixedSeed + part }),
});

test.each(inShare(THIRDS))(
  'ten thousand hostile logs leave every number finite, part %i of 3',
  (part) => {
    fc.assert(
      fc.property(log, (answers) => expectFinite(createLearner(), answers)),
      third(part, 10_000),
    );
  },
  120_000,
);

test.each(inShare(THIRDS))(
  'fits of a thousand hostile logs leave every number finite, part %i of 3',
  (part) => {
    fc.assert(
      fc.property(log, fc.constantFrom(0, 0.25, 1 / 3, 0.5), (answers, guess) => {
        const guesses = new Map(answers.map(({ item }) => [item, guess]));
        expectFinite(createLearner(fitLearner(answers, guesses)), answers);
      }),
      third(part, 1_000),
    );
  },
  120_000,
);
