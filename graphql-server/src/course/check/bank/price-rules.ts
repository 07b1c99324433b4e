import { questionRule } from './audit';
import { readBefore, type BankQuestion } from './bank';
import { goodsIn, type Good } from './goods';
import { tableOf } from './question-table';

const AMOUNT = String.raw`\$(\d+(?:,\d{3})*(?:\.\d+)?)(?!\.?\d)(?! ?(?:million|billion|thousand))`;
/** Where an amount is the price of one unit, not revenue, surplus or income. */
const PRICES = [
  new RegExp(
    String.raw`\bprices? (?:of (?:an? |one |each |the )?[a-z- ]{0,24}?)?(?:is|was|of|to|at|rises? to|falls? to|rises? from|falls? from) ${AMOUNT}`,
    'gi',
  ),
  new RegExp(String.raw`\b(?:sells?|sold|buys?|bought|are|cost|costs)(?: [a-z]+){0,3} (?:for|at) ${AMOUNT}`, 'gi'),
  new RegExp(String.raw`\bprices?\b[^.$]* from \$[\d.,]+ to ${AMOUNT}`, 'gi'),
  new RegExp(String.raw`${AMOUNT} (?:each|apiece)\b`, 'gi'),
  // Where a curve meets the price axis nothing is sold.
  new RegExp(String.raw`(?<!zero )\bat (?:a price of )?${AMOUNT}(?!\d|\.\d| and a quantity of 0)`, 'gi'),
  new RegExp(String.raw`\bprice ceiling of ${AMOUNT}`, 'gi'),
];

const numberOf = (digits: string): number => Number(digits.replaceAll(',', ''));

const pricesIn = (text: string): number[] =>
  PRICES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, digits = '']) => numberOf(digits)));

/** The only good of the table that a question is about; null where there are several, or none. */
function onlyGood({ story }: BankQuestion, goods: readonly Good[]): Good | null {
  const named = goodsIn(goods, story);
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** What many sell in a week is more than one of them makes. */
const OF_A_MARKET = /\b(?:markets?|demand(?:ed)?|suppl(?:y|ied)|quota|firms|shop|producers|government|surplus)\b/i;

const OUTPUT = /(\d+(?:,\d{3})*) ([a-z][a-z -]*?) (?:per|a) week\b/gi;

/** "$2 an hour for the bus": the unit that a text counts a good by. */
function unitsOf({ words }: Good, text: string): string[] {
  const named = words.map((word) => word.replace(/^the /, '')).join('|');
  const unit = String.raw`\$[\d,.]+ (?:an?|per) ([a-z-]+)`;
  return [...text.matchAll(new RegExp(`${unit} for (?:the |an? )?(?:${named})\\b`, 'gi'))].map(
    ([, found = '']) => found,
  );
}

export const plausiblePrices = questionRule(
  'plausible-price',
  'The prices of a good, and the unit that it is counted by, are plausible (goods.yaml).',
  function* (question, { goods }) {
    for (const good of goodsIn(goods, question.story)) {
      const wrong = unitsOf(good, question.story).find((unit) => !good.units.includes(unit));
      if (wrong !== undefined)
        yield [`a price per ${wrong} of ${good.words[0] ?? ''}`, `count it by ${good.units.join(' or ')}`];
    }
    const good = onlyGood(question, goods);
    if (good === null) return;
    const [least, most] = good.price;
    const prices = pricesIn(readBefore(question)).filter((price) => price !== 0 && (price < least || price > most));
    const [price] = prices.sort((a, b) => b - a);
    if (price !== undefined)
      yield [`${good.words[0] ?? ''} at $${price}`, `use a price from $${least} to $${most}, or another good`];
  },
);

function* outputsOf(question: BankQuestion, goods: readonly Good[]) {
  const perHour = /\bhours\b[^.]*\b(?:one|each) unit\b/i.test(question.story);
  const perWeek = /\bin a week\b/i.test(question.story);
  const cells = [...(tableOf(question)?.values() ?? [])].flatMap((row) => [...row]);
  for (const [head, amount] of cells) {
    const [good, second] = goodsIn(goods, head);
    if (good === undefined || second !== undefined) continue;
    const limit = perHour ? good.hours : perWeek ? good.weekly : undefined;
    if (limit !== undefined) yield { good, amount, limit, unit: perHour ? 'hours each' : 'a week' };
  }
  if (OF_A_MARKET.test(question.story)) return;
  for (const [, digits = '', words = ''] of question.story.matchAll(OUTPUT)) {
    const [good] = goodsIn(goods, words);
    if (good?.weekly !== undefined) yield { good, amount: numberOf(digits), limit: good.weekly, unit: 'a week' };
  }
}

export const plausibleOutputs = questionRule(
  'plausible-output',
  'What a producer makes in a week, and the hours it takes, are plausible for the good (goods.yaml).',
  function* (question, { goods }) {
    const odd = [...outputsOf(question, goods)].find(
      ({ amount, limit: [least, most] }) => amount < least || amount > most,
    );
    if (odd !== undefined)
      yield [
        `${odd.amount} ${odd.unit} for ${odd.good.words[0] ?? ''}`,
        `use ${odd.limit[0]} to ${odd.limit[1]}, or another good`,
      ];
  },
);

export const plausibleIncomes = questionRule(
  'plausible-income-effect',
  'A good that everybody takes for normal is not the example of an inferior good (goods.yaml).',
  function* (question, { goods }) {
    const normal = goodsIn(goods, question.story).find(({ income }) => income === 'normal');
    if (normal !== undefined && /\binferior\b/i.test(question.choices[question.key] ?? ''))
      yield [
        `${normal.words[0] ?? ''} as an inferior good`,
        'use a good that people buy less of as income rises: bus rides, instant noodles',
      ];
  },
);
