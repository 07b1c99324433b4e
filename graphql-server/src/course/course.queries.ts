import type { Database } from '../database/database';

/**
 * The rows of the course that was last imported. Reserved questions are told apart from all others here, once, so that
 * nothing that is built of `questions` can show one.
 */
export async function readCourseRows(db: Pick<Database, 'kysely'>) {
  const { allQuestions, ...rows } = await readSnapshot(db);
  return {
    ...rows,
    questions: allQuestions.filter(({ reserved }) => !reserved),
    reservedQuestions: allQuestions.filter(({ reserved }) => reserved),
  };
}

/** From one snapshot, because another server may import a course meanwhile. */
function readSnapshot({ kysely }: Pick<Database, 'kysely'>) {
  return kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => ({
      subjects: await snapshot.selectFrom('subject').selectAll().orderBy('id').execute(),
      units: await snapshot.selectFrom('unit').selectAll().orderBy('position').execute(),
      chapters: await snapshot.selectFrom('chapter').selectAll().orderBy('position').execute(),
      topics: await snapshot.selectFrom('topic').selectAll().orderBy('position').execute(),
      allQuestions: await snapshot
        .selectFrom('question')
        .selectAll()
        .select((select) => select('retired_at', 'is not', null).as('retired'))
        .orderBy('id')
        .execute(),
      answers: await snapshot.selectFrom('answer').selectAll().orderBy('position').execute(),
      freeResponses: await snapshot
        .selectFrom('free_response')
        .select(['id', 'chapter_id', 'definition'])
        .select((select) => select('retired_at', 'is not', null).as('retired'))
        .orderBy('position')
        .orderBy('id')
        .execute(),
      models: await snapshot.selectFrom('question_model').selectAll().execute(),
      lastImport: await snapshot
        .selectFrom('course_import')
        .select(['fingerprint', 'beliefs', 'reference'])
        .executeTakeFirst(),
    }));
}

export type CourseRows = Awaited<ReturnType<typeof readCourseRows>>;
