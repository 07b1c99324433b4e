import { expect, test } from 'vitest';
import { hintFor } from './attempt-view';

const course = { beliefOf: (name: string) => (name === 'unnamed' || name === '' ? null : `Belief of ${name}.`) };
const choice = (id: number, isCorrect: boolean, misconception: string | null) => {
  const shown = { id, text: `Choice ${id}`, cells: null, figure: null };
  const rationale = { answer: shown, isCorrect, text: '', misconception, watch: null };
  return { ...shown, isCorrect, accepts: null, misconception, retired: false, shown, rationale };
};
const right = choice(2, true, null);

test.each([
  ['of the first wrong choice, in any order', [choice(4, false, 'b'), choice(1, false, 'a'), right], 'a'],
  ['of a later choice where the first has none', [choice(1, false, null), right, choice(3, false, 'c')], 'c'],
])('warns against the misconception %s', (_, shown, name) => {
  expect(hintFor(shown, course)).toBe(`Watch out for this common mistake: “Belief of ${name}.”`);
});

test.each([
  ['of two choices, where it would be the key', [choice(1, false, 'a'), right]],
  ['without a misconception', [choice(1, false, null), right, choice(3, false, null)]],
  ['whose misconception the course no longer names', [choice(1, false, 'unnamed'), right, choice(3, false, null)]],
])('gives no hint for a question %s', (_, shown) => {
  expect(hintFor(shown, course)).toBeNull();
});
