import { heldGraph, gripsOf, type HeldGraph, type MovableGraph } from '../../../economics/lesson/movable-graph';
import type { Point } from '../../../economics/figure';
import type { Grip } from '../../../economics/lesson/move';
import { layoutFigure, type Drawing } from '../../../economics/svg/drawing';
import { toPixels, type Size } from '../../../economics/svg/scale';

/** Where a grip is, in pixels of its drawing. */
export const gripPixels = ({ at, panel = 0 }: Grip, drawing: Drawing): Point =>
  toPixels((drawing.panels?.[panel] ?? drawing).scale, at);

/** A graph at certain values of its controls. */
export interface Moved extends HeldGraph {
  /** Null for a table. */
  readonly drawing: Drawing | null;
}

/** A graph laid out at one size. Laying it out takes milliseconds, so that each layout is stored. */
export class MovableDrawings {
  private readonly stored = new Map<string, Moved>();

  constructor(
    private readonly graph: MovableGraph,
    private readonly size: Size,
  ) {}

  at(values: readonly number[]): Moved {
    const key = values.join(' ');
    const known = this.stored.get(key);
    if (known !== undefined) return known;
    const held = heldGraph(this.graph, values);
    const drawing = held.frame.kind === 'figure' ? layoutFigure(held.frame.figure, this.size) : null;
    const moved = { ...held, drawing };
    this.stored.set(key, moved);
    return moved;
  }

  /** Where a control is held at each of its values, in pixels of the drawing at these values. */
  pathOf(control: number, values: readonly number[]): Point[] {
    const { drawing } = this.at(values);
    return drawing === null ? [] : gripsOf(this.graph, values, control).map((grip) => gripPixels(grip, drawing));
  }
}
