import { makeVariant, type QuestionModel } from '../economics/question/question-model';
import { writeQuestion, type GeneratedQuestion } from '../economics/question/write-question';
import { readCourseFiles } from '../graphql-server/src/course/read/course-files';
import type { QuestionModelSource } from '../graphql-server/src/course/read/course-source';
import { readQuestionModels } from '../graphql-server/src/course/read/read-question-models';

const { models } = readQuestionModels(readCourseFiles('course'));

/** The course's texts for this model. Throws if there are none. */
export function sourceOf({ id }: QuestionModel): QuestionModelSource {
  const source = models.get(id);
  if (!source) throw new Error(`course/question-models/${id}.yaml is missing or wrong`);
  return source;
}

/** The model's question for this seed, with the course's texts. */
export const questionOf = (model: QuestionModel, seed: number): GeneratedQuestion =>
  writeQuestion(model.make(seed), sourceOf(model));

/** The model's variant with this number, with the course's texts. */
export const variantOf = (model: QuestionModel, number: number): GeneratedQuestion =>
  writeQuestion(makeVariant(model, number), sourceOf(model));
