import { z } from 'zod';
import type { Ask, Beat, Lesson } from '../../../../economics/lesson/lesson';
import { boardShape } from '../board-shape';
import type { CourseProblem, LessonSource } from './course-source';
import { readYaml } from './read-yaml';

const words = z
  .string()
  .trim()
  .min(1)
  .transform((text) => text.replace(/\s+/g, ' '));
const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write it in small letters, digits and hyphens');

const askShape = z.strictObject({
  question: words,
  choices: z
    .array(z.strictObject({ text: words, right: z.literal(true).optional(), why: words }))
    .min(2)
    .max(4),
});

const beatShape = z.strictObject({
  say: words,
  board: z.record(z.string(), z.unknown()).optional(),
  change: z.record(z.string(), z.unknown()).optional(),
});

const lessonShape = z.strictObject({
  title: words,
  poster: name.exactOptional(),
  scenes: z
    .array(
      z.strictObject({
        id: name,
        heading: words,
        meets: z.array(name).default([]),
        beats: z.array(beatShape).min(1),
        ask: askShape.optional(),
      }),
    )
    .min(1),
});

type BeatSource = z.infer<typeof beatShape>;
type Fields = Readonly<Record<string, unknown>>;

/** The board of a beat: a new one, the last one with some of its fields changed (null takes one away), or the last one. */
function nextBoard(last: Fields | null, { board, change }: BeatSource): Fields | null {
  if (board !== undefined) return board;
  if (change === undefined || last === null) return last;
  const changed = { ...last, ...change };
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== null));
}

/** Reads the boards of a lesson in the order in which they are shown, because each may build on the one before. */
class BoardReader {
  readonly problems: CourseProblem[] = [];
  private last: Fields | null = null;

  constructor(private readonly at: (path: readonly (string | number)[]) => { file: string; line: number }) {}

  read(beat: BeatSource, path: readonly (string | number)[]): Beat | null {
    if (beat.board !== undefined && beat.change !== undefined)
      return this.refuse(path, 'it has a board and a change', 'keep one: a new board, or a change of the last one');
    this.last = nextBoard(this.last, beat);
    if (this.last === null)
      return this.refuse(path, 'nothing is on the board yet', 'give the first beat of the lesson a board');
    const board = boardShape.safeParse(this.last);
    if (board.success) return { say: beat.say, board: board.data };
    for (const { path: keys, message } of board.error.issues)
      this.refuse(
        path,
        `board ${keys.map(String).join('.')}: ${message}`,
        'see economics/README.md for what a board may say',
      );
    return null;
  }

  private refuse(path: readonly (string | number)[], what: string, howToMend: string): null {
    this.problems.push({ ...this.at(path), what, howToMend });
    return null;
  }
}

function askOf(ask: z.infer<typeof askShape> | undefined): Ask | null {
  if (ask === undefined) return null;
  const choices = ask.choices.map(({ text, right, why }) => ({ text, isRight: right ?? false, why }));
  return { question: ask.question, choices };
}

export interface ReadLesson {
  readonly lesson: LessonSource | null;
  readonly problems: readonly CourseProblem[];
}

/** Reads a chapter's lesson.yaml. */
export function readLesson(file: string, text: string): ReadLesson {
  const { data, problems, at } = readYaml(file, text, 1, lessonShape);
  if (data === null) return { lesson: null, problems };
  const boards = new BoardReader(at);
  const lesson: Lesson = {
    title: data.title,
    ...(data.poster !== undefined && { poster: data.poster }),
    scenes: data.scenes.map(({ id, heading, meets, beats, ask }, scene) => ({
      id,
      heading,
      meets,
      beats: beats.flatMap((beat, index) => boards.read(beat, ['scenes', scene, 'beats', index]) ?? []),
      ask: askOf(ask),
    })),
  };
  if (boards.problems.length > 0) return { lesson: null, problems: boards.problems };
  const placed = {
    at: at(['title']),
    posterAt: at(['poster']),
    lesson,
    sceneAt: (scene: number) => at(['scenes', scene, 'id']),
    beatAt: (scene: number, beat: number) => at(['scenes', scene, 'beats', beat]),
  };
  return { lesson: placed, problems: [] };
}
