import { parseArgs } from 'node:util';
import { gainOf, POLICIES } from './simulation';
import { WORLDS } from './worlds';

// npm run learner:simulate [-- --worlds 12 --students 30 --from 1]: what quizzes chosen by the engine teach simulated students,
// against random ones and those of the lowest percent correct. Ratios of the gains summed over worlds of a kind.

const { values } = parseArgs({
  options: {
    worlds: { type: 'string', default: '12' },
    students: { type: 'string', default: '30' },
    from: { type: 'string', default: '1' },
  },
});
const [worlds, students, from] = [Number(values.worlds), Number(values.students), Number(values.from)];

interface Row {
  readonly random: number;
  readonly lowest: number;
  readonly engine: number;
  /** The engine with difficulties that stay as they are, as between two publications. */
  readonly published: number;
}

function row(kind: (typeof WORLDS)[number], size: number, warm: boolean): Row {
  const sum = { random: 0, lowest: 0, engine: 0, published: 0 };
  for (let seed = from; seed < from + worlds; seed += 1) {
    const setting = { world: kind(seed), size, warm, students, seed };
    sum.random += gainOf(POLICIES.random, setting);
    sum.lowest += gainOf(POLICIES['lowest percent'], setting);
    sum.engine += gainOf(POLICIES.engine, setting);
    sum.published += gainOf(POLICIES.engine, { ...setting, published: true });
  }
  return sum;
}

const cells = (name: string, ...values: string[]) =>
  console.log(name.padEnd(34) + values.map((value) => value.padStart(16)).join(''));

console.log(`${worlds} worlds of each kind from seed ${from}, ${students} students each\n`);
cells('', 'gain, random', 'lowest/random', 'engine/random', 'engine/lowest', 'published/random');
const ratios: { toRandom: number; toLowest: number; published: number }[] = [];
for (const kind of WORLDS) {
  for (const warm of [false, true]) {
    for (const size of [8, 20]) {
      const { random, lowest, engine, published } = row(kind, size, warm);
      ratios.push({ toRandom: engine / random, toLowest: engine / lowest, published: published / random });
      const figures = [random / worlds, lowest / random, engine / random, engine / lowest, published / random];
      cells(`${kind(from).name}, ${size}, ${warm ? 'warm' : 'cold'}`, ...figures.map((value) => value.toFixed(2)));
    }
  }
}
const mean = (of: (ratio: (typeof ratios)[number]) => number) =>
  (ratios.reduce((sum, ratio) => sum + of(ratio), 0) / ratios.length).toFixed(2);
cells(
  'mean',
  '',
  '',
  mean(({ toRandom }) => toRandom),
  mean(({ toLowest }) => toLowest),
  mean(({ published }) => published),
);
