import type { Board } from '../picture/picture';

/** A chapter's own video: scenes told in beats, each with what is on the board while it is said. */
export interface Lesson {
  readonly title: string;
  /** The id of the scene whose picture stands for the lesson before it plays; without it the last graph does. */
  readonly poster?: string;
  readonly scenes: readonly Scene[];
}

/** One idea. */
export interface Scene {
  /** Stays the same when the lesson is edited: places and links are kept by it. */
  readonly id: string;
  readonly heading: string;
  /** Short names of the misconceptions that this scene meets head on. */
  readonly meets: readonly string[];
  readonly beats: readonly Beat[];
  /** What the student is asked at its end, before the lesson goes on. */
  readonly ask: Ask | null;
}

/** What is said in one go, while the board moves to its picture and then stands. */
export interface Beat {
  readonly say: string;
  readonly board: Board;
}

/** A question for practice, not for a grade: it may be skipped, and its key comes with the lesson. */
export interface Ask {
  readonly question: string;
  /** At least two, exactly one of them right; `why` is said after it was chosen. */
  readonly choices: readonly { readonly text: string; readonly isRight: boolean; readonly why: string }[];
}
