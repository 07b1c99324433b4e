// What students type around a calculation, put into the form that the grammar reads.

/** "\frac{1}{2}(20)(6) \times 3" */
const fromLatex = (text: string): string =>
  text
    .replaceAll(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/gu, '($1)/($2)')
    .replaceAll(/\\(?:times|cdot)\b/gu, '×')
    .replaceAll(/\\div\b/gu, '÷')
    .replaceAll(/\\(?:left|right|,|;|!|quad|\$)/gu, ' ');

/** "1) 70 − 40 = 30 2) 30 × 2 = 60": each step is a statement. */
function withSteps(text: string): string {
  if (!/^\s*(?:step\s*)?\(?1[).:]\s/iu.test(text)) return text;
  let rest = text;
  let steps = '';
  for (let number = 1; ; number += 1) {
    const found = new RegExp(String.raw`(?:^|\s)(?:step\s*)?\(?${number}[).:]\s+`, 'iu').exec(rest);
    if (found === null) return steps + rest;
    steps += `${rest.slice(0, found.index)}\n`;
    rest = rest.slice(found.index + found[0].length);
  }
}

/** A column of numbers over a line is a sum. */
function withColumn(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const rule = lines.findIndex((line) => /^[-_=–—]{2,}$/u.test(line));
  if (rule < 1) return text;
  return `${lines.slice(0, rule).join(' ')} = ${lines.slice(rule + 1).join('\n')}`;
}

const REPEATED = /(\d*)\.(\d)(?:\s+repeating|\s+recurring|\u0305)/giu;

/** A typed calculation without what does not count, and with signs where it has words. */
export const plainWork = (work: string): string =>
  withColumn(withSteps(fromLatex(work.normalize('NFC'))))
    .replaceAll(/[\p{Extended_Pictographic}\p{Regional_Indicator}\u200d\ufe0f✓✔]/gu, ' ')
    .replace(/^\s*\(?(?:[a-z]|i{1,3}|iv)\)\s+/iu, '')
    .replaceAll(/\bb\/c\b/giu, 'because')
    .replaceAll(/\bdivided by\b/giu, '÷')
    .replaceAll(/\bmultiplied by\b/giu, '×')
    .replaceAll(/\b(?:the )?difference between (\$?[\d.,]+%?) and (\$?[\d.,]+%?)/giu, '|$1 − $2|')
    // A range is no answer, as "9 or 12" is none.
    .replace(/\bbetween (\$?[\d.,]+\s?%?) and (?=\$?[\d.,]+\D*$)/iu, '$1 or ')
    .replaceAll(/\b(?:avg|average|mean) of ([\d.,$]+) and ([\d.,$]+)/giu, '(($1 + $2)/2)')
    .replaceAll(/@|(?<=\d\s)at(?=\s+\$?\d)/giu, '×')
    .replaceAll(REPEATED, (_, whole: string, digit: string) => String(Number(whole || 0) + Number(digit) / 9));
