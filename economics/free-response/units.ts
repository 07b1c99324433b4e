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
