import { percentOf, sampleRule, type Audit } from './audit';
import type { Sample } from './bank';

/** With fewer numeric questions in a chapter, the sides of errors say nothing. */
const ENOUGH = 6;
const LEAST_SHARE = 0.3;
const MOST_SHARE = 0.7;
const MOST_MISCONCEPTIONS = 20;

function chapterSamples({ bank }: Audit): Sample[] {
  const byChapter = Map.groupBy(bank, ({ chapter }) => chapter);
  return [...byChapter].map(([{ name, at }, questions]) => ({
    where: name,
    unit: questions[0]?.unit ?? null,
    at,
    questions,
  }));
}

export const errorSidesRule = sampleRule(
  'error-sides',
  'Over a chapter, numeric errors lie above the key about as often as below it.',
  function* ({ questions }) {
    const numeric = questions.flatMap(({ numbers, key }) => (numbers === null ? [] : [{ numbers, key }]));
    const sides = numeric.flatMap(({ numbers, key }) =>
      numbers.filter((_, index) => index !== key).map((number) => number > (numbers[key] ?? 0)),
    );
    const above = sides.filter(Boolean).length;
    if (numeric.length < ENOUGH || (above >= LEAST_SHARE * sides.length && above <= MOST_SHARE * sides.length)) return;
    yield [
      `${above} of ${sides.length} numeric errors (${percentOf(above, sides.length)}) lie above the key`,
      `name errors that lead ${above * 2 > sides.length ? 'below' : 'above'} it`,
    ];
  },
  chapterSamples,
);

export const misconceptionsRule = sampleRule(
  'misconceptions-of-a-chapter',
  `A chapter has a closed list of about 15 misconceptions, ${MOST_MISCONCEPTIONS} at most.`,
  function* ({ questions }) {
    const all = questions.flatMap(({ source }) => source.choices.flatMap(({ misconception }) => misconception ?? []));
    const rare = [...Map.groupBy(all, (name) => name)].filter(([, { length }]) => length === 1).map(([name]) => name);
    const count = new Set(all).size;
    if (count > MOST_MISCONCEPTIONS)
      yield [
        `${count} misconceptions, ${rare.length} of them in one choice only`,
        `join those that are nearly the same, such as ${rare.slice(0, 4).join(', ')}`,
      ];
  },
  chapterSamples,
);
