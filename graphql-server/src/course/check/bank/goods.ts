import { z } from 'zod';
import type { CourseFiles } from '../../read/course-files';
import { text } from '../../read/read-yaml';
import { readDataFile } from './data-file';

export const GOODS_FILE = 'goods.yaml';

const range = z.tuple([z.number().nonnegative(), z.number().positive()]);
const goodShape = z.strictObject({
  words: z.array(text).min(1),
  units: z.array(text).min(1),
  price: range,
  weekly: range.optional(),
  hours: range.optional(),
  income: z.literal('normal').optional(),
});

/** A good with what is plausible of it: prices in dollars a unit, output a week, hours of labor a unit. */
export type Good = z.infer<typeof goodShape>;

export const readGoods = (files: CourseFiles): readonly Good[] =>
  readDataFile(files, GOODS_FILE, z.array(goodShape)) ?? [];

const escaped = (word: string): string => word.replace(/[^\w ]/g, String.raw`\$&`);

/** The goods that a text names; of "baskets of peaches" only the peaches, not the baskets. */
export function goodsIn(goods: readonly Good[], text: string): Good[] {
  const named = goods.flatMap((good) =>
    good.words.flatMap((word) =>
      [...text.matchAll(new RegExp(String.raw`(?<![\w-])${escaped(word)}(?![\w-])`, 'gi'))].map(({ index }) => {
        return { good, from: index, to: index + word.length };
      }),
    ),
  );
  const longest = named.filter(
    (one) =>
      !named.some(
        (other) =>
          other !== one && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      ),
  );
  return [...new Set(longest.map(({ good }) => good))];
}
