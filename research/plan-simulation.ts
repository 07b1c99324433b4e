import { parseArgs } from 'node:util';
import { fullCourse, plainCourse } from './plan-courses';
import { chapterOrderRepeated, followToday, newFirst, nothing } from './plan-policies';
import { outcomesBy, outcomesWithin, type Course, type Outcome, type Policy, type Term } from './plan-school';
import { WORLDS } from './worlds';

// npm run learner:plan [-- --worlds 30 --students 8 --from 7001]: what students who follow the plan's Today know on the exam, against
// other ways to spend the same minutes. Prints the tables of docs/decisions/exam-plan.md.

const { values } = parseArgs({
  options: {
    worlds: { type: 'string', default: '30' },
    students: { type: 'string', default: '8' },
    from: { type: 'string', default: '7001' },
    only: { type: 'string' }, // a setting, such as 20
  },
});
const [worlds, students, from] = [Number(values.worlds), Number(values.students), Number(values.from)];
const seeds = Array.from({ length: worlds }, (_, index) => from + index);

const DAYS = 30;
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
