import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysOfSeconds } from './days';
import type { StudentState } from './state';
import { loadStudent, STATE_FORMAT, storeStudent, type StoredStudent } from './student-json';

const student: StudentState = {
  user: {
    mean: 0.123456,
    variance: 1,
    questionsAsked: 3,
    answeredCorrectly: 2,
    slowResidual: -0.5,
    fastResidual: 0.000004,
  },
  topics: new Map([
    [
      '7',
      {
        mean: -1.5,
        variance: 0.25,
        lastDays: daysOfSeconds(1_700_000_000),
        questionsAsked: 3,
        answeredCorrectly: 2,
        residual: 0.1,
        trace: 2.718,
      },
    ],
  ]),
  types: new Map([['graph', { mean: 0.5, variance: 0.75 }]]),
  cells: new Map([
    [
      '7',
      new Map([
        ['graph', { mean: 1, variance: 2, lastDays: null, questionsAsked: 0, lastWrong: false, trace: 0 }],
        ['definition', { mean: 0, variance: 1, lastDays: 1, questionsAsked: 1, lastWrong: true, trace: 1 }],
      ]),
    ],
  ]),
  items: new Map([
    ['12', { lastDays: 1, lastCorrect: true }],
    ['fr:wheat:point', { lastDays: null, lastCorrect: false }],
  ]),
};

/** Whoever changes this changes STATE_FORMAT too: servers with either format run side by side during a deployment. */
const FORMAT_2: StoredStudent = {
  user: [12_346, 100_000, 3, 2, -50_000, 0],
  topics: [['7', -150_000, 25_000, 1_700_000_000, 3, 2, 10_000, 271_800]],
  types: [['graph', 50_000, 75_000]],
  cells: [
    ['7', 'graph', 100_000, 200_000, null, 0, false, 0],
    ['7', 'definition', 0, 100_000, 86_400, 1, true, 100_000],
  ],
  items: [
    ['12', 86_400, true],
    ['fr:wheat:point', null, false],
  ],
};

it('stores a student in format 2', () => {
  expect([STATE_FORMAT, storeStudent(student)]).toEqual([2, FORMAT_2]);
});

it('loads what it stored, rounded to hundred-thousandths', () => {
  const user = { ...student.user, mean: 0.12346, fastResidual: 0 };
  expect(loadStudent(FORMAT_2)).toEqual({ ...student, user });
});

it('gives back what was stored after any number of rounds through JSON', () => {
  const units = fc.integer({ min: -1e7, max: 1e7 });
  const count = fc.nat({ max: 10_000 });
  const seconds = fc.option(fc.integer({ min: 0, max: 4e9 }));
  const id = fc.stringMatching(/^(\d{1,5}|fr:[a-z]{1,5})$/);
  const storedStudent = fc.record({
    user: fc.tuple(units, units, count, count, units, units),
    topics: fc.uniqueArray(fc.tuple(id, units, units, seconds, count, count, units, units), {
      selector: ([topic]) => topic,
    }),
    types: fc.uniqueArray(fc.tuple(id, units, units), { selector: ([type]) => type }),
    cells: fc.uniqueArray(fc.tuple(id, fc.constant('graph'), units, units, seconds, count, fc.boolean(), units), {
      selector: ([topic]) => topic,
    }),
    items: fc.uniqueArray(fc.tuple(id, seconds, fc.boolean()), { selector: ([item]) => item }),
  });
  fc.assert(
    fc.property(storedStudent, (stored) => {
      const read = JSON.parse(JSON.stringify(stored)) as StoredStudent; // what was just written
      expect(storeStudent(loadStudent(read))).toEqual(stored);
    }),
  );
});
