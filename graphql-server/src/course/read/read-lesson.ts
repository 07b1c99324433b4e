import { z } from 'zod';
import type { Ask, Beat, Lesson } from '../../../../economics/lesson/lesson';
import { frameShape } from '../frame-shape';
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
  frame: z.record(z.string(), z.unknown()).optional(),
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

/** The frame of a beat: a new one, the last one with some of its fields changed (null takes one away), or the last one. */
function nextFrame(last: Fields | null, { frame, change }: BeatSource): Fields | null {
  if (frame !== undefined) return frame;
  if (change === undefined || last === null) return last;
  const changed = { ...last, ...change };
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== null));
}

/** Reads the frames of a lesson in the order in which they are shown, because each may build on the one before. */
class FrameReader {
  readonly problems: CourseProblem[] = [];
  private last: Fields | null = null;

  constructor(private readonly at: (path: readonly (string | number)[]) => { file: string; line: number }) {}

  read(beat: BeatSource, path: readonly (string | number)[]): Beat | null {
    if (beat.frame !== undefined && beat.change !== undefined)
      return this.refuse(path, 'it has a frame and a change', 'keep one: a new frame, or a change of the last one');
    this.last = nextFrame(this.last, beat);
    if (this.last === null)
      return this.refuse(path, 'there is no frame to show yet', 'give the first beat of the lesson a frame');
    const frame = frameShape.safeParse(this.last);
    if (frame.success) return { say: beat.say, frame: frame.data };
    for (const { path: keys, message } of frame.error.issues)
      this.refuse(
        path,
        `frame ${keys.map(String).join('.')}: ${message}`,
        'see economics/README.md for what a frame may say',
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
  const frames = new FrameReader(at);
  const lesson: Lesson = {
    title: data.title,
    ...(data.poster !== undefined && { poster: data.poster }),
    scenes: data.scenes.map(({ id, heading, meets, beats, ask }, scene) => ({
      id,
      heading,
      meets,
      beats: beats.flatMap((beat, index) => frames.read(beat, ['scenes', scene, 'beats', index]) ?? []),
      ask: askOf(ask),
    })),
  };
  if (frames.problems.length > 0) return { lesson: null, problems: frames.problems };
  const placed = {
    at: at(['title']),
    posterAt: at(['poster']),
    lesson,
    sceneAt: (scene: number) => at(['scenes', scene, 'id']),
    beatAt: (scene: number, beat: number) => at(['scenes', scene, 'beats', beat]),
  };
  return { lesson: placed, problems: [] };
}
