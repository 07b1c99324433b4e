import { describe, expect, it, test } from 'vitest';
import type { Course, CourseQuestion } from '../course/course';
import type { WrittenVariant } from '../course/write-variant';
import { freshen, freshVariant, NO_HISTORY, numbersFor, type History } from './fresh-questions';

const question = (id: number, market: string | null): CourseQuestion =>
  ({ id, market, retired: false }) as unknown as CourseQuestion; // all that is read of it here
const item = question(7, 'a taxed market');

const variant = (number: number, face = `face ${number}`): WrittenVariant => ({
  ...{ itemId: item.id, number, hash: `hash ${number}`, face },
  content: { text: `Number ${number}`, figure: null, takeaway: null, answers: [] },
});
const courseOf = (write: (number: number) => WrittenVariant | null): Course =>
  ({ writeVariant: (_: CourseQuestion, number: number) => write(number) }) as unknown as Course; // all that is read of it here
const course = courseOf((number) => variant(number));

const asked = (...numbers: readonly number[]): History => ({
  userId: 3,
  lastAsked: new Map([[item.id, 0]]),
  variantsAsked: new Map([[item.id, numbers.map((number) => [item.id, number, `face ${number}`] as const)]]),
});

describe('the numbers of an item’s variants', () => {
  it('are all of 2 to 200, once each, for any student', () => {
    for (const userId of [1, 2, 3, 999, 123_456])
      expect([...numbersFor(userId, 7)].sort((a, b) => a - b)).toEqual(
        Array.from({ length: 199 }, (_, index) => index + 2),
      );
  });

  it('begin in one of eight lanes, which students share and neighbors mostly do not', () => {
    const firsts = Array.from({ length: 200 }, (_, userId) => numbersFor(userId, 7)[0]);
    expect(new Set(firsts).size).toBe(8);
    const sameAsNeighbor = firsts.filter((first, index) => first === firsts[index + 1]).length;
    expect(sameAsNeighbor).toBeLessThan(60);
    expect(numbersFor(5, 7)).toEqual(numbersFor(5, 7));
  });
});

describe('a fresh variant', () => {
  const [first = 0, second = 0, third = 0] = numbersFor(3, item.id);

  it.each([
    ['the first number of the lane', [], first],
    ['the next one after what was asked', [first], second],
    ['a number that was left out', [first, third], second],
  ])('has %s', (_, numbers, expected) => {
    expect(freshVariant(course, item, asked(...numbers))?.number).toBe(expected);
  });

  it('is not one that reads like one asked before', () => {
    const alike = courseOf((number) => variant(number, number === second ? `face ${first}` : `face ${number}`));
    expect(freshVariant(alike, item, asked(first))?.number).toBe(third);
  });

  it('skips numbers with which the model finds nothing, and those not wanted', () => {
    const gap = courseOf((number) => (number === first ? null : variant(number)));
    expect(freshVariant(gap, item, asked())?.number).toBe(second);
    expect(freshVariant(course, item, asked(), ({ number }) => number === third)?.number).toBe(third);
  });

  it('is none after all were asked, for a visitor, and of a question that a person wrote', () => {
    expect(freshVariant(course, item, asked(...numbersFor(3, item.id)))).toBeNull();
    expect(freshVariant(course, item, NO_HISTORY)).toBeNull();
    expect(freshVariant(course, question(8, null), asked())).toBeNull();
  });
});

test('freshens the models’ questions that were asked before, and nothing else', () => {
  const chosen = [item, question(8, 'a monopoly'), question(9, null)].map((one) => ({
    ...{ question: one, whyAsked: null, trial: null },
  }));
  const history = {
    ...asked(),
    lastAsked: new Map([
      [7, 0],
      [9, 0],
    ]),
  };
  expect(freshen(course, chosen, history).map((one) => one.variant?.number ?? null)).toEqual([
    numbersFor(3, item.id)[0],
    null,
    null,
  ]);
});
