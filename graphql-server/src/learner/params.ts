/** An item's or a topic's starting difficulty, learned from a log: mean and variance, in logits. */
export interface Calibrated {
  readonly id: string;
  readonly mean: number;
  readonly variance: number;
}

/** Everything the engine is told rather than learns from a student. Abilities and difficulties are in logits. */
export interface LearnerParams {
  /** What a new student's chance on an average item starts from. */
  readonly intercept: number;
  /** Chance of a right answer without knowing, 0–1; an item that knows its number of choices uses 1 / that. */
  readonly guess: number;
  /** Prior standard deviations: how far students, and a student's topics, types and cells (topic × type), lie apart. */
  readonly userSd: number;
  readonly topicSd: number;
  readonly typeSd: number;
  readonly cellSd: number;
  /** Prior standard deviations of the difficulties that all students share. */
  readonly itemSd: number;
  readonly topicDifficultySd: number;
  /** Days after which half of what is known of a student's topic or cell is forgotten. */
  readonly halfLifeDays: number;
  /** What a question gains in logits when the student answered it just before and saw its answer; fades with time. */
  readonly again: number;
  /** What one answer, right or wrong, teaches: added to the topic and to the cell. */
  readonly topicPractice: number;
  readonly cellPractice: number;
  /** Variance added at each answer, because students change: to topic and cell, and to the student. */
  readonly topicNoise: number;
  readonly userNoise: number;
  /** Weights of the second stage in the order of FEATURES; null until fitted, which leaves the filter's chance as it is. */
  readonly secondStage: readonly number[] | null;
  /** How many answers those weights were learned from: the more, the less further ones move them. */
  readonly secondStageAnswers: number;
  /** Difficulties known beforehand; all others start at 0 with the prior's variance. */
  readonly items: readonly Calibrated[];
  readonly topics: readonly Calibrated[];
}

/** What a fit finds besides the difficulties. */
export type FittedParams = Omit<LearnerParams, 'items' | 'topics'>;

/** The cold start: chosen on public answer logs, before anything is known of this course or its students. */
export const DEFAULT_PARAMS: LearnerParams = {
  intercept: 0.4,
  guess: 0.25,
  userSd: 1,
  topicSd: 0.8,
  typeSd: 0.2,
  cellSd: 0.7,
  itemSd: 1,
  topicDifficultySd: 0.3,
  halfLifeDays: 20,
  again: 3,
  topicPractice: 0.005,
  cellPractice: 0.005,
  topicNoise: 0.01,
  userNoise: 0.002,
  secondStage: null,
  secondStageAnswers: 0,
  items: [],
  topics: [],
};
