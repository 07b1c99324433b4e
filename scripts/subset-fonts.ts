import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Where `npm run fonts` writes the two text fonts. */
export const FONT_FOLDER = join('web', 'src', 'ui', 'fonts');

interface FontSource {
  readonly file: string;
  readonly source: string;
  /** The weights that the style sheets use. */
  readonly weights: { readonly min: number; readonly max: number };
}

export const FONTS: readonly FontSource[] = [
  {
    file: 'atkinson-hyperlegible-next.woff2',
    source: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
  {
    file: 'bricolage-grotesque.woff2',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weights: { min: 600, max: 800 },
  },
];

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

/** All characters of the site's and the course's texts, and printable ASCII. A font has only some of them. */
export function charactersUsed(): string {
  const files = globSync(['course/**/*.{yaml,md}', '{web/src,schema,economics}/**/*.{ts,tsx,md}']);
  const texts = files.filter((file) => !file.includes('.test.')).map((file) => readFileSync(file, 'utf8'));
  return [...new Set(ASCII + texts.join('').replaceAll(/\s/g, ' '))].toSorted().join('');
}

/** A font with only these characters and the weights in use, as WOFF2. */
export function subset({ source, weights }: FontSource, characters: string): Promise<Buffer> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(source));
  return subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght: weights } });
}
