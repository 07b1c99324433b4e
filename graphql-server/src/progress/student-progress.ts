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
  const chapterPlace = placesOf(chapters.id);
  const topicPlace = placesOf(topics.id);
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    currentChapter: row.currentChapterId === null ? null : course.chapter(row.currentChapterId),
    userChapters: course.chapters.map((chapter) => {
      const place = chapterPlace(chapter.id);
      return {
        id: progressRowId(row.id, chapter.id),
        chapter,
        chosen: chapters.chosen[place] ?? false,
        videoCompleted: chapters.videoCompleted[place] ?? false,
        quizGrade: chapters.quizGrade[place] ?? null,
      };
    }),
    topicProgress: course.topics.map((topic) => {
      const place = topicPlace(topic.id);
      return topicProgressOf(row.id, topic, topics.asked[place] ?? 0, topics.correct[place] ?? 0);
    }),
  };
}

/** Finds the place of an id in a column of ids; the place after the last for one that is not there. */
function placesOf(ids: readonly number[]): (id: number) => number {
  const places: number[] = [];
  ids.forEach((id, place) => {
    places[id] = place;
  });
  return (id) => places[id] ?? ids.length;
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
