import { describe, expect, test } from 'vitest';
import { EXAM_QUESTIONS } from '../../../../schema/rules/exam';
import { seededRandom } from '../../../../schema/rules/quiz';
import { createModel, foldAnswers, UNPUBLISHED } from '../../learner/fold';
import { CELL_TAUGHT, TOPIC_TAUGHT } from '../../learner/knowledge';
import { newStudent } from '../../learner/state';
import { createCatalog } from '../../learner/store/catalog';
import { bestSteps, type Offers } from './actions';
import { hasEvidence, unitsAnswered } from './evidence';
import { examUnitsOf } from './exam-units';
import { beliefOf, type ForecastFacts } from './forecast';
import { gainsOf } from './gains';
import { costsByUnit, simulateExam } from './simulate-exam';

/** A course of the exam's six units with four topics each, three types of question, and a free response on every topic. */
const EXAM_UNITS = [
  { name: 'Basics', low: 12, high: 15 },
  { name: 'Markets', low: 20, high: 25 },
  { name: 'Firms', low: 22, high: 25 },
  { name: 'Power', low: 15, high: 22 },
  { name: 'Factors', low: 10, high: 13 },
  { name: 'Failure', low: 8, high: 13 },
];
const TYPES = ['definition', 'graph', 'calculation'];
const [TOPICS_OF_A_UNIT, QUESTIONS_OF_A_CELL] = [4, 6];
const topicIds = EXAM_UNITS.flatMap((_, unit) =>
  Array.from({ length: TOPICS_OF_A_UNIT }, (__, topic) => unit * 10 + topic + 1),
);
const questions = topicIds.flatMap((topicId) =>
  TYPES.flatMap((type, typeIndex) =>
    Array.from({ length: QUESTIONS_OF_A_CELL }, (_, index) => ({
      ...{ id: topicId * 100 + typeIndex * 10 + index, topicId, type, choices: 4 },
      difficulty: [1, 2, 2, 3][index % 4] ?? 2,
    })),
  ),
);
const versions = topicIds.map((topicId) => ({
  ...{ id: topicId, family: `family-${topicId}` },
  points: ['a-1', 'a-2', 'b-1', 'c-1'].map((name, index) => ({
    ...{ name, topicId, part: name.slice(0, 1), options: 0, contingentOn: [] },
    kind: (['draw', 'draw', 'number', 'prose'] as const)[index] ?? 'draw', // the kinds stay literal
    type: ['graph', 'graph', 'calculation', 'definition'][index] ?? '',
  })),
}));
const catalog = createCatalog(questions, versions);
const model = createModel(catalog, UNPUBLISHED);
const units = examUnitsOf({
  units: EXAM_UNITS.map((examUnit, unit) => ({
    examUnit,
    topics: topicIds.filter((id) => Math.floor(id / 10) === unit),
  })),
  catalog,
  versions: topicIds,
});

/** Someone who has answered so many questions, spread over these units, one a minute; right with this chance. */
function studentWith({ answers = 120, chance = 0.5, of = [0, 1, 2, 3, 4, 5], seed = 1 } = {}) {
  const random = seededRandom(seed);
  const student = newStudent(model.params);
  const asked = questions.filter(({ topicId }) => of.includes(Math.floor(topicId / 10)));
  for (let index = 0; index < answers; index += 1) {
    const { id } = asked[Math.floor(random() * asked.length)] ?? { id: 0 };
    foldAnswers(model, student, [{ questionId: id, isCorrect: random() < chance, tDays: index / 1440 }]);
  }
  return student;
}

const factsOf = (student: ReturnType<typeof studentWith>, more: Partial<ForecastFacts> = {}): ForecastFacts => ({
  ...{ model, student, units, responses: [], tDays: 1, ahead: 14 },
  ...more,
});
const forecastOf = (facts: ForecastFacts) => simulateExam(beliefOf(facts));
const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);

describe('the units of the exam', () => {
  test('share 60 questions by their weights', () => {
    expect(units.map((unit) => unit.questions)).toEqual([8, 14, 14, 11, 7, 6]);
    expect(units.map(({ number, name }) => [number, name])).toEqual(
      EXAM_UNITS.map(({ name }, index) => [index + 1, name]),
    );
  });

  test('share the free-response questions as on past exams', () => {
    for (const share of ['long', 'short'] as const)
      expect(units.reduce((sum, unit) => sum + unit[share], 0)).toBeCloseTo(1, 12);
    expect(units.map(({ long }) => Math.round(long * 14))).toEqual([0, 1, 3, 10, 0, 0]);
  });

  test('give each topic of a unit the same share of its questions', () => {
    for (const { cells, topics } of units)
      for (const topic of topics)
        expect(cells.filter((cell) => cell.topic === topic).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(
          0.25,
          12,
        );
  });

  test('are none in a course that is for no exam', () => {
    expect(examUnitsOf({ units: [{ examUnit: null, topics: topicIds }], catalog, versions: [] })).toEqual([]);
  });
});

describe('evidence', () => {
  test.each([
    ['59 answers in six units', { answers: 59 }, false],
    ['60 answers in six units', { answers: 60 }, true],
    ['90 answers in three units', { answers: 90, of: [0, 1, 2] }, false],
    ['90 answers in four units', { answers: 90, of: [0, 1, 2, 3] }, true],
    ['no answers', { answers: 0 }, false],
  ])('%s are enough: %s', (_what, given, isEnough) => {
    expect(hasEvidence(units, studentWith(given))).toBe(isEnough);
  });

  test('counts a unit from five answers on', () => {
    const student = newStudent(model.params);
    const answer = (topicId: number) =>
      foldAnswers(model, student, [{ questionId: topicId * 100, isCorrect: true, tDays: student.user.questionsAsked }]);
    for (let index = 0; index < 4; index += 1) answer(1);
    expect(unitsAnswered(units, student)).toBe(0);
    answer(2);
    expect(unitsAnswered(units, student)).toBe(1);
  });
});

describe('a forecast', () => {
  test('is the same for the same facts', () => {
    expect(forecastOf(factsOf(studentWith()))).toEqual(forecastOf(factsOf(studentWith())));
  });

  test('is a 1 for whoever guesses, at 120 answers and from any answers', () => {
    for (const seed of SEEDS) {
      const { range } = forecastOf(factsOf(studentWith({ chance: 0.25, seed })));
      expect([seed, range.low, range.high]).toEqual([seed, 1, 1]);
    }
  });

  test('is a 4 or 5 for whoever answers nearly everything right', () => {
    for (const seed of SEEDS) {
      const { range } = forecastOf(factsOf(studentWith({ answers: 300, chance: 0.97, seed }), { ahead: 3 }));
      expect(range.low).toBeGreaterThanOrEqual(4);
    }
  });

  test('has chances that add up to 1, and its mean within its range', () => {
    for (const seed of SEEDS) {
      const { chances, low, high, composite } = forecastOf(factsOf(studentWith({ chance: seed / 41, seed })));
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(0 <= low && low < composite && composite < high && high <= 100).toBe(true);
    }
  });

  test('rises with every more right answer, and with what free responses earned', () => {
    const composites = [0.3, 0.5, 0.7, 0.9].map(
      (chance) => forecastOf(factsOf(studentWith({ answers: 300, chance }))).composite,
    );
    expect(composites).toEqual(composites.toSorted((a, b) => a - b));
    const student = studentWith();
    const earning = [0, 1, 2, 3].map(
      (earned) => forecastOf(factsOf(student, { responses: [{ version: 31, scored: 3, earned }] })).composite,
    );
    expect(earning).toEqual(earning.toSorted((a, b) => a - b));
    expect(new Set(earning).size).toBe(4);
  });

  test('is more certain 3 days ahead than 30, and of free responses with each one submitted', () => {
    const student = studentWith({ answers: 300, chance: 0.6 });
    const width = (more: Partial<ForecastFacts>) => {
      const { low, high } = forecastOf(factsOf(student, more));
      return high - low;
    };
    const responses = topicIds.slice(0, 8).map((version) => ({ version, scored: 3, earned: 2 }));
    expect(width({ ahead: 3 })).toBeLessThan(width({ ahead: 30 }));
    const variances = [0, 1, 4, 8].map(
      (count) => beliefOf(factsOf(student, { responses: responses.slice(0, count) })).responses.variance,
    );
    expect(variances).toEqual(variances.toSorted((a, b) => b - a));
    expect(new Set(variances).size).toBe(4);
  });

  test('expects less of units of which nothing was asked', () => {
    const costs = (of: number[]) =>
      costsByUnit(beliefOf(factsOf(studentWith({ answers: 300, chance: 0.7, of })))).map(({ cost }) => cost);
    const [all, four] = [costs([0, 1, 2, 3, 4, 5]), costs([0, 1, 2, 3])];
    for (const unit of [4, 5]) expect(four[unit]).toBeGreaterThan((all[unit] ?? NaN) + 0.5);
  });
});

test('what the units are worth adds up to 100 points, and what they cost to what the composite lacks', () => {
  for (const seed of SEEDS.slice(0, 10)) {
    const belief = beliefOf(factsOf(studentWith({ chance: 0.2 + seed / 14, seed })));
    const costs = costsByUnit(belief);
    expect(costs.reduce((sum, { worth }) => sum + worth, 0)).toBeCloseTo(100, 6);
    const expected = 100 - costs.reduce((sum, { cost }) => sum + cost, 0);
    expect(Math.abs(simulateExam(belief).composite - expected)).toBeLessThan(1);
  }
});

test('the gain of practice is what the simulated exams gain when it has been taken to teach as much', () => {
  const student = studentWith({ answers: 240, chance: 0.6 });
  const facts = factsOf(student, { ahead: 0 });
  const belief = beliefOf(facts);
  const answers = 4;
  const practiced = topicIds.flatMap((topic) => TYPES.map((type) => ({ topic: String(topic), type, answers })));
  const taught = structuredClone(student);
  for (const row of taught.topics.values()) row.mean += TOPIC_TAUGHT * answers * TYPES.length;
  for (const cells of taught.cells.values()) for (const row of cells.values()) row.mean += CELL_TAUGHT * answers;
  const gain = simulateExam(beliefOf({ ...facts, student: taught })).composite - simulateExam(belief).composite;
  expect(Math.abs(gainsOf(facts, belief)(practiced) - gain)).toBeLessThan(0.1 * gain);
});

describe('the best steps', () => {
  const offers: Offers = {
    chapters: EXAM_UNITS.map((_, unit) => ({
      ...{ id: unit + 1, lessonSeconds: 400, questions: 9 },
      topics: topicIds.filter((id) => Math.floor(id / 10) === unit).slice(0, 3),
    })),
    responses: topicIds.map((version) => ({ version, minutes: 12 })),
  };
  const stepsOf = (facts: ForecastFacts, offered = offers) => bestSteps(facts, beliefOf(facts), offered);

  test('are two of different kinds, the one with more points a minute first', () => {
    const steps = stepsOf(factsOf(studentWith({ of: [0, 1, 2, 3] })));
    expect(new Set(steps.map(({ kind }) => kind)).size).toBe(2);
    const [first, second] = steps.map(({ gain, minutes }) => gain / minutes);
    expect(first).toBeGreaterThanOrEqual(second ?? NaN);
    for (const { gain } of steps) expect(gain).toBeGreaterThan(0);
  });

  test('practice what was met, learn what was not, and ask for free responses on what was met', () => {
    const student = studentWith({ of: [0, 1, 2, 3] });
    const isMet = (topic: number) => student.topics.has(String(topic));
    for (const step of [
      ...stepsOf(factsOf(student), { chapters: [], responses: offers.responses }),
      ...stepsOf(factsOf(student), { chapters: offers.chapters, responses: [] }),
    ]) {
      if (step.kind === 'practice') expect(step.topics.every(isMet)).toBe(true);
      if (step.kind === 'freeResponse') expect(isMet(step.version)).toBe(true);
      if (step.kind === 'chapter') expect(offers.chapters[step.chapter - 1]?.topics.some(isMet)).toBe(false);
    }
  });

  test('are practice alone where nothing else is offered', () => {
    expect(stepsOf(factsOf(studentWith()), { chapters: [], responses: [] }).map(({ kind }) => kind)).toEqual([
      'practice',
    ]);
  });

  test('add less the further the exam is away', () => {
    const gains = [3, 14, 30].map((ahead) => stepsOf(factsOf(studentWith(), { ahead }))[0]?.gain ?? NaN);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  });
});

test('the whole exam has 60 questions', () => {
  expect(units.reduce((sum, unit) => sum + unit.questions, 0)).toBe(EXAM_QUESTIONS);
});
