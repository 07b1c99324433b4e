import { figureOf } from '../../../../economics/picture/picture';
import { makeVariant, variantId, type QuestionModel } from '../../../../economics/question/question-model';
import { findModel, QUESTION_MODELS } from '../../../../economics/question/question-models';
import {
  problem,
  type CourseProblem,
  type QuestionSource,
  type RichText,
  type SourceLocation,
  type TopicSource,
} from './course-source';
import { figureUrl } from './figure-url';
import { nearestName } from './find-by-name';
import { difficultyTag } from './question-tags';
import type { GiftFile } from './read-gift';

const markdown = (text: string): RichText => ({ format: 'markdown', text });

function questionSource(model: QuestionModel, number: number, at: SourceLocation): QuestionSource {
  const id = variantId(model, number);
  const { title, stem, picture, choices, takeaway } = makeVariant(model, number);
  // With the picture and its description in the stem, the question can be exported like any other.
  const image = picture === null ? '' : `\n\n![${figureOf(picture).description}](${figureUrl(id)})`;
  return {
    at,
    origin: 'model',
    stableId: id,
    title,
    category: model.topic,
    tags: [model.type, difficultyTag(model.difficulty)],
    stem: markdown(stem + image),
    choices: choices.map(({ text, isCorrect, rationale, misconception }) => ({
      text: markdown(text),
      isCorrect,
      weight: null,
      rationale: markdown(rationale),
      misconception,
    })),
    takeaway: markdown(takeaway),
  };
}

function unknownModel(id: string, at: SourceLocation): CourseProblem {
  const ids = QUESTION_MODELS.map((model) => model.id);
  const nearest = nearestName(ids, id);
  return problem(
    at,
    `there is no question model "${id}"`,
    nearest === null ? `use one of ${ids.join(', ')}` : `did you mean "${nearest}"?`,
  );
}

/** The generated questions of a chapter: model id → number of variants. `at` is the line of a model's id. */
export function generateQuestions(
  variants: Readonly<Record<string, number>>,
  topics: readonly Pick<TopicSource, 'name'>[],
  at: (modelId: string) => SourceLocation,
): GiftFile {
  const questions: QuestionSource[] = [];
  const problems: CourseProblem[] = [];
  for (const [id, count] of Object.entries(variants)) {
    const model = findModel(id);
    if (model === null) problems.push(unknownModel(id, at(id)));
    else if (!topics.some(({ name }) => name === model.topic))
      problems.push(
        problem(
          at(id),
          `the question model ${id} asks about "${model.topic}", which is not a topic of this chapter`,
          'name it in the chapter that has this topic',
        ),
      );
    else for (let number = 1; number <= count; number += 1) questions.push(questionSource(model, number, at(id)));
  }
  return { questions, problems };
}
