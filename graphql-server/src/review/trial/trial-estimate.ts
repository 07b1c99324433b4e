import { ARMS, newTallies, type Arm, type StudentTrial, type Tally } from './trial-outcomes';

// What a planned question teaches against a random one, from the trial's places. Design, formulas and sources:
// docs/decisions/planner-trial.md.

/** Differences of shares, −1 to 1: .1 is ten percentage points. */
export interface TrialResult {
  /** Later answers on planned topics: where the topic was asked, minus where it was replaced. */
  readonly planned: number;
  /** Later answers on drawn topics: where the topic was asked, minus where it was passed over. */
  readonly drawn: number;
  /** The first minus the second, with its 95% interval. */
  readonly advantage: number;
  readonly low: number;
  readonly high: number;
}

export interface TrialReport {
  /** Different later answers that the comparison rests on. */
  readonly answers: number;
  readonly students: number;
  readonly arms: Readonly<Record<Arm, Readonly<Tally>>>;
  /** Null while there are too few students for an interval. */
  readonly result: TrialResult | null;
  /** How many more later answers will probably show a difference of DETECTABLE. */
  readonly answersNeeded: number;
}

/** The difference that the trial is to find, and the normal quantiles of a two-sided 5% test with 80% power. */
const DETECTABLE = 0.05;
const Z_95_PERCENT = 1.96;
const Z_80_PERCENT_POWER = 0.8416;
const NEEDED_ERROR = DETECTABLE / (Z_95_PERCENT + Z_80_PERCENT_POWER);

/** The variance of one answer is at most this, p(1 − p). */
const MOST_SPREAD = 0.25;

/** A clustered variance needs some clusters in each arm. */
const LEAST_STUDENTS = 10;

/** How each arm's share of right answers enters the advantage. */
const SIGNS: Readonly<Record<Arm, 1 | -1>> = {
  plannedAsked: 1,
  plannedReplaced: -1,
  drawnAsked: -1,
  drawnPassedOver: 1,
};

function totals(students: readonly StudentTrial[]): Record<Arm, Tally> {
  const total = newTallies();
  for (const { arms } of students)
    for (const arm of ARMS)
      for (const count of ['places', 'answers', 'right'] as const) total[arm][count] += arms[arm][count]; // keys of a tally
  return total;
}

const share = ({ right, answers }: Tally) => right / answers;

/** The standard error of the advantage. A student's answers depend on each other, so a student counts as one observation. */
export function standardError(students: readonly StudentTrial[]): number {
  const total = totals(students);
  const squares = students.reduce((sum, { arms }) => {
    const pulls = ARMS.map((arm) => {
      const { answers, right } = arms[arm];
      return (SIGNS[arm] * (right - answers * share(total[arm]))) / total[arm].answers;
    });
    return sum + pulls.reduce((pull, one) => pull + one, 0) ** 2;
  }, 0);
  return Math.sqrt((squares * students.length) / (students.length - 1));
}

/** The 97.5% quantile of Student's t distribution for 9 degrees of freedom and more (Abramowitz and Stegun 26.7.5). */
function tQuantile(freedom: number): number {
  const z = Z_95_PERCENT;
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}

/** Later answers that are needed in all when no interval tells how far apart students are: the most, for independent answers. */
const answersPlanned = (drawnShare: number) => (4 * MOST_SPREAD) / (drawnShare * (1 - drawnShare)) / NEEDED_ERROR ** 2;

/** The report of these students' trials. `drawnShare` is the share of places that were drawn, 0–1. */
export function trialReport(trials: readonly StudentTrial[], drawnShare: number): TrialReport {
  const students = trials.filter(({ laterAnswers }) => laterAnswers > 0);
  const answers = students.reduce((sum, { laterAnswers }) => sum + laterAnswers, 0);
  const arms = totals(trials);
  const report = { answers, students: students.length, arms };
  const fewest = Math.min(...ARMS.map((arm) => students.filter((student) => student.arms[arm].answers > 0).length));
  if (fewest < LEAST_STUDENTS) {
    return { ...report, result: null, answersNeeded: Math.max(1, Math.ceil(answersPlanned(drawnShare) - answers)) };
  }
  const planned = share(arms.plannedAsked) - share(arms.plannedReplaced);
  const drawn = share(arms.drawnAsked) - share(arms.drawnPassedOver);
  const advantage = planned - drawn;
  const error = standardError(students);
  const reach = tQuantile(fewest - 1) * error;
  return {
    ...report,
    result: { planned, drawn, advantage, low: advantage - reach, high: advantage + reach },
    answersNeeded: Math.max(0, Math.ceil(answers * (error / NEEDED_ERROR) ** 2 - answers)),
  };
}
