import { basename, dirname } from 'node:path/posix';
import { z } from 'zod';
import { frameSchema } from '../../../../economics/lesson/frame-schema';
import type { Ask, Beat, Lesson, Scene } from '../../../../economics/lesson/lesson';
import { describedRecording, type CourseFiles } from './course-files';
import { problem, type CourseProblem, type LessonSource, type SourceLocation } from './course-source';
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
        recording: z
          .strictObject({ seconds: z.number().positive(), beats: z.array(z.number().nonnegative()).min(1) })
          .optional(),
        ask: askShape.optional(),
      }),
    )
    .min(1),
});

/** A scene takes 15 to 30 seconds: 0.25 MiB at 64 kbit/s. */
const MIB = 1024 * 1024;
const MOST_BYTES = 2 * MIB;

type SceneSource = z.infer<typeof lessonShape>['scenes'][number];
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
    const frame = frameSchema.safeParse(this.last);
    if (frame.success) return { say: beat.say, frame: frame.data };
    for (const { path: keys, message } of frame.error.issues)
      this.fail(
        path,
        `frame ${keys.map(String).join('.')}: ${message}`,
        'see docs/authoring.md for the fields of a frame',
      );
    return null;
  }

  private fail(path: YamlPath, message: string, fix: string): null {
    this.problems.push(problem(this.at(path), message, fix));
    return null;
  }
}

/** Finds the file of each recording that the lesson names. */
class RecordingReader {
  readonly problems: CourseProblem[] = [];
  private readonly named = new Set<string>();

  constructor(
    private readonly folder: string,
    private readonly files: CourseFiles,
    private readonly at: YamlData<unknown>['at'],
  ) {}

  read(id: string, times: SceneSource['recording'], scene: number): Pick<Scene, 'recording'> {
    if (times === undefined) return {};
    const path = `${this.folder}/${id}.mp3`;
    this.named.add(path);
    const description = this.files.get(path);
    if (description === undefined) {
      this.fail(scene, `there is no file audio/${id}.mp3`, 'put the recording there, or remove "recording"');
      return {};
    }
    const { hash, bytes } = describedRecording(description);
    if (bytes > MOST_BYTES)
      this.fail(
        scene,
        `audio/${id}.mp3 has ${(bytes / MIB).toFixed(1)} MiB; a recording has ${MOST_BYTES / MIB} at most`,
        'export it as mono at 64 kbit/s',
      );
    return { recording: { hash, ...times } };
  }

  unused(lesson: SourceLocation): CourseProblem[] {
    const there = [...this.files.keys()].filter((path) => path.startsWith(`${this.folder}/`) && !this.named.has(path));
    return there.map((path) =>
      problem(
        lesson,
        `no scene has a recording of the name audio/${basename(path)}`,
        'give its scene a "recording", or delete the file',
      ),
    );
  }

  private fail(scene: number, message: string, fix: string): void {
    this.problems.push(problem(this.at(['scenes', scene, 'recording']), message, fix));
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

/** Reads a chapter's lesson.yaml and what there is of its recordings, all of them among the course's `files`. */
export function readLesson(file: string, text: string, files: CourseFiles): ReadLesson {
  const { data, problems, at } = readYaml(file, text, 1, lessonShape);
  if (data === null) return { lesson: null, problems };
  const frames = new FrameReader(at);
  const recordings = new RecordingReader(`${dirname(file)}/audio`, files, at);
  const lesson: Lesson = {
    title: data.title,
    ...(data.poster !== undefined && { poster: data.poster }),
    scenes: data.scenes.map(({ id, heading, meets, beats, recording, ask }, scene) => ({
      id,
      heading,
      meets,
      beats: beats.flatMap((beat, index) => frames.read(beat, ['scenes', scene, 'beats', index]) ?? []),
      ...recordings.read(id, recording, scene),
      ask: askOf(ask),
    })),
  };
  const found = [...frames.problems, ...recordings.problems, ...recordings.unused(at([]))];
  if (found.length > 0) return { lesson: null, problems: found };
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
