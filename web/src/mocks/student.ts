import type { TopicProgress, User, UserChapter } from '../../../schema/generated/types';
import { percentCorrect } from '../../../schema/rules/progress';
import { chapters, find, topics } from './course';

export interface StudentSketch {
  /** Per chapter id. A chapter listed here is in the plan unless `chosen` is false. */
  plan?: Readonly<Record<string, readonly [watched: boolean, grade: number | null, chosen?: boolean]>>;
  /** Per topic id. */
  topics?: Readonly<Record<string, readonly [right: number, asked: number]>>;
  currentChapterId?: string;
}

/** A student with a row for every chapter and topic, as on the server. */
export function student({ plan = {}, topics: counts = {}, currentChapterId }: StudentSketch = {}): User {
  return {
    id: 'mina',
    username: 'mina_k',
    email: 'mina@example.com',
    currentChapter: chapters.find(({ id }) => id === currentChapterId) ?? null,
    userChapters: chapters.map((chapter): UserChapter => {
      const [videoCompleted, quizGrade, chosen = true] = plan[chapter.id] ?? [false, null, false];
      return { id: `mina-${chapter.id}`, chapter, chosen, videoCompleted, quizGrade };
    }),
    topicProgress: topics.map((topic): TopicProgress => {
      const [answeredCorrectly, questionsAsked] = counts[topic.id] ?? [0, 0];
      return {
        id: `mina-${topic.id}`,
        topic,
        questionsAsked,
        answeredCorrectly,
        percentCorrect: percentCorrect(answeredCorrectly, questionsAsked),
      };
    }),
  };
}

export const userChapter = (
  chapterId: string,
  row: readonly [watched: boolean, grade: number | null, chosen?: boolean],
) => find(student({ plan: { [chapterId]: row } }).userChapters, ({ chapter }) => chapter.id === chapterId);
