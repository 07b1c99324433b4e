import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { QuestionModelEntity } from '../course-import.entity';
import type { CourseSource } from '../read/course-source';

/** Stores the texts of the question models, from which servers write fresh questions. */
export async function importModels(em: SqlEntityManager, { questionModels }: CourseSource): Promise<void> {
  const stored = new Map((await em.findAll(QuestionModelEntity)).map((row) => [row.id, row]));
  for (const [id, { model: _model, at: _at, ...texts }] of questionModels) {
    const row = stored.get(id);
    if (row === undefined) em.create(QuestionModelEntity, { id, texts });
    else if (!isDeepStrictEqual(row.texts, texts)) row.texts = texts;
  }
  for (const [id, row] of stored) if (!questionModels.has(id)) em.remove(row);
  await em.flush();
}
