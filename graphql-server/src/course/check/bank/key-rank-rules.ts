import { percentOf, sampleRule, type Fault } from './audit';
import type { BankQuestion, Sample } from './bank';

const LEAST_SHARE = 0.15;
const MOST_SHARE = 0.35;
/** From this many numeric questions on, shares can be asked for; with fewer, counts must be close. */
const ENOUGH = 20;
const CLOSE = 2;
const RANKS = ['smallest', 'second smallest', 'second largest', 'largest'] as const;

/** How many choices of a numeric question are smaller than its key. */
export function keyRank({ numbers, key }: BankQuestion): number | null {
  const own = numbers?.[key];
  return numbers === null || own === undefined ? null : numbers.filter((number) => number < own).length;
}

/** Questions with four numeric choices by the rank of the key, the smallest first. */
export function byKeyRank(questions: readonly BankQuestion[]): readonly (readonly BankQuestion[])[] {
  const numeric = questions.filter(({ numbers }) => numbers?.length === RANKS.length);
  return RANKS.map((_name, rank) => numeric.filter((question) => keyRank(question) === rank));
}

const idsOf = (questions: readonly BankQuestion[]): string =>
  `${questions
    .slice(0, 6)
    .map(({ id }) => id)
    .join(', ')}${questions.length > 6 ? ' …' : ''}`;

function* rankFaults({ questions }: Sample): Generator<Fault> {
  const ranks = byKeyRank(questions);
  const total = ranks.flat().length;
  const counts = ranks.map(({ length }) => length);
  if (total < ENOUGH) {
    if (Math.max(...counts) - Math.min(...counts) > CLOSE)
      yield [
        `of ${total} numeric questions, the key is the ${RANKS.map((rank, index) => `${rank} in ${counts[index] ?? 0}`).join(', the ')}`,
        `let these counts differ by at most ${CLOSE}: draw other named errors`,
      ];
    return;
  }
  for (const [rank, ofRank] of ranks.entries()) {
    const found = `the key is the ${RANKS[rank] ?? ''} number in ${ofRank.length} of ${total} numeric questions (${percentOf(ofRank.length, total)})`;
    if (ofRank.length > MOST_SHARE * total)
      yield [found, `exchange one named error for one on the other side of the key: ${idsOf(ofRank)}`];
    if (ofRank.length < LEAST_SHARE * total)
      yield [found, 'choose named errors so that the key has this rank in 15 to 35%'];
  }
}

export const keyRankRule = sampleRule(
  'key-rank',
  'Of four numbers, the key is each of the smallest to the largest in 15 to 35% of questions.',
  rankFaults,
);
