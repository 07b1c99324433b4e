import { parseArgs } from 'node:util';
import { chapterOrderRepeated, followToday, newFirst, nothing } from './plan-policies';
import {
  outcomesBy,
  outcomesWithin,
  type Chapter,
  type Course,
  type Outcome,
  type Policy,
  type Term,
} from './plan-school';
import { drawFrom, WORLDS, type World, type WorldItem } from './worlds';
import { seededRandom } from '../schema/rules/quiz';

// npm run learner:plan [-- --worlds 40 --students 20 --from 4001]: what students who follow the plan's Today know on the exam, against
// other ways to spend the same minutes. Prints the tables of docs/decisions/exam-plan.md.

const { values } = parseArgs({
  options: {
    worlds: { type: 'string', default: '40' },
    students: { type: 'string', default: '20' },
    from: { type: 'string', default: '4001' },
    only: { type: 'string' },
  },
});
const [worlds, students, from] = [Number(values.worlds), Number(values.students), Number(values.from)];
const seeds = Array.from({ length: worlds }, (_, index) => from + index);

const DAYS = 30;
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
function plainCourse(world: World): Course {
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
function fullCourse(kind: (typeof WORLDS)[number], seed: number): Course {
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

const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;

type Worlds = readonly (readonly Outcome[])[];

const scores = (worlds: Worlds) => mean(worlds.map((world) => mean(world.map(({ score }) => score))));
const minutesADay = (worlds: Worlds) =>
  mean(worlds.map((world) => mean(world.map(({ minutes }) => minutes.reduce((sum, one) => sum + one, 0) / DAYS))));

/** Mean over worlds of the mean paired difference of their students, with its standard error over worlds. */
function paired(all: Worlds, others: Worlds): string {
  const means = all.map((world, index) =>
    mean(world.map(({ score }, student) => score - (others[index]?.[student]?.score ?? NaN))),
  );
  const middle = mean(means);
  const squares = means.reduce((sum, one) => sum + (one - middle) ** 2, 0);
  const error = Math.sqrt(squares / (means.length - 1) / means.length);
  return `${middle >= 0 ? '+' : '−'}${Math.abs(middle).toFixed(2)} ± ${error.toFixed(2)}`;
}

const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`); // the command's report

interface Setting {
  readonly name: string;
  readonly course: (kind: (typeof WORLDS)[number], seed: number) => Course;
  readonly minutes: number;
}

const SETTINGS: readonly Setting[] = [
  { name: '20 minutes', minutes: 20, course: (kind, seed) => plainCourse(kind(seed)) },
  { name: '10 minutes', minutes: 10, course: (kind, seed) => plainCourse(kind(seed)) },
  // 56 chapters of 12 minutes need 672.
  { name: 'half of the time', minutes: 11.2, course: fullCourse },
];

const chosen = SETTINGS.filter(({ name }) => name.startsWith(values.only ?? ''));
console.log(`${worlds} worlds of each kind from seed ${from}, ${students} students each, ${DAYS} days\n`); // the command's report
line([
  'world',
  'minutes used',
  'no work',
  'plan',
  '− chapter order repeated',
  '− new first',
  'a fifth missed',
  'a fifth of the gain',
]);
line(Array.from({ length: 8 }, () => '---'));
for (const { name, minutes, course } of chosen) {
  for (const kind of WORLDS) {
    const terms = seeds.map((seed): Term => ({ course: course(kind, seed), students, days: DAYS, missed: 0, seed }));
    const byPlan = (missed: number) =>
      terms.map((term) => outcomesBy(followToday(DAYS, minutes), { ...term, missed }, minutes));
    const planned = byPlan(0);
    const within = (policy: () => Policy) =>
      terms.map((term, index) => outcomesWithin(policy(), term, planned[index] ?? []));
    const idle = within(() => nothing);
    line([
      `${kind(from).name}, ${name}`,
      minutesADay(planned).toFixed(1),
      scores(idle).toFixed(1),
      scores(planned).toFixed(1),
      paired(planned, within(chapterOrderRepeated)),
      paired(
        planned,
        within(() => newFirst),
      ),
      paired(byPlan(0.2), planned),
      ((scores(planned) - scores(idle)) / 5).toFixed(2),
    ]);
  }
}
