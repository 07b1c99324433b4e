import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../schema/rules/quiz';
import { advance, drawHabits, newProgress, nextQuiz, studyTimes, type Habits } from './habits';

const CHAPTERS = [
  { id: 11, unitId: 1, topicIds: [1, 2] },
  { id: 12, unitId: 1, topicIds: [3] },
  { id: 21, unitId: 2, topicIds: [4] },
];
const HABITS: Habits = { ...drawHabits(seededRandom(1)), quizzesPerWeek: 2, leavesInWeek: 9, pause: [3, 5] };

describe("the year's habits", () => {
  it('studies in the afternoons and evenings of each week, in order', () => {
    const random = seededRandom(2);
    for (let week = 0; week < 3; week += 1) {
      const times = studyTimes(HABITS, week, random);
      expect(times).toHaveLength(2);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const time of times) {
        expect(time).toBeLessThan(7);
        expect((time % 1) * 24).toBeGreaterThan(14.99);
      }
    }
  });

  it.each([
    ['before a pause', 2, 2],
    ["in a pause's first week", 3, 0],
    ["in a pause's last week", 4, 0],
    ['after a pause', 5, 2],
    ['in the last week before dropping out', 8, 2],
    ['after dropping out', 9, 0],
  ])('%s there are as many quizzes as planned', (_, week, quizzes) => {
    expect(studyTimes(HABITS, week, seededRandom(3))).toHaveLength(quizzes);
  });

  it("takes the chapters' quizzes in turn, again after a low grade once, and a unit's quiz at its end", () => {
    const progress = newProgress();
    const take = (score: number) => {
      const quiz = nextQuiz(CHAPTERS, progress, 1, seededRandom(4));
      advance(progress, quiz, score);
      return quiz;
    };
    expect([take(50), take(49), take(20), take(90)]).toEqual([
      { type: 'chapterQuiz', chapterId: '11' },
      { type: 'chapterQuiz', chapterId: '12' },
      { type: 'chapterQuiz', chapterId: '12' },
      { type: 'unitQuiz', unitId: '1' },
    ]);
    expect(take(80)).toEqual({ type: 'chapterQuiz', chapterId: '21' });
  });

  it('reviews what was met while no further chapter is due, in all ways that the site has', () => {
    const random = seededRandom(5);
    const progress = { passed: 1, isRetake: false, units: new Set<number>() };
    const quizzes = Array.from({ length: 60 }, () => nextQuiz(CHAPTERS, progress, 1 / 3, random));
    expect(new Set(quizzes.map(({ type }) => type))).toEqual(
      new Set(['shortWeakspotQuiz', 'longWeakspotQuiz', 'topicQuiz', 'unitQuiz']),
    );
    expect(quizzes.find(({ type }) => type === 'topicQuiz')?.topicIds).toEqual(['1', '2']);
  });
});
