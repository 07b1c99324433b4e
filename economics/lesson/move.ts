import type { Point } from '../figure';
import type { DrawnFrame } from './frame';
import type { Frame } from './frame-schema';

/** A task at the end of a scene: the student moves something in the graph until the model says that it is right. */
export interface Move {
  /** In one sentence. */
  readonly task: string;
  /** What is shown while something in it is moved. */
  readonly frame: Frame;
  /** The numbers of the frame that depend on the value x, each by its path: `{ 'at.0.quantity': 'x' }`. */
  readonly fields: Readonly<Record<string, string>>;
  /** What x is called: `Price ${x}`. */
  readonly handle: string;
  /** The values that x can have: from `from` to `to`. */
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly start: number;
  /** The id of what is dragged: a curve, a point, or a span of the graph. A table has its cells. */
  readonly grip: string;
  /** Names of the results that are told at each value. */
  readonly says: readonly string[];
  readonly goal: Goal;
  /** The right value of x where its author states it; `course:check` compares it with the model's. */
  readonly answer?: number;
  /** What is said when the goal is reached, with `{price}` for a result there. */
  readonly right: string;
}

/** Which result has to be reached: a number, or the most or least that any value of x gives. */
export interface Goal {
  readonly result: string;
  readonly is: number | 'most' | 'least';
}

/** Where something is grabbed: a point on the axes of one graph, or a cell of a table by row and column. */
export interface Grip {
  readonly at: Point;
  /** The graph among two, from 0. */
  readonly panel?: number;
}

/** A task at one value of x. */
export interface Stop<F = Frame> {
  readonly x: number;
  readonly frame: F;
  readonly grip: Grip;
  /** "Price $8: a shortage of 40". */
  readonly says: string;
  /** What is said where the goal is reached; null elsewhere. */
  readonly right: string | null;
}

/** The task as browsers get it: every value with its graph, so that no model has to travel. */
export interface DrawnMove {
  readonly task: string;
  /** The index of the stop to begin with. */
  readonly start: number;
  readonly stops: readonly Stop<DrawnFrame>[];
}
