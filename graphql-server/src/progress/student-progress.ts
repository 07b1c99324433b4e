import { percentCorrect, progressRowId, type PlanEntry } from '../../../schema/rules/progress';
import type { Course } from '../course/course';
import type { Topic } from '../library/library.type';
import type { StudentRow } from './student-progress.queries';
import type { TopicProgress, User } from './user.type';

export function topicProgressOf(
  userId: number,
  topic: Topic,
  questionsAsked: number,
  answeredCorrectly: number,
): TopicProgress {
  return {
    id: progressRowId(userId, topic.id),
    topic,
    questionsAsked,
    answeredCorrectly,
    percentCorrect: percentCorrect(answeredCorrectly, questionsAsked),
  };
}

/** Joins a student's row with the course. */
export function studentOf(row: StudentRow, course: Course): User {
  const chapters: StudentRow['chapters'][number][] = [];
  const topics: StudentRow['topics'][number][] = [];
  for (const stored of row.chapters) chapters[stored[0]] = stored;
  for (const stored of row.topics) topics[stored[0]] = stored;
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    currentChapter: row.currentChapterId === null ? null : course.chapter(row.currentChapterId),
    userChapters: course.chapters.map((chapter) => {
      const [, chosen, videoCompleted, quizGrade] = chapters[chapter.id] ?? [0, false, false, null];
      return { id: progressRowId(row.id, chapter.id), chapter, chosen, videoCompleted, quizGrade };
    }),
    topicProgress: course.topics.map((topic) => {
      const [, asked, correct] = topics[topic.id] ?? [0, 0, 0];
      return topicProgressOf(row.id, topic, asked, correct);
    }),
  };
}

/** The study plan as schema/rules/progress reads it. */
export function planOf({ userChapters }: User): PlanEntry[] {
  return userChapters.map(({ chapter, chosen, quizGrade }) => ({
    chapterId: chapter.id,
    unitId: chapter.unit.id,
    chosen,
    quizGrade,
  }));
}
