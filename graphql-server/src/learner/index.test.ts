import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../schema/rules/quiz';
import { createLearner, mastery } from '.';
import { forecast } from './filter';
import { estimateMastery } from './knowledge';
import { DEFAULT_PARAMS } from './params';
import { chanceCorrect, FEATURES, IDENTITY, learnSecondStage, newSecondStage } from './second-stage';
import { authoredItem, findRows } from './state';

const ask = (learner: ReturnType<typeof createLearner>, correct: boolean, tDays: number, item = 'q1') =>
  learner.update('Ada', item, 'taxes', 'graph', correct, tDays);

test('someone unknown on a question unknown has the cold start’s chance, worked by hand', () => {
  const variance = 1 ** 2 + 0.8 ** 2 + 0.2 ** 2 + 0.7 ** 2 + 1 ** 2 + 0.3 ** 2;
  const knows = 1 / (1 + Math.exp(-0.4 / Math.sqrt(1 + (Math.PI * variance) / 8)));
  expect(createLearner().predict('Ada', 'q1', 'taxes', 'graph', 0)).toBeCloseTo(0.25 + 0.75 * knows, 12);
});

test('a prediction changes nothing, however often it is asked', () => {
  const learner = createLearner();
  ask(learner, true, 0);
  const before = structuredClone(learner.state);
  const chances = [1, 1, 2].map((day) => learner.predict('Bo', 'q7', 'subsidies', 'graph', day));
  expect(learner.state).toEqual(before);
  expect(chances[0]).toBe(chances[1]);
});

test('what some students show of a question helps with the next student', () => {
  const learner = createLearner();
  const chance = () => learner.predict('next', 'hard one', 'taxes', 'graph', 1);
  const before = chance();
  for (let number = 0; number < 20; number += 1)
    learner.update(`student ${number}`, 'hard one', 'taxes', 'graph', false, 0);
  expect(chance()).toBeLessThan(before - 0.1);
});

test('difficulties known beforehand are there from the start', () => {
  const learner = createLearner({
    items: [
      { id: 'easy', mean: -1, variance: 0.1 },
      { id: 'hard', mean: 1, variance: 0.1 },
    ],
    topics: [{ id: 'taxes', mean: 0.5, variance: 0.05 }],
  });
  const chance = (item: string, topic: string) => learner.predict('Ada', item, topic, 'graph', 0);
  expect(chance('easy', 'taxes')).toBeGreaterThan(chance('hard', 'taxes'));
  expect(chance('easy', 'taxes')).toBeGreaterThan(chance('easy', 'subsidies'));
});

describe('the second stage', () => {
  const learner = createLearner();
  for (const [day, correct] of [true, false, true, true].entries()) ask(learner, correct, day, `q${day}`);
  const rows = findRows(learner.state, { user: 'Ada', item: 'q1', topic: 'taxes', type: 'graph' }, DEFAULT_PARAMS);
  const seen = forecast(rows, 9, DEFAULT_PARAMS);
  const chanceWith = (secondStage: readonly number[] | null) =>
    chanceCorrect(newSecondStage({ ...DEFAULT_PARAMS, secondStage }), rows, seen, 9);

  test('with no weight on anything but the filter gives the filter’s chance', () => {
    expect(chanceWith(null)).toBeCloseTo(seen.correct, 12);
    expect(chanceWith(IDENTITY)).toBeCloseTo(seen.correct, 12);
  });

  test.each(FEATURES.map((name, index) => [name, index] as const).filter(([, index]) => index > 4))(
    'can make use of: %s',
    (name, index) => {
      const weights = IDENTITY.map((weight, at) => (at === index ? weight + 1 : weight));
      if (name === 'topicIsNew') expect(chanceWith(weights)).toBeCloseTo(seen.correct, 12);
      else expect(chanceWith(weights)).not.toBeCloseTo(seen.correct, 6);
    },
  );

  test('does not take weights that were learned for other features', () => {
    expect(chanceWith([5, 5, 5])).toBeCloseTo(seen.correct, 12);
  });

  test('learns from answers to correct a filter that expects too much', () => {
    const biased = createLearner({
      intercept: 3,
      userSd: 0.01,
      topicSd: 0.01,
      typeSd: 0.01,
      cellSd: 0.01,
      itemSd: 0.01,
    });
    const chance = () => biased.predict('new', 'new', 'new', 'new', 0);
    const before = chance();
    for (let number = 0; number < 4_000; number += 1)
      biased.update(`student ${number}`, `q${number}`, 'taxes', 'graph', number % 2 === 0, 0);
    expect(before).toBeGreaterThan(0.9);
    expect(chance()).toBeLessThan(before - 0.1);
  });

  test('finds the weights that a regression on all answers at once would find', () => {
    // One feature that matters, the filter out of play: the closed form is the logit of the share of right answers.
    const stage = newSecondStage({ ...DEFAULT_PARAMS, secondStage: null });
    const fresh = findRows(learner.state, { user: 'Bo', item: 'x', topic: 'x', type: 'x' }, DEFAULT_PARAMS);
    const forecasted = forecast(fresh, 0, DEFAULT_PARAMS);
    for (let answer = 0; answer < 20_000; answer += 1) learnSecondStage(stage, fresh, forecasted, answer % 10 !== 0, 0);
    expect(chanceCorrect(stage, fresh, forecasted, 0)).toBeCloseTo(0.9, 2);
  });
});

test('an author’s difficulty and number of choices set where a question starts', () => {
  const chanceOf = (difficulty: number, choices: number) => {
    const learner = createLearner();
    learner.state.items.set('q', authoredItem(difficulty, choices, DEFAULT_PARAMS));
    const rows = findRows(learner.state, { user: 'Ada', item: 'q', topic: 'taxes', type: 'graph' }, DEFAULT_PARAMS);
    return forecast(rows, 0, DEFAULT_PARAMS).correct;
  };
  expect(chanceOf(1, 4)).toBeGreaterThan(chanceOf(2, 4));
  expect(chanceOf(2, 4)).toBeGreaterThan(chanceOf(3, 4));
  expect(chanceOf(2, 4)).toBeGreaterThan(chanceOf(2, 5));
});

test('the range of an estimated mastery narrows with answers and widens with time', () => {
  const learner = createLearner();
  const width = (tDays: number) => {
    const { state, params } = learner;
    const { low, chance, high } = estimateMastery(
      { state, params, student: state.students.get('Ada'), tDays },
      'taxes',
    );
    expect(low).toBeLessThan(chance);
    expect(chance).toBeLessThan(high);
    expect(chance).toBe(mastery(learner, 'Ada', 'taxes', tDays));
    return high - low;
  };
  const unknown = width(0);
  for (let number = 0; number < 12; number += 1) ask(learner, number % 2 === 0, 0, `q${number}`);
  expect(width(0)).toBeLessThan(unknown);
  expect(width(60)).toBeGreaterThan(width(0));
});

/** Mean mastery of many students after so many answers to new four-choice questions, about one in four right. */
function guesserMastery(answers: number): number {
  const students = 200;
  let sum = 0;
  for (let seed = 1; seed <= students; seed += 1) {
    const random = seededRandom(seed * 31);
    const learner = createLearner({ guess: 0.25 });
    for (let number = 0; number < answers; number += 1)
      learner.update('Ada', `q${number}`, 'taxes', `type ${number % 3}`, random() < 0.25, number / 1000);
    sum += mastery(learner, 'Ada', 'taxes', 0.1);
  }
  return sum / students;
}

test('someone who guesses is not flattered: at most .20 after twelve answers, and less after more', () => {
  expect(guesserMastery(12)).toBeLessThanOrEqual(0.2);
  expect(guesserMastery(24)).toBeLessThan(guesserMastery(12));
});

test('questions redone three times just after their answers were shown add at most .10', () => {
  const learner = createLearner({ guess: 0.25 });
  const items = ['q1', 'q2', 'q3'];
  for (const item of items) ask(learner, false, 0, item);
  const before = mastery(learner, 'Ada', 'taxes', 0.01);
  for (let round = 1; round <= 3; round += 1) for (const item of items) ask(learner, true, round / 1000, item);
  const after = mastery(learner, 'Ada', 'taxes', 0.01);
  expect(after).toBeGreaterThan(before);
  expect(after - before).toBeLessThanOrEqual(0.1);
});

test('the same right answers to new questions are real evidence', () => {
  const learner = createLearner({ guess: 0.25 });
  for (const item of ['q1', 'q2', 'q3']) ask(learner, false, 0, item);
  const before = mastery(learner, 'Ada', 'taxes', 0.01);
  for (let number = 4; number <= 12; number += 1) ask(learner, true, number / 1000, `q${number}`);
  expect(mastery(learner, 'Ada', 'taxes', 0.02) - before).toBeGreaterThan(0.2);
});
