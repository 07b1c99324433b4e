import { watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import type { Lesson } from '../economics/lesson/lesson';
import { LESSON_RULES, scenesDraw } from '../graphql-server/src/course/check/lesson-rules';
import { chaptersOf, type CourseProblem } from '../graphql-server/src/course/read/course-source';
import { findChapter, nearestName } from '../graphql-server/src/course/read/find-by-name';
import { readCourse } from '../graphql-server/src/course/read/read-course';
import { UsageError } from './command-line';

/** What an author sees of a lesson.yaml: the lesson, where it can be played, and what is wrong with it. */
export interface SeenLesson {
  readonly lesson: Lesson | null;
  readonly problems: readonly CourseProblem[];
}

/** An editor writes a file in several steps. */
const SETTLED_MS = 80;

/** The folder of the chapter that is meant by its slug, number or name, within the course. Throws UsageError. */
export function folderOf(courseDir: string, wanted: string): string {
  const { course } = readCourse(courseDir);
  const chapter = findChapter(course, wanted);
  if (chapter !== null) return dirname(chapter.at.file);
  const near = nearestName(
    chaptersOf(course).map(({ slug }) => slug),
    wanted,
  );
  throw new UsageError(`There is no chapter ${wanted}.${near === null ? '' : ` Did you mean ${near}?`}`);
}

export function seeLesson(courseDir: string, folder: string): SeenLesson {
  const { course, problems } = readCourse(courseDir);
  const chapter = chaptersOf(course).find(({ at }) => dirname(at.file) === folder);
  const isOurs = ({ file }: CourseProblem) => dirname(file) === folder && !file.endsWith('.gift');
  const broken = [...problems, ...scenesDraw(course)].filter(isOurs);
  if (broken.length > 0) return { lesson: null, problems: broken };
  const lesson = chapter?.lesson?.lesson ?? null;
  const flaws = LESSON_RULES.flatMap((rule) => rule(course)).filter(isOurs);
  if (lesson !== null || flaws.length > 0) return { lesson, problems: flaws };
  const file = `${folder}/lesson.yaml`;
  const howToMend = 'write one: the lessons of the other chapters show how';
  return { lesson: null, problems: [{ file, line: 1, what: 'there is no lesson yet', howToMend }] };
}

/** Answers with server-sent events: the lesson as it is now, and again after each change of its folder. */
export function lessonEvents(courseDir: string, folder: string) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const send = () => response.write(`data: ${JSON.stringify(seeLesson(courseDir, folder))}\n\n`);
    let timer: NodeJS.Timeout | undefined;
    const watcher = watch(join(courseDir, folder), () => {
      clearTimeout(timer);
      timer = setTimeout(send, SETTLED_MS);
    });
    request.on('close', () => {
      clearTimeout(timer);
      watcher.close();
    });
    send();
  };
}
