import type { Course } from '../course/course';
import type { Catalog } from '../learner/fold';
import { createCatalog } from '../learner/store/catalog';

/** The course's questions as the learner knows them. */
export function catalogOf({ questions }: Course): Catalog {
  return createCatalog(
    questions.map(({ id, topic, type, difficulty, answers }) => ({
      id,
      topicId: topic.id,
      type,
      difficulty,
      choices: answers.filter(({ retired }) => !retired).length,
    })),
  );
}
