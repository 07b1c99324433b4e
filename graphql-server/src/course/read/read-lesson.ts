import { z } from 'zod';
import type { Ask, Beat, Lesson } from '../../../../economics/lesson/lesson';
import { frameShape } from './frame-shape';
import { problem, type CourseProblem, type LessonSource } from './course-source';
import { kebabCase, readYaml, text, type YamlData, type YamlPath } from './read-yaml';

const oneLine = text.transform((value) => value.replace(/\s+/g, ' '));

const askShape = z.strictObject({
  question: oneLine,
  choices: z
    .array(z.strictObject({ text: oneLine, right: z.literal(true).optional(), why: oneLine }))
    .min(2)
    .max(4),
});

const beatShape = z.strictObject({
  say: oneLine,
  frame: z.record(z.string(), z.unknown()).optional(),
  change: z.record(z.string(), z.unknown()).optional(),
});

const lessonShape = z.strictObject({
  title: oneLine,
  poster: kebabCase.exactOptional(),
  scenes: z
    .array(
      z.strictObject({
        id: kebabCase,
        heading: oneLine,
        meets: z.array(kebabCase).default([]),
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

  constructor(private readonly at: YamlData<unknown>['at']) {}

  read(beat: BeatSource, path: YamlPath): Beat | null {
    if (beat.frame !== undefined && beat.change !== undefined)
      return this.fail(path, 'it has a frame and a change', 'use one: a new frame, or a change to the last one');
    this.last = nextFrame(this.last, beat);
    if (this.last === null)
      return this.fail(path, 'there is no frame to show yet', 'give the first beat of the lesson a frame');
    const frame = frameShape.safeParse(this.last);
    if (frame.success) return { say: beat.say, frame: frame.data };
    for (const { path: keys, message } of frame.error.issues)
      this.fail(
        path,
        `frame ${keys.map(String).join('.')}: ${message}`,
        'see economics/README.md for the fields of a frame',
      );
    return null;
  }

  private fail(path: YamlPath, message: string, fix: string): null {
    this.problems.push(problem(this.at(path), message, fix));
    return null;
  }
}

function askOf(ask: z.infer<typeof askShape> | undefined): Ask | null {
  if (ask === undefined) return null;
  const choices = ask.choices.map(({ text, right, why }) => ({ text, isRight: right ?? false, why }));
  return { question: ask.question, choices };
}

interface ReadLesson {
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
  return {
    lesson: {
      at: at(['title']),
      posterAt: at(['poster']),
      lesson,
      sceneAt: (scene) => at(['scenes', scene, 'id']),
      beatAt: (scene, beat) => at(['scenes', scene, 'beats', beat]),
    },
    problems: [],
  };
}
