import { useRef, type PointerEvent } from 'react';
import type { Point } from '../../../economics/figure';
import { valuesOfControl, type MovableGraph } from '../../../economics/lesson/movable-graph';
import { distance } from '../../../economics/svg/geometry';
import type { Size } from '../../../economics/svg/scale';
import { gripPixels, type MovableDrawings } from './movable-drawings';

/** The index of the point that is closest. */
const nearest = (points: readonly Point[], to: Point): number =>
  points.reduce((best, point, index) => (distance(point, to) < distance(points[best] ?? to, to) ? index : best), 0);

interface Held {
  readonly control: number;
  readonly grip: Point;
  readonly pointer: Point;
  /** Where the grip is at each value. */
  readonly path: readonly Point[];
}

interface DragOptions {
  graph: MovableGraph;
  drawings: MovableDrawings;
  size: Size;
  values: readonly number[];
  onMove: (control: number, value: number) => void;
}

/**
 * Moves the control whose handle is closest to the pointer. A mouse drags from anywhere in the graph, a finger from a handle, so
 * that it can scroll the page everywhere else.
 */
export function useDrag({ graph, drawings, size, values, onMove }: DragOptions) {
  const held = useRef<Held | null>(null);

  function press(event: PointerEvent<SVGElement | HTMLElement>) {
    const { target, currentTarget, pointerType, button, clientX, clientY } = event;
    const { drawing, grips } = drawings.at(values);
    const isOnHandle = target instanceof Element && target.closest('[data-handle]') !== null;
    if (button !== 0 || drawing === null || (pointerType === 'touch' && !isOnHandle)) return;
    currentTarget.setPointerCapture?.(event.pointerId);
    const places = grips.map((grip) => gripPixels(grip, drawing));
    const control = nearest(places, pixelsAt(currentTarget, [clientX, clientY], size));
    const grip = places[control];
    if (grip) held.current = { control, grip, pointer: [clientX, clientY], path: drawings.pathOf(control, values) };
  }

  function drag({ currentTarget, clientX, clientY }: PointerEvent<Element>) {
    if (held.current === null) return;
    const { control, grip, pointer, path } = held.current;
    const zoom = zoomOf(currentTarget, size);
    const to: Point = [grip[0] + (clientX - pointer[0]) / zoom, grip[1] + (clientY - pointer[1]) / zoom];
    const one = graph.controls[control];
    const value = one && valuesOfControl(one)[nearest(path, to)];
    if (value !== undefined && value !== values[control]) onMove(control, value);
  }

  const release = () => {
    held.current = null;
  };
  return { onPointerDown: press, onPointerMove: drag, onPointerUp: release, onPointerCancel: release };
}

/** Pixels of the page for one of the drawing. */
const zoomOf = (surface: Element, { width }: Size): number => surface.getBoundingClientRect().width / width || 1;

function pixelsAt(surface: Element, [x, y]: Point, size: Size): Point {
  const { left, top } = surface.getBoundingClientRect();
  const zoom = zoomOf(surface, size);
  return [(x - left) / zoom, (y - top) / zoom];
}
