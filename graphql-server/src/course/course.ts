import type { Kysely } from 'kysely';
import { timelineOf } from '../../../economics/lesson/timeline';
import type { Size } from '../../../economics/svg/scale';
import type { Picture } from '../../../economics/picture/picture';
import { chapterQuizLength } from '../../../schema/rules/quiz';
import type { FreeResponse } from '../../../economics/free-response/free-response';
import { DomainError } from '../errors';
import { contentOf } from '../free-response/content';
import type { FreeResponseContent } from '../free-response/free-response.type';
import { momentFinder, sceneFinder, type FindMoment, type FindScene } from '../library/lesson-moment';
import type { Chapter, Subject, Topic, Unit } from '../library/library.type';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { CHOICE_SIZE, DrawnFigure } from '../quiz/question-figure';
import type { Answer, Question, Rationale } from '../quiz/question.type';
import type { QuestionForm, QuestionType } from '../quiz/question-types';

/** A choice with its key. */
export interface CourseAnswer {
  readonly id: number;
  readonly text: string;
  readonly isCorrect: boolean;
  readonly misconception: string | null;
  /** Retired choices are not shown anymore, but old results refer to them. */
  readonly retired: boolean;
  /** What students see before the quiz is finished, and after. */
  readonly shown: Answer;
  readonly rationale: Rationale;
}

/** A question with its key. Only `shown` may leave the server before the quiz is finished. */
export interface CourseQuestion {
  readonly id: number;
  /** The author's id. */
  readonly stableId: string;
  readonly topic: Topic;
  readonly type: QuestionType;
  /** By its author: 1 (easy) to 3. */
  readonly difficulty: number;
  /** How it asks; null where its author does not say. */
  readonly form: QuestionForm | null;
  /** What its question model is about: a quiz has one question of a market at most. Null where a person wrote it. */
  readonly market: string | null;
  /** The set it is asked with, or null. */
  readonly set: string | null;
  readonly takeaway: string | null;
  /** Retired questions are not asked anymore, but old results refer to them. */
  readonly retired: boolean;
  readonly answers: readonly CourseAnswer[];
  readonly shown: Question;
}

/** A version of a free-response question with its rubric. Only `shown` may leave the server before an attempt is submitted. */
export interface CourseFreeResponse {
  /** Of this version. */
  readonly id: number;
  readonly chapter: Chapter;
  readonly definition: FreeResponse;
  /** Replaced by a newer version, or gone from the course. Attempts refer to it. */
  readonly retired: boolean;
  readonly shown: FreeResponseContent;
}

/** The published course: plain frozen objects, built once when it is loaded. A new import is a new Course. */
export interface Course {
  /** Of the files that were imported; empty before the first import. */
  readonly fingerprint: string;
  readonly subjects: readonly Subject[];
  readonly units: readonly Unit[];
  /** In course order, like everything below. */
  readonly chapters: readonly Chapter[];
  readonly topics: readonly Topic[];
  /** Retired ones included. */
  readonly questions: readonly CourseQuestion[];
  chapter(id: number): Chapter;
  chapterBySlug(slug: string): Chapter;
  unit(id: number): Unit;
  topic(id: number): Topic;
  /** Also finds a retired question. */
  question(id: number): CourseQuestion;
  /** The questions of a topic that may be asked. */
  questionsOf(topic: Topic): readonly CourseQuestion[];
  /** The current versions. */
  readonly freeResponses: readonly CourseFreeResponse[];
  /** Retired ones included. */
  readonly freeResponseVersions: readonly CourseFreeResponse[];
  /** The current version of a question by the author's id. */
  freeResponse(stableId: string): CourseFreeResponse;
  /** Also finds a retired version. */
  freeResponseVersion(id: number): CourseFreeResponse;
  /** All versions of a question, retired ones included. */
  versionsOf(stableId: string): readonly CourseFreeResponse[];
  readonly findMoment: FindMoment;
  readonly findScene: FindScene;
  /** What a student with this misconception believes; null for one that the course does not name anymore. */
  beliefOf(misconception: string): string | null;
}

/** Throws NOT_FOUND for an unknown key. */
function finder<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key, what: string): (key: Key) => Item {
  const found = new Map(items.map((item) => [keyOf(item), item]));
  return (key) => {
    const item = found.get(key);
    if (item === undefined) throw new DomainError('NOT_FOUND', `This ${what} does not exist.`);
    return item;
  };
}

/** From one snapshot, because another server may import a course meanwhile. */
function readRows(kysely: Kysely<Tables>) {
  return kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(
      async (snapshot) =>
        [
          await snapshot.selectFrom('subject').selectAll().orderBy('id').execute(),
          await snapshot.selectFrom('unit').selectAll().orderBy('position').execute(),
          await snapshot.selectFrom('chapter').selectAll().orderBy('position').execute(),
          await snapshot.selectFrom('topic').selectAll().orderBy('position').execute(),
          await snapshot
            .selectFrom('question')
            .selectAll()
            .select((select) => select('retired_at', 'is not', null).as('retired'))
            .orderBy('id')
            .execute(),
          await snapshot.selectFrom('answer').selectAll().orderBy('position').execute(),
          await snapshot.selectFrom('course_import').select(['fingerprint', 'beliefs']).executeTakeFirst(),
          await snapshot
            .selectFrom('free_response')
            .select(['id', 'chapter_id', 'definition'])
            .select((select) => select('retired_at', 'is not', null).as('retired'))
            .orderBy('position')
            .orderBy('id')
            .execute(),
        ] as const,
    );
}

type Rows = Awaited<ReturnType<typeof readRows>>;

/** The questions of one market count as one: a quiz asks one of them. */
const countDifferent = (questions: readonly Rows[4][number][]) =>
  new Set(questions.map(({ id, model }) => model ?? id)).size;

/** Subjects, units, chapters and topics refer to each other: each list is filled after its owner has been made. */
function buildLibrary([subjectRows, unitRows, chapterRows, topicRows, questionRows]: Rows) {
  const askedOf = Map.groupBy(
    questionRows.filter(({ retired }) => !retired),
    ({ topic_id }) => topic_id,
  );
  const topics: Topic[] = [];
  const chapters: Chapter[] = [];
  const units: Unit[] = [];
  const buildChapter = (unit: Unit, row: Rows[2][number]): Chapter => {
    const rows = topicRows.filter(({ chapter_id }) => chapter_id === row.id);
    const own: Topic[] = [];
    const quizLength = chapterQuizLength(rows.map(({ id }) => countDifferent(askedOf.get(id) ?? [])));
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
    own.push(...rows.map(({ id, topic_name }) => Object.freeze({ id, chapter, topicName: topic_name })));
    topics.push(...Object.freeze(own));
    return Object.freeze(chapter);
  };
  const buildUnit = (subject: Subject, row: Rows[1][number]): Unit => {
    const rows = chapterRows.filter(({ unit_id }) => unit_id === row.id);
    const own: Chapter[] = [];
    const { id, name, announced, exam_unit: examUnit } = row;
    const unit: Unit = { id, subject, name, announced, examUnit, selectable: rows.length > 0, chapters: own };
    own.push(...rows.map((chapterRow) => buildChapter(unit, chapterRow)));
    chapters.push(...Object.freeze(own));
    return Object.freeze(unit);
  };
  // Units are in course order over all subjects.
  const unitsOf = new Map(subjectRows.map(({ id }) => [id, [] as Unit[]])); // filled below
  const subjects = subjectRows.map(({ id, name }): Subject => ({ id, name, units: unitsOf.get(id) ?? [] }));
  for (const row of unitRows) {
    const subject = subjects.find(({ id }) => id === row.subject_id);
    if (subject === undefined) throw new Error(`Unit ${row.id} has no subject.`);
    const unit = buildUnit(subject, row);
    unitsOf.get(subject.id)?.push(unit);
    units.push(unit);
  }
  subjects.forEach((subject) => Object.freeze(Object.freeze(subject).units));
  return { subjects, units, chapters, topics };
}

const figureOf = (id: string, picture: Picture | null, imageUrl: string | null, size?: Size) =>
  picture === null || imageUrl === null ? null : new DrawnFigure(picture, id, imageUrl, size);

function buildQuestion(
  row: Rows[4][number],
  topic: Topic,
  answerRows: readonly Rows[5][number][],
  findMoment: FindMoment,
): CourseQuestion {
  const { id, type, text, image_url: imageUrl, image_alt: imageAlt } = row;
  const set = row.set_name === null ? null : Object.freeze({ id: row.set_name, lead: row.lead ?? '' });
  const figure = figureOf(`question-${id}`, row.picture, imageUrl);
  const answers = answerRows.map((answer): CourseAnswer => {
    const { is_correct: isCorrect, misconception } = answer;
    const { text, cells } = answer;
    const graph = figureOf(`answer-${answer.id}`, answer.picture, answer.image_url, CHOICE_SIZE);
    const shown = Object.freeze({ id: answer.id, text, cells, figure: graph });
    const watch = misconception === null ? null : findMoment(misconception, topic.chapter);
    const rationale = Object.freeze({ answer: shown, isCorrect, text: answer.rationale, misconception, watch });
    return Object.freeze({ id: answer.id, text, isCorrect, misconception, retired: answer.retired, shown, rationale });
  });
  return Object.freeze({
    id,
    stableId: row.stable_id,
    topic,
    type,
    difficulty: row.difficulty,
    form: row.form,
    market: row.model,
    set: row.set_name,
    takeaway: row.takeaway,
    retired: Boolean(row.retired),
    answers: Object.freeze(answers),
    shown: Object.freeze({ id, topic, type, text, set, columns: row.columns, imageUrl, imageAlt, figure }),
  });
}

/** In course order. */
function buildFreeResponses(rows: Rows[7], chapters: readonly Chapter[]): CourseFreeResponse[] {
  const rowsOf = Map.groupBy(rows, ({ chapter_id }) => chapter_id);
  return chapters.flatMap((chapter) =>
    (rowsOf.get(chapter.id) ?? []).map(({ id, definition, retired }) =>
      Object.freeze({ id, chapter, definition, retired: Boolean(retired), shown: contentOf(id, definition) }),
    ),
  );
}

/** Reads the course that was last imported. */
export async function loadCourse({ kysely }: Pick<Database, 'kysely'>): Promise<Course> {
  const rows = await readRows(kysely);
  const [, , , , questionRows, answerRows, imported, freeResponseRows] = rows;
  const { subjects, units, chapters, topics } = buildLibrary(rows);
  const findMoment = momentFinder(chapters);
  const topicById = finder(topics, (topic) => topic.id, 'topic');
  const answersOf = Map.groupBy(answerRows, (answer) => answer.question_id);
  const questions = questionRows.map((row) =>
    buildQuestion(row, topicById(row.topic_id), answersOf.get(row.id) ?? [], findMoment),
  );
  const asked = Map.groupBy(
    questions.filter(({ retired }) => !retired),
    ({ topic }) => topic,
  );
  const versions = buildFreeResponses(freeResponseRows, chapters);
  const versionsOf = Map.groupBy(versions, ({ definition }) => definition.id);
  const freeResponses = versions.filter(({ retired }) => !retired);
  const beliefs = new Map(Object.entries(imported?.beliefs ?? {}));
  return {
    fingerprint: imported?.fingerprint ?? '',
    subjects,
    units,
    chapters,
    topics,
    questions,
    chapter: finder(chapters, (chapter) => chapter.id, 'chapter'),
    chapterBySlug: finder(chapters, (chapter) => chapter.slug, 'chapter'),
    unit: finder(units, (unit) => unit.id, 'unit'),
    topic: topicById,
    question: finder(questions, (question) => question.id, 'question'),
    questionsOf: (topic) => asked.get(topic) ?? [],
    freeResponses,
    freeResponseVersions: versions,
    freeResponse: finder(freeResponses, ({ definition }) => definition.id, 'question'),
    freeResponseVersion: finder(versions, ({ id }) => id, 'question'),
    versionsOf: (stableId) => versionsOf.get(stableId) ?? [],
    findMoment,
    findScene: sceneFinder(chapters),
    beliefOf: (misconception) => beliefs.get(misconception) ?? null,
  };
}
