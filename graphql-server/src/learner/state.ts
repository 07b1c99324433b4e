import type { LearnerParams } from './params.ts';
import { newSecondStage, type SecondStage } from './second-stage.ts';

/** What is believed of one number on the logit scale: its mean and variance. */
export interface Belief {
  mean: number;
  variance: number;
}

/** A residual is what an answer (1 or 0) was above its predicted chance; its running averages lie in −1 to 1. */
export interface UserRow extends Belief {
  questionsAsked: number;
  answeredCorrectly: number;
  /** Running averages that keep .9 and .6 of the past at each answer. */
  slowResidual: number;
  fastResidual: number;
}

export interface UserTopicRow extends Belief {
  /** In days, from any origin, as every time here; null before the first answer. */
  lastDays: number | null;
  questionsAsked: number;
  answeredCorrectly: number;
  /** Keeps .75 of the past at each answer on the topic. */
  residual: number;
  /** Practice: answers so far, each counting half after every TRACE_HALF_LIFE_DAYS; as of `lastDays`. */
  trace: number;
}

export type UserTypeRow = Belief;

/** A student's topic × question type. */
export interface CellRow extends Belief {
  lastDays: number | null;
  questionsAsked: number;
  lastWrong: boolean;
  /** As a topic's. */
  trace: number;
}

export interface UserItemRow {
  lastDays: number | null;
  lastCorrect: boolean;
}

export interface ItemRow extends Belief {
  /** 1 / number of choices, where that is known; 0 where there are none to guess among. */
  guess?: number;
}

export type TopicRow = Belief;

export interface StudentState {
  readonly user: UserRow;
  readonly topics: Map<string, UserTopicRow>;
  readonly types: Map<string, UserTypeRow>;
  /** By topic, then type. */
  readonly cells: Map<string, Map<string, CellRow>>;
  readonly items: Map<string, UserItemRow>;
}

/** All the engine has learned: what the students share, and each student's own. */
export interface LearnerState {
  readonly items: Map<string, ItemRow>;
  readonly topics: Map<string, TopicRow>;
  readonly secondStage: SecondStage;
  readonly students: Map<string, StudentState>;
}

export interface Asked {
  readonly user: string;
  readonly item: string;
  readonly topic: string;
  readonly type: string;
}

export interface Answer extends Asked {
  /** Whether it asked the item with other numbers than before. Left out for no. */
  readonly isFresh?: boolean;
  readonly correct: boolean;
  readonly tDays: number;
}

/** The rows one answer is predicted from and changes. */
export interface Rows {
  readonly user: UserRow;
  readonly userTopic: UserTopicRow;
  readonly userType: UserTypeRow;
  readonly cell: CellRow;
  readonly item: ItemRow;
  readonly topic: TopicRow;
  readonly userItem: UserItemRow;
}

/** The rows of a question with other numbers than the student was asked before: all but the memory of its key. */
export const asNew = (rows: Rows): Rows => ({ ...rows, userItem: newUserItem() });

const belief = (sd: number): Belief => ({ mean: 0, variance: sd * sd });

export const newItem = ({ itemSd }: LearnerParams): ItemRow => belief(itemSd);

/** Logits between an author's difficulties 1, 2 and 3. */
const AUTHOR_STEP = 0.4;

/** An item nobody has answered, from what its author says: difficulty 1 (easy) to 3, and its number of choices, 0 where there are none to guess among. */
export function authoredItem(difficulty: number, choices: number, params: LearnerParams): ItemRow {
  return {
    ...newItem(params),
    mean: (difficulty - 2) * AUTHOR_STEP,
    guess: choices === 0 ? 0 : 1 / Math.max(2, choices),
  };
}

export const newTopic = ({ topicDifficultySd }: LearnerParams): TopicRow => belief(topicDifficultySd);
export const newUserType = ({ typeSd }: LearnerParams): UserTypeRow => belief(typeSd);

export function newUser({ userSd }: LearnerParams): UserRow {
  return { ...belief(userSd), questionsAsked: 0, answeredCorrectly: 0, slowResidual: 0, fastResidual: 0 };
}

export function newUserTopic({ topicSd }: LearnerParams): UserTopicRow {
  return { ...belief(topicSd), lastDays: null, questionsAsked: 0, answeredCorrectly: 0, residual: 0, trace: 0 };
}

export function newCell({ cellSd }: LearnerParams): CellRow {
  return { ...belief(cellSd), lastDays: null, questionsAsked: 0, lastWrong: false, trace: 0 };
}

export const newUserItem = (): UserItemRow => ({ lastDays: null, lastCorrect: false });

export function newStudent(params: LearnerParams): StudentState {
  return { user: newUser(params), topics: new Map(), types: new Map(), cells: new Map(), items: new Map() };
}

/** Nobody has answered anything; only the calibrated difficulties of `params` are known. */
export function newState(params: LearnerParams): LearnerState {
  const rows = (calibrated: LearnerParams['items']) =>
    new Map(calibrated.map(({ id, mean, variance }) => [id, { mean, variance }]));
  return {
    items: rows(params.items),
    topics: rows(params.topics),
    secondStage: newSecondStage(params),
    students: new Map(),
  };
}

/** Every row as new, in place: those who hold a row hold it still. */
export function resetRows({ items, topics, secondStage, students }: LearnerState, params: LearnerParams): void {
  const { weights, covariance } = newSecondStage(params);
  secondStage.weights.set(weights);
  secondStage.covariance.set(covariance);
  for (const row of items.values()) Object.assign(row, newItem(params));
  for (const row of topics.values()) Object.assign(row, newTopic(params));
  for (const student of students.values()) {
    Object.assign(student.user, newUser(params));
    for (const row of student.topics.values()) Object.assign(row, newUserTopic(params));
    for (const row of student.types.values()) Object.assign(row, newUserType(params));
    for (const row of student.items.values()) Object.assign(row, newUserItem());
    for (const cells of student.cells.values()) for (const row of cells.values()) Object.assign(row, newCell(params));
  }
}

/** A value of a map, or what stands for a missing one. */
type Lookup = <K, V>(map: Map<K, V>, key: K, create: () => V) => V;

/** Leaves the map as it is. */
const find: Lookup = (map, key, create) => map.get(key) ?? create();

/** Adds what is missing. */
const ensure: Lookup = (map, key, create) => {
  const value = find(map, key, create);
  map.set(key, value);
  return value;
};

const rowsBy =
  (lookUp: Lookup) =>
  (state: LearnerState, { user, item, topic, type }: Asked, params: LearnerParams): Rows => {
    const student = lookUp(state.students, user, () => newStudent(params));
    const cells = lookUp(student.cells, topic, () => new Map<string, CellRow>());
    return {
      user: student.user,
      userTopic: lookUp(student.topics, topic, () => newUserTopic(params)),
      userType: lookUp(student.types, type, () => newUserType(params)),
      cell: lookUp(cells, type, () => newCell(params)),
      item: lookUp(state.items, item, () => newItem(params)),
      topic: lookUp(state.topics, topic, () => newTopic(params)),
      userItem: lookUp(student.items, item, newUserItem),
    };
  };

/** The rows for a prediction: what is missing is as new, and the state stays as it is. */
export const findRows = rowsBy(find);

/** The rows for an update: what is missing is added to the state. */
export const ensureRows = rowsBy(ensure);
