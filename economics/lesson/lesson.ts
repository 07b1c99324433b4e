import { isPicture, type DrawnFrame } from './frame';
import type { Frame } from './frame-schema';
import type { DrawnMove, Move } from './move';

/** A chapter's own video: scenes of beats, each with the frame that is shown while it is said. */
export interface Lesson<F = Frame, M extends Task = Move> {
  readonly title: string;
  /** The id of the scene whose picture stands for the lesson before it plays; without it, the last graph of the lesson does. */
  readonly poster?: string;
  readonly scenes: readonly Scene<F, M>[];
}

/** One idea. */
export interface Scene<F = Frame, M extends Task = Move> {
  /** Must not change when the lesson is edited: bookmarks and links use it. */
  readonly id: string;
  readonly heading: string;
  /** Short names of the misconceptions that this scene addresses. */
  readonly meets: readonly string[];
  /** Names of the topics of its chapter that it treats. Left out where the chapter has one. */
  readonly topics?: readonly string[];
  readonly beats: readonly Beat<F>[];
  /** What the scene says, spoken by a person; without it, the student's device may read it aloud. */
  readonly recording?: Recording;
  /** The question at the end of the scene, before the lesson continues. */
  readonly ask: Ask | null;
  /** In place of a question, something to move in the graph. */
  readonly move?: M;
}

/** What every task says, as its author wrote it or drawn. */
interface Task {
  readonly task: string;
}

/** A scene of any lesson, whatever its frames are. */
export type AnyScene = Scene<unknown, Task>;
export type AnyLesson = Lesson<unknown, Task>;

/** Whether the lesson waits for the student at the end of the scene. */
export const isWaiting = ({ ask, move }: AnyScene): boolean => ask !== null || move !== undefined;

/**
 * The scene that a wrong answer about a topic leads to: the first one that addresses the misconception and treats the topic.
 * Where a chapter has several topics, a scene that does not say which it treats explains none.
 */
export const explains = ({ meets, topics }: AnyScene, misconception: string, topic: string, hasOneTopic: boolean) =>
  meets.includes(misconception) && (topics?.includes(topic) ?? hasOneTopic);

/** A passage of narration. The frame moves into view first and then stands still. */
export interface Beat<F = Frame> {
  readonly say: string;
  readonly frame: F;
}

/** The lesson as browsers get it (/lessons/{slug}.json). */
export type DrawnLesson = Lesson<DrawnFrame, DrawnMove>;

/** An MP3 that says all beats of a scene. Times are seconds from its beginning. */
export interface Recording {
  /** SHA-256 of the file as hex, so that another recording has another address. */
  readonly hash: string;
  /** Its length: the scene lasts as long. */
  readonly seconds: number;
  /** When each beat begins; the first one at 0. */
  readonly beats: readonly number[];
  /** A hash of the text that was read; left out where a recording was made elsewhere. */
  readonly said?: string;
}

/** The address of a recording on the site. */
export const recordingUrl = ({ hash }: Recording): string => `/recordings/${hash}.mp3`;

/** An ungraded practice question. It may be skipped, and its key comes with the lesson. */
export interface Ask {
  readonly question: string;
  /** At least two, exactly one of them right; `why` is shown after the choice is made. */
  readonly choices: readonly { readonly text: string; readonly isRight: boolean; readonly why: string }[];
}

/** The poster's frame: the last graph (or else the last frame) of the scene named by `poster`, or of the whole lesson. */
export function posterFrame({ poster, scenes }: Lesson): Frame | null {
  const chosen = scenes.filter(({ id }) => poster === undefined || id === poster);
  const frames = chosen.flatMap(({ beats }) => beats.map(({ frame }) => frame));
  return frames.findLast(isPicture) ?? frames.at(-1) ?? null;
}
