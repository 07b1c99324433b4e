// The words and signs that students write beside a number, where they change how it is read.

const SCALES: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};
const NUMBER = String.raw`(?<![\w.,/½¼¾])([\d.,/]*[\d½¼¾])\s*`;
const SCALED = new RegExp(String.raw`${NUMBER}(${Object.keys(SCALES).join('|')})s?\b`, 'gi');
const CENTS = new RegExp(String.raw`${NUMBER}(?:¢|cents?\b)`, 'gi');

/** What a number counts belongs to it, unless the unit counts the same: "5 million" is 5 where millions are asked for. */
function withScale(text: string, unit: string): string {
  const scaled = text.replace(SCALED, (words, number: string, word: string) => {
    const name = word.toLowerCase();
    return unit.toLowerCase().includes(name) ? words : `(${number} × ${SCALES[name] ?? 1})`;
  });
  return unit === '$' ? scaled.replace(CENTS, '($1 / 100)') : scaled;
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
  const scaled = withScale(text, unit);
  const currency = /^\p{Sc}/u.exec(unit)?.[0] ?? '';
  const name = unit.slice(currency.length).trim();
  // The arithmetic reads dollars and percentages.
  if (name === '%' || unit === '' || unit === '$') return scaled;
  const bare = currency === '' ? scaled : scaled.replaceAll(currency, '');
  return name === '' ? bare : bare.replace(afterNumber(name), '');
}
