import { basename, dirname } from 'node:path';
import type { Express } from 'express';
import { pictureFiles } from '../course/read/course-files';
import { PICTURES } from '../course/read/picture-files';

/**
 * The pictures of imported questions: GET /pictures/{hash}.{kind}. An address is looked up, never a path, so that no other file
 * can be reached. Another picture has another hash.
 */
export function addPictures(app: Express, courseDir: string): void {
  const files = pictureFiles(courseDir);
  app.get(`/${PICTURES}/:name`, ({ params: { name } }, response) => {
    const file = files.get(`/${PICTURES}/${name}`);
    if (file === undefined) return void response.status(404).type('text').send('This picture does not exist.');
    response.sendFile(basename(file), { root: dirname(file), immutable: true, maxAge: '1y' });
  });
}
