import type { SqlEntityManager } from '@mikro-orm/sql';
import { chaptersOf, type CourseSource } from '../read/course-source';

interface Gone {
  readonly table: 'topic' | 'chapter' | 'unit' | 'subject';
  readonly name: 'topic_name' | 'name';
  /** Where rows may still point to one of them. */
  readonly usedBy: readonly (readonly [table: string, column: string])[];
  readonly kept: (course: CourseSource) => readonly number[];
}

/** From the leaves up, so that what stood on a removed one is gone before it. */
const GONE: readonly Gone[] = [
  {
    table: 'topic',
    name: 'topic_name',
    usedBy: [
      ['question', 'topic_id'],
      ['topic_progress', 'topic_id'],
    ],
    kept: (course) => chaptersOf(course).flatMap(({ topics }) => topics.map(({ id }) => id)),
  },
  {
    table: 'chapter',
    name: 'name',
    usedBy: [
      ['topic', 'chapter_id'],
      ['user_chapter', 'chapter_id'],
      ['quiz_attempt', 'chapter_id'],
      ['users', 'current_chapter_id'],
    ],
    kept: (course) => chaptersOf(course).map(({ id }) => id),
  },
  {
    table: 'unit',
    name: 'name',
    usedBy: [
      ['chapter', 'unit_id'],
      ['quiz_attempt', 'unit_id'],
    ],
    kept: (course) => course.units.map(({ id }) => id),
  },
  {
    table: 'subject',
    name: 'name',
    usedBy: [['unit', 'subject_id']],
    kept: (course) => course.subjects.map(({ id }) => id),
  },
];

/** A list for "not in": empty lists are no SQL, and no row has the id 0. */
const listed = (ids: readonly number[]) => [...ids, 0].join(', ');

/** Questions of removed topics that nobody was ever asked have no results to stay under. */
async function deleteUnaskedQuestions(em: SqlEntityManager, keptTopics: readonly number[]): Promise<void> {
  await em.execute(
    `delete from "question" where "topic_id" not in (${listed(keptTopics)}) and "retired_at" is not null
     and not exists (select 1 from "attempt_question" where "question_id" = "question"."id")`,
  );
}

/**
 * Deletes topics, chapters and units that the course no longer has, where no student's data stands on them. The
 * names of those left in place come back.
 */
export async function removeGone(em: SqlEntityManager, course: CourseSource): Promise<string[]> {
  const left: string[] = [];
  for (const { table, name, usedBy, kept } of GONE) {
    const keptIds = kept(course);
    if (table === 'topic') await deleteUnaskedQuestions(em, keptIds);
    const gone = `"${table}"."id" not in (${listed(keptIds)})`;
    const unused = usedBy.map(
      ([user, column]) => `not exists (select 1 from "${user}" where "${user}"."${column}" = "${table}"."id")`,
    );
    await em.execute(`delete from "${table}" where ${[gone, ...unused].join(' and ')}`);
    const rows = await em.execute<{ name: string }[]>(`select "${name}" as "name" from "${table}" where ${gone}`);
    left.push(...rows.map((row) => `${table} "${row.name}"`));
  }
  return left;
}
