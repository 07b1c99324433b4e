import { inSample, percentOf, type AuditRule, type Finding } from './audit';
import type { BankQuestion, Sample } from './bank';

/** With fewer numeric questions in a chapter, the sides of errors say nothing. */
const ENOUGH = 6;
const LEAST_SHARE = 0.3;
const MOST_SHARE = 0.7;
const MOST_MISCONCEPTIONS = 20;

function chapterSamples(bank: readonly BankQuestion[]): Sample[] {
  const byChapter = Map.groupBy(bank, ({ chapter }) => chapter);
  return [...byChapter].map(([{ name, at }, questions]) => ({
    where: name,
    unit: questions[0]?.unit ?? null,
    at,
    questions,
  }));
}

export const errorSidesRule: AuditRule = {
  name: 'error-sides',
  demands: 'Over a chapter, numeric errors lie above the key about as often as below it.',
  *find({ bank }): Generator<Finding> {
    for (const sample of chapterSamples(bank)) {
      const numeric = sample.questions.flatMap(({ numbers, key }) => (numbers === null ? [] : [{ numbers, key }]));
      const sides = numeric.flatMap(({ numbers, key }) =>
        numbers.filter((_, index) => index !== key).map((number) => number > (numbers[key] ?? 0)),
      );
      const above = sides.filter(Boolean).length;
      if (numeric.length < ENOUGH || (above >= LEAST_SHARE * sides.length && above <= MOST_SHARE * sides.length))
        continue;
      yield inSample(
        sample,
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
    for (const sample of chapterSamples(bank)) {
      const all = sample.questions.flatMap(({ source }) =>
        source.choices.flatMap(({ misconception }) => misconception ?? []),
      );
      const rare = [...Map.groupBy(all, (name) => name)].filter(([, { length }]) => length === 1).map(([name]) => name);
      const count = new Set(all).size;
      if (count > MOST_MISCONCEPTIONS)
        yield inSample(
          sample,
          `${count} misconceptions, ${rare.length} of them in one choice only`,
          `join those that are nearly the same, such as ${rare.slice(0, 4).join(', ')}`,
        );
    }
  },
};
