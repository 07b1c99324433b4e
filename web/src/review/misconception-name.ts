import { capitalised } from '../../../schema/rules/labels';

/** Full forms of abbreviations used as the last word of a short name. */
const SHORTHAND: Readonly<Record<string, string>> = { swap: 'swapped', mixup: 'mixed up' };
const SPELT: Readonly<Record<string, string>> = { ppc: 'PPC', mu: 'MU', vs: 'versus' };

/** A misconception's short name as a phrase: "shift-vs-movement" becomes "Shift versus movement". */
export function misconceptionInWords(name: string): string {
  const words = name.split('-');
  const said = words.map((word, index) => {
    const isLast = index === words.length - 1 && index > 0;
    return (isLast ? SHORTHAND[word] : undefined) ?? SPELT[word] ?? word;
  });
  return capitalised(said.join(' '));
}
