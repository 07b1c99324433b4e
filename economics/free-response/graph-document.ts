import type { Point } from '../figure';

/**
 * A graph that a student draws, as plain JSON: it is saved, scored, printed and laid over the model answer. Coordinates are
 * shares of a panel's width and height, 0 to 1, from the origin in the lower left corner.
 */
export interface GraphDocument {
  /** One for each panel of the question, in its order. */
  readonly panels: readonly Panel[];
}

export interface Panel {
  /** From the question: "market", "firm". */
  readonly id: string;
  /** What the student wrote at each axis; empty until then. */
  readonly xLabel: string;
  readonly yLabel: string;
  readonly curves: readonly DrawnCurve[];
  readonly marks: readonly DrawnMark[];
  readonly areas: readonly DrawnArea[];
  readonly arrows: readonly DrawnArrow[];
}

/** Ids are unique in a document. */
export interface DrawnCurve {
  readonly id: string;
  /** "D1"; empty until the student names it. */
  readonly label: string;
  /** `straight` joins its handles by lines, so three make a kinked curve. `smooth` passes through them without a corner. */
  readonly shape: 'straight' | 'smooth';
  /** Two to five. Those of a smooth curve go from left to right. */
  readonly handles: readonly Point[];
}

/** A point, with dashed guides to the axes where the student wants them. */
export interface DrawnMark {
  readonly id: string;
  readonly at: Point;
  /** The name beside the point: "E"; empty for none. */
  readonly label: string;
  /** What stands on the horizontal axis below the point: "Q1", "40". Null without a guide; empty for a guide without a name. */
  readonly x: string | null;
  /** What stands on the vertical axis beside it. */
  readonly y: string | null;
}

/** Shaded regions: each reaches from its seed to the curves, guides and axes around it. */
export interface DrawnArea {
  readonly id: string;
  readonly label: string;
  /** One to twelve points, each inside of a region. */
  readonly seeds: readonly Point[];
}

/** The direction of a shift. */
export interface DrawnArrow {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
}

/** More than a graph of the exam ever needs. A larger document is refused. */
export const GRAPH_LIMITS = {
  panels: 2,
  curves: 12,
  handles: 5,
  marks: 24,
  areas: 8,
  seeds: 12,
  arrows: 8,
  /** Characters of a label. */
  label: 40,
  /** Names that a label says: "D = MR = AR = P" says four. */
  names: 6,
  /** Characters of the whole document as JSON. */
  size: 20_000,
} as const;

export const emptyPanel = (id: string): Panel => ({
  id,
  xLabel: '',
  yLabel: '',
  curves: [],
  marks: [],
  areas: [],
  arrows: [],
});
