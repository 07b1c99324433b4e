import { parseArgs } from 'node:util';
import { POINT_PARAMS, type PointParams } from '../graphql-server/src/learner/points';
import { livesIn, scorePoints, type PointWorld, type Truth } from './points';
import { WORLDS } from './worlds';

// npm run learner:points [-- --worlds 8 --students 30 --from 1]: what points of free responses add to the learner in simulated worlds,
// and what happens to it with other parameters than those of POINT_PARAMS.

const { values } = parseArgs({
  options: {
    worlds: { type: 'string', default: '8' },
    students: { type: 'string', default: '30' },
    from: { type: 'string', default: '1' },
  },
});
const [worlds, students, from] = [Number(values.worlds), Number(values.students), Number(values.from)];

/** What nobody knows of this site's students. */
const TRUTHS: readonly Truth[] = [0, 0.5, 1].flatMap((harder) =>
  [0.5, 1.5].flatMap((luck) =>
    [0.2, 0.6].map((lenient) => ({ ...{ harder, luck, lenient }, spread: 0.6, guess: 0.02 })),
  ),
);

const all: PointWorld[] = WORLDS.flatMap((kind) =>
  Array.from({ length: worlds }, (_, index) => from + index).flatMap((seed) =>
    TRUTHS.map((truth) => livesIn(kind(seed), truth, students, seed)),
  ),
);

const withGuess = (guess: Partial<PointParams['guess']>): PointParams => ({
  ...POINT_PARAMS,
  guess: { ...POINT_PARAMS.guess, ...guess },
});

const RUNS: readonly (readonly [name: string, params: PointParams | null])[] = [
  ['no points', null],
  ['the defaults', POINT_PARAMS],
  ...[0, 0.25, 0.5, 0.75, 1].map(
    (correlation) => [`correlation ${correlation}`, { ...POINT_PARAMS, correlation }] as const,
  ),
  ...[0, 0.25, 0.5, 0.75, 1].map(
    (difficulty) => [`difficulty ${difficulty}`, { ...POINT_PARAMS, difficulty }] as const,
  ),
  ...[0.01, 0.02, 0.05, 0.1].map(
    (draw) => [`guess of drawn points ${draw}`, withGuess({ draw, number: draw })] as const,
  ),
  ...[0.1, 0.3, 0.4, 0.5, 0.6, 0.7].map((prose) => [`guess of own scores ${prose}`, withGuess({ prose })] as const),
];

const line = (name: string, ...cells: readonly string[]) =>
  console.log(name.padEnd(30) + cells.map((cell) => cell.padStart(16)).join('')); // the command's report

line(`${all.length} worlds × ${students}`, 'log-loss', 'squared error', 'bias', 'ranges hold');
for (const [name, params] of RUNS) {
  const { logLoss, squaredError, bias, coverage } = scorePoints(all, params);
  line(name, logLoss.toFixed(5), squaredError.toFixed(5), bias.toFixed(3), `${Math.round(coverage * 100)}%`);
}
