import type { SqlEntityManager } from '@mikro-orm/sql';
import { ChapterEntity } from '../../library/chapter.entity';
import { SubjectEntity } from '../../library/subject.entity';
import { TopicEntity } from '../../library/topic.entity';
import { UnitEntity } from '../../library/unit.entity';
import { chapterRow } from './course-rows';
import { chaptersOf, type CourseSource } from '../read/course-source';

type Constructor<Row> = new () => Row;

/** Finds or creates the row with an id; the unit of work writes only what differs. */
async function upserter<Row extends { id: number }>(em: SqlEntityManager, entity: Constructor<Row>) {
  const rows = new Map((await em.findAll<Row>(entity)).map((row) => [row.id, row]));
  return (id: number, values: Partial<Row>): Row => {
    const row = rows.get(id);
    if (row !== undefined) return Object.assign(row, values);
    const added = Object.assign(new entity(), { id }, values);
    em.persist(added);
    return added;
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

  const subjects = new Map(course.subjects.map(({ id, name }) => [id, subject(id, { name })]));
  course.units.forEach(({ id, subjectId, name, announced, chapters }, index) => {
    const owner = subjects.get(subjectId);
    if (owner === undefined)
      throw new Error(`Unit ${id} has no subject: the course was not checked before its import.`);
    const unitRow = unit(id, { subject: owner, name, announced, position: index + 1 });
    chapters.forEach((source, index) => {
      const row = chapter(source.id, { ...chapterRow(source), unit: unitRow, position: index + 1 });
      source.topics.forEach(({ id, name }, index) => topic(id, { chapter: row, topicName: name, position: index + 1 }));
    });
  });
  await em.flush();
}
