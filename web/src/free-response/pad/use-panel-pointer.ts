import { useRef, useState, type Dispatch, type PointerEvent } from 'react';
import type { Point } from '../../../../economics/figure';
import type { GraphDocument, Panel } from '../../../../economics/free-response/graph-document';
import { distance } from '../../../../economics/svg/geometry';
import { NOTHING, STILL, type Press } from './gesture';
import { beginDrag, partUnder, type Drag, hitPart, isOffLines } from './hit-part';
import { inPanel, without, type Selection } from './find-part';
import { inSquare } from './move-parts';
import { shadingAt, type AreaOutlines } from './list-regions';
import { toPixels, toShares, type PanelView } from './panel-view';
import type { PadAction, PadState } from './pad-state';
import { recognizeStroke } from './recognize-stroke';
import { snapCorner } from './rectangle';
import { snapCurve, snapHandle, snapPoint, snapShift, type SnappedPoint } from './snap';
import { lineThrough } from './usual-shapes';

interface PanelPointerOptions {
  state: PadState;
  panel: Panel;
  view: PanelView;
  outlines: AreaOutlines;
  dispatch: Dispatch<PadAction>;
}

/** Draws, places, shades, moves and selects by finger, pen or mouse. */
export function usePanelPointer({ state, panel, view, outlines, dispatch }: PanelPointerOptions) {
  const { document, selection, tool } = state;
  const press = useRef<Press | null>(null);
  const [gesture, setGesture] = useState(NOTHING);
  /** What is selected on this panel. */
  const own = selection?.panel === panel.id ? selection : null;
  /** While regions are added to an area, those of others may be parts of it as well. */
  const joined =
    state.joining === null ? panel : { ...panel, areas: panel.areas.filter(({ id }) => id === state.joining) };
  /** The first corner of a rectangle. */
  const corner = state.corner?.panel === panel.id ? state.corner.at : null;
  const place = { state, panel, view, own };

  const pixelsOf = (event: { clientX: number; clientY: number }, surface: Element): Point => {
    const { left, top, width } = surface.getBoundingClientRect();
    const scale = width > 0 ? view.width / width : 1;
    return [(event.clientX - left) * scale, (event.clientY - top) * scale];
  };

  const select = (next: Selection | null) => {
    dispatch({ type: 'select', selection: next });
  };

  const withoutMark = (id: string): readonly [GraphDocument, Panel] => {
    const rest = { ...panel, marks: without(panel.marks, id) };
    return [inPanel(document, panel.id, () => rest), rest];
  };

  const move = (drag: Drag, at: Point, isTouch: boolean) => {
    const place = toShares(view, at);
    const by = (from: Point): Point => [place[0] - from[0], place[1] - from[1]];
    switch (drag.kind) {
      case 'stroke':
        drag.points.push(place);
        setGesture({ ...NOTHING, stroke: [...drag.points] });
        return;
      case 'handle': {
        const to = inSquare([place[0] + drag.offset[0], place[1] + drag.offset[1]]);
        const { selection: moved, index } = drag;
        const snapped =
          moved.kind === 'curve'
            ? snapHandle(document, panel, moved.id, index, to)
            : moved.kind === 'mark'
              ? snapPoint(...withoutMark(moved.id), to).at
              : to;
        dispatch({ type: 'move-handle', index, to: snapped });
        setGesture({ ...NOTHING, handle: index, finger: isTouch ? toPixels(view, snapped) : null });
        return;
      }
      case 'part':
        dispatch({ type: 'move-part', by: by(drag.from) });
        return;
      case 'shift': {
        const curve = panel.curves.find(({ id }) => id === drag.id);
        const straight = curve ? snapShift(document, panel, curve, by(drag.from)) : by(drag.from);
        dispatch({ type: 'shift', panel: panel.id, id: drag.id, by: straight });
        return;
      }
      case 'point': {
        const point = snapPoint(document, panel, inSquare(place));
        setGesture({ ...NOTHING, point, finger: isTouch ? toPixels(view, point.at) : null });
        return;
      }
      case 'corner': {
        const to = snapCorner(document, panel, inSquare(place));
        const point: SnappedPoint = { at: to, on: 'crossing' };
        const from = corner;
        setGesture({ ...NOTHING, point, corners: from && [from, to], finger: isTouch ? toPixels(view, to) : null });
        return;
      }
      case 'shade':
        if (isInside(place) && isOffLines(panel, view, at) && !shadingAt(joined, outlines, place))
          dispatch({ type: 'shade', panel: panel.id, seed: place });
        return;
      case 'tap':
        return;
    }
  };

  const placePoint = (at: Point) => {
    const { at: to } = snapPoint(document, panel, inSquare(toShares(view, at)));
    const there = panel.marks.find((mark) => distance(toPixels(view, mark.at), toPixels(view, to)) < 8);
    if (there) {
      select({ panel: panel.id, kind: 'mark', id: there.id });
      return;
    }
    // A line to an axis that nobody asked for would split the areas beside it.
    dispatch({ type: 'add-mark', panel: panel.id, mark: { at: to, label: '', x: null, y: null } });
  };

  const toggleShade = (at: Point) => {
    const seed = toShares(view, at);
    if (!isInside(seed)) return;
    const shading = shadingAt(joined, outlines, seed);
    if (shading) {
      dispatch({ type: 'unshade', panel: panel.id, ...shading });
      return;
    }
    dispatch({ type: 'shade', panel: panel.id, seed });
  };

  const tap = (drag: Drag, at: Point) => {
    if (tool === 'shade') {
      toggleShade(at);
      return;
    }
    if (drag.kind === 'handle') {
      select(drag.selection);
      return;
    }
    const hit = hitPart(panel, view, at) ?? areaAt(at);
    if (tool === 'curve' && !hit && !selection) {
      const curve = lineThrough(panel, inSquare(toShares(view, at)));
      dispatch({ type: 'add-curve', panel: panel.id, curve });
      return;
    }
    select(hit);
  };

  const areaAt = (at: Point): Selection | null => {
    const shading = shadingAt(panel, outlines, toShares(view, at));
    return shading && { panel: panel.id, kind: 'area', id: shading.id };
  };

  /** What a movement beyond a tap begins. */
  const startMoving = ({ drag, start, isTouch }: Press) => {
    if (drag.kind === 'corner') {
      // A rectangle that is dragged begins where the finger was put down.
      if (!corner)
        dispatch({ type: 'corner', panel: panel.id, at: snapCorner(document, panel, inSquare(toShares(view, start))) });
      return;
    }
    if (drag.kind === 'handle' || drag.kind === 'part') {
      if (!selectedSame(selection, drag.selection)) select(drag.selection);
    }
    if (drag.kind !== 'stroke' && drag.kind !== 'tap') dispatch({ type: 'hold' });
    if (drag.kind === 'shade') move(drag, start, isTouch);
  };

  /** Shows what a press of the mouse would do here. */
  const hover = (at: Point) => {
    if (tool === 'point' || (tool === 'shade' && state.isRectangle)) {
      move({ kind: tool === 'point' ? 'point' : 'corner' }, at, false);
      return;
    }
    const part = partUnder(place, at)?.id ?? null;
    setGesture((gesture) => (gesture.hover === part && !gesture.point ? gesture : { ...NOTHING, hover: part }));
  };

  const end = () => {
    press.current = null;
    setGesture(NOTHING);
  };

  return {
    gesture,
    own,
    surface: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (event.button !== 0 || press.current) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        const start = pixelsOf(event, event.currentTarget);
        const isTouch = event.pointerType === 'touch';
        press.current = { pointer: event.pointerId, drag: beginDrag(place, start), start, isTouch, isMoving: false };
        const { kind } = press.current.drag;
        if (kind === 'point' || kind === 'corner') move(press.current.drag, start, isTouch);
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        const current = press.current;
        const at = pixelsOf(event, event.currentTarget);
        if (!current && event.pointerType === 'mouse') hover(at);
        if (current?.pointer !== event.pointerId) return;
        if (!current.isMoving && distance(at, current.start) < STILL[current.isTouch ? 'touch' : 'mouse']) return;
        if (!current.isMoving) startMoving(current);
        current.isMoving = true;
        const passed = event.nativeEvent.getCoalescedEvents?.() ?? [];
        if (current.drag.kind === 'stroke') {
          const surface = event.currentTarget;
          current.drag.points.push(...passed.slice(0, -1).map((one) => toShares(view, pixelsOf(one, surface))));
        }
        move(current.drag, at, current.isTouch);
      },
      onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
        const current = press.current;
        if (current?.pointer !== event.pointerId) return;
        const at = pixelsOf(event, event.currentTarget);
        end();
        if (current.drag.kind === 'point') {
          placePoint(at);
          return;
        }
        if (current.drag.kind === 'corner') {
          const to = snapCorner(document, panel, inSquare(toShares(view, at)));
          dispatch({ type: 'corner', panel: panel.id, at: to });
          return;
        }
        if (!current.isMoving) {
          tap(current.drag, at);
          return;
        }
        if (current.drag.kind === 'stroke') {
          const curve = recognizeStroke(current.drag.points);
          if (curve) dispatch({ type: 'add-curve', panel: panel.id, curve: snapCurve(document, panel, curve) });
          return;
        }
        dispatch({ type: 'release' });
      },
      onPointerLeave: () => {
        if (!press.current) setGesture(NOTHING);
      },
      onPointerCancel: (event: PointerEvent<SVGSVGElement>) => {
        if (press.current?.pointer !== event.pointerId) return;
        end();
        dispatch({ type: 'cancel' });
      },
    },
  };
}

const isInside = (place: Point): boolean => place.every((share) => share > 0 && share < 1);

const selectedSame = (a: Selection | null, b: Selection): boolean =>
  a?.panel === b.panel && a.kind === b.kind && a.id === b.id;
