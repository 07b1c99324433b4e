import type { StartQuizMutationVariables } from '../../schema/generated/graphql';
import { CHAPTER_QUIZ_AGAIN_BELOW, shuffled } from '../../schema/rules/quiz';
import { drawFrom } from '../worlds';

/** How a student studies. Shares are 0–1; weeks count from 0. */
export interface Habits {
  readonly quizzesPerWeek: number;
  /** Of the quizzes: how many are answered one by one, as the site does it, and not with the submission. */
  readonly savesEach: number;
  readonly startsOver: number;
  /** A submission that the network swallowed, and that is sent again. */
  readonly sendsTwice: number;
  /** In which the student means to take all chapters' quizzes. */
  readonly weeksForChapters: number;
  readonly leavesInWeek: number;
  /** From the first of these weeks until before the second. */
  readonly pause: readonly [number, number];
}

export const SCHOOL_YEAR_WEEKS = 40;
const LEAVE = 0.1;
const PAUSE = 0.3;

export function drawHabits(random: () => number): Habits {
  const { between, count } = drawFrom(random);
  const leaves = random() < LEAVE;
  const pauses = random() < PAUSE;
  const from = count(2, SCHOOL_YEAR_WEEKS - 4);
  return {
    quizzesPerWeek: between(1.2, 2.8),
    savesEach: random() < 0.5 ? 0.1 : 0.5,
    startsOver: 0.04,
    sendsTwice: 0.02,
    weeksForChapters: between(22, 38),
    leavesInWeek: leaves ? count(3, SCHOOL_YEAR_WEEKS - 1) : Infinity,
    pause: pauses ? [from, from + count(2, 6)] : [0, 0],
  };
}

/** When a student begins quizzes in a week: days since its start, earliest first, in the afternoon and evening. */
export function studyTimes(
  { quizzesPerWeek, leavesInWeek, pause: [from, until] }: Habits,
  week: number,
  random: () => number,
): number[] {
  if (week >= leavesInWeek || (week >= from && week < until)) return [];
  const { between, count } = drawFrom(random);
  const quizzes = Math.floor(quizzesPerWeek + random());
  return Array.from({ length: quizzes }, () => count(0, 6) + between(15, 22) / 24).sort((a, b) => a - b);
}

export interface StudyChapter {
  readonly id: number;
  readonly unitId: number;
  readonly topicIds: readonly number[];
}

/** Where a student is in the course. */
export interface Progress {
  /** Chapters whose quiz is behind the student, of those in course order. */
  passed: number;
  /** Whether the next chapter's quiz was taken once already, with too low a grade. */
  isRetake: boolean;
  /** Units whose quiz was taken at their end. */
  readonly units: Set<number>;
}

export const newProgress = (): Progress => ({ passed: 0, isRetake: false, units: new Set() });

/** What a student takes next, when this share (0–1) of the chapters is due: the next chapter's quiz, a unit's quiz at its end, and else what the site offers for review. */
export function nextQuiz(
  chapters: readonly StudyChapter[],
  { passed, units }: Progress,
  share: number,
  random: () => number,
): StartQuizMutationVariables {
  const due = Math.min(chapters.length, Math.ceil(share * chapters.length));
  const met = chapters.slice(0, passed);
  const ended = met.find(
    ({ unitId }) => !units.has(unitId) && !chapters.slice(passed).some((left) => left.unitId === unitId),
  );
  if (ended) return { type: 'unitQuiz', unitId: String(ended.unitId) };
  const next = chapters[passed];
  if (next && passed < due) return { type: 'chapterQuiz', chapterId: String(next.id) };
  const [chapter = next] = shuffled(met, random);
  if (chapter === undefined) throw new Error('The course has no chapters.');
  const wish = random();
  if (passed > 0 && wish < 0.35) return { type: 'shortWeakspotQuiz' };
  if (passed > 0 && wish < 0.6) return { type: 'longWeakspotQuiz' };
  if (wish < 0.9) return { type: 'topicQuiz', topicIds: chapter.topicIds.map(String) };
  return { type: 'unitQuiz', unitId: String(chapter.unitId) };
}

/** After a quiz: a chapter is passed with a good enough grade, or at the second try. */
export function advance(progress: Progress, quiz: StartQuizMutationVariables, score: number): void {
  if (quiz.type === 'unitQuiz') progress.units.add(Number(quiz.unitId));
  if (quiz.type !== 'chapterQuiz') return;
  const passes = score >= CHAPTER_QUIZ_AGAIN_BELOW || progress.isRetake;
  if (passes) progress.passed += 1;
  progress.isRetake = !passes;
}
