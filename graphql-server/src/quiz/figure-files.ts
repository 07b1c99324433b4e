import { createHash } from 'node:crypto';
import type { Express } from 'express';
import type { Course } from '../course';
import { figureOfQuestion } from './question-figure';

interface FigureFile {
  readonly svg: string;
  /** Changes with what is drawn, and with nothing else. */
  readonly tag: string;
}

/**
 * The pictures of the course's questions as files: GET /figures/{name}.svg. Each is drawn when it is first asked for; browsers
 * ask each time whether theirs is still the one, because the next start may bring another course.
 */
export function addFigures(app: Express, course: Course): void {
  const pictured = new Map(course.questions.map((question) => [question.imageUrl, question]));
  const files = new Map<string, FigureFile>();

  function fileAt(path: string): FigureFile | null {
    const known = files.get(path);
    const question = pictured.get(path);
    if (known !== undefined || question === undefined) return known ?? null;
    const svg = figureOfQuestion(question)?.file;
    if (svg === undefined) return null;
    const file = { svg, tag: `"${createHash('sha256').update(svg).digest('base64url')}"` };
    files.set(path, file);
    return file;
  }

  app.get('/figures/:name', (request, response) => {
    const file = fileAt(request.path);
    if (file === null) return void response.status(404).type('text').send('There is no such picture.');
    response.set({ ETag: file.tag, 'Cache-Control': 'public, no-cache' });
    if (request.fresh) return void response.status(304).end();
    response.type('image/svg+xml').send(file.svg);
  });
}
