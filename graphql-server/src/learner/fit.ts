import { DEFAULT_PARAMS, type Calibrated, type FittedParams, type LearnerParams } from './params.ts';
import { openLog, replay, type Log } from './replay.ts';
import type { Answer, Belief } from './state.ts';

type Searched = Exclude<keyof LearnerParams, 'intercept' | 'secondStage' | 'secondStageAnswers' | 'items' | 'topics'>;

/** The parameters that are searched by factors, those first that matter most, each with its bounds. */
const SEARCHED: readonly (readonly [name: Searched, least: number, most: number])[] = [
  ['userSd', 0.05, 3],
  ['itemSd', 0.05, 3],
  ['halfLifeDays', 0.02, 2000],
  ['again', 0.1, 10],
  ['topicPractice', 0.005, 4],
  ['cellPractice', 0.005, 4],
  ['topicSd', 0.05, 3],
  ['cellSd', 0.05, 3],
  ['guess', 0.01, 0.5],
  ['topicDifficultySd', 0.05, 3],
  ['typeSd', 0.02, 3],
  ['topicNoise', 0.0005, 0.3],
  ['userNoise', 0.0001, 0.1],
];

/** How far a step goes, in each round through the parameters. */
const FACTORS = [1.6, 1.6, 1.25];
/** Practice may be next to nothing: it is searched, and its prior taken, by the logarithm of this much more. */
const PRACTICE_OFFSET = 0.1;
const offsetOf = (name: Searched) => (name.endsWith('Practice') ? PRACTICE_OFFSET : 0);
/** The logarithm of a parameter is thought to lie this far around its default's: a short log moves little. */
const PRIOR_SD = 0.5;
/** What the search may cost, in answers replayed; over that it stops with the best so far. */
const MOST_REPLAYED = 12_000_000;

/** Minus the log posterior of the filter's parameters: prequential log-loss, in nats, and the distance from the defaults. */
function minusLogPosterior(log: Log, params: LearnerParams): number {
  const distances = [
    params.intercept - DEFAULT_PARAMS.intercept,
    ...SEARCHED.map(([name]) => Math.log((params[name] + offsetOf(name)) / (DEFAULT_PARAMS[name] + offsetOf(name)))),
  ];
  return distances.reduce((sum, distance) => sum + (distance / PRIOR_SD) ** 2 / 2, replay(log, params));
}

/** The filter's parameters by coordinate search: each in turn continues as long as that helps. */
function fitFilter(log: Log, start: LearnerParams): LearnerParams {
  let best = start;
  let least = minusLogPosterior(log, best);
  let left = Math.floor(MOST_REPLAYED / log.steps.length);
  const helps = (changed: Partial<LearnerParams>) => {
    if (left <= 0) return false;
    left -= 1;
    const params = { ...best, ...changed };
    const loss = minusLogPosterior(log, params);
    // A loss that is not a number is no improvement.
    if (!(loss < least)) return false;
    [best, least] = [params, loss];
    return true;
  };
  /** Continues in the first direction that helps; the other is tried only when it does not. */
  const follow = (move: (sign: 1 | -1) => boolean) => {
    const sign = move(1) ? 1 : -1;
    while (move(sign));
  };
  for (const factor of FACTORS) {
    follow((sign) => helps({ intercept: best.intercept + sign * Math.log(factor) }));
    for (const [name, lowest, highest] of SEARCHED) {
      follow((sign) => {
        const value = (best[name] + offsetOf(name)) * factor ** sign - offsetOf(name);
        return value >= lowest && value <= highest && helps({ [name]: value });
      });
    }
  }
  return best;
}

const calibrated = (rows: ReadonlyMap<string, Belief>): Calibrated[] =>
  [...rows].map(([id, { mean, variance }]) => ({ id, mean, variance }));

/**
 * Parameters, second stage and difficulties from a log of answers in any order; the same log gives the same ones. A short
 * log stays near the defaults. `guesses` are the chances of a right guess by item, where they are known. The search begins at
 * `start`: a long log affords few steps. Source of the criterion: prequential log-loss (Dawid 1984).
 */
export function fitLearner(
  answers: readonly Answer[],
  guesses: ReadonlyMap<string, number> = new Map(),
  start: Partial<FittedParams> | null = null,
): LearnerParams {
  if (answers.length === 0) return DEFAULT_PARAMS;
  const log = openLog(answers, DEFAULT_PARAMS, guesses);
  const params = fitFilter(log, { ...DEFAULT_PARAMS, ...start, secondStage: null, secondStageAnswers: 0 });
  replay(log, params);
  const { secondStage, items, topics } = log.state;
  return {
    ...params,
    secondStage: [...secondStage.weights],
    secondStageAnswers: answers.length,
    items: calibrated(items),
    topics: calibrated(topics),
  };
}
