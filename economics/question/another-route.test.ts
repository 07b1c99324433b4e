import { describe, expect, test } from 'vitest';
import { figureOf } from '../picture/picture';
import { seedOf } from './draw';
import { variantId } from './question-model';
import { QUESTION_MODELS } from './question-models';
import type { GeneratedQuestion } from './write-question';
import { questionOf } from '../../test-support/question-texts';
import { readQuestion, type ReadQuestion } from '../../test-support/read-question';

// Every question is solved once more from what a student reads, by formulas of this file's own: nothing of the market model is
// used, so that a key and its check cannot share a mistake.

/** What the right choice must say: these numbers in this order, and these words. */
type Answer = readonly (number | string)[];
type Solver = (question: ReadQuestion) => Answer;

/** Numbers by their place; a missing one makes the answer NaN, which no choice says. */
const at = (numbers: readonly number[]) => (place: number) => numbers[place] ?? NaN;

interface Lines {
  readonly choke: number;
  readonly buy: number;
  readonly start: number;
  readonly sell: number;
  readonly price: number;
  readonly quantity: number;
}

/** Where demand ends, what a dollar changes, where supply starts, what a dollar changes there, and where they cross. */
function linesOf({ shown }: ReadQuestion): Lines {
  const d = at(shown);
  return { choke: d(0), buy: d(1), start: d(2), sell: d(3), price: d(4), quantity: d(5) };
}

const fromGiven =
  (solve: (...given: number[]) => number | Answer): Solver =>
  ({ given }) => {
    const answer = solve(...given);
    return typeof answer === 'number' ? [answer] : answer;
  };

const fromShown =
  (solve: (...shown: number[]) => number | Answer): Solver =>
  ({ shown }) => {
    const answer = solve(...shown);
    return typeof answer === 'number' ? [answer] : answer;
  };

const fromLines =
  (solve: (lines: Lines, given: (place: number) => number, stem: string) => Answer): Solver =>
  (question) =>
    solve(linesOf(question), at(question.given), question.stem);

const costs = ({ rows }: ReadQuestion) =>
  rows.map(({ name, cells: [first = NaN, second = NaN] }) => ({ name, own: first, cost: second / first }));

/** The one choice whose numbers fulfil a condition. */
function only({ choices }: ReadQuestion, holds: (...numbers: number[]) => boolean): Answer {
  const found = choices.filter(({ numbers }) => holds(...numbers));
  return found.length === 1 ? (found[0]?.numbers ?? []) : [`${found.length} choices fulfil it`];
}

function bestSpending({ given, rows }: ReadQuestion): Answer {
  const [budget = NaN, ...prices] = given;
  const utility = (good: number, units: number) =>
    rows.slice(0, units).reduce((sum, { cells }) => sum + (cells[good + 1] ?? NaN), 0);
  const bundles = [0, 1, 2, 3, 4].flatMap((first) => [0, 1, 2, 3, 4].map((second) => [first, second] as const));
  const affordable = bundles.filter(([a, b]) => a * at(prices)(0) + b * at(prices)(1) <= budget);
  const worth = ([a, b]: readonly [number, number]) => utility(0, a) + utility(1, b);
  const most = Math.max(...affordable.map(worth));
  const best = affordable.filter((bundle) => worth(bundle) === most);
  return best.length === 1 ? (best[0] ?? []) : ['several bundles are best'];
}

const midpoint = (p1: number, p2: number, q1: number, q2: number) =>
  Math.abs(((q2 - q1) * (p1 + p2)) / ((q1 + q2) * (p2 - p1)));

const simple = (c1: number, c2: number, q1: number, q2: number) => (q2 / q1 - 1) / (c2 / c1 - 1);

function revenueWords(p1: number, q1: number, p2: number, q2: number): { change: number; way: string } {
  const change = p2 * q2 - p1 * q1;
  return { change: Math.abs(change), way: change > 0 ? 'rises' : 'falls' };
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'cost-of-a-choice': fromGiven(
    (_fair, way, shop, toShop, garden, toGarden) => way! + Math.max(shop! - toShop!, garden! - toGarden!),
  ),
  'points-and-the-ppc': fromShown((...d) => d[5]! - d[3]!),
  'cost-along-the-ppc': fromShown((...d) => d[5]! - d[9]!),
  'cost-on-a-straight-ppc': fromGiven((x, y) => y! / x!),
  'cost-after-growth': fromGiven((x, y, factor) => y! / (x! * factor!)),
  'new-combinations': (question) => {
    const [y2 = NaN, x2 = NaN, y1 = NaN, x1 = NaN] = question.shown;
    return only(question, (x = NaN, y = NaN) => x / x1 + y / y1 > 1 && x / x2 + y / y2 <= 1);
  },
  'cost-from-hours': (question) => {
    const asked = question.rows.find(({ name }) => question.stem.includes(`${name}'s opportunity cost`));
    return [at(asked?.cells ?? [])(0) / at(asked?.cells ?? [])(1)];
  },
  'who-should-make-it': (question) => {
    const [low, high] = costs(question).sort((a, b) => a.cost - b.cost);
    return [`${low?.name},`, low?.cost ?? NaN, high?.cost ?? NaN];
  },
  'terms-that-help-both': (question) => {
    const [low, high] = costs(question)
      .map(({ cost }) => cost)
      .sort((a, b) => a - b);
    return only(question, (price = NaN) => price > (low ?? NaN) && price < (high ?? NaN));
  },
  'gain-from-a-trade': (question) => {
    const [bought = NaN, price = NaN] = question.given;
    const buyer = costs(question).find(({ name }) => question.stem.includes(` does ${name} have than `));
    return [bought * (buyer?.cost ?? NaN) - bought * price];
  },
  'economic-profit': fromGiven((revenue, ...all) => all.reduce((left, cost) => left - cost, revenue!)),
  'gain-from-going-on': fromGiven((_spent, toFinish, finished, stopped) => finished! - toFinish! - stopped!),
  'how-many-hours': ({ shown }) => {
    const [benefit, cost] = [shown.slice(3, 9), shown.slice(12, 18)];
    return [benefit.filter((value, index) => value >= at(cost)(index)).length];
  },
  'largest-net-gain': ({ rows }) => [
    rows.reduce((sum, { cells: [, benefit = NaN, cost = NaN] }) => sum + Math.max(0, benefit - cost), 0),
  ],
  'marginal-from-total-utility': ({ given, rows }) => {
    const total = (unit: number) => at(rows[unit - 1]?.cells ?? [])(1);
    return [total(at(given)(1)) - total(at(given)(0))];
  },
  'best-bundle': bestSpending,
  'demand-of-two-buyers': ({ given, rows }) => {
    const row = rows.find(({ cells }) => cells[0] === given[0])?.cells ?? [];
    return [at(row)(1) + at(row)(2)];
  },
  'shift-of-demand-at-a-price': fromShown((...d) => Math.abs(d[6]! - d[4]!)),
  'supply-at-two-prices': fromShown((...d) => d[5]! - d[3]!),
  'shift-of-supply-at-a-price': fromShown((...d) => [
    d[6]! < d[4]! ? 'decreases' : 'increases',
    Math.abs(d[6]! - d[4]!),
  ]),
  'equilibrium-from-equations': fromGiven((most, buy, sell, least) => (most! + least!) / (buy! + sell!)),
  'equilibrium-from-schedule': ({ rows }) => {
    const even = rows.find(({ cells }) => cells[1] === cells[2])?.cells ?? [];
    return [at(even)(0), at(even)(1)];
  },
  'gap-at-a-price': fromLines(({ choke, buy, start, sell }, given) => {
    const gap = (choke - given(0)) * buy - (given(0) - start) * sell;
    return [gap > 0 ? 'shortage' : 'surplus', Math.abs(gap)];
  }),
  'after-a-demand-shift': fromLines(({ choke, buy, start, sell }, given, stem) => {
    const more = stem.includes(' higher ') ? given(0) : -given(0);
    const price = (choke * buy + more + start * sell) / (buy + sell);
    return [price, (price - start) * sell];
  }),
  'after-a-supply-shift': fromLines(({ choke, buy, start, sell }, given, stem) => {
    const more = stem.includes(' higher ') ? given(0) : -given(0);
    const price = (choke * buy - more + start * sell) / (buy + sell);
    return [price, (choke - price) * buy];
  }),
  'after-both-shift': fromGiven((most, buy, sell, least, demand, supply) => {
    const price = (most! + demand! + least! - supply!) / (buy! + sell!);
    return sell! * price - least! + supply!;
  }),
  'consumer-surplus-in-a-graph': fromLines(({ choke, price, quantity }) => [((choke - price) / 2) * quantity]),
  'consumer-surplus-one-by-one': fromGiven((...all) =>
    all.slice(0, 4).reduce((sum, value) => sum + Math.max(0, value - all[4]!), 0),
  ),
  'producer-surplus-in-a-graph': fromLines(({ start, price, quantity }) => [((price - start) / 2) * quantity]),
  'producer-surplus-after-a-rise': fromGiven((_start, low, few, high, many) => ((high! - low!) * (few! + many!)) / 2),
  'total-surplus-in-equilibrium': fromGiven((choke, start, _price, quantity) => ((choke! - start!) * quantity!) / 2),
  'loss-of-a-quota': fromLines(({ buy, sell, quantity }, given) => [
    ((quantity - given(0)) ** 2 / 2) * (1 / buy + 1 / sell),
  ]),
  'surplus-at-too-high-a-price': fromGiven(
    (before, _fair, price, now, least) => ((before! - now!) * (price! - least!)) / 2,
  ),
  'midpoint-elasticity-of-demand': fromGiven((p1, p2, q1, q2) => midpoint(p1!, p2!, q1!, q2!)),
  'quantity-from-elasticity': fromGiven((before, elasticity, rise) => (before! * elasticity! * rise!) / 100),
  'revenue-test': fromShown((_choke, _most, _free, p1, q1, p2, q2) => {
    const { change, way } = revenueWords(p1!, q1!, p2!, q2!);
    return [p2! > p1! === (way === 'rises') ? 'is inelastic' : 'is elastic', way, change];
  }),
  'revenue-change': fromGiven((p1, q1, p2, q2) => {
    const { change, way } = revenueWords(p1!, q1!, p2!, q2!);
    return [way, change];
  }),
  'largest-revenue': ({ given }) => {
    const [choke = NaN, most = NaN] = given;
    const revenues = Array.from({ length: 201 }, (_, step) => ((choke * step) / 200) * (most - (most * step) / 200));
    return [Math.max(...revenues)];
  },
  'midpoint-elasticity-of-supply': fromGiven((p2, p1, q2, q1) => midpoint(p1!, p2!, q1!, q2!)),
  'income-elasticity': fromGiven((i1, i2, q1, q2) => [simple(i1!, i2!, q1!, q2!), q2! > q1! ? 'normal' : 'inferior']),
  'cross-price-elasticity': fromGiven((p1, p2, q1, q2) => [
    simple(p1!, p2!, q1!, q2!),
    q2! > q1! ? 'substitutes' : 'complements',
  ]),
  'who-bears-a-tax': fromLines(({ buy, sell }, given) => [(given(0) * buy) / (buy + sell)]),
  'price-after-a-tax': fromGiven((_quantity, price, buy, sell, tax) => price! + (tax! * sell!) / (buy! + sell!)),
  'revenue-of-a-tax': fromLines(({ buy, sell, quantity }, tax) => [
    tax(0) * (quantity - (tax(0) * buy * sell) / (buy + sell)),
  ]),
  'loss-of-a-tax': fromGiven((tax, before, now) => ((before! - now!) * tax!) / 2),
  'cost-of-a-subsidy': fromLines(({ buy, sell, quantity }, subsidy) => [
    subsidy(0) * (quantity + (subsidy(0) * buy * sell) / (buy + sell)),
  ]),
  'loss-of-a-subsidy': fromGiven((subsidy, now, before) => ((now! - before!) * subsidy!) / 2),
  'shortage-under-a-ceiling': fromLines(({ choke, buy, start, sell }, given) => [
    (choke - given(0)) * buy - (given(0) - start) * sell,
  ]),
  'does-the-ceiling-bind': fromGiven((quantity, price, _buy, sell, ceiling) =>
    ceiling! >= price! ? [quantity!, price!] : [quantity! - (price! - ceiling!) * sell!, ceiling!],
  ),
  'consumers-under-a-ceiling': fromLines(({ choke, buy, start, sell }, given) => {
    const sold = (given(0) - start) * sell;
    return [sold * (choke - given(0)) - sold ** 2 / buy / 2];
  }),
  'loss-under-a-ceiling': fromGiven(
    (before, _price, ceiling, now, last) => ((before! - now!) * (last! - ceiling!)) / 2,
  ),
};

function isSaidBy({ text, numbers }: ReadQuestion['choices'][number], answer: Answer): boolean {
  const values = answer.filter((part) => typeof part === 'number');
  const words = answer.filter((part) => typeof part === 'string');
  return (
    values.length === numbers.length &&
    values.every((value, index) => Math.abs(value - at(numbers)(index)) < 1e-6) &&
    words.every((word) => text.includes(word))
  );
}

const SEEDS = Array.from({ length: 50 }, (_, seed) => 7919 * seed);
/** As many as a chapter may ask for. */
const VARIANTS = Array.from({ length: 12 }, (_, index) => index + 1);

function keyBy(solve: Solver, question: GeneratedQuestion) {
  const read = readQuestion(question, question.picture ? figureOf(question.picture).description : '');
  const answer = solve(read);
  return {
    solved: read.choices.filter((choice) => isSaidBy(choice, answer)).map(({ text }) => text),
    key: question.choices.filter(({ isCorrect }) => isCorrect).map(({ text }) => text),
    question: question.stem,
    answer,
  };
}

describe('who solves a question from its text and its picture comes to the key', () => {
  test('every model has a solver of its own here, and no solver is left over', () => {
    expect(Object.keys(SOLVERS).sort()).toEqual(QUESTION_MODELS.map(({ id }) => id).sort());
  });

  test.each(QUESTION_MODELS.map((model) => ({ id: model.id, model })))('$id', ({ id, model }) => {
    const solve = SOLVERS[id]!;
    const seeds = [...SEEDS, ...VARIANTS.map((number) => seedOf(variantId(model, number)))];
    for (const question of seeds.map((seed) => questionOf(model, seed))) {
      const { solved, key, ...context } = keyBy(solve, question);
      expect({ key: solved, ...context }).toEqual({ key, ...context });
    }
  });
});
