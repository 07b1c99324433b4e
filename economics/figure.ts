/**
 * A graph as data: what is drawn, in the units of its axes, and its text description. Every graph of the site is one,
 * in questions and in lessons. `picture/` builds figures from models, `svg/` draws them.
 */
export type Point = readonly [x: number, y: number];

/** What a thing on a graph stands for. It determines color and hatch, and nothing else does. */
export type Role =
  | 'demand'
  | 'supply'
  | 'marginal-benefit'
  | 'marginal-cost'
  | 'marginal-social-benefit'
  | 'marginal-social-cost'
  | 'marginal-revenue-product'
  | 'marginal-resource-cost'
  | 'frontier'
  | 'trade'
  | 'utility'
  | 'revenue'
  | 'price'
  | 'policy'
  | 'consumer-surplus'
  | 'producer-surplus'
  | 'transfer'
  | 'deadweight-loss'
  | 'tax-revenue'
  | 'buyers-part'
  | 'sellers-part'
  | 'subsidy-cost'
  | 'shortage'
  | 'surplus'
  | 'gain'
  | 'external'
  | 'marginal-revenue'
  | 'average-total-cost'
  | 'average-variable-cost'
  | 'average-fixed-cost'
  | 'long-run-average-cost'
  | 'profit'
  | 'loss'
  | 'total-cost'
  | 'variable-cost'
  | 'fixed-cost'
  | 'total-product'
  | 'marginal-product'
  | 'average-product'
  /** A region that has only a letter. */
  | 'lettered'
  | 'plain';

/** Before (`was`, drawn faint and dashed) or after (`is`) a change. */
export type Era = 'was' | 'is';

/** 0 is invisible, 1 (the default) is opaque; values between occur while figures are animated. */
export interface Fading {
  readonly opacity?: number;
  /** 1 is what a scene does not talk about: lighter and thinner, but still read easily. 0 is the default. */
  readonly faint?: number;
}

export interface Axis {
  /** With its unit: "Price of coffee ($ per cup)". */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly Tick[];
}

export interface Tick extends Fading {
  readonly at: number;
  readonly label: string;
  /** How visible its grid line is: 0 where the graph has no grid, and then a short mark stands at the axis. */
  readonly line?: number;
}

/** A line through at least two points; `name` stands at its end ("D1"). */
export interface Curve extends Fading {
  readonly id: string;
  readonly role: Role;
  readonly era: Era;
  readonly name: string;
  readonly path: readonly Point[];
}

/** A shaded polygon of at least three corners. */
export interface Area extends Fading {
  readonly id: string;
  readonly role: Role;
  readonly name: string;
  readonly outline: readonly Point[];
}

/** The values that a mark has on the axes; none where it is null, and no line there either. */
export interface Guides extends Fading {
  readonly x: string | null;
  readonly y: string | null;
  /** Whether the level line also runs right, out of the graph, to the panel beside it. */
  readonly across?: boolean;
}

/** A point worth a name; `guides` draws dotted lines to the axes, which then carry its two values. */
export interface Mark extends Fading {
  readonly id: string;
  readonly era: Era;
  readonly name: string;
  readonly at: Point;
  readonly guides: Guides | null;
}

/**
 * A measured distance along one axis: a shortage, a tax wedge. Its bracket stands below a level span and left of an upright
 * one; a surplus, which lies above its price, has it there. Along a sloped line, a stretch of demand, it stands above it. With `isBeyond` it is a bare line, with its name on the outer
 * side: a step outside of a curve.
 */
export interface Span extends Fading {
  readonly isBeyond?: boolean;
  readonly id: string;
  readonly role: Role;
  readonly name: string;
  readonly from: Point;
  readonly to: Point;
}

/** From what was to what is: the direction of a shift or of a movement along a curve. */
export interface Arrow extends Fading {
  readonly id: string;
  readonly role: Role;
  readonly from: Point;
  readonly to: Point;
}

/** An upright bar from the x axis: the utility of the third slice. */
export interface Bar extends Fading {
  readonly id: string;
  readonly role: Role;
  readonly at: number;
  readonly width: number;
  readonly height: number;
  readonly name: string;
}

/** Ids are unique in a figure and mean the same thing in every figure of a lesson, so that one can move into the next. */
export interface Figure {
  readonly title: string;
  /** A description in full sentences, in terms of economics and not of coordinates. */
  readonly description: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly curves: readonly Curve[];
  readonly areas: readonly Area[];
  readonly marks: readonly Mark[];
  readonly spans: readonly Span[];
  readonly arrows: readonly Arrow[];
  readonly bars: readonly Bar[];
  /** Where a student holds what moves: a handle is drawn over each place. */
  readonly grips?: readonly Point[];
  /** Two graphs that move together, such as a market and a firm. Then the figure itself has empty axes, and nothing else. */
  readonly panels?: readonly [Figure, Figure];
}

/** The graphs of a figure: its two panels, or itself. */
export const graphsOf = (figure: Figure): readonly Figure[] => figure.panels ?? [figure];
