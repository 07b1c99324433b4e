import { expect, it } from 'vitest';
import { practiceMistakesLabel, practiceTheseLabel } from './results';

it.each([
  [1, 'Practice your mistake and one like it'],
  [2, 'Practice your 2 mistakes and others like them'],
  [5, 'Practice your 5 mistakes and others like them'],
])('says that practice of %i mistakes asks others, too', (missed, label) => {
  expect(practiceMistakesLabel(missed)).toBe(label);
});

it.each([
  [1, 'Practice these'],
  [20, 'Practice these'],
  [21, 'Practice 20 of these'],
])('of %i mistakes in the notebook, the button says how many are asked', (mistakes, label) => {
  expect(practiceTheseLabel(mistakes)).toBe(label);
});
