import { describe, expect, test } from 'vitest';
import { figureOf } from '../picture/picture';
import { FRESH_VARIANTS } from './question-model';
import { QUESTION_MODELS } from './question-models';
import type { GeneratedQuestion } from './write-question';
import { variantOf } from '../../test-support/question-texts';
import { readQuestion, type ReadQuestion } from '../../test-support/read-question';
import { inShare } from '../../test-support/share';
import { at, type Answer, type Solver } from '../../test-support/solvers/solver';
import { SOLVERS } from '../../test-support/solvers/solvers';

/** Areas by letter: a choice names all of them and no others. */
const AREAS = /^[T-Z](?: \+ [T-Z])*$/;

function isSaidBy({ text, numbers }: ReadQuestion['choices'][number], answer: Answer): boolean {
  const values = answer.filter((part) => typeof part === 'number');
  const words = answer.filter((part) => typeof part === 'string');
  return (
    values.length === numbers.length &&
    values.every((value, index) => Math.abs(value - at(numbers)(index)) < 1e-6) &&
    words.every((word) => (AREAS.test(text) ? text === word : text.includes(word)))
  );
}

/** All that a student may be asked. */
const NUMBERS = inShare(Array.from({ length: FRESH_VARIANTS }, (_, index) => index + 1));

function keyBy(solve: Solver, question: GeneratedQuestion) {
  const read = readQuestion(question, question.picture ? figureOf(question.picture).description : '');
  const answer = solve(read);
  return {
    solved: read.choices.filter((choice) => isSaidBy(choice, answer)).map(({ text }) => text),
    key: read.choices.filter((_, index) => question.choices[index]?.isCorrect).map(({ text }) => text),
    question: question.stem,
    answer,
  };
}

describe('who solves a question from its text and its picture comes to the key', () => {
  test('every model has a solver of its own here, and no solver is left over', () => {
    expect(Object.keys(SOLVERS).sort()).toEqual(QUESTION_MODELS.map(({ id }) => id).sort());
  });

  test.each(QUESTION_MODELS.map((model) => ({ id: model.id, model })))('$id', ({ id, model }) => {
    const solve = SOLVERS[id]!;
    const answers = NUMBERS.map((number) => {
      return { number, ...keyBy(solve, variantOf(model, number)) };
    });
    expect(answers.filter(({ solved, key }) => solved.length !== 1 || solved[0] !== key[0])).toEqual([]);
  });
});
