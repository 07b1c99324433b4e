import { expect, test } from 'vitest';
import { explainWhyAsked, hintFor, LIKELY_FROM } from './attempt-view';

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

test.each([
  [{ why: 'new' }, 'You had not been asked this kind of question on this topic yet.'],
  [{ why: 'missed', days: 0 }, 'You missed the last question of this kind, earlier that day.'],
  [{ why: 'missed', days: 1 }, 'You missed the last question of this kind, the day before.'],
  [{ why: 'missed', days: 13 }, 'You missed the last question of this kind, 13 days before.'],
  [
    { why: 'fading', days: 14 },
    'You last got a question of this kind right 2 weeks before: time to see whether it stuck.',
  ],
  [
    { why: 'fading', days: 59 },
    'You last got a question of this kind right 8 weeks before: time to see whether it stuck.',
  ],
  [
    { why: 'fading', days: 60 },
    'You last got a question of this kind right 2 months before: time to see whether it stuck.',
  ],
  [{ why: 'unsure', knows: LIKELY_FROM - 0.01 }, 'This kind of question was still one of your weak spots.'],
  [
    { why: 'unsure', knows: LIKELY_FROM },
    'You were getting the hang of this kind of question: one more, to make sure.',
  ],
  [{ why: 'drawn' }, 'It was drawn at random, to check how well we choose.'],
  [{ why: 'mistake', times: 1, days: 3 }, 'You missed this exact question 3 days before.'],
  [{ why: 'mistake', times: 2, days: 1 }, 'You missed this exact question twice, most recently the day before.'],
  [{ why: 'mistake', times: 3, days: 20 }, 'You missed this exact question 3 times, most recently 2 weeks before.'],
] as const)('explains that a question was asked for %j: "%s"', (why, words) => {
  expect(explainWhyAsked(why)).toBe(words);
});
