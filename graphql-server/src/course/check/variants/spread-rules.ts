import { percentOf, type Fault } from '../bank/audit';
import { readBefore, type BankQuestion } from '../bank/bank';
import { numbersIn } from '../bank/choice-numbers';
import { byKeyRank } from '../bank/key-rank-rules';
import type { ModelVariants } from './model-variants';

// What many variants of one model show together: a student who is asked one after the other must not learn the key's habits,
// nor meet the same numbers again.

/** With fewer variants, a share says nothing. */
const ENOUGH = 100;
/** Where every variant has an error on both sides, chance gives a third or half. */
const MOST_OF_A_RANK = 0.75;
/** Four standard deviations above the quarter that chance gives in 200 variants. */
const MOST_IN_A_PLACE = 0.37;
const MOST_LONGEST = 0.6;
const LEAST_READINGS = 10;
/** Of the variants of a calculation, with numbers of their own, whatever the good. */
const LEAST_OTHER_NUMBERS = 0.5;

/** A rule about the variants of a model together. */
type SpreadRule = (variants: ModelVariants) => Iterable<Fault>;

const RANKS = ['smallest', 'second smallest', 'second largest', 'largest'] as const;

const ranksAreSpread: SpreadRule = function* ({ bank }) {
  const ranks = byKeyRank(bank);
  const numeric = ranks.flat().length;
  if (numeric < ENOUGH) return;
  for (const [rank, { length }] of ranks.entries())
    if (length > MOST_OF_A_RANK * numeric)
      yield [
        `the key is the ${RANKS[rank] ?? ''} number in ${percentOf(length, numeric)} of its variants`,
        'name errors on the other side of the key',
      ];
};

const placesAreSpread: SpreadRule = function* ({ bank }) {
  for (const place of [0, 1, 2, 3]) {
    const there = bank.filter(({ key }) => key === place).length;
    if (there > MOST_IN_A_PLACE * bank.length)
      yield [`choice ${place + 1} is the key in ${percentOf(there, bank.length)} of its variants`, 'shuffle them'];
  }
};

const isLongest = ({ choices, key, source }: BankQuestion): boolean =>
  source.choices.every(({ figure }) => figure === undefined) &&
  choices.every(({ length }, index) => index === key || length < (choices[key]?.length ?? 0));

const lengthsAreSpread: SpreadRule = function* ({ bank }) {
  const longest = bank.filter(isLongest).length;
  if (longest > MOST_LONGEST * bank.length)
    yield [
      `the key is the longest choice in ${percentOf(longest, bank.length)} of its variants`,
      'make others as long',
    ];
};

/** What a student reads, whatever the order of the choices. */
const readingOf = (question: BankQuestion): string => [readBefore(question), ...question.choices.toSorted()].join('\n');

const numbersOf = (reading: string): string =>
  numbersIn(reading)
    .map(({ value }) => value)
    .join(' ');

/** A student is asked no variant that reads like another one, so the others must last. */
const variantsDiffer: SpreadRule = function* ({ source, bank }) {
  const readings = new Set(bank.map(readingOf));
  if (readings.size < LEAST_READINGS)
    yield [`only ${readings.size} of its variants differ`, 'draw from more numbers or goods'];
  const numbers = new Set([...readings].map(numbersOf));
  if (source.type === 'calculation' && numbers.size < LEAST_OTHER_NUMBERS * bank.length)
    yield [`only ${numbers.size} of ${bank.length} variants have numbers of their own`, 'draw from more numbers'];
};

export const SPREAD_RULES: readonly SpreadRule[] = [ranksAreSpread, placesAreSpread, lengthsAreSpread, variantsDiffer];
