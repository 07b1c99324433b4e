import { createHash } from 'node:crypto';
import type { Express } from 'express';
import { posterFrame } from '../../../economics/lesson/lesson';
import { drawPoster } from '../../../economics/svg/draw-poster';
import type { Course } from '../course/course';

interface FigureFile {
  readonly svg: string;
  /** Changes with what is drawn, and with nothing else. */
  readonly tag: string;
}

type Draw = () => string;

function drawingsOf({ questions, chapters }: Course): Map<string, Draw> {
  const shown = [...questions, ...questions.flatMap(({ answers }) => answers)];
  const ofQuestions = shown.flatMap(({ shown: { figure } }): [string, Draw][] =>
    figure ? [[figure.url, () => figure.file]] : [],
  );
  const ofLessons = chapters.flatMap(({ slug, lesson }): [string, Draw][] => {
    const frame = lesson && posterFrame(lesson);
    return frame ? [[`/figures/lessons/${slug}.svg`, () => drawPoster(frame)]] : [];
  });
  return new Map([...ofQuestions, ...ofLessons]);
}

/**
 * The pictures of the course as files: GET /figures/{name}.svg of its questions and choices, /figures/lessons/{slug}.svg of its lessons. Each
 * is drawn when it is first asked for; browsers ask each time whether theirs is still the one, because another course may
 * be imported.
 */
export function addFigures(app: Express, course: Course): void {
  const drawings = drawingsOf(course);
  const files = new Map<string, FigureFile>();

  function fileAt(path: string): FigureFile | null {
    const known = files.get(path);
    if (known !== undefined) return known;
    const svg = drawings.get(path)?.();
    if (svg === undefined) return null;
    const file = { svg, tag: `"${createHash('sha256').update(svg).digest('base64url')}"` };
    files.set(path, file);
    return file;
  }

  app.get(['/figures/:name', '/figures/lessons/:name'], (request, response) => {
    const file = fileAt(request.path);
    if (file === null) return void response.status(404).type('text').send('This picture does not exist.');
    response.set({ ETag: file.tag, 'Cache-Control': 'public, no-cache' });
    if (request.fresh) return void response.status(304).end();
    response.type('image/svg+xml').send(file.svg);
  });
}
