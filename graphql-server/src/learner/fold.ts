import { forecast } from './filter.ts';
import type { StudentView } from './knowledge.ts';
import type { CatalogPoint } from './points.ts';
import { DEFAULT_PARAMS, type Calibrated, type FittedParams, type LearnerParams } from './params.ts';
import { chanceCorrect, newSecondStage, type SecondStage } from './second-stage.ts';
import { asNew, ensureRows, newItem, newTopic, type ItemRow, type StudentState, type TopicRow } from './state.ts';
import { updateStudent } from './update.ts';

/** A question as the learner knows it; ids are strings here. */
export interface CatalogItem {
  readonly item: string;
  readonly topic: string;
  readonly type: string;
  /** What holds before anybody's answers: the author's difficulty, and the chance of a right guess. */
  readonly authored: Readonly<ItemRow>;
}

/** A question's id, or the key of a point of a free response. */
export type CatalogKey = number | string;

/** The questions of one course by their ids, and the points of its free responses by their keys; retired ones included. */
export interface Catalog {
  readonly items: ReadonlyMap<CatalogKey, CatalogItem>;
  /** The rubric of each version of a free-response question, by the version's id. */
  readonly rubrics: ReadonlyMap<number, readonly CatalogPoint[]>;
  /** Changes with anything that a fold depends on. */
  readonly digest: string;
}

/** What is published. Version 0 has nothing: the default parameters and the authors' difficulties hold. */
export interface PublishedParameters {
  readonly version: number;
  /** Those that were fitted; the defaults hold for the others. */
  readonly params: Partial<FittedParams> | null;
  readonly items: readonly Calibrated[];
  readonly topics: readonly Calibrated[];
}

export const UNPUBLISHED: PublishedParameters = { version: 0, params: null, items: [], topics: [] };

export interface FoldedAnswer {
  readonly questionId: CatalogKey;
  /** Whether it asked the question with other numbers than before: that its key was shown then did not help. Left out for no. */
  readonly isFresh?: boolean;
  readonly isCorrect: boolean;
  readonly tDays: number;
  /** The share of a whole answer that it counts; left out for an answer of a quiz, which counts as one. */
  readonly weight?: number;
}

/** Everything that a fold depends on besides the answers. */
export interface LearnerModel {
  readonly version: number;
  /** Identifies the model: states folded with another key do not hold. */
  readonly key: string;
  readonly params: LearnerParams;
  readonly catalog: Catalog;
  /** Every item and topic of the catalog. Never changed by a fold. */
  readonly items: Map<string, ItemRow>;
  readonly topics: Map<string, TopicRow>;
  readonly secondStage: SecondStage;
}

export function createModel(
  catalog: Catalog,
  { version, params: fitted, items, topics }: PublishedParameters,
): LearnerModel {
  const params = { ...DEFAULT_PARAMS, ...fitted };
  const publishedItems = new Map(items.map((item) => [item.id, item]));
  const publishedTopics = new Map(topics.map((topic) => [topic.id, topic]));
  const model: LearnerModel = {
    version,
    key: `${version}.${catalog.digest}`,
    params,
    catalog,
    items: new Map(),
    topics: new Map(),
    secondStage: newSecondStage(params),
  };
  for (const { item, topic, authored } of catalog.items.values()) {
    const { mean, variance } = publishedItems.get(item) ?? { mean: authored.mean, variance: newItem(params).variance };
    model.items.set(item, { ...authored, mean, variance });
    model.topics.set(topic, { ...newTopic(params), ...publishedTopics.get(topic) });
  }
  return model;
}

/** One student at one time, as the planner and the estimates read it. The student's key in it is ''. */
export function viewOf(
  { items, topics, secondStage, params }: LearnerModel,
  student: StudentState,
  tDays: number,
): StudentView {
  return { state: { items, topics, secondStage, students: new Map([['', student]]) }, params, student, tDays };
}

/** Throws for a question that the catalog has never had. */
export function itemOf({ catalog }: Pick<LearnerModel, 'catalog'>, questionId: CatalogKey): CatalogItem {
  const item = catalog.items.get(questionId);
  if (item === undefined) throw new Error(`Question ${questionId} is not in the catalog.`);
  return item;
}

/** Chances of a right answer, 0–1, before the answer. */
export interface Prediction {
  /** By the filter alone, on which mastery and the choice of questions rest. */
  readonly filter: number;
  /** By the second stage, which is stored with the answer. */
  readonly predicted: number;
}

/** Folds answers into a student's state, in their order. Returns what was predicted before each. */
export function predictAndFold(
  model: LearnerModel,
  student: StudentState,
  answers: readonly FoldedAnswer[],
): Prediction[] {
  const { params } = model;
  const { state } = viewOf(model, student, 0);
  return answers.map(({ questionId, isFresh = false, isCorrect, tDays, weight }) => {
    const rows = ensureRows(state, { user: '', ...itemOf(model, questionId) }, params);
    const read = isFresh ? asNew(rows) : rows;
    const seen = forecast(read, tDays, params);
    const predicted = chanceCorrect(state.secondStage, read, seen, tDays);
    updateStudent(read, seen, isCorrect, tDays, params, weight);
    if (isFresh) Object.assign(rows.userItem, read.userItem);
    return { filter: seen.correct, predicted };
  });
}

/** The same; returns only the chances (0–1) to store. */
export const foldAnswers = (model: LearnerModel, student: StudentState, answers: readonly FoldedAnswer[]): number[] =>
  predictAndFold(model, student, answers).map(({ predicted }) => predicted);
