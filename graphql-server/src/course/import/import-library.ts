import type { EntityName, RequiredEntityData } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { ChapterEntity, SubjectEntity, TopicEntity, UnitEntity } from '../../library/library.entity';
import { chapterRow } from './course-rows';
import { chaptersOf, type CourseSource } from '../read/course-source';

/** Creates a row, or changes the one with its id; the unit of work writes only what differs. */
async function upserter<Row extends { id: number }>(em: SqlEntityManager, entity: EntityName<Row>) {
  const rows = new Map((await em.findAll(entity)).map((row) => [row.id, row]));
  return (values: RequiredEntityData<Row> & { id: number }): Row => {
    const row = rows.get(values.id);
    if (row !== undefined) return Object.assign(row, values);
    return em.create(entity, values as never); // create() cannot tell that a generic row has no other columns
  };
}

/** Chapters may swap slugs, which are unique: each changed one is released before another chapter takes it. */
async function releaseChangedSlugs(em: SqlEntityManager, course: CourseSource): Promise<void> {
  const wanted = new Map(chaptersOf(course).map(({ id, slug }) => [id, slug]));
  for (const chapter of await em.findAll(ChapterEntity))
    if (chapter.slug !== wanted.get(chapter.id) && wanted.has(chapter.id)) chapter.slug = `moving-${chapter.id}`;
  await em.flush();
}

/** Creates and updates subjects, units, chapters and topics. It deletes none. */
export async function importLibrary(em: SqlEntityManager, course: CourseSource): Promise<void> {
  await releaseChangedSlugs(em, course);
  const subject = await upserter(em, SubjectEntity);
  const unit = await upserter(em, UnitEntity);
  const chapter = await upserter(em, ChapterEntity);
  const topic = await upserter(em, TopicEntity);

  const subjects = new Map(course.subjects.map(({ id, name }) => [id, subject({ id, name })]));
  course.units.forEach(({ id, subjectId, name, announced, examUnit, chapters }, index) => {
    const owner = subjects.get(subjectId);
    if (owner === undefined)
      throw new Error(`Unit ${id} has no subject: the course was not checked before its import.`);
    const unitRow = unit({ id, subject: owner, name, announced, examUnit, position: index + 1 });
    chapters.forEach((source, index) => {
      const row = chapter({ ...chapterRow(source), id: source.id, unit: unitRow, position: index + 1 });
      source.topics.forEach(({ id, name }, index) => topic({ id, chapter: row, topicName: name, position: index + 1 }));
    });
  });
  await em.flush();
}
