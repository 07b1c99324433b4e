import type { Part } from '../../../economics/free-response/free-response';
import type { Course } from '../course/course';
import { rubricOf } from '../free-response/content';
import type { Catalog } from '../learner/fold';
import { createCatalog } from '../learner/store/catalog';
import { choicesOf } from '../course/choice-order';
import type { QuestionType } from './question-types';

/** The questions that ask for the same skill as a part. */
const TYPES: Readonly<Record<Part['kind'], QuestionType>> = {
  draw: 'graph',
  number: 'calculation',
  choice: 'application',
  prose: 'application',
};

/** The course's questions as the learner knows them, and the points of its free responses, each on the topic of its part. */
export function catalogOf({ everAsked, freeResponseVersions }: Course): Catalog {
  return createCatalog(
    everAsked().map((question) => {
      const { id, topic, type, difficulty } = question;
      return { id, topicId: topic.id, type, difficulty, choices: choicesOf(question).length };
    }),
    freeResponseVersions.map(({ id, definition }) => ({
      id,
      family: definition.family,
      points: rubricOf(definition).map(({ part, point }) => ({
        name: point.id,
        part: part.id,
        kind: part.kind,
        options: part.kind === 'choice' ? part.options.length : 0,
        contingentOn: 'contingentOn' in point ? point.contingentOn : [],
        topicId: part.topic,
        type: TYPES[part.kind],
      })),
    })),
  );
}
