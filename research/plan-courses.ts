import { seededRandom } from '../schema/rules/quiz';
import type { Chapter, Course } from './plan-school';
import { drawFrom, type World, type WorldItem, type WORLDS } from './worlds';

/** The chapters of each unit of our course, and what a unit is worth, in percent: the middle of its exam unit's range, shared by chapters. */
const UNITS = [
  { chapters: 7, weight: 13.5 },
  { chapters: 11, weight: (22.5 * 11) / 23 },
  { chapters: 6, weight: (22.5 * 6) / 23 },
  { chapters: 6, weight: (22.5 * 6) / 23 },
  { chapters: 9, weight: 23.5 },
  { chapters: 6, weight: 18.5 },
  { chapters: 5, weight: 11.5 },
  { chapters: 6, weight: 10.5 },
];

/** The world's own topics as chapters of one unit, all worth the same. */
export function plainCourse(world: World): Course {
  const topics = [...Map.groupBy(world.items, ({ topic }) => topic)];
  const chapters = topics.map(([topic, items], index): Chapter => ({
    id: index + 1,
    unitId: 1,
    topic,
    weight: 100 / topics.length,
    items,
  }));
  return { world, chapters };
}

/** As many chapters as our course has, in its units, with the exam's weights. */
export function fullCourse(kind: (typeof WORLDS)[number], seed: number): Course {
  const { normal, count, between } = drawFrom(seededRandom(seed * 31_337));
  const [types, perCell, spread] = [count(2, 4), count(3, 6), between(0.2, 0.8)];
  const total = UNITS.reduce((sum, { weight }) => sum + weight, 0);
  const places = UNITS.flatMap(({ chapters, weight }, unit) =>
    Array.from({ length: chapters }, () => ({ unitId: unit + 1, weight: ((weight / chapters) * 100) / total })),
  );
  const chapters = places.map((place, order): Chapter => ({
    ...place,
    id: order + 1,
    topic: `topic ${order}`,
    items: Array.from({ length: types * perCell }, (_, index): WorldItem => ({
      item: `item ${order}.${index}`,
      topic: `topic ${order}`,
      type: `type ${index % types}`,
      order,
      difficulty: spread * normal(),
    })),
  }));
  return { world: kind(seed, { items: chapters.flatMap(({ items }) => items) }), chapters };
}
