/** What the learner does not say about an exam. Logits, where nothing else is said. */
export interface ForecastParams {
  /** How much less is known of a topic that was never asked than of one like it that was. */
  readonly unmet: number;
  /** Power of forgetting until the exam: what is known of a topic shrinks to (1 + days / half-life) to the minus this. */
  readonly forgetting: number;
  /** Standard deviations of what all units share beyond the learner's uncertainty: today, and what a long pause adds. */
  readonly sharedSd: number;
  readonly fadedSd: number;
  /** Standard deviation of what all topics of a unit share, and what it grows by in a unit of which nothing was asked. */
  readonly unitSd: number;
  readonly unmetSd: number;
  /** Of points without any point like them in the course: above an average question. */
  readonly pointDifficulty: number;
  /** How much better or worse a student is at free responses than at questions: standard deviation before the first response. */
  readonly responseSd: number;
  /** Of the points of one free response, given what the student knows, 0–1. */
  readonly correlation: number;
}

/** Chosen on simulated students whose exam is known (`npm run learner:readiness`, docs/decisions/readiness.md). */
export const FORECAST_PARAMS: ForecastParams = {
  unmet: 0.8,
  forgetting: 0.7,
  sharedSd: 0.6,
  fadedSd: 2,
  unitSd: 0.15,
  unmetSd: 0.8,
  pointDifficulty: 0.5,
  responseSd: 0.4,
  correlation: 0.35,
};
