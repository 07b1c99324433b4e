import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { figureOf } from '../picture/picture';
import { drawFrom, seedOf } from './draw';
import { makeVariant, questionModel, type QuestionModel } from './question-model';
import type { GeneratedQuestion } from './write-question';
import { findModel, modelOfVariant, QUESTION_MODELS, sketchOfVariant } from './question-models';
import { questionOf, sourceOf } from '../../test-support/question-texts';
import { inShare } from '../../test-support/share';
import { numbersIn } from '../../test-support/read-question';

const ALL_SEEDS = Array.from({ length: 500 }, (_, seed) => seed);
const SEEDS = inShare(ALL_SEEDS);
/** How far a share's count may be from its part of the count over all seeds: two standard deviations of such a sample. */
const slack = (chance: number) =>
  2 * Math.sqrt(SEEDS.length * (1 - SEEDS.length / ALL_SEEDS.length) * chance * (1 - chance));
const EXPLAINED = new Set(
  [...readFileSync('course/misconceptions.yaml', 'utf8').matchAll(/^([a-z0-9-]+):/gm)].map(([, name]) => name),
);
const byId = QUESTION_MODELS.map((model) => ({ id: model.id, model }));

describe('question models', () => {
  test('are at least twenty-five, each under an id of its own that its variants can carry', () => {
    const ids = QUESTION_MODELS.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(25);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('are found by their id, and by that of a variant', () => {
    expect(findModel('loss-of-a-tax')?.id).toBe('loss-of-a-tax');
    expect(modelOfVariant('loss-of-a-tax-12')).toMatchObject({ model: { id: 'loss-of-a-tax' }, number: 12 });
    expect(sketchOfVariant('loss-of-a-tax-2')).toEqual(makeVariant(findModel('loss-of-a-tax')!, 2));
    for (const id of ['loss-of-a-tax', 'loss-of-a-tax-0', 'loss-of-a-tax-', 'loss-of-2', '4.1-ti-02', ''])
      expect([id, modelOfVariant(id), sketchOfVariant(id)]).toEqual([id, null, null]);
  });
});

test('a supply curve that shifts down has a point at its new intercept, whatever binary fractions make of it', () => {
  for (const seed of [9257324, 725527577]) {
    const { picture } = findModel('producer-surplus-after-lower-costs')!.make(seed);
    expect(figureOf(picture!).marks.map(({ at }) => at[0])).toContain(0);
  }
});

describe.each(byId)('the model $id', ({ model }) => {
  let questions: GeneratedQuestion[] = [];
  beforeAll(() => {
    questions = SEEDS.map((seed) => questionOf(model, seed));
  });
  afterAll(() => {
    questions = [];
  });

  it('has one right choice among four different ones, each with its reason, for every seed', () => {
    const isRight = ({ choices }: GeneratedQuestion) =>
      choices.filter(({ isCorrect }) => isCorrect).length === 1 &&
      new Set(choices.map(({ text, picture }) => JSON.stringify([text, picture]))).size === 4 &&
      choices.every(
        ({ rationale, isCorrect, misconception }) =>
          /^[A-Z$½0-9].*[.]$/.test(rationale) &&
          (isCorrect ? misconception === null : misconception !== null && EXPLAINED.has(misconception)),
      );
    expect(questions.filter((question) => !isRight(question))).toEqual([]);
  });

  it('writes only numbers that a four-function calculator shows', () => {
    const texts = questions.flatMap(({ stem, choices, takeaway }) => [
      ...[stem, takeaway],
      ...choices.flatMap(({ text, rationale }) => [text, rationale]),
    ]);
    const isUnwritable = (text: string) =>
      /NaN|undefined|null|Infinity|\d\.\d{3}|-\d|\$-|\$−/.test(text) ||
      numbersIn(text).some((number) => !(Math.abs(number) < 1e6));
    expect(texts.filter(isUnwritable)).toEqual([]);
  });

  it('offers nothing that reads as 0, but a bundle without one of two goods', () => {
    const offered = questions.flatMap(({ choices }) => choices.map(({ text }) => text));
    const zeros = offered.filter((text) => numbersIn(text).includes(0));
    expect(zeros.filter((text) => !/^0 .+ and \d/.test(text))).toEqual([]);
  });

  it('asks something else with nearly every seed, and the same with the same', () => {
    const asked = questions.map(({ stem, picture, choices }) => {
      const graphs = choices.map((choice) => JSON.stringify(choice.picture)).sort();
      return JSON.stringify([stem, picture, ...graphs]);
    });
    expect(new Set(asked).size).toBeGreaterThan(SEEDS.length * 0.3);
    expect(SEEDS.slice(0, 20).map((seed) => questionOf(model, seed))).toEqual(questions.slice(0, 20));
  });

  it('puts the right choice in each place about as often', () => {
    const places = questions.map(({ choices }) => choices.findIndex(({ isCorrect }) => isCorrect));
    const fewest = SEEDS.length * 0.16 - slack(0.16);
    for (const place of [0, 1, 2, 3]) expect(places.filter((one) => one === place).length).toBeGreaterThan(fewest);
  });

  it('does not give the right choice away by its length', () => {
    const longest = questions.filter(({ choices }) => {
      const right = choices.find(({ isCorrect }) => isCorrect)?.text.length ?? 0;
      return choices.every(({ isCorrect, text }) => isCorrect || text.length < right);
    });
    expect(longest.length).toBeLessThan(SEEDS.length / 2 + slack(0.5));
  });

  it('draws a picture for each graph question, with all that it speaks of', () => {
    if (sourceOf(model).type !== 'graph') return;
    const isDrawn = ({ picture, stem, choices }: GeneratedQuestion) => {
      const hasGraphs = choices.some((choice) => choice.picture !== null);
      if (picture === null) return stem.includes('|') || hasGraphs;
      const { title, description } = figureOf(picture);
      return !stem.includes('|') && !hasGraphs && title !== '' && description.endsWith('.');
    };
    expect(questions.filter((question) => !isDrawn(question))).toEqual([]);
  });
});

describe('a draw', () => {
  test('is settled by its seed', () => {
    const drawn = (seed: number) => {
      const draw = drawFrom(seed);
      return [draw.whole(1, 1000), draw.oneOf(['a', 'b', 'c']), draw.shuffled([1, 2, 3, 4]), draw.twoOf([1, 2, 3])];
    };
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
  });

  test('reaches both ends, and each order of a few', () => {
    const draw = drawFrom(1);
    expect(new Set(Array.from({ length: 200 }, () => draw.whole(2, 4)))).toEqual(new Set([2, 3, 4]));
    expect(new Set(Array.from({ length: 200 }, () => draw.shuffled(['a', 'b', 'c']).join(''))).size).toBe(6);
  });

  test('has nothing to give from nothing', () => {
    expect(() => drawFrom(1).oneOf([])).toThrow(RangeError);
    expect(() => drawFrom(1).twoOf(['one'])).toThrow(RangeError);
  });

  test('takes the same seed from the same text everywhere', () => {
    expect(seedOf('')).toBe(0x811c9dc5);
    expect(seedOf('a')).toBe(0xe40c292c); // FNV-1a's published value
  });
});

describe('a sketch', () => {
  const sketched = (right: number, ...wrong: number[]): QuestionModel =>
    questionModel('sketched', 'any', () => ({
      values: {},
      right,
      wrong: wrong.map((answer) => ['equal-split', answer]),
    }));
  const answersOf = (model: QuestionModel, seed = 1) =>
    model
      .make(seed)
      .choices.map(({ values }) => Number(values['answer']))
      .sort((a, b) => a - b);

  it('offers wrong choices that differ and can be written', () => {
    const { choices, spare } = sketched(4, 4, 2, 2, -1, 0, 1 / 3, Infinity, NaN, 8, 16).make(1);
    expect(new Set(choices.map(({ values }) => values['answer']))).toEqual(new Set([2, 4, 8, 16]));
    expect(spare).toEqual([]);
  });

  it('offers no choice that rounding takes to 0, and no question where one stays', () => {
    const hair = 0.1 + 0.2 - 0.3;
    const { choices, spare } = sketched(4, hair, 2, 8, 16, -hair).make(1);
    expect([...choices, ...spare].map(({ values }) => values['answer']).sort()).toEqual([16, 2, 4, 8]);
    const pairs = [4, hair, 2, 8].map((quantity) => ({ quantity, price: 3 }));
    const model = questionModel('sketched', 'any', () => ({
      right: pairs[0]!,
      wrong: pairs.slice(1).map((pair) => ['equal-split', pair] as const),
    }));
    expect(() => model.make(1)).toThrow('finds no numbers');
  });

  it('always offers the most common error, and ranks the right number anywhere about as often', () => {
    const model = sketched(40, 50, 10, 20, 30, 60, 70, 80);
    const drawn = ALL_SEEDS.map((seed) => answersOf(model, seed));
    expect(drawn.every((answers) => answers.includes(50))).toBe(true);
    for (const rank of [0, 1, 2])
      expect(drawn.filter((answers) => answers.indexOf(40) === rank).length).toBeGreaterThan(120);
  });

  it('offers the more common of two errors that give the same rank', () => {
    const ranked = ALL_SEEDS.map((seed) => answersOf(sketched(40, 50, 60, 70, 80), seed));
    expect(ranked).toEqual(ranked.map(() => [40, 50, 60, 70]));
  });

  it('offers no choice outside of what the stem leaves open', () => {
    const model = questionModel('sketched', 'any', () => ({
      values: {},
      within: { answer: [1, 8] },
      demands: ({ answer }) => answer !== 6,
      right: 1,
      wrong: [9, 8, 6, 0.5, 2, 3].map((answer) => ['equal-split', answer] as const),
    }));
    expect(answersOf(model)).toEqual([1, 2, 3, 8]);
  });

  it('draws the choices of a question about graphs', () => {
    const model = questionModel('sketched', 'any', () => ({
      values: {},
      draw: ({ curve }) => ({
        kind: 'market',
        quantity: 'Quantity',
        price: 'Price',
        demand: { choke: 8, slope: curve === 'flat' ? 0.1 : 1 },
      }),
      right: { curve: 'flat' },
      wrong: ['steep', 'straight', 'upright'].map((curve) => ['equal-split', { curve }] as const),
    }));
    for (const { values, picture } of model.make(1).choices)
      expect(picture).toMatchObject({ kind: 'market', demand: { slope: values['curve'] === 'flat' ? 0.1 : 1 } });
  });

  it.each([
    ['a right choice that cannot be written', sketched(1 / 3, 1, 2, 3)],
    ['too few wrong choices', sketched(1, 2, 3, 3)],
    ['no numbers at all', questionModel('sketched', 'any', () => null)],
  ])('with %s makes no question', (_what, model) => {
    expect(() => model.make(1)).toThrow('the model sketched finds no numbers for the seed 1');
  });
});
