import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG_WEAKSPOT_SIZE, seededRandom, SHORT_WEAKSPOT_SIZE, UNIT_QUIZ_SIZE } from '../../../schema/rules/quiz';
import type { Topic } from '../library/topic.entity';
import { chooseQuestions, type AskedBefore } from './choose-questions';
import type { Question } from './question.entity';

const topics = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }) as Topic); // only the id is looked at

/** A course with so many questions in each topic; question 203 is the third of topic 2. */
function bank(perTopic: number): (topic: Topic) => readonly Question[] {
  const made = new Map<number, readonly Question[]>();
  const make = (topic: Topic) =>
    Array.from({ length: perTopic }, (_, index) => ({ id: topic.id * 100 + index + 1, topic }) as Question); // likewise
  return (topic) => {
    const questions = made.get(topic.id) ?? make(topic);
    made.set(topic.id, questions);
    return questions;
  };
}

const NOTHING: AskedBefore = { lastAsked: new Map(), percentCorrect: new Map() };
const ids = (questions: readonly Question[]) => questions.map(({ id }) => id);
const perTopic = (questions: readonly Question[], count: number) =>
  topics(count).map(({ id }) => questions.filter(({ topic }) => topic.id === id).length);

function choose(type: Parameters<typeof chooseQuestions>[0], count: number, asked = NOTHING, seed = 1, size = 12) {
  return chooseQuestions(type, topics(count), { questionsOf: bank(size), asked, random: seededRandom(seed) });
}

describe('the choice of questions', () => {
  it.each([
    ['chapterQuiz', 1, [6]],
    ['chapterQuiz', 2, [3, 3]],
    ['topicQuiz', 9, Array.from({ length: 9 }, () => 3)],
  ] as const)('gives a %s of %i topics its share of each', (type, count, expected) => {
    expect(perTopic(choose(type, count), count)).toEqual(expected);
  });

  it('is the same for the same seed and another for another', () => {
    expect(ids(choose('unitQuiz', 5, NOTHING, 3))).toEqual(ids(choose('unitQuiz', 5, NOTHING, 3)));
    expect(ids(choose('unitQuiz', 5, NOTHING, 3))).not.toEqual(ids(choose('unitQuiz', 5, NOTHING, 4)));
  });

  it('prefers what was never asked, then what was asked longest ago', () => {
    const all = ids(topics(1).flatMap(bank(12)));
    const asked = { ...NOTHING, lastAsked: new Map(all.slice(0, 9).map((id, index) => [id, 1000 - index])) };
    expect(ids(choose('chapterQuiz', 1, asked)).sort()).toEqual([107, 108, 109, 110, 111, 112]);
  });

  it('finds weak spots where the share of right answers is lowest, a third of the quiz at most in one topic', () => {
    const asked = {
      ...NOTHING,
      percentCorrect: new Map([
        [1, 90],
        [2, 10],
        [3, 50],
        [4, 30],
      ]),
    };
    expect(perTopic(choose('shortWeakspotQuiz', 6, asked), 6)).toEqual([0, 3, 2, 3, 0, 0]);
  });

  it('goes on with one weak topic where there is no other', () => {
    const asked = { ...NOTHING, percentCorrect: new Map([[2, 10]]) };
    expect(perTopic(choose('shortWeakspotQuiz', 3, asked), 3)).toEqual([0, SHORT_WEAKSPOT_SIZE, 0]);
  });

  it('finds no weak spots where nothing was asked', () => {
    expect(choose('shortWeakspotQuiz', 3)).toEqual([]);
    expect(choose('longWeakspotQuiz', 3)).toEqual([]);
  });

  it('never asks a question twice and never more than the size', () => {
    const sizes = {
      unitQuiz: UNIT_QUIZ_SIZE,
      shortWeakspotQuiz: SHORT_WEAKSPOT_SIZE,
      longWeakspotQuiz: LONG_WEAKSPOT_SIZE,
    };
    const type = fc.constantFrom('unitQuiz', 'shortWeakspotQuiz', 'longWeakspotQuiz');
    const percents = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(type, percents, fc.integer({ min: 1, max: 15 }), fc.nat(), (kind, percent, inTopic, seed) => {
        const asked = { ...NOTHING, percentCorrect: new Map(percent.map((value, index) => [index + 1, value])) };
        const chosen = ids(choose(kind, percent.length, asked, seed, inTopic));
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen.length).toBe(Math.min(sizes[kind], percent.length * inTopic));
      }),
    );
  });
});
