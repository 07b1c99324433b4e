import {
  CHOICE_WORTH,
  compositeOf,
  EXAM_QUESTIONS,
  LONG_POINTS,
  LONG_SHARE,
  RESPONSE_WORTH,
  SHORT_POINTS,
  SHORT_SHARE,
} from '../../../../schema/rules/exam';
import { evenNormals } from './draws';
import { likelyScores, scoreOfComposite, SCORES, type ScoreRange } from './exam-score';
import type { ForecastParams } from './forecast-params';
import { chanceAt, remainingAfter, type Knower, type UnitCurve } from './knowledge-then';
import type { Belief } from '../../learner/state';

const DRAWS = 2000;

/** What a draw takes from its point of the sequence; the units follow. */
const [STUDENT, RESPONSES, CHOICE_LUCK, LONG_LUCK, FIRST_LUCK, SECOND_LUCK, YEAR] = [0, 1, 2, 3, 4, 5, 6];
const FIRST_UNIT = 7;
const MOST_UNITS = 9;
const DIMENSIONS = FIRST_UNIT + MOST_UNITS;
const NORMALS = evenNormals(DRAWS, DIMENSIONS);

export interface ExamBelief {
  readonly curves: readonly UnitCurve[];
  /** Standard deviation of what all units share, in logits. */
  readonly sharedSd: number;
  /** How much better the student is at free responses than at questions, in logits. */
  readonly responses: Belief;
  readonly correlation: number;
}

/** What all units share: the learner's uncertainty about the student, and what it does not know about the time until the exam. */
export function sharedSdOf({ model, student, ahead }: Knower, { sharedSd, fadedSd, forgetting }: ForecastParams) {
  const faded = fadedSd * (1 - remainingAfter(ahead, model.params, forgetting));
  return Math.sqrt(student.user.variance + sharedSd ** 2 + faded ** 2);
}

/** How far a drawn student is from what is expected in a unit, in logits: at questions, and at free responses. */
function deviationsOf({ curves, sharedSd, responses }: ExamBelief, draw: number): { right: number; point: number }[] {
  const start = draw * DIMENSIONS;
  const shared = sharedSd * (NORMALS[start + STUDENT] ?? 0);
  const writing = responses.mean + Math.sqrt(responses.variance) * (NORMALS[start + RESPONSES] ?? 0);
  return curves.map(({ sd }, index) => {
    const right = shared + sd * (NORMALS[start + FIRST_UNIT + index] ?? 0);
    return { right, point: right + writing };
  });
}

/** Mean shares of one drawn student, 0–1. */
interface Shares {
  readonly choice: number;
  readonly long: number;
  readonly short: number;
  /** Of the right answers, in questions. */
  readonly variance: number;
}

function sharesOf(belief: ExamBelief, draw: number): Shares {
  const deviations = deviationsOf(belief, draw);
  let [right, variance, long, short] = [0, 0, 0, 0];
  for (const [index, curve] of belief.curves.entries()) {
    const deviation = deviations[index] ?? { right: 0, point: 0 };
    const chance = chanceAt(curve.right, deviation.right);
    const point = chanceAt(curve.point, deviation.point);
    right += curve.unit.questions * chance;
    variance += curve.unit.questions * chance * (1 - chance);
    long += curve.unit.long * point;
    short += curve.unit.short * point;
  }
  return { choice: right / EXAM_QUESTIONS, long, short, variance };
}

/** The share of a free response's points that are earned, in whole points; 0–1. */
function earned(share: number, points: number, correlation: number, luck: number): number {
  const spread = Math.sqrt((share * (1 - share) * (1 + (points - 1) * correlation)) / points);
  // A spread beyond either end would move the mean.
  const drawn = share + luck * Math.min(spread, share, 1 - share);
  return Math.round(Math.min(1, Math.max(0, drawn)) * points) / points;
}

export interface ExamForecast {
  /** Chances of the scores 1 to 5, 0–1. */
  readonly chances: readonly number[];
  readonly range: ScoreRange;
  /** Points of 100: the mean, and the ends of the range that holds 80%. */
  readonly composite: number;
  readonly low: number;
  readonly high: number;
}

/** The exam, simulated so many times. The same beliefs give the same forecast. At most nine units. */
export function simulateExam(belief: ExamBelief): ExamForecast {
  if (belief.curves.length > MOST_UNITS) throw new Error(`An exam of ${belief.curves.length} units.`);
  const composites = new Float64Array(DRAWS);
  const counts = SCORES.map(() => 0);
  let sum = 0;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const luck = (dimension: number) => NORMALS[draw * DIMENSIONS + dimension] ?? 0;
    const { choice, long, short, variance } = sharesOf(belief, draw);
    const right = Math.round(choice * EXAM_QUESTIONS + Math.sqrt(variance) * luck(CHOICE_LUCK));
    const composite = compositeOf(
      Math.min(EXAM_QUESTIONS, Math.max(0, right)) / EXAM_QUESTIONS,
      earned(long, LONG_POINTS, belief.correlation, luck(LONG_LUCK)),
      [
        earned(short, SHORT_POINTS, belief.correlation, luck(FIRST_LUCK)),
        earned(short, SHORT_POINTS, belief.correlation, luck(SECOND_LUCK)),
      ],
    );
    composites[draw] = composite;
    sum += composite;
    const index = scoreOfComposite(composite, luck(YEAR)) - 1;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  composites.sort();
  const chances = counts.map((count) => count / DRAWS);
  return {
    chances,
    range: likelyScores(chances),
    composite: sum / DRAWS,
    low: composites[Math.floor(0.1 * DRAWS)] ?? 0,
    high: composites[Math.ceil(0.9 * DRAWS) - 1] ?? 0,
  };
}

/** Points of the composite that each unit is expected to cost, and those that it has. */
export function costsByUnit(belief: ExamBelief): { readonly cost: number; readonly worth: number }[] {
  const draws = Array.from({ length: DRAWS }, (_, draw) => deviationsOf(belief, draw));
  return belief.curves.map(({ unit, right, point }, index) => {
    const choice = CHOICE_WORTH * (unit.questions / EXAM_QUESTIONS);
    const response = RESPONSE_WORTH * (LONG_SHARE * unit.long + 2 * SHORT_SHARE * unit.short);
    const earned = draws.reduce((sum, deviations) => {
      const deviation = deviations[index] ?? { right: 0, point: 0 };
      return sum + choice * chanceAt(right, deviation.right) + response * chanceAt(point, deviation.point);
    }, 0);
    return { cost: choice + response - earned / draws.length, worth: choice + response };
  });
}
