import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { posterFrame } from '../economics/lesson/lesson';
import { figureOf } from '../economics/picture/picture';
import { makeVariant } from '../economics/question/question-model';
import { QUESTION_MODELS } from '../economics/question/question-models';
import { drawFigure } from '../economics/svg/draw-figure';
import { drawPoster } from '../economics/svg/draw-poster';
import { SAMPLE_PICTURES } from '../test-support/sample-pictures';
import { PANEL_PICTURES } from '../test-support/sample-pictures-panels';
import { chaptersOf } from '../graphql-server/src/course/read/course-source';
import { readCourse } from '../graphql-server/src/course/read/read-course';

// npm run figures: every kind of picture, one of each question model, and the poster of each lesson on one sheet, at the width of a phone and of a desktop, in light and dark.
// Open .data/figures/index.html and look.

const folder = join('.data', 'figures');
mkdirSync(folder, { recursive: true });

const questions = QUESTION_MODELS.flatMap((model) => {
  const { picture } = makeVariant(model, 1);
  return picture === null ? [] : [[`question ${model.id}`, picture] as const];
});

interface Drawn {
  readonly name: string;
  readonly caption: string;
  readonly svg: string;
}

const figures = [...Object.entries({ ...SAMPLE_PICTURES, ...PANEL_PICTURES }), ...questions].map(
  ([name, picture]): Drawn => {
    const figure = figureOf(picture);
    return { name, caption: figure.description, svg: drawFigure(figure, undefined, { standalone: true }) };
  },
);

const posters = chaptersOf(readCourse('course').course).flatMap(({ name, lesson }): Drawn[] => {
  const frame = lesson && posterFrame(lesson.lesson);
  return frame
    ? [{ name: `lesson ${name}`, caption: lesson.lesson.poster ?? 'its last graph', svg: drawPoster(frame) }]
    : [];
});

const sections = [...figures, ...posters].map(({ name, caption, svg }) => {
  const file = `${name.replace(/\W+/g, '-')}.svg`;
  writeFileSync(join(folder, file), svg);
  const images = ['light', 'dark'].flatMap((theme) =>
    [320, 800].map((width) => `<img src="${file}" alt="" width="${width}" class="${theme}">`),
  );
  return `<section><h2>${name}</h2><p>${caption}</p><div>${images.join('')}</div></section>`;
});

const style = `
  body { margin: 24px; max-width: 2400px; background: #fbf9f4; color: #1c2430; font-family: Arial, sans-serif; }
  p { max-width: 66ch; }
  div { display: flex; flex-wrap: wrap; gap: 8px; align-items: flex-start; }
  .light { color-scheme: light; }
  .dark { color-scheme: dark; }`;

const sheet = join(folder, 'index.html');
writeFileSync(
  sheet,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${style}</style>${sections.join('\n')}`,
);
console.log(`${sections.length} pictures on ${resolve(sheet)}`);
