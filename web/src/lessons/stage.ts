import type { Lesson } from '../../../economics/lesson/lesson';
import type { Timeline } from '../../../economics/lesson/timeline';
import { figureOf, isPicture, type Board } from '../../../economics/picture/picture';
import { layoutFigure, tweenDrawing, type Drawing } from '../../../economics/svg/drawing';
import type { Size } from '../../../economics/svg/scale';
import { placeOf, type Playback } from './playback';

/** Seconds that a picture takes to move into the next one. */
export const MOVE_SECONDS = 1.2;

export type Shown =
  { readonly kind: 'drawing'; readonly drawing: Drawing } | { readonly kind: 'board'; readonly board: Board };

/** Slow at both ends, as a hand moves chalk. */
export const ease = (share: number): number => share * share * (3 - 2 * share);

/** What is on the board at each moment. Laying a picture out takes milliseconds, so each is laid out once. */
export class Stage {
  private readonly drawings = new Map<Board, Drawing | null>();
  private readonly boards: readonly (readonly Board[])[];

  constructor(
    lesson: Lesson,
    private readonly timeline: Timeline,
    private readonly size: Size,
    private readonly moves: boolean,
  ) {
    this.boards = lesson.scenes.map(({ beats }) => beats.map(({ board }) => board));
  }

  at(state: Playback): Shown | null {
    const { scene, beat } = placeOf(state, this.timeline);
    const board = this.boards[scene]?.[beat];
    if (board === undefined) return null;
    const drawing = this.draw(board);
    if (drawing === null) return { kind: 'board', board };
    const before = this.draw(this.boards[scene]?.[beat - 1] ?? this.boards[scene - 1]?.at(-1));
    const from = this.timeline.scenes[scene]?.beats[beat]?.from ?? 0;
    const share = this.moves ? Math.min(1, (state.seconds - from) / MOVE_SECONDS) : 1;
    if (before === null || share >= 1) return { kind: 'drawing', drawing };
    return { kind: 'drawing', drawing: tweenDrawing(before, drawing, ease(share)) };
  }

  /** Lays out what comes after this beat, so that its first frame need not. */
  prepareAfter(scene: number, beat: number): void {
    this.draw(this.boards[scene]?.[beat + 1] ?? this.boards[scene + 1]?.[0]);
  }

  private draw(board: Board | undefined): Drawing | null {
    if (board === undefined || !isPicture(board)) return null;
    const known = this.drawings.get(board);
    if (known !== undefined) return known;
    const drawing = layoutFigure(figureOf(board), this.size);
    this.drawings.set(board, drawing);
    return drawing;
  }
}
