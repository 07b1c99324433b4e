import { timelineOf } from '../../../economics/lesson/timeline';
import { numberExamUnits } from '../../../schema/rules/exam';
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

/** Subjects, units, chapters and topics refer to each other: each joins the list of its owner, and then all are frozen. */
export function buildLibrary(rows: CourseRows): Library {
  const askedOf = Map.groupBy(
    rows.questions.filter(({ retired, enrichment }) => !retired && !enrichment),
    ({ topic_id }) => topic_id,
  );
  const lookUps = new Map(
    (rows.lastImport?.reference?.terms ?? []).flatMap(({ id, term, topicIds }) =>
      topicIds.map((topicId) => [topicId, Object.freeze({ id, term })] as const),
    ),
  );
  const subjects = rows.subjects.map(({ id, name }) => ({ id, name, units: new Array<Unit>() }));
  const examUnits = numberExamUnits(rows.units.map(({ exam_unit }) => exam_unit));
  const units = rows.units.map(({ id, subject_id, name, announced }, index) => {
    const examUnit = examUnits[index] ?? null;
    const subject = subjects.find((one) => one.id === subject_id);
    if (subject === undefined) throw new Error(`Unit ${id} has no subject.`);
    const selectable = rows.chapters.some(({ unit_id }) => unit_id === id);
    const unit = { id, subject, name, announced, examUnit, selectable, chapters: new Array<Chapter>() };
    subject.units.push(unit);
    return unit;
  });
  const chapters = units.flatMap((unit) =>
    rows.chapters
      .filter(({ unit_id }) => unit_id === unit.id)
      .map((row) => {
        const topicRows = rows.topics.filter(({ chapter_id }) => chapter_id === row.id);
        const quizLength = chapterQuizLength(topicRows.map(({ id }) => countDifferent(askedOf.get(id) ?? [])));
        const chapter = {
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
          topics: new Array<Topic>(),
        };
        chapter.topics.push(
          ...topicRows.map(({ id, topic_name }) => ({
            id,
            chapter,
            topicName: topic_name,
            lookUp: lookUps.get(id) ?? null,
          })),
        );
        unit.chapters.push(chapter);
        return chapter;
      }),
  );
  const topics = chapters.flatMap((chapter) => chapter.topics);
  for (const { units } of subjects) Object.freeze(units);
  for (const { chapters } of units) Object.freeze(chapters);
  for (const { topics } of chapters) Object.freeze(topics);
  for (const one of [...subjects, ...units, ...chapters, ...topics]) Object.freeze(one);
  return { subjects, units, chapters, topics };
}
