import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../schema/rules/quiz';
import type { TrueStudent } from '../worlds';
import { drawLearner, remembering, trueItems } from './truth';

const QUESTIONS = Array.from({ length: 600 }, (_, index) => ({
  id: index + 1,
  topicId: 70 + (index % 3),
  type: index % 2 === 0 ? 'graph' : 'calculation',
  difficulty: 1 + (index % 3),
}));
const items = trueItems(QUESTIONS, [72, 70, 71], seededRandom(1));

describe("the year's true students", () => {
  it("places the course's questions in the order of its topics", () => {
    expect(items.get(1)).toMatchObject({ item: '1', topic: '70', type: 'graph', order: 1 });
    expect(items.get(3)).toMatchObject({ topic: '72', order: 0 });
  });

  it("draws difficulties that go only roughly by the author's", () => {
    const difficulties = (author: number) =>
      QUESTIONS.filter(({ difficulty }) => difficulty === author).map(({ id }) => items.get(id)?.difficulty ?? NaN);
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(difficulties(3)) - mean(difficulties(1))).toBeGreaterThan(0.3);
    expect(Math.min(...difficulties(3))).toBeLessThan(Math.max(...difficulties(1)));
  });

  it('remembers a shown answer, half of it after the half-life, and practices only what was answered', () => {
    const practiced: string[] = [];
    const student: TrueStudent = { chance: () => 0.2, practice: ({ item }) => void practiced.push(item) };
    const learner = remembering(student, items, 5);
    expect(learner.chance(1, 0)).toBe(0.2);
    learner.answer(1, false, 0);
    learner.show([1], 0);
    expect(learner.chance(1, 0)).toBe(1);
    expect(learner.chance(1, 5)).toBeCloseTo(0.6);
    expect(learner.chance(2, 0)).toBe(0.2);
    expect(practiced).toEqual(['1']);
  });

  it('draws the same learner from the same seed, of another kind for each of three in turn', () => {
    const chances = (number: number) => {
      const learner = drawLearner(number, items, 1, seededRandom(number));
      return QUESTIONS.map(({ id }) => learner.chance(id, 1));
    };
    expect(chances(4)).toEqual(chances(4));
    expect(chances(4)).not.toEqual(chances(5));
    for (const number of [0, 1, 2]) for (const chance of chances(number)) expect(chance >= 0 && chance <= 1).toBe(true);
  });
});
