import { z } from 'zod';
import type { CourseFiles } from '../../read/course-files';
import { text } from '../../read/read-yaml';
import { readDataFile } from './data-file';

export const GOODS_FILE = 'goods.yaml';

const range = z.tuple([z.number().nonnegative(), z.number().positive()]);
const escaped = (word: string): string => word.replace(/[^\w ]/g, String.raw`\$&`);

const goodShape = z
  .strictObject({
    words: z.array(text).min(1),
    units: z.array(text).min(1),
    price: range,
    weekly: range.optional(),
    hours: range.optional(),
    income: z.literal('normal').optional(),
  })
  .transform((good) => {
    const words = good.words.toSorted((a, b) => b.length - a.length).map(escaped);
    return { ...good, named: new RegExp(String.raw`(?<![\w-])(?:${words.join('|')})(?![\w-])`, 'gi') };
  });

/** A good with what is plausible of it: prices in dollars a unit, output a week, hours of labor a unit. */
export type Good = z.infer<typeof goodShape>;

export const readGoods = (files: CourseFiles): readonly Good[] =>
  readDataFile(files, GOODS_FILE, z.array(goodShape)) ?? [];

/** The goods that a text names; of "baskets of peaches" only the peaches, not the baskets. */
export function goodsIn(goods: readonly Good[], text: string): Good[] {
  const found = goods.flatMap((good) =>
    [...text.matchAll(good.named)].map(({ index, 0: name }) => ({ good, from: index, to: index + name.length })),
  );
  const isInside = (one: (typeof found)[number]) =>
    found.some(({ from, to }) => from <= one.from && to >= one.to && to - from > one.to - one.from);
  return [...new Set(found.filter((one) => !isInside(one)).map(({ good }) => good))];
}
