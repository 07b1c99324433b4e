import { percentCorrect, progressRowId, type PlanEntry } from '../../../schema/rules/progress';
import type { Course } from '../course/course';
import type { Chapter, Topic } from '../library/library.type';
import type { StudentRow } from './student-progress.queries';
import type { User } from './user.type';

export type ProgressRows = Pick<StudentRow, 'chapters' | 'topics'>;

/** Of someone who has done nothing yet. */
export const NO_ROWS: ProgressRows = {
  chapters: { id: [], chosen: [], videoCompleted: [], quizGrade: [] },
  topics: { id: [], asked: [], correct: [] },
};

/** Joins stored rows with chapters and topics of the course: one entry for each of them, whether anything is stored or not. */
export function joinProgress(
  userId: number,
  rows: ProgressRows,
  chapters: readonly Chapter[],
  topics: readonly Topic[],
): Pick<User, 'userChapters' | 'topicProgress'> {
  const chapterIndex = indexFinder(rows.chapters.id);
  const topicIndex = indexFinder(rows.topics.id);
  return {
    userChapters: chapters.map((chapter) => {
      const index = chapterIndex(chapter.id);
      return {
        id: progressRowId(userId, chapter.id),
        chapter,
        chosen: rows.chapters.chosen[index] ?? false,
        videoCompleted: rows.chapters.videoCompleted[index] ?? false,
        quizGrade: rows.chapters.quizGrade[index] ?? null,
      };
    }),
    topicProgress: topics.map((topic) => {
      const index = topicIndex(topic.id);
      const questionsAsked = rows.topics.asked[index] ?? 0;
      const answeredCorrectly = rows.topics.correct[index] ?? 0;
      return {
        id: progressRowId(userId, topic.id),
        topic,
        questionsAsked,
        answeredCorrectly,
        percentCorrect: percentCorrect(answeredCorrectly, questionsAsked),
      };
    }),
  };
}

export function studentOf(row: StudentRow, course: Course): User {
  const { id, username, email, currentChapterId } = row;
  const currentChapter = currentChapterId === null ? null : course.chapter(currentChapterId);
  return { id, username, email, currentChapter, ...joinProgress(id, row, course.chapters, course.topics) };
}

/** Finds the index of an id in a column of ids; the index after the last if it is missing. */
function indexFinder(ids: readonly number[]): (id: number) => number {
  const indexes: number[] = [];
  ids.forEach((id, index) => {
    indexes[id] = index;
  });
  return (id) => indexes[id] ?? ids.length;
}

/** The study plan as schema/rules/progress reads it. What is coming soon cannot be studied yet, so it holds nobody up. */
export function planOf({ userChapters }: Pick<User, 'userChapters'>): PlanEntry[] {
  return userChapters.map(({ chapter, chosen, quizGrade }) => ({
    chapterId: chapter.id,
    unitId: chapter.unit.id,
    chosen: chosen && !chapter.comingSoon,
    quizGrade,
  }));
}
