/** How far a student is, and where they go next (spec §4, §9). Grades and scores are whole percents, 0–100; null is "no grade yet". */
import type { ExamUnit } from './exam';
import { scoreOf } from './quiz';

/** spec §4, §9: the dashboard's trophy. */
export const TROPHY_ABOVE = 50;
/** spec §4, §9: the continue button, so 60 itself does not continue … */
export const CONTINUE_ABOVE = 60;
/** … while the way back to the dashboard saves from 60 on. */
export const SAVE_FROM = 60;
/** spec §9: the 'unit finished' note. */
export const UNIT_FINISHED_NOTE_ABOVE = 60;
/** A chapter with this grade is done: the next chapter is the first chosen one below it. */
export const PASSED_FROM = 60;
/** spec §9: unit progress counts a chapter's quiz from this grade on. */
export const QUIZ_COUNTS_FROM = 60;
/** spec §9: the parts of one chapter in its unit's progress. */
export const SHARE_OF_QUIZ = 0.5;
export const SHARE_OF_VIDEO = 0.5;

export type ChapterState = 'notStarted' | 'videoCompleted' | 'passedWithTrophy' | 'needsRetry';

export interface ChapterProgress {
  videoCompleted: boolean;
  quizGrade: number | null;
}

/** One chapter of the course as a student's plan sees it. A plan is always in course order. */
export interface PlanEntry<Id = number> {
  chapterId: Id;
  unitId: Id;
  chosen: boolean;
  quizGrade: number | null;
}

export interface ChapterResultOffers {
  continues: boolean;
  offersRewatch: boolean;
  showsUnitFinished: boolean;
  showsBackToDashboard: boolean;
  savesOnTheWayBack: boolean;
}

/** The id of a student's row for a chapter or a topic. It holds both ids, so a list of rows need not repeat them. */
export const progressRowId = (userId: number | string, id: number | string): string => `${userId}-${id}`;

/** Whether a topic was ever asked. At 0% its label is still "Not yet started" (spec §9), so a label never says it. */
export const isStarted = ({ questionsAsked }: { questionsAsked: number }): boolean => questionsAsked > 0;

/** Whole percent 0–100, rounded down; null when nothing was asked. spec §3. */
export function percentCorrect(answeredCorrectly: number, questionsAsked: number): number | null {
  return questionsAsked > 0 ? scoreOf(answeredCorrectly, questionsAsked) : null;
}

/** A graded chapter's state comes from its grade alone, even when its video is marked unwatched. spec §4. */
export function chapterState({ videoCompleted, quizGrade }: ChapterProgress): ChapterState {
  if (quizGrade !== null) return quizGrade > TROPHY_ABOVE ? 'passedWithTrophy' : 'needsRetry';
  return videoCompleted ? 'videoCompleted' : 'notStarted';
}

/** Whether the way back to the dashboard saves progress: from 60. spec §4, §9. */
export function maySaveProgress(score: number): boolean {
  return score >= SAVE_FROM;
}

/** Whether the results offer to continue: over 60. spec §4, §9. */
export function mayContinue(score: number): boolean {
  return score > CONTINUE_ABOVE;
}

/** What the chapter results offer. The way back hides only beside the unit-finished note: at exactly 60 nothing else would lead on. spec §4, §9. */
export function chapterResultOffers(score: number, unitFinished: boolean): ChapterResultOffers {
  const showsUnitFinished = unitFinished && score > UNIT_FINISHED_NOTE_ABOVE;
  return {
    continues: mayContinue(score),
    offersRewatch: !mayContinue(score),
    showsUnitFinished,
    showsBackToDashboard: !showsUnitFinished,
    savesOnTheWayBack: maySaveProgress(score),
  };
}

/** The step that the results of a chapter quiz put first: go on, close the gaps, or see the lesson again. */
export function bestNextStep(score: number): 'continue' | 'practiceMistakes' | 'watchAgain' {
  if (mayContinue(score)) return 'continue';
  return score > TROPHY_ABOVE ? 'practiceMistakes' : 'watchAgain';
}

/** Whether a chapter is done with: a grade of at least 60. */
export function isPassed(grade: number | null): boolean {
  return grade !== null && grade >= PASSED_FROM;
}

/** Whole percent 0–100, rounded down; half a chapter for its video, half for a quiz of at least 60; no chapters, 0. spec §9. */
export function unitProgress(chapters: readonly ChapterProgress[]): number {
  const done = chapters.reduce((sum, { videoCompleted, quizGrade }) => {
    const quiz = quizGrade !== null && quizGrade >= QUIZ_COUNTS_FROM ? SHARE_OF_QUIZ : 0;
    return sum + quiz + (videoCompleted ? SHARE_OF_VIDEO : 0);
  }, 0);
  return scoreOf(done, chapters.length);
}

/** A unit may be chosen when some chapter belongs to it; otherwise it is 'coming soon!'. spec §3. */
export function isSelectableUnit(chapterCount: number): boolean {
  return chapterCount > 0;
}

/** The `last_chapter` (unitFinished) flag: no other chosen chapter of its unit is still to pass. spec §2, §7. */
export function isLastLeftOfUnit<Id>(plan: readonly PlanEntry<Id>[], chapterId: Id): boolean {
  const chapter = plan.find((entry) => entry.chapterId === chapterId);
  if (chapter === undefined) return false;
  return !plan.some((entry) => entry.unitId === chapter.unitId && entry.chapterId !== chapterId && isToDo(entry));
}

/** Where a student stands after choosing chapters anew; null when nothing is chosen. Never moved off a chapter they are in the middle of. */
export function currentChapterAfterChoosing(
  plan: readonly PlanEntry[],
  currentChapterId: number | null,
): number | null {
  const toDo = upNext(plan, currentChapterId);
  if (toDo !== null) return toDo.chapterId;
  const chosen = plan.filter((entry) => entry.chosen);
  const current = chosen.find((entry) => entry.chapterId === currentChapterId);
  return (current ?? chosen.at(-1))?.chapterId ?? null;
}

/**
 * The chapter to work on: the current one while it is chosen and not passed, else the first such chapter of its unit, of the units after
 * it, or of those before it, which are for review. Null when all is passed. spec §2.
 */
export function upNext<Entry extends PlanEntry<unknown>>(
  plan: readonly Entry[],
  currentChapterId: Entry['chapterId'] | null,
): Entry | null {
  return firstFrom(plan, currentChapterId, isToDo);
}

/** The next step for a student who has passed the whole plan: the chapter after the current one that is neither chosen nor passed; null when there is none. */
export function nextToAdd<Entry extends PlanEntry<unknown>>(
  plan: readonly Entry[],
  currentChapterId: Entry['chapterId'] | null,
): Entry | null {
  const isNew = ({ chosen, quizGrade }: Entry) => !chosen && !isPassed(quizGrade);
  const place = plan.findIndex(({ chapterId }) => chapterId === currentChapterId);
  const current = plan[place];
  const after = plan.slice(place + 1).find((entry) => entry.unitId === current?.unitId && isNew(entry));
  return after ?? firstFrom(plan, currentChapterId, isNew);
}

/** The current chapter if it is wanted, else the first that is, beginning with the unit of the current chapter and ending with the units before it. */
function firstFrom<Entry extends PlanEntry<unknown>>(
  plan: readonly Entry[],
  currentChapterId: Entry['chapterId'] | null,
  isWanted: (entry: Entry) => boolean,
): Entry | null {
  const current = plan.find(({ chapterId }) => chapterId === currentChapterId);
  if (current !== undefined && isWanted(current)) return current;
  const from = plan.findIndex(({ unitId }) => unitId === current?.unitId);
  return plan.slice(Math.max(from, 0)).find(isWanted) ?? plan.find(isWanted) ?? null;
}

/** Where the continue button leads after progress was saved; home when there is no chapter to lead to. spec §4. */
export function continueDestination<Id extends string | number>(after: {
  completed: boolean;
  currentChapterId: Id | null;
  currentUnitId: Id | null;
  finishedUnitId: Id;
}): string {
  if (after.completed) return '/finishpage';
  if (after.currentChapterId === null) return '/userhome';
  return after.currentUnitId === after.finishedUnitId ? `/video/${after.currentChapterId}` : '/finishunit';
}

function isToDo(entry: PlanEntry<unknown>): boolean {
  return entry.chosen && !isPassed(entry.quizGrade);
}

interface CourseUnit {
  readonly examUnit: ExamUnit | null;
  readonly topics: readonly unknown[];
}

/**
 * What one topic of a unit is worth, in percent of the multiple-choice section: the middle of its exam unit's range, shared equally by all
 * topics of that exam unit, which may be in several units of the course. 0 for a unit that is not on the exam; 1 for all units of a course
 * without any exam units.
 */
export function topicWeight({ examUnit }: CourseUnit, units: readonly CourseUnit[]): number {
  if (units.every((unit) => unit.examUnit === null)) return 1;
  if (examUnit === null) return 0;
  const topics = units.filter((unit) => unit.examUnit?.name === examUnit.name).flatMap((unit) => unit.topics);
  return (examUnit.low + examUnit.high) / 2 / topics.length;
}
