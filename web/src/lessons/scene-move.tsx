import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Point } from '../../../economics/figure';
import type { DrawnMove } from '../../../economics/lesson/move';
import { distance, pointBetween } from '../../../economics/svg/geometry';
import type { Drawing } from '../../../economics/svg/drawing';
import { GRIP_RADIUS } from '../../../economics/svg/shapes';
import { toPixels } from '../../../economics/svg/scale';
import { Button } from '../ui/button';
import { SteadyText } from '../ui/steady-text';
import { useGlide } from '../ui/use-glide';
import { LessonPicture } from './lesson-frame';
import type { LessonFrames } from './lesson-frames';
import styles from './scene-move.module.css';

interface Moving {
  move: DrawnMove;
  /** The index of the stop where the student has moved it. */
  stop: number;
  onMove: (stop: number) => void;
}

/** Where the student has moved what the current task is about; null without a task. */
export function useMoving(move: DrawnMove | undefined): Moving | null {
  const [moved, setMoved] = useState<{ move: DrawnMove; stop: number } | null>(null);
  if (!move) return null;
  return {
    move,
    stop: moved?.move === move ? moved.stop : move.start,
    onMove: (stop) => setMoved({ move, stop }),
  };
}

const GLIDE_MS = 160;

/** Where a stop is grabbed, in pixels of the drawing. All stops have the same axes. */
const gripsOf = ({ stops }: DrawnMove, drawing: Drawing): Point[] =>
  stops.map(({ grip }) => toPixels((drawing.panels?.[grip.panel ?? 0] ?? drawing).scale, grip.at));

/** The index of the point that is closest. */
const nearest = (points: readonly Point[], to: Point): number =>
  points.reduce((best, point, index) => (distance(point, to) < distance(points[best] ?? to, to) ? index : best), 0);

/** The graph of a task. It is dragged from anywhere, so that no finger has to hit a line. */
export function MovePicture({ move, stop, frames, onMove }: Moving & { frames: LessonFrames | null }) {
  // The last step of a glide may miss its end by a hair.
  const at = Math.min(move.stops.length - 1, useGlide(stop, GLIDE_MS));
  const from = useRef<{ readonly pointer: Point; readonly grip: Point } | null>(null);
  const [low, high] = [move.stops[Math.floor(at)], move.stops[Math.ceil(at)]];
  if (!frames || !low || !high) return null;
  const shown = frames.between(low.frame, high.frame, at % 1);
  const drawing = shown.kind === 'drawing' ? shown.drawing : null;
  const grips = drawing && gripsOf(move, drawing);

  function press(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const pointer: Point = [event.clientX, event.clientY];
    from.current = { pointer, grip: grips?.[stop] ?? pointer };
    drag(event);
  }
  function drag({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    if (!from.current) return;
    const { pointer, grip } = from.current;
    const next = drawing
      ? nearest(grips ?? [], movedBy(grip, [clientX - pointer[0], clientY - pointer[1]], currentTarget, drawing))
      : nearest(cellsIn(currentTarget), [clientX, clientY]);
    if (next !== stop && move.stops[next]) onMove(next);
  }
  const release = () => {
    from.current = null;
  };

  return (
    <div
      className={styles.surface}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <LessonPicture shown={shown}>{grips && <GripView grips={grips} at={at} />}</LessonPicture>
    </div>
  );
}

/** A point of the drawing after the pointer has moved by so many pixels of the page. */
function movedBy([x, y]: Point, [right, down]: Point, surface: Element, { scale: { size } }: Drawing): Point {
  const { width, height } = surface.getBoundingClientRect();
  const zoom = Math.min(width / size.width, height / size.height) || 1;
  return [x + right / zoom, y + down / zoom];
}

/** The middles of a table's cells in the window, without the heads of rows. */
const cellsIn = (surface: Element): Point[] =>
  [...surface.querySelectorAll('td:not(:first-child)')].map((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });

/** What can be grabbed, with arrows in the directions in which it moves. */
function GripView({ grips, at }: { grips: readonly Point[]; at: number }) {
  const [low, high] = [Math.floor(at), Math.ceil(at)];
  const here = pointBetween(grips[low] ?? [0, 0], grips[high] ?? [0, 0], at % 1);
  const [before, after] = [grips[low - 1] ?? grips[low] ?? here, grips[low + 1] ?? grips[low] ?? here];
  const angle = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
  return (
    <g className={styles.grip} transform={`translate(${here.join(' ')}) rotate(${angle})`} aria-hidden>
      <circle r={GRIP_RADIUS} />
      <path d="M-3 -4L-7 0L-3 4M3 -4L7 0L3 4" />
    </g>
  );
}

/** As a slider has them. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
const SKIP = 'Skip';
const CONTINUE = 'Continue the lesson';

/**
 * A task at the end of a scene, beside or below its graph: a slider for keys and screen readers, and what the model says at its
 * value. Nothing moves but the graph: space for the longest text is reserved from the start.
 */
export function SceneMove({ move, stop, onMove, onGoOn }: Moving & { onGoOn: () => void }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isReached, setReached] = useState(false);
  // The stage is where the student looks. The page must not scroll to it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  /** The arrow keys, before the slider has the focus: they must not leave the task. */
  function step(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    onMove(Math.min(move.stops.length - 1, Math.max(0, stop + by)));
  }
  const { says, right } = move.stops[stop] ?? { says: '', right: null };
  if (right !== null && !isReached) setReached(true);

  return (
    <section className={styles.task} aria-label="A task before we continue" onKeyDown={step}>
      <div className={styles.asked}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {move.task}
        </h2>
        <input
          type="range"
          min={0}
          max={move.stops.length - 1}
          step={1}
          value={stop}
          aria-labelledby={id}
          aria-valuetext={says}
          onChange={({ target }) => onMove(Number(target.value))}
        />
        <div className={styles.steady}>
          <p>{says}</p>
          {move.stops.map((one) => (
            <span key={one.x} className={styles.space} data-text={one.says} aria-hidden />
          ))}
        </div>
      </div>
      <div className={styles.steady} data-part="verdict">
        <p role="status">
          {right !== null && (
            <>
              <Check size={18} aria-hidden /> <strong>That's it.</strong> {right}
            </>
          )}
        </p>
        {move.stops.map((one) => (
          <span key={one.x} className={styles.space} data-text={one.right && `That's it. ${one.right}`} aria-hidden />
        ))}
      </div>
      <div className={styles.ways}>
        <Button variant={isReached ? 'primary' : 'quiet'} onClick={onGoOn}>
          <SteadyText other={isReached ? SKIP : CONTINUE}>{isReached ? CONTINUE : SKIP}</SteadyText>
        </Button>
      </div>
    </section>
  );
}
