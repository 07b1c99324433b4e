import { createHash } from 'node:crypto';
import { figureOf } from '../../../../economics/picture/picture';
import { makeVariant } from '../../../../economics/question/question-model';
import { QUESTION_MODELS } from '../../../../economics/question/question-models';

/** Enough of each model to notice that it makes other questions than before. */
const VARIANTS_LOOKED_AT = 4;

let digest: string | undefined;

/** A hash of what the question models make: the course changes with them although none of its files does. */
export function modelsDigest(): string {
  return (digest ??= computeDigest());
}

function computeDigest(): string {
  const hash = createHash('sha256');
  for (const model of QUESTION_MODELS) {
    for (let number = 1; number <= VARIANTS_LOOKED_AT; number += 1) {
      const question = makeVariant(model, number);
      const words = question.picture === null ? '' : figureOf(question.picture).description;
      hash.update(JSON.stringify([model.id, model.topic, model.type, model.difficulty, question, words]));
    }
  }
  return hash.digest('hex');
}
