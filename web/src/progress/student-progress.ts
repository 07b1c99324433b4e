import type { LibraryQuery, MeQuery } from '../../../schema/generated/graphql';
import type { NumberedExamUnit } from '../../../schema/rules/exam';
import {
  isLastLeftOfUnit,
  isPassed,
  isStarted,
  nextToAdd,
  percentCorrect,
  progressRowId,
  unitProgress,
  upNext,
} from '../../../schema/rules/progress';

export interface TopicProgress {
  id: string;
  name: string;
  questionsAsked: number;
  answeredCorrectly: number;
  percent: number | null;
}

type LibraryUnit = LibraryQuery['subjects'][number]['units'][number];
type LibraryChapter = LibraryUnit['chapters'][number];

export interface ChapterProgress extends Pick<
  LibraryChapter,
  'id' | 'name' | 'slug' | 'comingSoon' | 'lessonSeconds' | 'quizLength'
> {
  /** The id of the student's row for this chapter, or null if the server has none. */
  rowId: string | null;
  unitId: string;
  chosen: boolean;
  videoCompleted: boolean;
  quizGrade: number | null;
  topics: readonly TopicProgress[];
}

export interface UnitProgress {
  id: string;
  name: string;
  /** The unit of the exam that it is part of. */
  examUnit: NumberedExamUnit | null;
  chapters: readonly ChapterProgress[];
}

/** The course joined by id with one student's rows. All progress pages show this data. */
export interface StudentProgress {
  userId: string;
  username: string;
  currentChapterId: string | null;
  units: readonly UnitProgress[];
}

export function joinProgress(library: LibraryQuery, { me }: MeQuery): StudentProgress {
  const chapterRows = new Map(me.userChapters.map((row) => [row.id, row]));
  const topicRows = new Map(me.topicProgress.map((row) => [row.id, row]));
  const units = library.subjects.flatMap((subject) => subject.units);
  return {
    userId: me.id,
    username: me.username,
    currentChapterId: me.currentChapter?.id ?? null,
    units: units.map((unit) => ({
      ...unit,
      examUnit: unit.examUnit ?? null,
      chapters: unit.chapters.map((chapter) => {
        const row = chapterRows.get(progressRowId(me.id, chapter.id));
        return {
          ...chapter,
          rowId: row?.id ?? null,
          unitId: unit.id,
          chosen: row?.chosen ?? false,
          videoCompleted: row?.videoCompleted ?? false,
          quizGrade: row?.quizGrade ?? null,
          topics: chapter.topics.map((topic) => {
            const { questionsAsked = 0, answeredCorrectly = 0 } = topicRows.get(progressRowId(me.id, topic.id)) ?? {};
            return {
              id: topic.id,
              name: topic.topicName,
              questionsAsked,
              answeredCorrectly,
              percent: percentCorrect(answeredCorrectly, questionsAsked),
            };
          }),
        };
      }),
    })),
  };
}

export function chaptersOf(progress: StudentProgress): ChapterProgress[] {
  return progress.units.flatMap((unit) => unit.chapters);
}

export function findChapter(progress: StudentProgress, chapterId: string): ChapterProgress | null {
  return chaptersOf(progress).find((chapter) => chapter.id === chapterId) ?? null;
}

/** The chapter that contains all of these topics, because a topic quiz has only topic ids. Null if there is none. */
export function chapterOfTopics(progress: StudentProgress, topicIds: readonly string[]): ChapterProgress | null {
  if (topicIds.length === 0) return null;
  const holds = ({ topics }: ChapterProgress) => topicIds.every((id) => topics.some((topic) => topic.id === id));
  return chaptersOf(progress).find(holds) ?? null;
}

/** The chapters that can be studied: what is coming soon is listed, but counted nowhere. */
export const available = (chapters: readonly ChapterProgress[]): ChapterProgress[] =>
  chapters.filter(({ comingSoon }) => !comingSoon);

/** The topics of these chapters that can be asked. */
export const topicsToAsk = ({ chapters }: Pick<UnitProgress, 'chapters'>): TopicProgress[] =>
  available(chapters).flatMap(({ topics }) => topics);

/** "2 of 5 topics started": the one way in which every screen counts them. */
export const startedInWords = (topics: readonly Pick<TopicProgress, 'questionsAsked'>[]): string =>
  `${topics.filter(isStarted).length} of ${counted(topics.length, 'topic')} started`;

/** "1 chapter", "2 chapters". */
export const counted = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;

/** Whether the student has watched a video or has a grade, in the plan or outside it. */
export function hasBegun(progress: StudentProgress): boolean {
  return chaptersOf(progress).some(({ videoCompleted, quizGrade }) => videoCompleted || quizGrade !== null);
}

/** The plan in course order, as schema/rules expects it. */
const planOf = (progress: StudentProgress) =>
  available(chaptersOf(progress)).map((chapter) => ({ ...chapter, chapterId: chapter.id }));

/** The units with at least one chosen chapter, each with its chosen chapters and its percent, rounded down. */
export function plannedUnits(progress: StudentProgress): (UnitProgress & { progress: number })[] {
  return progress.units
    .map((unit) => ({ ...unit, chapters: unit.chapters.filter((chapter) => chapter.chosen) }))
    .filter((unit) => unit.chapters.length > 0)
    .map((unit) => ({ ...unit, progress: unitProgress(available(unit.chapters)) }));
}

/** The chapter that the dashboard shows first, or null if the plan is empty or completed. */
export const chapterUpNext = (progress: StudentProgress): ChapterProgress | null =>
  upNext(planOf(progress), progress.currentChapterId);

/** What a student can go on with who has nothing left to pass in the plan. */
export interface WhatToAdd {
  chapter: ChapterProgress;
  unit: UnitProgress;
  /** The chapters of that unit that are neither chosen nor passed, this one included. */
  ofUnit: readonly ChapterProgress[];
  /** How many such chapters the course has. */
  left: number;
}

/** The chapter that follows what was passed, and its unit. Null when the course is passed. */
export function chapterToAdd(progress: StudentProgress): WhatToAdd | null {
  const plan = planOf(progress);
  const passed = plan.filter(({ quizGrade }) => isPassed(quizGrade)).at(-1);
  const chapter = nextToAdd(plan, progress.currentChapterId ?? passed?.id ?? null);
  const unit = progress.units.find(({ id }) => id === chapter?.unitId);
  if (!chapter || !unit) return null;
  const left = plan.filter(({ chosen, quizGrade }) => !chosen && !isPassed(quizGrade));
  return { chapter, unit, ofUnit: left.filter(({ unitId }) => unitId === unit.id), left: left.length };
}

/** The spec's `unitFinished` (last_chapter): no other chapter of this unit is left to pass. */
export const isUnitFinished = (progress: StudentProgress, chapterId: string): boolean =>
  isLastLeftOfUnit(planOf(progress), chapterId);

/**
 * The scorecard's total percent: correct answers over questions asked, across all topics of the plan. Null if no
 * question was asked.
 */
export function totalPercent(progress: StudentProgress): number | null {
  const topics = plannedUnits(progress).flatMap((unit) => unit.chapters.flatMap((chapter) => chapter.topics));
  const asked = topics.reduce((sum, topic) => sum + topic.questionsAsked, 0);
  const right = topics.reduce((sum, topic) => sum + topic.answeredCorrectly, 0);
  return percentCorrect(right, asked);
}
