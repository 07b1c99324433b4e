import { figureOf } from '../../../../economics/picture/picture';
import { findModel, QUESTION_MODELS } from '../../../../economics/question/question-models';
import {
  makeVariant,
  variantId,
  type GeneratedQuestion,
  type QuestionModel,
} from '../../../../economics/question/question-model';
import type { CourseProblem, Place, QuestionSource, RichText, TopicSource } from './course-source';
import { figureAddress } from './figure-url';
import { nearestName } from './find-by-name';
import { difficultyTag } from './question-tags';
import type { GiftFile } from './read-gift';

/** Which question models a chapter's front matter names, and how many variants of each it asks for. */
export interface NamedModels {
  readonly variants: Readonly<Record<string, number>>;
  readonly at: (modelId: string) => Place;
  readonly topics: readonly Pick<TopicSource, 'name'>[];
}

const markdown = (text: string): RichText => ({ format: 'markdown', text });

/** The question's words, and below them its picture with what it shows: so it can be exported like any other. */
function stemOf({ stem, picture }: GeneratedQuestion, id: string): string {
  return picture === null ? stem : `${stem}\n\n![${figureOf(picture).description}](${figureAddress(id)})`;
}

function questionSource(model: QuestionModel, number: number, at: Place): QuestionSource {
  const id = variantId(model, number);
  const question = makeVariant(model, number);
  return {
    at,
    origin: 'model',
    stableId: id,
    title: question.title,
    category: model.topic,
    tags: [model.type, difficultyTag(model.difficulty)],
    stem: markdown(stemOf(question, id)),
    choices: question.choices.map(({ text, isCorrect, rationale, misconception }) => ({
      text: markdown(text),
      isCorrect,
      weight: null,
      rationale: markdown(rationale),
      misconception,
    })),
    takeaway: markdown(question.takeaway),
  };
}

function unknown(id: string, at: Place): CourseProblem {
  const ids = QUESTION_MODELS.map((model) => model.id);
  const nearest = nearestName(ids, id);
  return {
    ...at,
    what: `there is no question model "${id}"`,
    howToMend: nearest === null ? `write one of ${ids.join(', ')}` : `did you mean "${nearest}"?`,
  };
}

const foreign = ({ id, topic }: QuestionModel, at: Place): CourseProblem => ({
  ...at,
  what: `the question model ${id} asks about "${topic}", which is no topic of this chapter`,
  howToMend: 'name it in the chapter that has this topic',
});

/** The questions that a chapter takes from models: as many variants of each as it says, with ids of their own. */
export function readModels({ variants, at, topics }: NamedModels): GiftFile {
  const questions: QuestionSource[] = [];
  const problems: CourseProblem[] = [];
  for (const [id, count] of Object.entries(variants)) {
    const model = findModel(id);
    if (model === null) problems.push(unknown(id, at(id)));
    else if (!topics.some(({ name }) => name === model.topic)) problems.push(foreign(model, at(id)));
    else for (let number = 1; number <= count; number += 1) questions.push(questionSource(model, number, at(id)));
  }
  return { questions, problems };
}
