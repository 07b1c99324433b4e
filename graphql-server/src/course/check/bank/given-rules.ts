import { questionRule } from './audit';
import type { BankQuestion } from './bank';
import { numbersIn } from './choice-numbers';
import { tableOf } from './question-table';

/** "has $21 for avocados at $3 and books at $5" */
const BUDGET =
  /\$(\d+)(?: to spend)? (?:for|on) ([a-z ]+?) at \$(\d+)(?: each| an? [a-z]+)? and ([a-z ]+?) at \$(\d+)/i;
const AMOUNT = String.raw`(\d+(?:\.\d+)?)`;

const singular = (plural: string): string =>
  plural
    .replace(/ies$/, 'y')
    .replace(/\bbuses$/, 'bus')
    .replace(/aves$/, 'af')
    .replace(/(?<=x|ch|sh|ss)es$|(?<!s|\bbu)s$/, '');

function amountOf(text: string, goods: string): number | null {
  const [, amount] = new RegExp(`${AMOUNT} (?:${goods}|${singular(goods)})\\b`, 'i').exec(text) ?? [];
  return amount === undefined ? null : Number(amount);
}

/** The costs of the bundles among the choices; none where the choices are something else. */
function bundleCosts({ choices }: BankQuestion, [, , x = '', px = '', y = '', py = '']: readonly string[]): number[] {
  return choices.flatMap((choice) => {
    const [some, others] = [amountOf(choice, x), amountOf(choice, y)];
    return some === null || others === null ? [] : some * Number(px) + others * Number(py);
  });
}

function budgetFault(question: BankQuestion): string | null {
  const match = BUDGET.exec(question.story);
  const budget = Number(match?.[1]);
  const costs = match === null ? [] : bundleCosts(question, match);
  if (costs.length < question.choices.length || costs[question.key] !== budget) return null;
  const spending = costs.filter((cost) => cost === budget).length;
  return spending > 1 ? null : `only the key spends the budget of $${budget}; the choices cost $${costs.join(', $')}`;
}

/** "Ben sells 4 boats to Ana" beside a table of what each can make at most. */
const SALE = /\b([A-Z]\w+) sells (\d+) ([a-z]+) to\b/;

function saleFault(question: BankQuestion): string | null {
  const [, seller = '', sold = '', goods = ''] = SALE.exec(question.story) ?? [];
  const most = tableOf(question)?.get(seller)?.get(goods);
  return most === undefined || Number(sold) <= most
    ? null
    : `${seller} sells ${sold} ${goods} but can make ${most} at most`;
}

export const givensRule = questionRule(
  'givens',
  'The story and every choice respect what the stem states: budgets are spent, nobody sells more than the maximum.',
  function* (question) {
    for (const fault of [budgetFault(question), saleFault(question)])
      if (fault !== null) yield [fault, 'let every choice meet the condition, and break only what is tested'];
  },
);

/** A distractor this many times larger or smaller than the key is not worth a thought. */
const FARTHEST = 100;
/** Longer choices are sentences, whose words say more than a unit. */
const MOST_WORDS = 3;

/** What is left of a choice without its number, its direction, and "of a" after a fraction. */
const unitOf = (choice: string): string =>
  choice
    .replace(/[−+-]?\$?\d[\d,]*(?:\.\d+)?(?:\/\d+)?|½/g, '')
    .replace(/^(?:it|they) (?:rise|fall|increase|decrease)s? by|\bof an?\b|[.]$/gi, '')
    .trim()
    .split(/\s+/)
    .map(singular)
    .join(' ');

export const unitsRule = questionRule(
  'units-of-choices',
  'Numeric choices have the same unit and a plausible size.',
  function* (question) {
    const { choices, key, stem } = question;
    const numbers = choices.map(numbersIn);
    if (numbers.some(({ length }) => length !== 1) || choices.some((choice) => choice.split(' ').length > MOST_WORDS))
      return;
    const values = numbers.map(([number]) => number?.value ?? 0);
    const units = new Set(choices.filter((_, index) => values[index] !== 0).map(unitOf));
    const kinds = new Set(
      numbers.flatMap(([number]) => (number === undefined || number.value === 0 ? [] : number.kind)),
    );
    if (units.size > 1 || kinds.size > 1)
      yield [`different units: ${choices.join(', ')}`, 'give all choices the same unit'];
    const own = Math.abs(values[key] ?? 0);
    const far = values.find(
      (value) => value !== 0 && own !== 0 && Math.abs(Math.log(Math.abs(value) / own)) > Math.log(FARTHEST),
    );
    if (far !== undefined)
      yield [`${far} is more than ${FARTHEST} times from the key ${own}`, 'use an error that leads nearer to the key'];
    if (/absolute value/i.test(stem) && values.some((value) => value < 0))
      yield ['a negative number as an absolute value', 'leave out the minus sign'];
  },
);
