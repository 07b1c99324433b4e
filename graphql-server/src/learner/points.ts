import type { Catalog, FoldedAnswer } from './fold.ts';
import { DEFAULT_PARAMS } from './params.ts';
import { newItem, type ItemRow } from './state.ts';

/** How a point is earned: by a drawing, a number, a choice among options, or an explanation that the student compares with the rubric. */
export type PointKind = 'draw' | 'number' | 'choice' | 'prose';

export interface RubricPoint {
  /** Unique in its question: "a-1". */
  readonly name: string;
  /** Of the question: "a". */
  readonly part: string;
  readonly kind: PointKind;
  /** Of a choice; 0 elsewhere. */
  readonly options: number;
  /** Names of the points without which this one is not earned. */
  readonly contingentOn: readonly string[];
  readonly topicId: number;
  /** The type of question that asks for the same skill. */
  readonly type: string;
}

/** One version of a question. The points of all variants of a family that have the same name are one item. */
export interface RubricOfVersion {
  readonly id: number;
  readonly family: string;
  readonly points: readonly RubricPoint[];
}

export interface CatalogPoint extends RubricPoint {
  readonly key: string;
}

export interface PointParams {
  /** Chance of a point without knowing, 0–1. An own score is lenient, which is the same to the model. A choice has 1 / options. */
  readonly guess: Readonly<Record<Exclude<PointKind, 'choice'>, number>>;
  /** Logits above an average question of a quiz. */
  readonly difficulty: number;
  /** Of the points of one drawing, given what the student knows: n of them count as n / (1 + (n − 1) · this) answers. */
  readonly correlation: number;
}

/**
 * What holds for points before students have answered. Chosen on simulated students whose knowledge is known
 * (`npm run learner:points`, docs/decisions/free-response-evidence.md).
 */
export const POINT_PARAMS: PointParams = {
  guess: { draw: 0.02, number: 0.02, prose: 0.5 },
  difficulty: 0.5,
  correlation: 0.5,
};

export const isPoint = ({ questionId }: Pick<FoldedAnswer, 'questionId'>) => typeof questionId === 'string';

/** A point that nobody has answered. */
export function authoredPoint(
  { kind, options }: Pick<RubricPoint, 'kind' | 'options'>,
  { guess, difficulty }: Pick<PointParams, 'guess' | 'difficulty'> = POINT_PARAMS,
): ItemRow {
  return {
    ...newItem(DEFAULT_PARAMS),
    mean: difficulty,
    guess: kind === 'choice' ? 1 / Math.max(2, options) : guess[kind],
  };
}

export interface SubmittedPoints {
  readonly versionId: number;
  readonly tDays: number;
  /** By the scorer. */
  readonly points: readonly { readonly id: string; readonly state: 'earned' | 'missed' | 'open' }[];
  /** Of open points, by the student. */
  readonly ownScores: Readonly<Record<string, boolean>>;
  /** Whether anything is drawn, and the other parts that have an answer. */
  readonly isDrawn: boolean;
  readonly written: ReadonlySet<string>;
}

/**
 * The points of an attempt as answers for the fold, in the order of the rubric. Left out is what says nothing of its own: points of parts
 * without an answer, open explanations, and points that were missed only because another one was. A right choice counts before its
 * explanation is compared, and as missed if the student finds that the explanation does not hold. A version that the catalog does not
 * have, because another server has a newer course, gives none.
 */
export function pointAnswers(
  { rubrics }: Pick<Catalog, 'rubrics'>,
  { versionId, tDays, points, ownScores, isDrawn, written }: SubmittedPoints,
  { correlation }: Pick<PointParams, 'correlation'> = POINT_PARAMS,
): FoldedAnswer[] {
  const states = new Map(points.map(({ id, state }) => [id, state]));
  const found = (rubrics.get(versionId) ?? []).flatMap(({ key, name, part, kind, contingentOn }) => {
    const state = states.get(name);
    if (state === undefined || !(kind === 'draw' ? isDrawn : written.has(part))) return [];
    if (state === 'missed' && contingentOn.some((other) => states.get(other) === 'missed')) return [];
    const isCorrect = state === 'open' ? (ownScores[name] ?? (kind === 'choice' ? true : null)) : state === 'earned';
    return isCorrect === null ? [] : [{ questionId: key, isCorrect, tDays, kind }];
  });
  const drawn = found.filter(({ kind }) => kind === 'draw').length;
  return found.map(({ kind, ...answer }) => ({
    ...answer,
    weight: kind === 'draw' ? 1 / (1 + (drawn - 1) * correlation) : 1,
  }));
}
