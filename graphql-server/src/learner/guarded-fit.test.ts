import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../schema/rules/quiz';
import { forecast, sigmoid } from './filter';
import { createModel, itemOf, UNPUBLISHED, type Catalog } from './fold';
import { guardedFit } from './guarded-fit';
import { DEFAULT_PARAMS } from './params';
import { authoredPoint, POINT_PARAMS } from './points';
import { startReplay, type StudentAnswer } from './published';
import { authoredItem, ensureRows, type LearnerState } from './state';
import { updateAll } from './update';

const TOPICS = 6;
const ITEMS_PER_TOPIC = 10;
const GUESS = 0.25;

const catalog: Catalog = {
  digest: 'test',
  rubrics: new Map(),
  items: new Map(
    Array.from({ length: TOPICS * ITEMS_PER_TOPIC }, (_, id) => [
      id,
      { item: `i${id}`, topic: `t${id % TOPICS}`, type: 'calculation', authored: authoredItem(2, 4, DEFAULT_PARAMS) },
    ]),
  ),
};

/** The same with a point of a free response. */
const withPoint: Catalog = {
  ...catalog,
  items: new Map([
    ...catalog.items,
    ['1:a-1', { item: 'fr:f:a-1', topic: 't0', type: 'graph', authored: authoredPoint({ kind: 'draw', options: 0 }) }],
  ]),
};

/** A standard normal number (Box–Muller). */
const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

interface World {
  readonly students: number;
  readonly answersEach: number;
  readonly intercept: number;
  readonly userSd: number;
  readonly itemSd: number;
}

/** Students who know what they know: no topics, no forgetting, no practice. */
function logOf({ students, answersEach, intercept, userSd, itemSd }: World, seed: number): StudentAnswer[] {
  const random = seededRandom(seed);
  const difficulties = new Map([...catalog.items.keys()].map((id) => [id, itemSd * normal(random)]));
  const abilities = Array.from({ length: students }, () => userSd * normal(random));
  const answers: StudentAnswer[] = [];
  for (let turn = 0; turn < answersEach; turn += 1) {
    for (const [index, ability] of abilities.entries()) {
      const questionId = Math.floor(random() * catalog.items.size);
      const knows = sigmoid(intercept + ability - (difficulties.get(questionId) ?? 0));
      const isCorrect = random() < GUESS + (1 - GUESS) * knows;
      answers.push({ userId: index + 1, questionId, isCorrect, tDays: turn / 4 });
    }
  }
  return answers;
}

/** A log that is just as the default parameters expect: each outcome is drawn with the chance that they predict. */
function expectedLog(students: number, answersEach: number, seed: number): StudentAnswer[] {
  const random = seededRandom(seed);
  const { items, topics, secondStage } = createModel(catalog, UNPUBLISHED);
  const state: LearnerState = { items, topics, secondStage, students: new Map() };
  return Array.from({ length: students * answersEach }, (_, turn) => {
    const userId = (turn % students) + 1;
    const questionId = Math.floor(random() * catalog.items.size);
    const tDays = turn / students / 4;
    const rows = ensureRows(state, { ...itemOf({ catalog }, questionId), user: String(userId) }, DEFAULT_PARAMS);
    const seen = forecast(rows, tDays, DEFAULT_PARAMS);
    const isCorrect = random() < seen.correct;
    updateAll(state, rows, seen, isCorrect, tDays, DEFAULT_PARAMS);
    return { userId, questionId, isCorrect, tDays };
  });
}

const FAR: World = { students: 60, answersEach: 40, intercept: -1, userSd: 2.5, itemSd: 0.2 };

/** A short log of a course that is harder than the defaults say: the second stage makes up for most of that. */
const HARD: World = { students: 30, answersEach: 20, intercept: -1, userSd: 1, itemSd: 1 };

describe('the guarded fit', () => {
  it('adopts parameters that predict held-out students better, and finds the same every time', () => {
    const answers = logOf(FAR, 1);
    const { report, learned } = guardedFit(catalog, null, answers);
    expect(report).toMatchObject({
      adopted: true,
      students: 60,
      heldOutStudents: 12,
      answers: 2400,
      heldOutAnswers: 480,
    });
    expect(report.lossFitted).toBeLessThan(report.lossInForce ?? 0);
    expect(learned?.params?.userSd).toBeGreaterThan(DEFAULT_PARAMS.userSd);
    expect(learned?.items).toHaveLength(catalog.items.size);
    expect(guardedFit(catalog, null, answers)).toEqual({ report, learned });
  });

  it('adopts on at least eleven of twelve logs what estimates better, although the second stage makes up for the old', () => {
    const seeds = Array.from({ length: 12 }, (_, index) => index + 1);
    const adopted = seeds.filter((seed) => guardedFit(catalog, null, logOf(HARD, seed)).report.adopted);
    expect(adopted.length).toBeGreaterThanOrEqual(11);
  });

  it('keeps the parameters in force when they are no worse', () => {
    const answers = logOf(FAR, 1);
    const { learned } = guardedFit(catalog, null, answers);
    const again = guardedFit(catalog, learned?.params ?? null, answers);
    expect([again.report.adopted, again.learned]).toEqual([false, null]);
    expect(again.report.lossFitted).toBe(again.report.lossInForce);
  });

  it('keeps the defaults on at least four of six logs that are just as they expect; the others are chance', () => {
    const unchanged = [1, 2, 3, 4, 5, 6].filter(
      (seed) => guardedFit(catalog, null, expectedLog(60, 40, seed)).learned === null,
    );
    expect(unchanged.length).toBeGreaterThanOrEqual(4);
  });

  it('adopts nothing whose loss is not a number', () => {
    const answers = logOf(FAR, 1).map((answer, index) => (index % 50 === 0 ? { ...answer, tDays: NaN } : answer));
    expect(guardedFit(catalog, null, answers).report.adopted).toBe(false);
  });

  it('says how many students it needs when there are fewer', () => {
    const few = guardedFit(catalog, null, logOf({ ...FAR, students: 24 }, 1));
    expect(few).toMatchObject({
      report: { adopted: false, reason: 'A fit needs 25 students; there are 24.', lossInForce: null, lossFitted: null },
      learned: null,
    });
    expect(guardedFit(catalog, null, logOf({ ...FAR, students: 25 }, 1)).report.lossFitted).not.toBeNull();
  });

  it('is about answers of quizzes: points of free responses are neither fitted, nor predicted, nor counted', () => {
    const answers = logOf({ ...FAR, students: 25 }, 1);
    const points = answers.map((answer): StudentAnswer => ({ ...answer, questionId: '1:a-1', weight: 0.5 }));
    const of = (log: readonly StudentAnswer[]) => guardedFit(withPoint, null, log).report;
    const [without, beside] = [of(answers), of([...answers, ...points])];
    expect(beside).toMatchObject({ answers: without.answers, heldOutAnswers: without.heldOutAnswers });
  });

  it('leaves out answers to questions that the course does not have', () => {
    const unknown = { userId: 1, questionId: 4711, isCorrect: true, tDays: 0 };
    const answers = logOf(FAR, 1);
    expect(guardedFit(catalog, null, [unknown, ...answers])).toEqual(guardedFit(catalog, null, answers));
  });
});

describe('a replay of all answers', () => {
  const learn = (
    answers: readonly StudentAnswer[],
    fitted: Parameters<typeof startReplay>[1] = null,
    of: Catalog = catalog,
  ) => {
    const replay = startReplay(of, fitted);
    for (const answer of answers) replay.learn(answer);
    return replay.learned();
  };

  it('publishes a second stage that predicts better than the filter alone, with the number of its answers', () => {
    const answers = logOf(FAR, 1);
    const { params } = learn(answers);
    expect(params).toMatchObject({ secondStageAnswers: answers.length });
    expect(params?.secondStage?.every(Number.isFinite)).toBe(true);
  });

  it('learns the difficulty of a point by its weight, and nothing of it in the second stage', () => {
    const answers = logOf(FAR, 1);
    const missed = (weight: number) => {
      const points = Array.from({ length: 20 }, (_, user): StudentAnswer => {
        return { userId: 9000 + user, questionId: '1:a-1', isCorrect: false, tDays: 0, weight };
      });
      const { params, items } = learn([...answers, ...points], null, withPoint);
      return { answers: params?.secondStageAnswers, mean: items.find(({ id }) => id === 'fr:f:a-1')?.mean ?? NaN };
    };
    expect(missed(1).answers).toBe(answers.length);
    expect(missed(1).mean).toBeGreaterThan(missed(0.2).mean);
    expect(missed(0.2).mean).toBeGreaterThan(POINT_PARAMS.difficulty);
  });

  it('publishes no second stage on at least four of six logs that the filter alone predicts best', () => {
    const without = [1, 2, 3, 4, 5, 6].filter((seed) => learn(expectedLog(60, 40, seed)).params?.secondStage === null);
    expect(without.length).toBeGreaterThanOrEqual(4);
  });

  it('continues from the fitted parameters, but not from their second stage, which learned the same answers', () => {
    const answers = logOf(FAR, 1);
    const fitted = { userSd: 2, secondStage: [9, 9, 9], secondStageAnswers: 1e6 };
    const { params, items } = learn(answers, fitted);
    expect(params).toMatchObject({ userSd: 2, secondStageAnswers: answers.length });
    expect(items).not.toEqual(learn(answers).items);
    expect(items).toEqual(learn(answers, { userSd: 2 }).items);
  });
});
