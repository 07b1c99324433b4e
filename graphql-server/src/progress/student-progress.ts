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
  const { chapters, topics } = row;
  const chapterIndex = indexFinder(chapters.id);
  const topicIndex = indexFinder(topics.id);
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    currentChapter: row.currentChapterId === null ? null : course.chapter(row.currentChapterId),
    userChapters: course.chapters.map((chapter) => {
      const index = chapterIndex(chapter.id);
      return {
        id: progressRowId(row.id, chapter.id),
        chapter,
        chosen: chapters.chosen[index] ?? false,
        videoCompleted: chapters.videoCompleted[index] ?? false,
        quizGrade: chapters.quizGrade[index] ?? null,
      };
    }),
    topicProgress: course.topics.map((topic) => {
      const index = topicIndex(topic.id);
      return topicProgressOf(row.id, topic, topics.asked[index] ?? 0, topics.correct[index] ?? 0);
    }),
  };
}

/** Finds the index of an id in a column of ids; the index after the last if it is missing. */
function indexFinder(ids: readonly number[]): (id: number) => number {
  const indexes: number[] = [];
  ids.forEach((id, index) => {
    indexes[id] = index;
  });
  return (id) => indexes[id] ?? ids.length;
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
