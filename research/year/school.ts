import type { Course } from '../../graphql-server/src/course/course';
import type { WorldItem } from '../worlds';
import { Api } from './api';
import type { StudyChapter } from './habits';
import { trueItems } from './truth';

/** The course as students meet it, and what only the driver knows of it. */
export interface School {
  readonly api: Api;
  readonly chapters: readonly StudyChapter[];
  /** Answer key: question id → the right choice's id. */
  readonly key: ReadonlyMap<string, string>;
  readonly items: ReadonlyMap<number, WorldItem>;
  /** Milliseconds since 1970. */
  readonly beginsAt: number;
  /** True chance of each submitted answer: attempt id → question id → 0–1. */
  readonly truth: Map<string, Map<number, number>>;
}

export function openSchool(
  { chapters, questions, topics }: Course,
  urls: readonly string[],
  beginsAt: number,
  random: () => number,
): School {
  const open = chapters.filter(({ comingSoon }) => !comingSoon);
  const right = questions.flatMap(({ id, answers }) => {
    const answer = answers.find(({ isCorrect, retired }) => isCorrect && !retired);
    return answer ? [[String(id), String(answer.id)] as const] : [];
  });
  const real = questions.map(({ id, topic, type, difficulty }) => ({ id, topicId: topic.id, type, difficulty }));
  const topicIds = topics.map(({ id }) => id);
  return {
    api: new Api(urls),
    chapters: open.map((chapter) => ({
      id: chapter.id,
      unitId: chapter.unit.id,
      topicIds: chapter.topics.map(({ id }) => id),
    })),
    key: new Map(right),
    items: trueItems(real, topicIds, random),
    beginsAt,
    truth: new Map(),
  };
}
