import { problem } from '../../read/course-source';
import { percentOf, type AuditRule, type Finding } from './audit';
import type { BankQuestion } from './bank';

/** With fewer numeric questions in a chapter, the sides of errors say nothing. */
const ENOUGH = 6;
const LEAST_SHARE = 0.3;
const MOST_SHARE = 0.7;
const MOST_MISCONCEPTIONS = 20;

const inChapter = (
  [{ chapter, unit }]: readonly [BankQuestion, ...BankQuestion[]],
  message: string,
  fix: string,
): Finding => ({
  ...problem(chapter.at, `${chapter.name}: ${message}`, fix),
  unit,
  question: null,
});

const byChapter = (bank: readonly BankQuestion[]) => Map.groupBy(bank, ({ chapter }) => chapter.id);

export const errorSidesRule: AuditRule = {
  name: 'error-sides',
  demands: 'Over a chapter, numeric errors lie above the key about as often as below it.',
  *find({ bank }): Generator<Finding> {
    for (const [first, ...others] of byChapter(bank).values()) {
      if (first === undefined) continue;
      const numeric = [first, ...others].flatMap(({ numbers, key }) => (numbers === null ? [] : [{ numbers, key }]));
      const sides = numeric.flatMap(({ numbers, key }) =>
        numbers.filter((_, index) => index !== key).map((number) => number > (numbers[key] ?? 0)),
      );
      const above = sides.filter(Boolean).length;
      if (numeric.length < ENOUGH || (above >= LEAST_SHARE * sides.length && above <= MOST_SHARE * sides.length))
        continue;
      yield inChapter(
        [first, ...others],
        `${above} of ${sides.length} numeric errors (${percentOf(above, sides.length)}) lie above the key`,
        `name errors that lead ${above * 2 > sides.length ? 'below' : 'above'} it`,
      );
    }
  },
};

export const misconceptionsRule: AuditRule = {
  name: 'misconceptions-of-a-chapter',
  demands: `A chapter has a closed list of about 15 misconceptions, ${MOST_MISCONCEPTIONS} at most.`,
  *find({ bank }): Generator<Finding> {
    for (const [first, ...others] of byChapter(bank).values()) {
      if (first === undefined) continue;
      const all = [first, ...others].flatMap(({ source }) =>
        source.choices.flatMap(({ misconception }) => misconception ?? []),
      );
      const rare = [...Map.groupBy(all, (name) => name)].filter(([, { length }]) => length === 1).map(([name]) => name);
      const count = new Set(all).size;
      if (count > MOST_MISCONCEPTIONS)
        yield inChapter(
          [first, ...others],
          `${count} misconceptions, ${rare.length} of them in one choice only`,
          `join those that are nearly the same, such as ${rare.slice(0, 4).join(', ')}`,
        );
    }
  },
};
