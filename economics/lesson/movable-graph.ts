import { drawnFrame, heldFigure } from './draw-lesson';
import type { DrawnFrame } from './frame';
import type { Frame } from './frame-schema';
import type { Grip, Move } from './move';
import { filled, frameAt, gripIn, noResult, valuesOf, withMarketPrice, withPartsThere } from './moved-frame';
import { resultsOf } from './results/results';

/** One thing in a graph that a student can move, such as demand. */
export interface Control extends Pick<Move, 'fields' | 'handle' | 'from' | 'to' | 'step' | 'start' | 'grip'> {
  /** "Demand". */
  readonly name: string;
}

/** A graph of the reference. Everything in it can be moved at the same time. */
export interface MovableGraph {
  readonly frame: Frame;
  readonly controls: readonly Control[];
  /** Names of the results that are told of it. */
  readonly says: readonly string[];
}

/** A graph whose controls have certain values. */
export interface MovedGraph {
  readonly frame: Frame;
  /** What its model says of it: "A price of $6, 30 sold". */
  readonly says: string;
  /** What each control is at: "Demand 20 to the right". */
  readonly handles: readonly string[];
}

/** The values of each control at the beginning. */
export const startOf = ({ controls }: MovableGraph): number[] => controls.map(({ start }) => start);

/** The values that a control can have. @throws RangeError for a range in which nothing can be moved. */
export const valuesOfControl = (control: Control): readonly number[] => valuesOf(control);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const movedFrame = ({ frame, controls }: MovableGraph, values: readonly number[]): Frame =>
  withMarketPrice(
    controls.reduce(
      (moved, { fields, start }, index) => frameAt({ frame: moved, fields }, values[index] ?? start),
      frame,
    ),
  );

/**
 * The graph with these values of its controls.
 * @throws RangeError, with a message for the author, where it has none of the results that it tells.
 */
export function graphAt(graph: MovableGraph, values: readonly number[]): MovedGraph {
  const frame = movedFrame(graph, values);
  const results = resultsOf(frame);
  const [first = ''] = graph.says;
  if (graph.says.every((name) => results[name] === undefined)) throw noResult(first, results);
  const told = graph.says.flatMap((name) => results[name]?.says ?? []);
  return {
    frame: withPartsThere(frame),
    says: capitalized(told.join(', ')),
    handles: graph.controls.map(({ handle, start }, index) => filled(handle, values[index] ?? start, frame, results)),
  };
}

const gripAt = (graph: MovableGraph, values: readonly number[], { grip }: Control, height: number | null): Grip =>
  gripIn(withPartsThere(movedFrame(graph, values)), grip, height);

/** Curves shift sideways, so that each is held at one height. */
const heightOf = (graph: MovableGraph, control: Control): number => gripAt(graph, startOf(graph), control, null).at[1];

/**
 * Where a control is held at each of its values, while the others stay at theirs.
 * @throws RangeError where its graph does not have what is held.
 */
export function gripsOf(graph: MovableGraph, values: readonly number[], at: number): Grip[] {
  const control = graph.controls[at];
  if (control === undefined) return [];
  const height = heightOf(graph, control);
  return valuesOfControl(control).map((value) => gripAt(graph, values.with(at, value), control, height));
}

/** A graph as it is drawn, with a handle for each control. */
export interface HeldGraph extends Omit<MovedGraph, 'frame'> {
  readonly frame: DrawnFrame;
  /** In the order of the controls. */
  readonly grips: readonly Grip[];
}

export function heldGraph(graph: MovableGraph, values: readonly number[]): HeldGraph {
  const moved = graphAt(graph, values);
  const grips = graph.controls.map((control) => gripAt(graph, values, control, heightOf(graph, control)));
  const frame = drawnFrame(moved.frame);
  return {
    ...moved,
    grips,
    frame: frame.kind === 'figure' ? { ...frame, figure: heldFigure(frame.figure, grips) } : frame,
  };
}
