import type { Board } from '../board/board-schema';
import { afterTransfers } from '../inequality';
import { isSame } from '../numbers';
import type { FreeResponseModel } from './model-schema';

export interface Disagreement {
  /** Where it stands in the board. */
  readonly at: readonly string[];
  readonly given: string;
  readonly expected: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The model's fields under the names and in the forms that pictures have. */
function fieldsOf(model: FreeResponseModel): Fields {
  if (model.kind === 'monopoly' || model.kind === 'monopolistic-competition') {
    const { demand, marginalCost, fixedCost } = model;
    return { demand, costs: { fixed: fixedCost, linear: marginalCost.start, quadratic: marginalCost.slope / 2 } };
  }
  if (model.kind === 'hiring-table') return { production: model.totals };
  if (model.kind === 'hiring') return { ...model, marketWage: model.wage };
  if (model.kind === 'public-good') return { ...model, consumers: model.benefits };
  if (model.kind === 'inequality') {
    const { incomes, transfers } = model;
    return { incomes, after: transfers && afterTransfers(incomes, transfers) };
  }
  const { tax, subsidy, ...others }: Fields = model;
  const levy = (amount: unknown) => (amount === undefined ? undefined : { amount });
  return { ...others, tax: levy(tax), subsidy: levy(subsidy) };
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Compares what both have: a graph may show less than the model, and more, such as who pays a tax. */
function* compared(given: unknown, expected: unknown, at: readonly string[]): Generator<Disagreement> {
  if (Array.isArray(given) && Array.isArray(expected)) {
    if (given.length !== expected.length) yield { at, given: written(given), expected: written(expected) };
    else for (const [index, item] of given.entries()) yield* compared(item, expected[index], [...at, String(index)]);
  } else if (isFields(given) && isFields(expected)) {
    for (const [name, value] of Object.entries(given))
      if (expected[name] !== undefined) yield* compared(value, expected[name], [...at, name]);
  } else if (typeof given === 'number' && typeof expected === 'number') {
    if (!isSame(given, expected)) yield { at, given: written(given), expected: written(expected) };
  } else if (typeof given === 'string' && typeof expected === 'string' && given !== expected && at.length > 1)
    yield { at, given, expected };
}

/** Where a graph or a table to read has another value than the model of its question. */
export function givenDisagreements(board: Board, model: FreeResponseModel): Disagreement[] {
  const { kind: _, ...expected } = fieldsOf(model);
  const of = (fields: Fields, at: readonly string[]) => {
    const { kind: __, ...given } = fields;
    return Object.entries(given).flatMap(([name, value]) => [...compared(value, expected[name], [...at, name])]);
  };
  return board.kind === 'panels' ? [...of(board.left, ['left']), ...of(board.right, ['right'])] : of(board, []);
}
