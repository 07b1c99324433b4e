import type { FreeResponse } from '../../../economics/free-response/free-response';
import type { SolutionStep } from '../../../economics/question/solution';
import type { Accepted, QuestionKind } from '../../../schema/rules/given';
import { DomainError } from '../errors';
import type { FreeResponseContent } from '../free-response/free-response.type';
import { indexCourse, type CourseSearch } from '../library/course-search';
import { momentFinder, sceneFinder } from '../library/lesson-moment';
import type { Chapter, Topic } from '../library/library.type';
import type { Database } from '../database/database';
import type { Answer, Question, Rationale } from '../quiz/question.type';
import { buildReference } from '../reference/build-reference';
import type { QuestionForm, QuestionType } from '../quiz/question-types';
import { buildLibrary } from './build-library';
import { buildFreeResponses, buildQuestions } from './build-questions';
import { readCourseRows } from './course.queries';
import { HeldVariants } from './question-variant';
import { VariantWriter, type WrittenVariant } from './write-variant';

/** A choice, or what another answer counts as, with its key. */
export interface CourseAnswer {
  readonly id: number;
  readonly text: string;
  readonly isCorrect: boolean;
  /** The answers that count as it; null for a choice, and for any answer that its author did not foresee. */
  readonly accepts: Accepted | null;
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
  readonly kind: QuestionKind;
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
  /** How a student comes to the key; no steps where nobody has written them. */
  readonly solution: readonly SolutionStep[];
  /** Beyond what the exam asks. */
  readonly enrichment: boolean;
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
export type Course = Readonly<Awaited<ReturnType<typeof loadCourse>>>;

/** Throws NOT_FOUND for an unknown key. */
function finder<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key, what: string): (key: Key) => Item {
  const found = new Map(items.map((item) => [keyOf(item), item]));
  return (key) => {
    const item = found.get(key);
    if (item === undefined) throw new DomainError('NOT_FOUND', `This ${what} does not exist.`);
    return item;
  };
}

const isAsked = ({ retired }: CourseQuestion): boolean => !retired;

/** Reads the course that was last imported. */
export async function loadCourse(db: Pick<Database, 'kysely'>) {
  const rows = await readCourseRows(db);
  const { subjects, units, chapters, topics } = buildLibrary(rows);
  const findMoment = momentFinder(chapters);
  const findScene = sceneFinder(chapters);
  const reference = buildReference(rows.lastImport?.reference ?? null, chapters, findScene);
  const topicById = finder(topics, (topic) => topic.id, 'topic');
  const questions = buildQuestions(rows.questions, rows.answers, topicById, findMoment);
  const reserved = buildQuestions(rows.reservedQuestions, rows.answers, topicById, findMoment);
  const reservedIds = new Set(reserved.map(({ id }) => id));
  const asked = Map.groupBy(questions.filter(isAsked), ({ topic }) => topic);
  const askedByDefault = Map.groupBy(
    questions.filter((question) => isAsked(question) && !question.enrichment),
    ({ topic }) => topic,
  );
  const versions = buildFreeResponses(rows.freeResponses, chapters);
  const versionsOf = Map.groupBy(versions, ({ definition }) => definition.id);
  const freeResponses = versions.filter(({ retired }) => !retired);
  const writer = new VariantWriter(
    new Map(rows.models.map(({ id, texts }) => [id, texts])),
    new Set([...questions, ...reserved].map(({ stableId }) => stableId)),
  );
  const beliefs = new Map(Object.entries(rows.lastImport?.beliefs ?? {}));
  let index: CourseSearch | undefined;
  return {
    /** Of the files that were imported; empty before the first import. */
    fingerprint: rows.lastImport?.fingerprint ?? '',
    subjects,
    units,
    /** In course order, like everything below. */
    chapters,
    topics,
    /** Retired ones included, and none that is reserved. */
    questions,
    /** What mock exams ask, and nothing else may show. */
    reservedQuestions: (): readonly CourseQuestion[] => reserved.filter(isAsked),
    /** What a quiz or a mock exam asked: also finds reserved and retired questions. Only for what a student was asked. */
    askedQuestion: finder([...questions, ...reserved], (question) => question.id, 'question'),
    /** Whether mock exams alone ask it. */
    isReserved: (questionId: number): boolean => reservedIds.has(questionId),
    /** Every question that can have been asked, retired and reserved ones included. */
    everAsked: (): readonly CourseQuestion[] => [...questions, ...reserved],
    chapter: finder(chapters, (chapter) => chapter.id, 'chapter'),
    chapterBySlug: finder(chapters, (chapter) => chapter.slug, 'chapter'),
    unit: finder(units, (unit) => unit.id, 'unit'),
    topic: topicById,
    /** Also finds a retired question. */
    question: finder(questions, (question) => question.id, 'question'),
    /** What was asked of the models' questions with other numbers. */
    variants: new HeldVariants(findMoment),
    /** A variant to ask in place of a model's question; null where there is none with this number. */
    writeVariant: (item: CourseQuestion, number: number): WrittenVariant | null => writer.write(item, number),
    /** The misconceptions that variants of a model's question can have; none for another question. */
    misconceptionsOf: (item: CourseQuestion): readonly string[] => writer.misconceptionsOf(item),
    /** The questions of a topic that quizzes ask. */
    questionsOf: (topic: Topic): readonly CourseQuestion[] => askedByDefault.get(topic) ?? [],
    /** With those beyond the exam, for a student who chose the topic. */
    questionsOfChosen: (topic: Topic): readonly CourseQuestion[] => asked.get(topic) ?? [],
    /** The current versions. */
    freeResponses,
    /** Retired ones included. */
    freeResponseVersions: versions,
    /** The current version of a question by the author's id. */
    freeResponse: finder(freeResponses, ({ definition }) => definition.id, 'question'),
    /** Also finds a retired version. */
    freeResponseVersion: finder(versions, ({ id }) => id, 'question'),
    /** All versions of a question, retired ones included. */
    versionsOf: (stableId: string): readonly CourseFreeResponse[] => versionsOf.get(stableId) ?? [],
    findMoment,
    findScene,
    /** Glossary, formulas, graphs, and task verbs. */
    reference,
    /** Built at the first search, because commands and most tests need none. */
    get search(): CourseSearch {
      return (index ??= indexCourse({ units, chapters, freeResponses, reference }));
    },
    /** What a student with this misconception believes; null for one that the course does not name anymore. */
    beliefOf: (misconception: string) => beliefs.get(misconception) ?? null,
  };
}
