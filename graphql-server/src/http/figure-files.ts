import type { Express } from 'express';
import { posterFrame } from '../../../economics/lesson/lesson';
import { drawPoster } from '../../../economics/svg/draw-poster';
import type { Course } from '../course/course';
import { sendHeldFiles, type MakeFile } from './held-files';

function drawingsOf({ questions, freeResponseVersions, chapters, reference }: Course): Map<string, MakeFile> {
  const shown = [...questions, ...questions.flatMap(({ answers }) => answers), ...freeResponseVersions];
  const ofQuestions = shown.flatMap(({ shown: { figure } }): [string, MakeFile][] =>
    figure ? [[figure.url, () => figure.file]] : [],
  );
  const ofLessons = chapters.flatMap(({ slug, lesson }): [string, MakeFile][] => {
    const frame = lesson && posterFrame(lesson);
    return frame ? [[`/figures/lessons/${slug}.svg`, () => drawPoster(frame)]] : [];
  });
  return new Map([...ofQuestions, ...ofLessons, ...reference.files]);
}

/**
 * The pictures of the course as files: GET /figures/{name}.svg of its questions, choices and free responses, /figures/lessons/{slug}.svg of its lessons,
 * /figures/reference/{id}.svg of the graphs in its reference. Each is drawn when it is first asked for; browsers ask each time whether theirs is still the one, because another course may
 * be imported.
 */
export function addFigures(app: Express, course: Course): void {
  const send = sendHeldFiles(drawingsOf(course), 'image/svg+xml', { 'Cache-Control': 'public, no-cache' });
  app.get(['/figures/:name', '/figures/lessons/:name', '/figures/reference/:name'], send, (_request, response) => {
    response.status(404).type('text').send('This picture does not exist.');
  });
}
