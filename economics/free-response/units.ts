import { singular } from './roles';

// The words and signs that students write beside a number, where they change how it is read.

const SCALES: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  mil: 1e6,
  mn: 1e6,
  billion: 1e9,
  bn: 1e9,
  trillion: 1e12,
};
/** Short words that are written against their number. Others are names: "2bh". */
const SHORT_UNITS = new Set('hr min sec lb kg mi km yr day oz ton cup usd unit'.split(' '));

/** Whether a word against its number is a unit, in the singular or the plural: "20hrs". */
export const isShortUnit = (word: string): boolean => {
  const name = word.toLowerCase();
  return SHORT_UNITS.has(name) || SHORT_UNITS.has(name.replace(/s$/u, ''));
};

const scaleNamed = (word: string): number | null => SCALES[Object.hasOwn(SCALES, word) ? word : singular(word)] ?? null;

/** In what a part counts: 1,000 for "thousand dollars", and 1 for most. */
export const scaleOfUnit = (unit: string): number =>
  unit
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => (word.length > 1 ? scaleNamed(word) : null))
    .find((scale) => scale !== null) ?? 1;

/** What a word after a number multiplies it by, or null. "5 million" is 5 where millions are asked for, and so is "5k" for 5 thousand. */
export function scaleOf(word: string, unit: string): number | null {
  if (word === 'M' && unit === '$') return 1e6;
  const scale = scaleNamed(word.toLowerCase());
  return scale === null ? null : scale === scaleOfUnit(unit) ? 1 : scale;
}

const afterNumber = (name: string) => {
  const words = name
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/[²³]/g, (power) => String.raw`(?:${power}|\^?${power === '²' ? 2 : 3})`)
    .replace(/\s+/g, String.raw`\s+`);
  // A letter alone is a sign: M is not m, and has no plural.
  const isWord = /[a-z]{2}$/i.test(name);
  const counted = isWord ? `${words.replace(/s$/i, '')}(?:e?s)?` : words;
  // Before a letter or a number it may be the beginning of a word, or a sign of multiplication.
  return new RegExp(String.raw`(?<=[\d.)½¼¾])\s*${counted}(?=\s*(?:$|[-+−–*×·÷/=≈),;]))`, isWord ? 'gi' : 'g');
};

/** A calculation without its unit, which may be one letter or hold signs of arithmetic: "5 h", "$5/h", "20 m²". */
export function withoutUnit(text: string, unit: string): string {
  const currency = /^\p{Sc}/u.exec(unit)?.[0] ?? '';
  const name = unit.slice(currency.length).trim();
  // The arithmetic reads dollars and percentages.
  if (name === '%' || unit === '' || unit === '$') return text;
  const bare = currency === '' ? text : text.replaceAll(currency, '');
  return name === '' ? bare : bare.replace(afterNumber(name), '');
}
