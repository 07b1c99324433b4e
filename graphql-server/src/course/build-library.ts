import { timelineOf } from '../../../economics/lesson/timeline';
import { chapterQuizLength } from '../../../schema/rules/quiz';
import type { Chapter, Subject, Topic, Unit } from '../library/library.type';
import type { CourseRows } from './course.queries';

interface Library {
  readonly subjects: readonly Subject[];
  readonly units: readonly Unit[];
  readonly chapters: readonly Chapter[];
  readonly topics: readonly Topic[];
}

/** The questions of one market count as one: a quiz asks one of them. */
const countDifferent = (questions: CourseRows['questions']) =>
  new Set(questions.map(({ id, model }) => model ?? id)).size;

/** Subjects, units, chapters and topics refer to each other: each list is filled after its owner has been made. */
export function buildLibrary(rows: CourseRows): Library {
  const askedOf = Map.groupBy(
    rows.questions.filter(({ retired }) => !retired),
    ({ topic_id }) => topic_id,
  );
  const topics: Topic[] = [];
  const chapters: Chapter[] = [];
  const units: Unit[] = [];
  const buildChapter = (unit: Unit, row: CourseRows['chapters'][number]): Chapter => {
    const topicRows = rows.topics.filter(({ chapter_id }) => chapter_id === row.id);
    const own: Topic[] = [];
    const quizLength = chapterQuizLength(topicRows.map(({ id }) => countDifferent(askedOf.get(id) ?? [])));
    const chapter: Chapter = {
      id: row.id,
      unit,
      name: row.name,
      slug: row.slug,
      videoUrl: row.video_url,
      videoBlurb: row.video_blurb,
      quizBlurb: row.quiz_blurb,
      quizBlurbImgUrl: row.quiz_blurb_img_url,
      lesson: row.lesson,
      lessonSeconds: row.lesson === null ? null : Math.floor(timelineOf(row.lesson).length),
      comingSoon: quizLength === 0,
      quizLength,
      topics: own,
    };
    own.push(...topicRows.map(({ id, topic_name }) => Object.freeze({ id, chapter, topicName: topic_name })));
    topics.push(...Object.freeze(own));
    return Object.freeze(chapter);
  };
  const buildUnit = (subject: Subject, row: CourseRows['units'][number]): Unit => {
    const chapterRows = rows.chapters.filter(({ unit_id }) => unit_id === row.id);
    const own: Chapter[] = [];
    const { id, name, announced, exam_unit: examUnit } = row;
    const unit: Unit = { id, subject, name, announced, examUnit, selectable: chapterRows.length > 0, chapters: own };
    own.push(...chapterRows.map((chapterRow) => buildChapter(unit, chapterRow)));
    chapters.push(...Object.freeze(own));
    return Object.freeze(unit);
  };
  // Units are in course order over all subjects.
  const unitsOf = new Map(rows.subjects.map(({ id }) => [id, [] as Unit[]])); // filled below
  const subjects = rows.subjects.map(({ id, name }): Subject => ({ id, name, units: unitsOf.get(id) ?? [] }));
  for (const row of rows.units) {
    const subject = subjects.find(({ id }) => id === row.subject_id);
    if (subject === undefined) throw new Error(`Unit ${row.id} has no subject.`);
    const unit = buildUnit(subject, row);
    unitsOf.get(subject.id)?.push(unit);
    units.push(unit);
  }
  subjects.forEach((subject) => Object.freeze(Object.freeze(subject).units));
  return { subjects, units, chapters, topics };
}
