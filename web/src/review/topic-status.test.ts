import { describe, expect, test } from 'vitest';
import type { TopicEstimateRowFragment } from '../../../schema/generated/graphql';
import type { StudentProgress } from '../progress/student-progress';
import { dueForReview, examUnitStatus, topicToOpenFirst, topicStatusByUnit } from './topic-status';

const chapter = (
  id: number,
  topics: number,
  comingSoon = false,
): StudentProgress['units'][number]['chapters'][number] => ({
  id: `${id}`,
  rowId: null,
  name: `${id}.1 Chapter`,
  slug: `chapter-${id}`,
  unitId: '1',
  comingSoon,
  lessonSeconds: null,
  quizLength: 6,
  chosen: true,
  videoCompleted: false,
  quizGrade: null,
  topics: Array.from({ length: topics }, (_, index) => ({
    id: `${id * 100 + index}`,
    name: `Topic ${id * 100 + index}`,
    questionsAsked: 0,
    answeredCorrectly: 0,
    percent: null,
  })),
});

const basics = { number: 1, name: 'Basics', low: 12, high: 15 };
const markets = { number: 2, name: 'Markets', low: 20, high: 25 };

const progress: StudentProgress = {
  userId: '42',
  username: 'mina',
  currentChapterId: null,
  units: [
    { id: '1', name: 'Unit 1: One', examUnit: basics, chapters: [chapter(1, 12), chapter(2, 2, true)] },
    { id: '2', name: 'Unit 2: To come', examUnit: markets, chapters: [chapter(3, 1, true)] },
  ],
};

const estimated = (topic: string, estimate: number, day: number, reviewDue = false): TopicEstimateRowFragment => ({
  id: `42-${topic}`,
  topic: { id: topic },
  estimate,
  low: 0,
  high: 1,
  trend: 'steady',
  answers: 3,
  history: [],
  lastAskedAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`,
  reviewDue,
  reviewAt: null,
});

const withEstimates = (...estimates: TopicEstimateRowFragment[]) => topicStatusByUnit(progress, estimates);

describe('the topics of the map', () => {
  test('are those that can be asked of, with the estimate where there is one', () => {
    const [unit, ...others] = withEstimates(estimated('101', 0.4, 1));
    expect(others).toEqual([]);
    expect(unit?.topics).toHaveLength(12);
    expect(unit?.topics.map(({ estimate }) => estimate?.estimate ?? null).slice(0, 3)).toEqual([null, 0.4, null]);
  });

  test('open at the weakest of those due for review', () => {
    const units = withEstimates(
      estimated('100', 0.2, 1),
      estimated('101', 0.7, 1, true),
      estimated('102', 0.6, 1, true),
    );
    expect(topicToOpenFirst(units)?.id).toBe('102');
  });

  test('open at the weakest where none is due, and at none before the first answer', () => {
    expect(topicToOpenFirst(withEstimates(estimated('100', 0.5, 1), estimated('101', 0.2, 1)))?.id).toBe('101');
    expect(topicToOpenFirst(withEstimates())).toBeNull();
  });
});

test('a review takes those asked longest ago first, and no more than one quiz does', () => {
  const all = Array.from({ length: 11 }, (_, index) => estimated(`${100 + index}`, 0.5, 20 - index, true));
  const due = dueForReview(withEstimates(...all, estimated('111', 0.5, 1, false))).map(({ id }) => id);
  expect(due).toEqual(['110', '109', '108', '107', '106', '105', '104', '103', '102']);
});

describe('the units of the exam', () => {
  const units = [
    { id: '1', name: 'Unit 1: One', examUnit: basics, chapters: [chapter(1, 2)] },
    { id: '2', name: 'Unit 2: Two', examUnit: markets, chapters: [chapter(2, 1)] },
    { id: '3', name: 'Unit 3: Three', examUnit: markets, chapters: [chapter(3, 3)] },
    { id: '4', name: 'Unit 4: For fun', examUnit: null, chapters: [chapter(4, 1)] },
  ];
  const statusWith = (...estimates: TopicEstimateRowFragment[]) =>
    examUnitStatus(topicStatusByUnit({ ...progress, units }, estimates));

  test('are those of the course, each once, and what was never asked counts as not known', () => {
    const all = statusWith(estimated('200', 0.8, 1), estimated('300', 0.4, 1));
    expect(all.map(({ topics, ...unit }) => ({ ...unit, topics: topics.length }))).toEqual([
      { ...markets, topics: 4, known: expect.closeTo(0.3) },
      { ...basics, topics: 2, known: 0 },
    ]);
  });

  test('begin with the one where the most can be gained, by weight and by what is not known', () => {
    const known = ['200', '300', '301', '302'].map((topic) => estimated(topic, 0.5, 1));
    expect(statusWith(...known).map(({ name }) => name)).toEqual(['Basics', 'Markets']);
    expect(statusWith(...known.slice(1)).map(({ name }) => name)).toEqual(['Markets', 'Basics']);
  });
});
