import { parseArgs } from 'node:util';
import { LONG_WEAKSPOT_SIZE, SHORT_WEAKSPOT_SIZE } from '../schema/rules/quiz';
import { calibrationOf } from './calibration';
import { productAfter } from './product';
import { engine, gainOf, gainsOf, lowestPercent, randomly, type Setting } from './simulation';
import { WORLDS, type Stress } from './worlds';

// npm run learner:simulate [-- --worlds 12 --students 30 --from 1]: what quizzes teach simulated students, against random quizzes.
// First the deployed path with a cohort of earlier students, then the engine from a cold start, then cold starts in stress worlds.

const { values } = parseArgs({
  options: {
    worlds: { type: 'string', default: '12' },
    students: { type: 'string', default: '30' },
    from: { type: 'string', default: '1' },
  },
});
const [worlds, students, from] = [Number(values.worlds), Number(values.students), Number(values.from)];
const seeds = Array.from({ length: worlds }, (_, index) => from + index);

/** Earlier students whose answers are published before the measured ones come. */
const EARLIER_STUDENTS = 50;
const QUIZZES = [
  { size: LONG_WEAKSPOT_SIZE, quizzes: 5 },
  { size: SHORT_WEAKSPOT_SIZE, quizzes: 10 },
] as const;
const STRESSES: readonly Stress[] = [0.5, 1, 1.8].flatMap((rate) =>
  [0.4, 1, 2.5].map((forgetting) => ({ rate, forgetting })),
);
const STRESS_SEEDS = [from, from + 1];

const line = (name: string, ...cells: string[]) =>
  console.log(name.padEnd(30) + cells.map((cell) => cell.padStart(16)).join('')); // the command's report

interface Ratios {
  readonly sum: number;
  readonly least: number;
}

/** Gains by `gain` against `base`: ratio of their sums over settings, and the lowest single one. */
function ratios<One extends Setting>(
  settings: readonly One[],
  gain: (setting: One) => number,
  base: readonly number[],
): Ratios {
  const gains = settings.map(gain);
  const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);
  return {
    sum: sum(gains) / sum(base),
    least: Math.min(...gains.map((value, index) => value / (base[index] ?? NaN))),
  };
}

const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;

/** How many standard errors of their students' mean difference gains lie above others, student by student. */
function standardErrorsAbove(gains: readonly number[], others: readonly number[]): number {
  const differences = gains.map((gain, index) => gain - (others[index] ?? NaN));
  const middle = mean(differences);
  const squares = differences.reduce((sum, one) => sum + (one - middle) ** 2, 0);
  return middle / Math.sqrt(squares / (differences.length - 1) / differences.length);
}

const shown = ({ sum, least }: Ratios) => `${sum.toFixed(2)} (${least.toFixed(2)})`;
const random = (setting: Setting) => gainOf(randomly(setting.world.items), setting);

const drawn = `${worlds} worlds of each kind from seed ${from}, ${students} students each`;
console.log(`${drawn}; gain × random (lowest world)\n`); // the command's report
line('', 'gain, random', 'lowest percent', 'deployed', 'engine, cold', 'mastery ECE', 'ranges hold');
for (const kind of WORLDS) {
  for (const { size, quizzes } of QUIZZES) {
    const setting = (warm: boolean) => (seed: number) => ({ world: kind(seed), size, quizzes, warm, students, seed });
    const [warm, cold] = [seeds.map(setting(true)), seeds.map(setting(false))];
    const base = warm.map(random);
    const { coverage, ece } = calibrationOf(warm, EARLIER_STUDENTS);
    line(
      `${kind(from).name}, ${size} × ${quizzes}`,
      (base.reduce((sum, gain) => sum + gain, 0) / worlds).toFixed(2),
      shown(ratios(warm, (one) => gainOf(lowestPercent(one.world.items), one), base)),
      shown(ratios(warm, (one) => gainOf(productAfter(EARLIER_STUDENTS, one), one), base)),
      shown(ratios(cold, (one) => gainOf(engine(one.world.items), one), cold.map(random))),
      ece.toFixed(3),
      `${Math.round(coverage * 100)}%`,
    );
  }
}

console.log(`\nCold starts in ${STRESSES.length * STRESS_SEEDS.length} stress worlds of each kind and size\n`); // the command's report
line('', 'engine, cold', 'below random', 'by 2 SE');
for (const kind of WORLDS) {
  for (const { size, quizzes } of QUIZZES) {
    const settings = STRESSES.flatMap((stress) =>
      STRESS_SEEDS.map((seed) => ({ world: kind(seed, { stress }), size, quizzes, warm: false, students, seed })),
    );
    const pairs = settings.map(
      (one) => [gainsOf(engine(one.world.items), one), gainsOf(randomly(one.world.items), one)] as const,
    );
    const above = pairs.map(([gains, others]) => standardErrorsAbove(gains, others));
    line(
      `${kind(from).name}, ${size} × ${quizzes}`,
      shown(
        ratios(
          settings,
          (one) => mean(pairs[settings.indexOf(one)]?.[0] ?? []),
          pairs.map(([, others]) => mean(others)),
        ),
      ),
      String(above.filter((errors) => errors < 0).length),
      String(above.filter((errors) => errors < -2).length),
    );
  }
}
