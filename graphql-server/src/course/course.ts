import { CourseImport } from './course-import.entity';
import type { Database } from '../database/database';
import { DomainError } from '../errors';
import { Chapter } from '../library/chapter.entity';
import { momentFinder, type FindMoment } from '../library/lesson-moment';
import { Subject } from '../library/subject.entity';
import { Topic } from '../library/topic.entity';
import { Unit } from '../library/unit.entity';
import { Answer } from '../quiz/answer.entity';
import { Question } from '../quiz/question.entity';

/** The published course: read once, held in process, never changed. A new import is a new Course. */
export interface Course {
  readonly subjects: readonly Subject[];
  readonly units: readonly Unit[];
  /** In course order, as everything below. */
  readonly chapters: readonly Chapter[];
  readonly topics: readonly Topic[];
  /** Retired ones as well. */
  readonly questions: readonly Question[];
  chapter(id: number): Chapter;
  chapterBySlug(slug: string): Chapter;
  unit(id: number): Unit;
  topic(id: number): Topic;
  /** Also a retired question, because old results still name it. */
  question(id: number): Question;
  /** The questions of a topic that may be asked. */
  questionsOf(topic: Topic): readonly Question[];
  readonly findMoment: FindMoment;
  /** What a student believes who has the misconception of this short name; null for one that the course no longer names. */
  beliefOf(misconception: string): string | null;
}

function finder<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key, what: string): (key: Key) => Item {
  const found = new Map(items.map((item) => [keyOf(item), item]));
  return (key) => {
    const item = found.get(key);
    if (item === undefined) throw new DomainError('NOT_FOUND', `There is no such ${what}.`);
    return item;
  };
}

/** Reads the course that was last imported. */
export async function loadCourse(db: Database): Promise<Course> {
  const em = db.fork();
  const subjects = await em.find(Subject, {}, { orderBy: { id: 'asc' } });
  const units = await em.find(Unit, {}, { orderBy: { position: 'asc' } });
  const unsortedChapters = await em.find(Chapter, {}, { orderBy: { position: 'asc' } });
  const unsortedTopics = await em.find(Topic, {}, { orderBy: { position: 'asc' } });
  const questions = await em.find(Question, {}, { orderBy: { id: 'asc' } });
  const answers = await em.find(Answer, {}, { orderBy: { position: 'asc' } });
  const imported = await em.findOne(CourseImport, CourseImport.ONLY_ID);
  const beliefs = new Map(Object.entries(imported?.beliefs ?? {}));

  const answersOf = Map.groupBy(answers, (answer) => answer.question);
  for (const question of questions) question.answers = answersOf.get(question) ?? [];
  const asked = Map.groupBy(
    questions.filter((question) => question.retiredAt === null),
    (question) => question.topic,
  );
  const topicsOf = Map.groupBy(unsortedTopics, (topic) => topic.chapter);
  for (const chapter of unsortedChapters) {
    chapter.topics = topicsOf.get(chapter) ?? [];
    chapter.comingSoon = !chapter.topics.some((topic) => asked.has(topic));
  }
  const chaptersOf = Map.groupBy(unsortedChapters, (chapter) => chapter.unit);
  for (const unit of units) {
    unit.chapters = chaptersOf.get(unit) ?? [];
    unit.selectable = unit.chapters.length > 0;
  }
  for (const subject of subjects) subject.units = units.filter((unit) => unit.subject === subject);

  const chapters = units.flatMap((unit) => unit.chapters);
  const topics = chapters.flatMap((chapter) => chapter.topics);
  return {
    subjects,
    units,
    chapters,
    topics,
    questions,
    chapter: finder(chapters, (chapter) => chapter.id, 'chapter'),
    chapterBySlug: finder(chapters, (chapter) => chapter.slug, 'chapter'),
    unit: finder(units, (unit) => unit.id, 'unit'),
    topic: finder(topics, (topic) => topic.id, 'topic'),
    question: finder(questions, (question) => question.id, 'question'),
    questionsOf: (topic) => asked.get(topic) ?? [],
    findMoment: momentFinder(chapters),
    beliefOf: (misconception) => beliefs.get(misconception) ?? null,
  };
}
