import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createModel, foldAnswers, UNPUBLISHED, viewOf, type FoldedAnswer } from './fold';
import { estimateMastery } from './knowledge';
import {
  authoredPoint,
  POINT_PARAMS,
  pointAnswers,
  type PointKind,
  type RubricPoint,
  type SubmittedPoints,
} from './points';
import { newStudent } from './state';
import { createCatalog } from './store/catalog';

const point = (name: string, kind: PointKind, contingentOn: readonly string[] = []): RubricPoint => ({
  name,
  kind,
  contingentOn,
  topicId: 7,
  type: 'graph',
  part: name.slice(0, 1),
  options: kind === 'choice' ? 3 : 0,
});

const RUBRIC = [
  point('a-1', 'draw'),
  point('a-2', 'draw', ['a-1']),
  point('b-1', 'number'),
  point('c-1', 'choice'),
  point('d-1', 'prose'),
];
const catalog = createCatalog(
  [{ id: 1, topicId: 7, type: 'graph', difficulty: 2, choices: 4 }],
  [
    { id: 11, family: 'tax', points: RUBRIC },
    { id: 12, family: 'tax', points: RUBRIC },
  ],
);

type States = Readonly<Record<string, 'earned' | 'missed' | 'open'>>;

const submitted = (states: States, more: Partial<SubmittedPoints> = {}): SubmittedPoints => ({
  versionId: 11,
  tDays: 100,
  ownScores: {},
  isDrawn: true,
  written: new Set(['b', 'c', 'd']),
  points: Object.entries(states).map(([id, state]) => ({ id, state })),
  ...more,
});

const counted = (attempt: SubmittedPoints) =>
  pointAnswers(catalog, attempt).map(({ questionId, isCorrect }) => [questionId, isCorrect]);

describe('the points of a free response as answers', () => {
  const all: States = { 'a-1': 'earned', 'a-2': 'earned', 'b-1': 'missed', 'c-1': 'open', 'd-1': 'open' };
  it.each<[what: string, attempt: SubmittedPoints, answers: readonly [string, boolean][]]>([
    ['are those that the scorer decided, and a right choice', submitted(all), [['11:a-1', true], ['11:a-2', true], ['11:b-1', false], ['11:c-1', true]]], // prettier-ignore
    ['have an explanation once the student has compared it', submitted({ 'd-1': 'open' }, { ownScores: { 'd-1': false } }), [['11:d-1', false]]], // prettier-ignore
    ['have a choice as missed whose explanation does not hold', submitted({ 'c-1': 'open' }, { ownScores: { 'c-1': false } }), [['11:c-1', false]]], // prettier-ignore
    ['have a wrong choice as missed', submitted({ 'c-1': 'missed' }), [['11:c-1', false]]],
    ['leave out a point that was missed because another one was', submitted({ 'a-1': 'missed', 'a-2': 'missed' }), [['11:a-1', false]]], // prettier-ignore
    ['have a contingent point that was missed by itself', submitted({ 'a-1': 'earned', 'a-2': 'missed' }), [['11:a-1', true], ['11:a-2', false]]], // prettier-ignore
    ['leave out drawn points where nothing is drawn', submitted({ 'a-1': 'missed', 'b-1': 'missed' }, { isDrawn: false }), [['11:b-1', false]]], // prettier-ignore
    ['leave out a part without an answer', submitted({ 'b-1': 'missed', 'c-1': 'missed' }, { written: new Set(['c']) }), [['11:c-1', false]]], // prettier-ignore
    ['are none of an empty booklet', submitted({ 'a-1': 'missed', 'b-1': 'missed' }, { isDrawn: false, written: new Set() }), []], // prettier-ignore
    ['are none of a version that this course does not have', submitted(all, { versionId: 99 }), []],
    ['leave out what the rubric does not name', submitted({ 'z-9': 'earned' }), []],
  ])('%s', (_what, attempt, answers) => {
    expect(counted(attempt)).toEqual(answers);
  });

  it('count in full where they are written, and less for each other one of the same drawing', () => {
    const weights = pointAnswers(catalog, submitted(all)).map(({ weight }) => weight);
    const ofTwo = 1 / (1 + POINT_PARAMS.correlation);
    expect(weights).toEqual([ofTwo, ofTwo, 1, 1]);
    expect(pointAnswers(catalog, submitted({ 'a-1': 'missed', 'a-2': 'missed' }))[0]?.weight).toBe(1);
  });

  it('are the same items in all variants of a family', () => {
    expect(catalog.items.get('11:a-1')).toEqual(catalog.items.get('12:a-1'));
    expect(catalog.items.get('11:a-1')).toMatchObject({ item: 'fr:tax:a-1', topic: '7', type: 'graph' });
  });

  it.each<[PointKind, number]>([
    ['draw', POINT_PARAMS.guess.draw],
    ['number', POINT_PARAMS.guess.number],
    ['prose', POINT_PARAMS.guess.prose],
    ['choice', 1 / 3],
  ])('of the kind %s are guessed with a chance of their own', (kind, guess) => {
    expect(authoredPoint({ kind, options: 3 })).toMatchObject({ guess, mean: POINT_PARAMS.difficulty });
  });
});

describe('a fold of weighted answers', () => {
  const model = createModel(catalog, UNPUBLISHED);
  const masteryAfter = (answers: readonly FoldedAnswer[]) => {
    const student = newStudent(model.params);
    foldAnswers(model, student, answers);
    return estimateMastery(viewOf(model, student, 100), '7');
  };
  const answer = (isCorrect: boolean, weight?: number): FoldedAnswer => ({
    questionId: '11:b-1',
    isCorrect,
    tDays: 100,
    ...(weight === undefined ? {} : { weight }),
  });

  it('takes an answer of weight 1 as a whole one', () => {
    for (const isCorrect of [true, false])
      expect(masteryAfter([answer(isCorrect, 1)])).toEqual(masteryAfter([answer(isCorrect)]));
  });

  it('moves further from where it was, the more an answer counts', () => {
    // The cell's prior: the types met count, and this one is met.
    const before = masteryAfter([answer(true, 1e-9)]).chance;
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), fc.boolean(), (weight, isCorrect) => {
        const [less, more] = [masteryAfter([answer(isCorrect, weight)]), masteryAfter([answer(isCorrect)])];
        const moved = (chance: number) => (isCorrect ? chance - before : before - chance);
        expect(moved(less.chance)).toBeGreaterThan(0);
        expect(moved(less.chance)).toBeLessThan(moved(more.chance));
      }),
    );
  });

  it('takes a whole drawing for less than as many answers to questions, right or wrong', () => {
    const drawn = Array.from({ length: 6 }, (_, index) => point(`a-${index}`, 'draw'));
    const many = createCatalog([], [{ id: 1, family: 'f', points: drawn }]);
    for (const state of ['earned', 'missed'] as const) {
      const points = drawn.map(({ name }) => ({ id: name, state }));
      const weights = pointAnswers(many, submitted({}, { versionId: 1, points })).map(({ weight }) => weight ?? 1);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(1 / POINT_PARAMS.correlation);
    }
  });

  it('stays finite whatever is earned and however often', () => {
    const states = fc.constantFrom('earned' as const, 'missed' as const, 'open' as const);
    const attempt = fc.record({
      'a-1': states,
      'a-2': states,
      'b-1': states,
      'c-1': states,
      'd-1': states,
    });
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 40 }), fc.boolean(), (attempts, own) => {
        const ownScores = { 'c-1': own, 'd-1': own };
        const answers = attempts.flatMap((given, index) =>
          pointAnswers(catalog, submitted(given, { ownScores, tDays: index % 7 })),
        );
        const { chance, low, high } = masteryAfter(answers);
        expect(0 <= low && low <= high && high <= 1 && chance > 0 && chance < 1).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
