import type { DrawnLesson } from '../../../economics/lesson/lesson';
import { placeAt, type Timeline } from '../../../economics/lesson/timeline';
import type { DrawnFrame, FigureFrame } from '../../../economics/lesson/frame';
import { emptyAxes, layoutFigure, tweenDrawing, type Drawing } from '../../../economics/svg/drawing';
import type { Size } from '../../../economics/svg/scale';

/** Duration of the transition from one picture to the next, in seconds. */
export const MOVE_SECONDS = 1.2;

export type ShownFrame =
  | { readonly kind: 'drawing'; readonly drawing: Drawing }
  | { readonly kind: 'frame'; readonly frame: Exclude<DrawnFrame, FigureFrame>; readonly size: Size };

/** Eases a transition in and out. `share` and the result are 0 to 1. */
export const ease = (share: number): number => share * share * (3 - 2 * share);

/** Returns the frame to show at any time. Laying out a picture takes milliseconds, so each layout is cached. */
export class LessonFrames {
  private readonly drawings = new Map<FigureFrame, Drawing>();
  private readonly frames: readonly (readonly DrawnFrame[])[];

  constructor(
    lesson: DrawnLesson,
    private readonly timeline: Timeline,
    private readonly size: Size,
    private readonly moves: boolean,
  ) {
    this.frames = lesson.scenes.map(({ beats }) => beats.map(({ frame }) => frame));
  }

  /** @param moves whether a picture moves into view, or is there at once */
  at(seconds: number, moves = this.moves): ShownFrame | null {
    const { scene, beat } = placeAt(this.timeline, seconds);
    const frame = this.frames[scene]?.[beat];
    if (frame === undefined) return null;
    if (frame.kind !== 'figure') return { kind: 'frame', frame, size: this.size };
    const drawing = this.draw(frame);
    if (!moves) return { kind: 'drawing', drawing };
    const last = this.frames[scene]?.[beat - 1] ?? this.frames[scene - 1]?.at(-1);
    const before = last?.kind === 'figure' ? this.draw(last) : emptyAxes(drawing);
    const from = this.timeline.scenes[scene]?.beats[beat]?.from ?? 0;
    const share = Math.min(1, (seconds - from) / MOVE_SECONDS);
    if (share >= 1) return { kind: 'drawing', drawing };
    return { kind: 'drawing', drawing: tweenDrawing(before, drawing, ease(share)) };
  }

  /** Lays out the picture of the next beat in advance, so that its first animation frame is not delayed. */
  prepareAfter(scene: number, beat: number): void {
    const next = this.frames[scene]?.[beat + 1] ?? this.frames[scene + 1]?.[0];
    if (next?.kind === 'figure') this.draw(next);
  }

  /** A frame on the way from one to another; `share` is 0 to 1. */
  between(from: DrawnFrame, to: DrawnFrame, share: number): ShownFrame {
    if (to.kind !== 'figure') return { kind: 'frame', frame: to, size: this.size };
    const drawing = this.draw(to);
    return {
      kind: 'drawing',
      drawing: from.kind === 'figure' ? tweenDrawing(this.draw(from), drawing, share) : drawing,
    };
  }

  private draw(frame: FigureFrame): Drawing {
    const known = this.drawings.get(frame);
    if (known !== undefined) return known;
    const drawing = layoutFigure(frame.figure, this.size);
    this.drawings.set(frame, drawing);
    return drawing;
  }
}
