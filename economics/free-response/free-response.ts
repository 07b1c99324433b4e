import type { Picture } from '../picture/picture';
import type { GraphDocument } from './graph-document';
import type { Check } from './rubric';

/**
 * One free-response question with its rubric: one variant of a family, all numbers filled in. Texts are HTML: stem, texts of parts
 * and solutions in paragraphs, all others inline. Titles, units, labels and the why of a mistake are plain.
 */
export interface FreeResponse {
  /** Must not change when the question is edited: "rideshare-tax-2". */
  readonly id: string;
  /** "rideshare-tax"; its variants differ in story and numbers. */
  readonly family: string;
  readonly title: string;
  /** A long question has 10 points, a short one 5. */
  readonly length: 'long' | 'short';
  readonly stem: string;
  /** A graph to read, below the stem. */
  readonly given?: Picture;
  /** One or two graphs to draw on; none where nothing is drawn. */
  readonly panels: readonly { readonly id: string; readonly title: string }[];
  readonly parts: readonly Part[];
  /** The model answer, which earns every point that is drawn. */
  readonly model: GraphDocument;
}

interface PartBase {
  /** "a", "b", "c-i". */
  readonly id: string;
  readonly text: string;
  /** Id of the topic that its points are evidence on. */
  readonly topic: number;
  readonly solution: string;
}

export type Part = DrawPart | NumberPart | ChoicePart | ProsePart;

/** Adds to the question's graph. */
export interface DrawPart extends PartBase {
  readonly kind: 'draw';
  readonly points: readonly DrawPoint[];
}

/**
 * What is accepted besides the right answer: a formula over the student's own answers to earlier parts, such as `b * 20 / 2`. The
 * number of the part c-i is `c_i`. Where an answer depends on a choice, a formula for each of its options; null where nothing
 * follows from one.
 */
export type Follows = string | { readonly choice: string; readonly formulas: readonly (string | null)[] };

/** A number with the work that leads to it. One point. */
export interface NumberPart extends PartBase {
  readonly kind: 'number';
  readonly point: PointText & {
    readonly value: number;
    /** Other values that are right as well: by the other elasticity formula, or without its sign. */
    readonly also?: readonly number[];
    readonly follows?: Follows;
    /** Whether the number alone earns the point. */
    readonly workRequired: boolean;
    /** Share of the value by which an answer may be off, for roundings. */
    readonly tolerance: number;
    /** Wrong values that tell a misconception. */
    readonly mistakes: readonly { readonly value: number; readonly misconception: string; readonly why: string }[];
  };
  /** "$", "%" or a word, shown beside the field. */
  readonly unit: string;
}

/** "Will the price increase, decrease, or stay the same?" One point, which stays open until the explanation is compared if one is asked for. */
export interface ChoicePart extends PartBase {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly answer: number;
  /** What follows from earlier answers is the number of an option; the first is 1. */
  readonly point: PointText & { readonly explain: string | null; readonly follows?: Follows };
  /** Misconception that each wrong option tells, by its index. */
  readonly misconceptions: Readonly<Record<number, string>>;
}

/** An explanation, which the student compares with the rubric. */
export interface ProsePart extends PartBase {
  readonly kind: 'prose';
  readonly points: readonly (PointText & { readonly explain: string })[];
}

export interface PointText {
  /** Unique in the question: "a-1". */
  readonly id: string;
  /** What earns the point, in one sentence. */
  readonly text: string;
  /** The scene that explains it, in the lesson of the part's topic. */
  readonly scene?: string;
}

export interface DrawPoint extends PointText {
  readonly needs: readonly Check[];
  /** Earned only with these points, because it means nothing without them. */
  readonly contingentOn: readonly string[];
  readonly misconception: string | null;
}

/** What a student has answered so far. */
export interface FreeResponseAnswer {
  readonly graph: GraphDocument;
  /** By part: the typed expression of a number, the option chosen, the text of an explanation. */
  readonly parts: Readonly<
    Record<string, { readonly work?: string; readonly choice?: number; readonly text?: string }>
  >;
}

export const ANSWER_LIMITS = {
  /** Characters of a calculation and of an explanation. */
  work: 400,
  text: 2_000,
} as const;

export interface ScoredPoint {
  readonly id: string;
  readonly part: string;
  /** Open: the student has to compare an explanation with the rubric first. */
  readonly state: 'earned' | 'missed' | 'open';
  /** Why, in one sentence. */
  readonly reason: string;
  /** Ids of parts of the drawing to highlight. */
  readonly look: readonly string[];
  readonly misconception: string | null;
}
