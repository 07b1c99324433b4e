import { basename, dirname } from 'node:path/posix';
import { z } from 'zod';
import { frameSchema, type Frame } from '../../../../economics/lesson/frame-schema';
import type { Ask, Beat, Lesson, Scene } from '../../../../economics/lesson/lesson';
import { describedRecording, type CourseFiles } from './course-files';
import type { LessonSource, Report } from './course-source';
import { flawOf, moveOf, moveShape } from './read-move';
import { kebabCase, oneLine, readYaml, type YamlPath } from './read-yaml';

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
        topics: z.array(oneLine).min(1).optional(),
        beats: z.array(beatShape).min(1),
        recording: z
          .strictObject({
            seconds: z.number().positive(),
            beats: z.array(z.number().nonnegative()).min(1),
            said: z.string().exactOptional(),
          })
          .optional(),
        ask: askShape.optional(),
        move: moveShape.optional(),
      }),
    )
    .min(1),
});

/** A scene takes 15 to 30 seconds: 0.25 MiB at 64 kbit/s. */
const MIB = 1024 * 1024;
export const MOST_BYTES = 2 * MIB;

type SceneSource = z.infer<typeof lessonShape>['scenes'][number];
type BeatSource = z.infer<typeof beatShape>;
/** What shows a frame: a beat, or a task after the beats. */
type FrameSource = Pick<BeatSource, 'frame' | 'change'>;
type Fields = Readonly<Record<string, unknown>>;

/** The frame of a beat: a new one, the last one with some of its fields changed (null takes one away), or the last one. */
function nextFrame(last: Fields | null, { frame, change }: FrameSource): Fields | null {
  if (frame !== undefined) return frame;
  if (change === undefined || last === null) return last;
  const changed = { ...last, ...change };
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== null));
}

type Fail = (path: YamlPath, message: string, fix: string) => void;

/** Reads the frames of a lesson in the order in which they are shown, because each may build on the one before. */
function frameReader(fail: Fail) {
  let last: Fields | null = null;
  const read = (source: FrameSource, path: YamlPath): Frame | null => {
    if (source.frame !== undefined && source.change !== undefined) {
      fail(path, 'it has a frame and a change', 'use one: a new frame, or a change to the last one');
      return null;
    }
    const fields = nextFrame(last, source);
    if (fields === null) {
      fail(path, 'there is no frame to show yet', 'give the first beat of the lesson a frame');
      return null;
    }
    const { data, error } = frameSchema.safeParse(fields);
    for (const { path: keys, message } of error?.issues ?? [])
      fail(path, `frame ${keys.map(String).join('.')}: ${message}`, 'see docs/authoring.md for the fields of a frame');
    return data ?? null;
  };
  return {
    beat(source: BeatSource, path: YamlPath): Beat[] {
      const frame = read(source, path);
      if (source.frame === undefined || source.change === undefined) last = nextFrame(last, source);
      return frame === null ? [] : [{ say: source.say, frame }];
    },
    /** The next scene builds on the last beat, not on what the task shows. */
    task: read,
  };
}

/** The recording of a scene and what is known of its file. */
function readRecording(
  { id, recording }: SceneSource,
  description: string | undefined,
  fail: (message: string, fix: string) => void,
): Pick<Scene, 'recording'> {
  if (recording === undefined) return {};
  if (description === undefined) {
    fail(`there is no file audio/${id}.mp3`, 'put the recording there, or remove "recording"');
    return {};
  }
  const { hash, bytes } = describedRecording(description);
  if (bytes > MOST_BYTES)
    fail(
      `audio/${id}.mp3 has ${(bytes / MIB).toFixed(1)} MiB; a recording has ${MOST_BYTES / MIB} at most`,
      'export it as mono at 64 kbit/s',
    );
  return { recording: { hash, ...recording } };
}

/** The task of a scene, which ends with it or with a question. */
function readMove(
  { ask, move }: SceneSource,
  readFrame: () => Frame | null,
  fail: (message: string, fix: string) => void,
): Pick<Scene, 'move'> {
  if (move === undefined) return {};
  if (ask !== undefined) fail('its scene has a question and a task', 'give one of them to another scene');
  const frame = readFrame();
  if (frame === null) return {};
  const task = moveOf(move, frame);
  const flaw = flawOf(task);
  if (flaw !== null) fail(flaw, 'correct its field, range, step, or start');
  return { move: task };
}

function askOf(ask: z.infer<typeof askShape> | undefined): Ask | null {
  if (ask === undefined) return null;
  const choices = ask.choices.map(({ text, right, why }) => ({ text, isRight: right ?? false, why }));
  return { question: ask.question, choices };
}

/** Reads a chapter's lesson.yaml and what there is of its recordings, all of them among the course's `files`; null with a problem. */
export function readLesson(file: string, text: string, files: CourseFiles, report: Report): LessonSource | null {
  const { data, at } = readYaml(file, text, lessonShape, report);
  if (data === null) return null;
  let hasFailed = false;
  const fail: Fail = (path, message, fix) => {
    hasFailed = true;
    report(at(path), message, fix);
  };
  const frames = frameReader(fail);
  const audio = `${dirname(file)}/audio`;
  const lesson: Lesson = {
    title: data.title,
    ...(data.poster !== undefined && { poster: data.poster }),
    scenes: data.scenes.map((source, scene) => ({
      id: source.id,
      heading: source.heading,
      meets: source.meets,
      ...(source.topics && { topics: source.topics }),
      beats: source.beats.flatMap((beat, index) => frames.beat(beat, ['scenes', scene, 'beats', index])),
      ...readRecording(source, files.get(`${audio}/${source.id}.mp3`), (message, fix) =>
        fail(['scenes', scene, 'recording'], message, fix),
      ),
      ask: askOf(source.ask),
      ...readMove(
        source,
        () => frames.task(source.move ?? {}, ['scenes', scene, 'move']),
        (message, fix) => fail(['scenes', scene, 'move'], message, fix),
      ),
    })),
  };
  const named = data.scenes.flatMap(({ id, recording }) => (recording ? `${audio}/${id}.mp3` : []));
  for (const path of files.keys())
    if (path.startsWith(`${audio}/`) && !named.includes(path))
      fail(
        [],
        `no scene has a recording of the name audio/${basename(path)}`,
        'give its scene a "recording", or delete the file',
      );
  if (hasFailed) return null;
  return {
    at: at(['title']),
    posterAt: at(['poster']),
    lesson,
    sceneAt: (scene) => at(['scenes', scene, 'id']),
    beatAt: (scene, beat) => at(['scenes', scene, 'beats', beat]),
    moveAt: (scene, key) => at(['scenes', scene, 'move', ...(key === undefined ? [] : [key])]),
  };
}
