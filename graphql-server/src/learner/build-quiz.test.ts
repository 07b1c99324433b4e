import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../schema/rules/quiz';
import { buildQuiz, createLearner, mastery } from '.';
import { planQuiz } from './build-quiz';

const candidates = Array.from({ length: 120 }, (_, number) => ({
  item: `q${number}`,
  topic: `topic ${Math.floor(number / 12)}`,
  type: ['definition', 'graph', 'calculation'][number % 3] ?? '',
  order: Math.floor(number / 12),
}));
const request = { user: 'Ada', candidates, size: 8, tDays: 30 };
const topicsOf = (items: readonly string[]) =>
  items.map((id) => candidates.find(({ item }) => item === id)?.topic ?? 'nowhere');

/** Ada has answered every second question of these topics, all right or all wrong. */
function learnerWho(answers: Readonly<Record<string, boolean>>) {
  const learner = createLearner();
  for (const { item, topic, type } of candidates.filter((_, index) => index % 2 === 0))
    if (answers[topic] !== undefined) learner.update('Ada', item, topic, type, answers[topic], 29);
  return learner;
}

describe('a targeted quiz', () => {
  test.each([1, 8, 20])('of %i has so many questions, each once, no more than a third of one topic', (size) => {
    const quiz = buildQuiz(learnerWho({ 'topic 3': false }), { ...request, size, random: seededRandom(1) });
    expect(new Set(quiz).size).toBe(size);
    const counts = Object.values(Object.groupBy(topicsOf(quiz), (topic) => topic));
    expect(Math.max(...counts.map((list) => list?.length ?? 0))).toBeLessThanOrEqual(Math.max(2, Math.ceil(size / 3)));
  });

  test('takes all there is when that is less, whatever the share of a topic', () => {
    const few = candidates.slice(0, 5);
    const quiz = buildQuiz(createLearner(), { ...request, candidates: [...few, ...few], random: seededRandom(1) });
    expect(quiz.toSorted()).toEqual(few.map(({ item }) => item));
  });

  test('asks what was missed before what was mastered', () => {
    const learner = learnerWho({ 'topic 1': false, 'topic 2': true, 'topic 5': false, 'topic 6': true });
    const quiz = buildQuiz(learner, { ...request, size: 4, onlyAsked: true, random: seededRandom(1) });
    expect(topicsOf(quiz)).toEqual(['topic 1', 'topic 1', 'topic 5', 'topic 5']);
  });

  test('prefers a question the student has not seen', () => {
    const learner = createLearner();
    const ofOneCell = candidates.filter(({ topic, type }) => topic === 'topic 0' && type === 'graph');
    for (const { item, topic, type } of ofOneCell.slice(1)) learner.update('Ada', item, topic, type, true, 29);
    const quiz = buildQuiz(learner, { ...request, candidates: ofOneCell, size: 1, random: seededRandom(1) });
    expect(quiz).toEqual([ofOneCell[0]?.item]);
  });

  test('comes with topics in the order in which they build on each other', () => {
    const quiz = buildQuiz(createLearner(), { ...request, size: 20, random: seededRandom(1) });
    const orders = quiz.map((id) => candidates.find(({ item }) => item === id)?.order ?? -1);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  });

  test('is the same for the same chance, and another for another', () => {
    const build = (seed: number) => buildQuiz(createLearner(), { ...request, random: seededRandom(seed) });
    expect(build(7)).toEqual(build(7));
    expect(build(7)).not.toEqual(build(8));
  });

  test('changes nothing of what is known', () => {
    const learner = learnerWho({ 'topic 1': false });
    const before = structuredClone(learner.state);
    buildQuiz(learner, { ...request, random: seededRandom(1) });
    expect(learner.state).toEqual(before);
  });
});

describe('with nothing to base it on', () => {
  test('it spreads over the candidates', () => {
    const quiz = buildQuiz(createLearner(), { ...request, random: seededRandom(1) });
    expect(new Set(topicsOf(quiz)).size).toBeGreaterThan(4);
  });

  test('there is no quiz when only topics asked before may come', () => {
    const random = seededRandom(1);
    expect(buildQuiz(createLearner(), { ...request, onlyAsked: true, random })).toEqual([]);
    const learner = learnerWho({ 'topic 4': true });
    expect(new Set(topicsOf(buildQuiz(learner, { ...request, onlyAsked: true, random })))).toEqual(
      new Set(['topic 4']),
    );
  });
});

test('each question says why it was chosen', () => {
  const learner = createLearner();
  const ask = (item: number, correct: boolean, tDays: number) => {
    const { item: id, topic, type } = candidates[item] ?? { item: '', topic: '', type: '' };
    learner.update('Ada', id, topic, type, correct, tDays);
  };
  ask(0, false, 29); // topic 0, definition
  ask(1, true, -15); // topic 0, graph: 45 days ago
  ask(2, true, 29); // topic 0, calculation
  const ofTopics = candidates.slice(0, 15);
  const picks = planQuiz(learner, { ...request, candidates: ofTopics, size: 15, random: seededRandom(1) });
  const reasons = Object.fromEntries(picks.map(({ topic, type, reason }) => [`${topic} ${type}`, reason]));
  expect(reasons).toEqual({
    'topic 0 definition': 'missed',
    'topic 0 graph': 'fading',
    'topic 0 calculation': 'unsure',
    'topic 1 definition': 'new',
    'topic 1 graph': 'new',
    'topic 1 calculation': 'new',
  });
});

test('mastery rises with right answers, falls with wrong ones, fades, and is someone’s own', () => {
  const learner = learnerWho({ 'topic 1': true, 'topic 2': false });
  const ada = (topic: string, tDays: number) => mastery(learner, 'Ada', topic, tDays);
  expect(ada('topic 1', 30)).toBeGreaterThan(ada('topic 2', 30));
  expect(ada('topic 1', 30)).toBeGreaterThan(ada('topic 1', 130));
  expect(mastery(learner, 'Bo', 'topic 9', 30)).toBeCloseTo(mastery(createLearner(), 'Ada', 'topic 9', 0), 12);
});
