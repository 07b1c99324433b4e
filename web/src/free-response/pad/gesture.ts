import type { Point } from '../../../../economics/figure';
import type { Drag } from './hit-part';
import type { SnappedPoint } from './snap';

/** Pixels that a touch may move and still be a tap. A finger rolls more than a mouse. */
export const STILL = { mouse: 5, touch: 10 } as const;

export interface Press {
  /** Of the finger that began it; others are ignored. */
  readonly pointer: number;
  readonly drag: Drag;
  /** Where it began, in pixels. */
  readonly start: Point;
  readonly isTouch: boolean;
  isMoving: boolean;
}

/** What is shown of a gesture while it lasts. */
export interface Gesture {
  readonly stroke: readonly Point[] | null;
  readonly point: SnappedPoint | null;
  /** Opposite corners of a rectangle. */
  readonly corners: readonly [Point, Point] | null;
  /** Where a finger is, in pixels, while it drags something that it covers. */
  readonly finger: Point | null;
  readonly handle: number | null;
  /** The part under a mouse that a press would take. */
  readonly hover: string | null;
}

export const NOTHING: Gesture = { stroke: null, point: null, corners: null, finger: null, handle: null, hover: null };
