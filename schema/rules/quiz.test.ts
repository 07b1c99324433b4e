import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import * as quiz from './quiz';

describe('a score', () => {
  test.each([
    [0, 0, 0],
    [0, 6, 0],
    [1, 3, 33],
    [2, 3, 66],
    [4, 6, 66],
    [5, 6, 83],
    [6, 6, 100],
    [29, 100, 29],
    [57, 100, 57],
    [199, 200, 99],
  ])('%i of %i is %i %%', (correct, total, score) => {
    expect(quiz.scoreOf(correct, total)).toBe(score);
  });

  it('is a whole percent, 100 only when all is right', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (some, total) => {
        const correct = Math.min(some, total);
        const score = quiz.scoreOf(correct, total);
        expect(Number.isInteger(score)).toBe(true);
        expect(score * total).toBeLessThanOrEqual(correct * 100);
        expect((score + 1) * total).toBeGreaterThan(correct * 100);
        expect(score === 100).toBe(correct === total);
      }),
    );
  });
});

describe('the size of a quiz', () => {
  test.each([
    [1, 6],
    [2, 3],
    [3, 3],
  ])('a chapter of %i topics asks %i questions a topic', (topics, questions) => {
    expect(quiz.questionsPerTopic(topics)).toBe(questions);
  });

  test.each([
    [[12], 6],
    [[12, 15], 6],
    [[12, 2, 15], 8],
    [[12, 0], 3],
    [[4], 4],
    [[], 0],
  ])('a chapter quiz on topics with %j questions has %i', (questions, length) => {
    expect(quiz.chapterQuizLength(questions)).toBe(length);
  });

  it('is 8 and 20 for weak spots, 20 for a unit', () => {
    expect([quiz.SHORT_WEAKSPOT_SIZE, quiz.LONG_WEAKSPOT_SIZE, quiz.UNIT_QUIZ_SIZE]).toEqual([8, 20, 20]);
  });
});

describe('the quiz button starts', () => {
  test.each<[number | null, string]>([
    [null, 'chapterQuiz'],
    [0, 'chapterQuiz'],
    [49, 'chapterQuiz'],
    [50, 'topicQuiz'],
    [51, 'topicQuiz'],
    [100, 'topicQuiz'],
  ])('with a grade of %s: %s', (grade, type) => {
    expect(quiz.quizToStart(grade)).toBe(type);
  });
});

describe('choosing topics', () => {
  test.each([
    [0, 'Please choose at least one topic'],
    [1, null],
    [9, null],
    [10, 'Please choose a maximum of nine topics'],
    [11, 'Please choose a maximum of nine topics'],
  ])('%i topics: %s', (count, problem) => {
    expect(quiz.topicChoiceProblem(count)).toBe(problem);
  });

  test.each([
    [[], ''],
    [['A'], 'A'],
    [['A', 'B', 'C'], 'A, B, C'],
    [['A', 'B', 'C', 'D'], 'A, B, C and 1 more'],
    [['A', 'B', 'C', 'D', 'E'], 'A, B, C and 2 more'],
  ])('%j in short is %j', (names, text) => {
    expect(quiz.topicsInShort(names)).toBe(text);
  });
});

describe('a shuffle', () => {
  it('keeps every item, leaves the given list alone, and is the same for the same seed', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer(), (items, seed) => {
        const before = [...items];
        const once = quiz.shuffled(items, quiz.seededRandom(seed));
        expect(items).toEqual(before);
        expect([...once].sort((a, b) => a - b)).toEqual([...before].sort((a, b) => a - b));
        expect(quiz.shuffled(items, quiz.seededRandom(seed))).toEqual(once);
      }),
    );
  });

  it('gives each of the six orders of three items about equally often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed += 1) {
      const order = quiz.shuffled(['a', 'b', 'c'], quiz.seededRandom(seed)).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(850);
      expect(count).toBeLessThan(1150);
    }
  });
});

describe('seeded chance', () => {
  it('stays in [0, 1) and does not repeat itself at once', () => {
    const random = quiz.seededRandom(42);
    const numbers = Array.from({ length: 10_000 }, random);
    expect(numbers.every((n) => n >= 0 && n < 1)).toBe(true);
    expect(new Set(numbers).size).toBeGreaterThan(9_990);
    expect(numbers.reduce((sum, n) => sum + n, 0) / 10_000).toBeCloseTo(0.5, 1);
  });

  it('differs from seed to seed', () => {
    expect(quiz.seededRandom(1)()).not.toBe(quiz.seededRandom(2)());
  });
});

describe('walking through a quiz', () => {
  it('asks for an answer before moving on; an id of 0 is one', () => {
    expect(quiz.answerProblem(null)).toBe('Please select an answer');
    expect(quiz.answerProblem({ number: 0 })).toBeNull();
    expect(quiz.answerProblem({ choice: 'a1' })).toBeNull();
  });

  test.each([
    [0, 3, 'Next'],
    [1, 3, 'Next'],
    [2, 3, 'Submit Quiz'],
    [0, 1, 'Submit Quiz'],
  ])('question at %i of %i shows %s', (index, total, label) => {
    expect(quiz.nextButtonLabel(index, total)).toBe(label);
  });

  test.each<[quiz.QuizType, string | null, string]>([
    ['chapterQuiz', 'finishquiz', '/results'],
    ['chapterQuizNoUser', null, '/userlessresults'],
    ['topicQuiz', 'finishreviewquiz', '/rqresults'],
    ['shortWeakspotQuiz', 'finishreviewquiz', '/rqresults'],
    ['longWeakspotQuiz', 'finishreviewquiz', '/rqresults'],
    ['unitQuiz', 'finishreviewquiz', '/uqresults'],
  ])('%s is submitted by %s and ends on %s', (type, call, path) => {
    expect(quiz.finishCall(type)).toBe(call);
    expect(quiz.resultsPath(type)).toBe(path);
  });

  it('knows its six types and no seventh', () => {
    expect(quiz.QUIZ_TYPES.filter(quiz.isQuizType)).toHaveLength(6);
    expect(quiz.isQuizType('mockExam')).toBe(false);
    expect(['', 'ChapterQuiz', 'toString'].some(quiz.isQuizType)).toBe(false);
  });
});
