import type { Express } from 'express';
import type { Course, CourseQuestion } from '../course/course';
import { variantQuestionId } from '../course/question-variant';
import type { Database } from '../database/database';

/** As figureNameOf in question-variant.ts names them; a choice has a number. Ids are 32-bit integers. */
const ADDRESS = /^\/figures\/variant-([1-9]\d{0,8})(?:\.[1-8])?\.svg$/;

/** Reads what was asked where this process does not hold it. */
async function findVariant({ kysely }: Database, course: Course, id: number): Promise<CourseQuestion | undefined> {
  const held = course.variants.held(variantQuestionId({ id }));
  if (held !== undefined) return held;
  const row = await kysely
    .selectFrom('question_variant')
    .select(['id', 'question_id', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  const item = row && course.questions.find((question) => question.id === row.question_id);
  return item && course.variants.question(item, row);
}

/** The pictures of fresh questions as files. They never change. */
export function addVariantFigures(app: Express, db: Database, course: Course): void {
  app.get(ADDRESS, async ({ path }, response, next) => {
    const variant = await findVariant(db, course, Number(ADDRESS.exec(path)?.[1]));
    const all = variant ? [variant, ...variant.answers] : [];
    const figure = all.flatMap(({ shown }) => shown.figure ?? []).find(({ url }) => url === path);
    if (figure === undefined) return next();
    response.set('Cache-Control', 'public, max-age=31536000, immutable').type('image/svg+xml').send(figure.file);
  });
}
