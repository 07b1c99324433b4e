import { createReadStream, watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { drawLesson } from '../economics/lesson/draw-lesson';
import type { DrawnLesson } from '../economics/lesson/lesson';
import * as moveRules from '../graphql-server/src/course/check/lesson-move-rules';
import * as lessonRules from '../graphql-server/src/course/check/lesson-rules';
import * as recordingRules from '../graphql-server/src/course/check/recording-rules';
import { recordingFiles } from '../graphql-server/src/course/read/course-files';
import { chaptersOf, problem, type CourseProblem } from '../graphql-server/src/course/read/course-source';
import { findChapter, nearestName } from '../graphql-server/src/course/read/find-by-name';
import { readCourse } from '../graphql-server/src/course/read/read-course';
import { UsageError } from './command-line';

/** What an author sees of a lesson.yaml: the lesson, where it can be played, and what is wrong with it. */
export interface LessonPreview {
  readonly lesson: DrawnLesson | null;
  readonly problems: readonly CourseProblem[];
}

/** An editor writes a file in several steps. */
const DEBOUNCE_MS = 80;

/** The folder of a chapter (slug, number or name), relative to the course. Throws UsageError. */
export function lessonFolder(courseDir: string, wanted: string): string {
  const { course } = readCourse(courseDir);
  const chapter = findChapter(course, wanted);
  if (chapter !== null) return dirname(chapter.at.file);
  const slugs = chaptersOf(course).map(({ slug }) => slug);
  const nearest = nearestName(slugs, wanted);
  throw new UsageError(`There is no chapter ${wanted}.${nearest === null ? '' : ` Did you mean ${nearest}?`}`);
}

export function previewLesson(courseDir: string, folder: string): LessonPreview {
  const { course, problems } = readCourse(courseDir);
  const chapter = chaptersOf(course).find(({ at }) => dirname(at.file) === folder);
  const isOfLesson = ({ file }: CourseProblem) => dirname(file) === folder && !file.endsWith('.gift');
  const unplayable = [...problems, ...lessonRules.scenesDraw(course), ...moveRules.movesDraw(course)].filter(
    isOfLesson,
  );
  if (unplayable.length > 0) return { lesson: null, problems: unplayable };
  const lesson = chapter?.lesson ? drawLesson(chapter.lesson.lesson) : null;
  const flaws = Object.values({ ...lessonRules, ...moveRules, ...recordingRules })
    .flatMap((rule) => [...rule(course)])
    .filter(isOfLesson);
  if (lesson !== null || flaws.length > 0) return { lesson, problems: flaws };
  const start = { file: `${folder}/lesson.yaml`, line: 1 };
  const missing = problem(start, 'there is no lesson yet', "write one, using another chapter's lesson as a model");
  return { lesson: null, problems: [missing] };
}

/** Sends server-sent events: the lesson as it is now, and again after each change in its folder. */
export function lessonEvents(courseDir: string, folder: string) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const send = () => response.write(`data: ${JSON.stringify(previewLesson(courseDir, folder))}\n\n`);
    let timer: NodeJS.Timeout | undefined;
    const watcher = watch(join(courseDir, folder), () => {
      clearTimeout(timer);
      timer = setTimeout(send, DEBOUNCE_MS);
    });
    request.on('close', () => {
      clearTimeout(timer);
      watcher.close();
    });
    send();
  };
}

/** Serves the recordings of the course by their hash, as the site does. */
export function lessonRecordings(courseDir: string) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const file = recordingFiles(courseDir).get(basename(request.url ?? '', '.mp3'));
    if (file === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'audio/mpeg' });
    createReadStream(file).pipe(response);
  };
}
