import type { SqlEntityManager } from '@mikro-orm/sql';
import { Chapter } from '../../library/chapter.entity';
import { Subject } from '../../library/subject.entity';
import { Topic } from '../../library/topic.entity';
import { Unit } from '../../library/unit.entity';
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
  for (const chapter of await em.findAll(Chapter))
    if (chapter.slug !== wanted.get(chapter.id) && wanted.has(chapter.id)) chapter.slug = `moving-${chapter.id}`;
  await em.flush();
}

/** Creates and updates subjects, units, chapters and topics. It deletes none. */
export async function importLibrary(em: SqlEntityManager, course: CourseSource): Promise<void> {
  await releaseChangedSlugs(em, course);
  const subject = await upserter(em, Subject);
  const unit = await upserter(em, Unit);
  const chapter = await upserter(em, Chapter);
  const topic = await upserter(em, Topic);

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
