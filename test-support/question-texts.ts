import type { QuestionModel } from '../economics/question/question-model';
import { writeQuestion, type GeneratedQuestion } from '../economics/question/write-question';
import { readCourseFiles } from '../graphql-server/src/course/read/course-files';
import type { QuestionModelSource } from '../graphql-server/src/course/read/course-source';
import { readQuestionModels } from '../graphql-server/src/course/read/read-question-models';

const { models } = readQuestionModels(readCourseFiles('course'));

/** What the course says about this model. */
export function sourceOf({ id }: QuestionModel): QuestionModelSource {
  const source = models.get(id);
  if (!source) throw new Error(`course/question-models/${id}.yaml is missing or wrong`);
  return source;
}

/** The model's question for this seed, in the words of the course. */
export const questionOf = (model: QuestionModel, seed: number): GeneratedQuestion =>
  writeQuestion(model.make(seed), sourceOf(model));
