import { basename, dirname } from 'node:path';
import type { Express } from 'express';
import type { Course } from '../course/course';
import { recordingFiles } from '../course/read/course-files';

/**
 * The recordings of the published lessons: GET /recordings/{hash}.mp3, with range requests. A hash is looked up, never a path,
 * so that no other file can be reached. Browsers need not ask again, because another recording has another hash.
 */
export function addRecordings(app: Express, course: Course, courseDir: string): void {
  const files = recordingFiles(courseDir);
  const names = course.chapters
    .flatMap(({ lesson }) => lesson?.scenes ?? [])
    .flatMap(({ recording }) => recording ?? []);
  const published = new Map(names.map(({ hash }) => [`${hash}.mp3`, files.get(hash)]));

  app.get('/recordings/:name', ({ params: { name } }, response) => {
    const file = published.get(name);
    if (file === undefined) return void response.status(404).type('text').send('There is no such recording.');
    response.sendFile(basename(file), { root: dirname(file), immutable: true, maxAge: '1y' });
  });
}
