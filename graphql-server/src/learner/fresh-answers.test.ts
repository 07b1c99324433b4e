import { expect, test } from 'vitest';
import { createModel, predictAndFold, UNPUBLISHED, viewOf, type FoldedAnswer } from './fold';
import { estimateMastery } from './knowledge';
import { newStudent } from './state';
import { createCatalog } from './store/catalog';

const question = (id: number) => ({ id, topicId: 7, type: 'graph', difficulty: 2, choices: 4 });
const model = createModel(createCatalog([question(1), question(2)]), UNPUBLISHED);

const first: FoldedAnswer = { questionId: 1, isCorrect: false, tDays: 100 };
const justAfter = 100.01;

/** What is predicted and believed of a student who missed question 1 and then gives this answer. */
function after(answer: Pick<FoldedAnswer, 'questionId' | 'isFresh'>) {
  const student = newStudent(model.params);
  const [, prediction] = predictAndFold(model, student, [first, { ...answer, isCorrect: true, tDays: justAfter }]);
  return { prediction, mastery: estimateMastery(viewOf(model, student, justAfter), '7').chance, student };
}

test('a fresh variant is predicted like another question, not like one whose key was just shown', () => {
  expect(after({ questionId: 1, isFresh: true }).prediction).toEqual(after({ questionId: 2 }).prediction);
  expect(after({ questionId: 1 }).prediction?.filter).toBeGreaterThan(after({ questionId: 2 }).prediction?.filter ?? 1);
});

test('a right answer to a fresh variant tells as much as one to another question, and more than one to the same', () => {
  expect(after({ questionId: 1, isFresh: true }).mastery).toBe(after({ questionId: 2 }).mastery);
  expect(after({ questionId: 1, isFresh: true }).mastery).toBeGreaterThan(after({ questionId: 1 }).mastery);
});

test('a fresh variant counts as its item: the item was last answered then', () => {
  const { student } = after({ questionId: 1, isFresh: true });
  expect(student.items.get('1')).toEqual({ lastDays: justAfter, lastCorrect: true });
});
