import { percentCorrect, type PlanEntry } from '../../../schema/rules/progress';
import type { Course } from '../course/course';
import type { Chapter } from '../library/chapter.entity';
import type { Topic } from '../library/topic.entity';
import type { StandingRow } from './student-progress.queries';

/** A student's standing in one chapter, as both doors show it. */
export interface ChapterStanding {
  readonly id: string;
  readonly chapter: Chapter;
  readonly chosen: boolean;
  readonly videoCompleted: boolean;
  readonly quizGrade: number | null;
}

/** A student's counts in one topic, as both doors show them. */
export interface TopicStanding {
  readonly id: string;
  readonly topic: Topic;
  readonly questionsAsked: number;
  readonly answeredCorrectly: number;
  readonly percentCorrect: number | null;
}

/** A student with plan and progress: one entry for each chapter and each topic of the course, in course order. */
export interface Standing {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly currentChapter: Chapter | null;
  readonly userChapters: readonly ChapterStanding[];
  readonly topicProgress: readonly TopicStanding[];
}

export function topicStanding(userId: number, topic: Topic, asked: number, correct: number): TopicStanding {
  return {
    id: `${userId}-${topic.id}`,
    topic,
    questionsAsked: asked,
    answeredCorrectly: correct,
    percentCorrect: percentCorrect(correct, asked),
  };
}

/** Joins a student's rows to the course. */
export function standingOf(row: StandingRow, course: Course): Standing {
  const chapters = new Map(row.chapters.map(([chapterId, ...rest]) => [chapterId, rest]));
  const topics = new Map(row.topics.map(([topicId, ...rest]) => [topicId, rest]));
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    currentChapter: row.currentChapterId === null ? null : course.chapter(row.currentChapterId),
    userChapters: course.chapters.map((chapter) => {
      const [chosen, videoCompleted, quizGrade] = chapters.get(chapter.id) ?? [false, false, null];
      return { id: `${row.id}-${chapter.id}`, chapter, chosen, videoCompleted, quizGrade };
    }),
    topicProgress: course.topics.map((topic) => {
      const [asked, correct] = topics.get(topic.id) ?? [0, 0];
      return topicStanding(row.id, topic, asked, correct);
    }),
  };
}

/** The study plan as the rules of schema/rules/progress read it. */
export function planOf(standing: Standing): PlanEntry[] {
  return standing.userChapters.map(({ chapter, chosen, quizGrade }) => ({
    chapterId: chapter.id,
    unitId: chapter.unit.id,
    chosen,
    quizGrade,
  }));
}
