import * as models from './all-models';
import { makeVariant, type QuestionModel, type QuestionSketch } from './question-model';

/** All models that chapters may list. */
export const QUESTION_MODELS: readonly QuestionModel[] = Object.values<QuestionModel>(models).sort((a, b) =>
  a.id.localeCompare(b.id, 'en'),
);

const byId = new Map(QUESTION_MODELS.map((model) => [model.id, model]));

export const findModel = (id: string): QuestionModel | null => byId.get(id) ?? null;

const VARIANT = /^(.+)-([1-9]\d*)$/;

/** The model and variant number that an id stands for; null for ids of other questions. */
export function modelOfVariant(id: string): { readonly model: QuestionModel; readonly number: number } | null {
  const [, name = '', number = ''] = VARIANT.exec(id) ?? [];
  const model = findModel(name);
  return model && { model, number: Number(number) };
}

/** The generated question with this id; null for ids of other questions. */
export function sketchOfVariant(id: string): QuestionSketch | null {
  const found = modelOfVariant(id);
  return found && makeVariant(found.model, found.number);
}
