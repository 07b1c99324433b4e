// Classical item analysis as Moodle's quiz statistics define it, over each student's first answer to a question.
// Source: docs.moodle.org/dev/Quiz_statistics_calculations. Moodle adds up the marks of a fixed quiz; quizzes here differ in
// length, so the rest of a quiz counts as a share. For quizzes of the same length the result is the same.

/** A student's first answer to a question. */
export interface FirstAnswer {
  /** The id of the chosen answer; null when none was given, which counts as wrong. */
  readonly choice: number | null;
  readonly isRight: boolean;
  /** Share of the quiz's other questions answered right, 0 to 1; null in a quiz of one question. */
  readonly rest: number | null;
}

/** All in percent. Null where it is undefined: fewer than two answers, or no difference between them. */
export interface ItemStatistics {
  readonly n: number;
  /** Facility index: the share that got it right, 0 (nobody) to 100. */
  readonly facility: number | null;
  /** Standard deviation of the mark, 0 to about 50. */
  readonly standardDeviation: number | null;
  /** Discrimination index: correlation of the mark with the rest of the quiz, −100 to 100. */
  readonly discrimination: number | null;
  /** Discriminative efficiency: the covariance as a share of the greatest that these marks allow, at most 100. */
  readonly efficiency: number | null;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length;
const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

/** Of a sample, hence divided by n − 1. */
function covariance(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  return sum(a.map((value, index) => (value - meanA) * ((b[index] ?? 0) - meanB))) / (a.length - 1);
}

/** Smaller values come from rounding. */
const ROUNDING_ERROR = 1e-12;

function discriminationOf(answers: readonly FirstAnswer[]): Pick<ItemStatistics, 'discrimination' | 'efficiency'> {
  const compared = answers.flatMap(({ isRight, rest }) => (rest === null ? [] : [{ mark: Number(isRight), rest }]));
  const marks = compared.map(({ mark }) => mark);
  const rests = compared.map(({ rest }) => rest);
  if (compared.length < 2) return { discrimination: null, efficiency: null };
  const spread = covariance(marks, marks) * covariance(rests, rests);
  if (spread < ROUNDING_ERROR) return { discrimination: null, efficiency: null };
  const together = covariance(marks, rests);
  // Both sorted: the best students have the best marks.
  const most = covariance(ascending(marks), ascending(rests));
  return { discrimination: (100 * together) / Math.sqrt(spread), efficiency: (100 * together) / most };
}

export function itemStatistics(answers: readonly FirstAnswer[]): ItemStatistics {
  const marks = answers.map(({ isRight }) => Number(isRight));
  return {
    n: marks.length,
    facility: marks.length === 0 ? null : 100 * mean(marks),
    standardDeviation: marks.length < 2 ? null : 100 * Math.sqrt(covariance(marks, marks)),
    ...discriminationOf(answers),
  };
}

/** The expected score of a random guess, in percent. */
export const randomGuessScore = (choices: number): number => 100 / choices;

/** How often a choice was picked, in percent of all first answers; 0 without any. */
export function shareOf(answers: readonly FirstAnswer[], choice: number): number {
  if (answers.length === 0) return 0;
  return (100 * answers.filter((answer) => answer.choice === choice).length) / answers.length;
}

/** The upper group of item analysis (Kelley 1939): its mean differs most reliably from that of the lower group. */
const UPPER_GROUP = 0.27;

/** The 27% of students who did best in the rest of their quiz, and all who did as well as the last of these. */
export function bestAnswers(answers: readonly FirstAnswer[]): FirstAnswer[] {
  const rests = ascending(answers.flatMap(({ rest }) => (rest === null ? [] : [rest]))).reverse();
  const last = rests[Math.ceil(UPPER_GROUP * rests.length) - 1];
  if (last === undefined) return [];
  return answers.filter(({ rest }) => rest !== null && rest >= last);
}
