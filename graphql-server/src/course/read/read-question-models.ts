import { z } from 'zod';
import { makeVariant, variantId } from '../../../../economics/question/question-model';
import { findModel, QUESTION_MODELS } from '../../../../economics/question/question-models';
import { writeSolution } from '../../../../economics/question/solution';
import { writeQuestion } from '../../../../economics/question/write-question';
import { namedFigure } from '../../library/named-figure';
import { QUESTION_FORMS, QUESTION_TYPES } from '../../quiz/question-types';
import type { CourseFiles } from './course-files';
import {
  problem,
  reportTo,
  type CourseProblem,
  type QuestionModelSource,
  type QuestionSource,
  type RichText,
  type SourceLocation,
  type TopicSource,
} from './course-source';
import { attempt } from './attempt';
import { nearestName } from './find-by-name';
import { QUESTION_SETTINGS, splitLabels } from './question-labels';
import { choiceFigureName } from './question-pictures';
import { DIFFICULTIES, difficultyTag, ENRICHMENT } from './question-tags';
import type { GiftFile } from './read-gift';
import { kebabCase, readYaml, text } from './read-yaml';

export const QUESTION_MODELS_FOLDER = 'question-models';

export type QuestionModelSources = ReadonlyMap<string, QuestionModelSource>;

const cases = z.record(z.string(), text);
const MOST_STEPS = 4;
const solutionStep = z.strictObject({ find: text, work: text, answer: text.optional() });
const questionModelShape = z.strictObject({
  topic: text,
  type: z.enum(QUESTION_TYPES),
  difficulty: z.literal(DIFFICULTIES),
  form: z.enum(QUESTION_FORMS).optional(),
  steps: z.literal([1, 2]).optional(),
  setting: z.enum(QUESTION_SETTINGS).optional(),
  enrichment: z.literal(true).optional(),
  title: text,
  stem: text,
  columns: z.array(text).optional(),
  choice: text.optional(),
  right: text,
  wrong: z.record(kebabCase, z.union([text, cases])),
  takeaway: text,
  solution: z.array(solutionStep).min(1).max(MOST_STEPS).optional(),
  cases: z.record(z.string(), z.record(z.string(), cases)).optional(),
});

function unknownModel(id: string, at: SourceLocation): CourseProblem {
  const ids = QUESTION_MODELS.map((model) => model.id);
  const nearest = nearestName(ids, id);
  return problem(
    at,
    `there is no question model "${id}"`,
    nearest === null ? `use one of ${ids.join(', ')}` : `did you mean "${nearest}"?`,
  );
}

export function readQuestionModels(files: CourseFiles): { models: QuestionModelSources; problems: CourseProblem[] } {
  const models = new Map<string, QuestionModelSource>();
  const problems: CourseProblem[] = [];
  for (const [file, yaml] of files) {
    const [folder, name = ''] = file.split('/');
    if (folder !== QUESTION_MODELS_FOLDER) continue;
    const id = name.replace(/\.yaml$/, '');
    const model = findModel(id);
    const { data, at } = readYaml(file, yaml, questionModelShape, reportTo(problems));
    if (model === null) problems.push(unknownModel(id, { file, line: 1 }));
    else if (data !== null) models.set(id, { ...data, model, at });
  }
  return { models, problems };
}

const markdown = (text: string): RichText => ({ format: 'markdown', text });

/** As an author tags a question in GIFT. */
function tagsOf({ type, difficulty, form, steps, setting, enrichment }: QuestionModelSource): string[] {
  const labels = Object.entries({ form, steps, setting }).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}:${value}`,
  );
  return [type, difficultyTag(difficulty), ...(enrichment ? [ENRICHMENT] : []), ...labels];
}

/** The variant of a model with this number, from 1, in words. Throws RangeError where the model finds none. */
export function variantSource(source: QuestionModelSource, number: number, at: SourceLocation): QuestionSource {
  const id = variantId(source.model, number);
  const sketch = makeVariant(source.model, number);
  const { title, stem, picture, choices, takeaway } = writeQuestion(sketch, source);
  const solution = writeSolution(sketch, source);
  const { tags, labels } = splitLabels(tagsOf(source));
  return {
    at,
    origin: 'model',
    stableId: id,
    title,
    category: source.topic,
    tags,
    ...labels,
    stem: markdown(stem),
    ...(picture !== null && { figure: namedFigure(id, picture) }),
    choices: choices.map(({ text, picture: graph, isCorrect, rationale, misconception }, index) => ({
      text: markdown(text),
      ...(graph !== null && { figure: namedFigure(choiceFigureName(id, index), graph) }),
      isCorrect,
      weight: null,
      rationale: markdown(rationale),
      misconception,
    })),
    takeaway: markdown(takeaway),
    ...(solution.length > 0 && { solution }),
  };
}

/** The generated questions of a chapter: model id → number of variants. `at` is the line of a model's id. */
export function generateQuestions(
  variants: Readonly<Record<string, number>>,
  topics: readonly Pick<TopicSource, 'name'>[],
  models: QuestionModelSources,
  at: (modelId: string) => SourceLocation,
): GiftFile {
  const questions: QuestionSource[] = [];
  const problems: CourseProblem[] = [];
  for (const [id, count] of Object.entries(variants)) {
    const source = models.get(id);
    if (findModel(id) === null) problems.push(unknownModel(id, at(id)));
    else if (source === undefined)
      problems.push(
        problem(at(id), `the question model ${id} has no texts`, `write them in ${QUESTION_MODELS_FOLDER}/${id}.yaml`),
      );
    else if (!topics.some(({ name }) => name === source.topic))
      problems.push(
        problem(
          at(id),
          `the question model ${id} asks about "${source.topic}", which is not a topic of this chapter`,
          'name it in the chapter that has this topic',
        ),
      );
    else
      for (let number = 1; number <= count; number += 1)
        attempt(
          reportTo(problems),
          at(id),
          undefined,
          () => void questions.push(variantSource(source, number, at(id))),
        );
  }
  return { questions, problems };
}
