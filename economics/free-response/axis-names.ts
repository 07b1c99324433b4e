import { namesIn, normalName } from './labels';
import { isOwner, isSlip, plainWord } from './roles';
import type { Name } from './rubric';

/** The words of an axis label, without units in brackets. */
const wordsOf = (label: string): string[] =>
  label
    .toLowerCase()
    .replace(/\(.*?\)/gu, ' ')
    .split(/[^a-z0-9'*$#]+/u)
    .filter((word) => word !== '')
    .map(plainWord);

const MEASURE = String.raw`(?:quantity|number|no|unit|amount|output|q|percent|percentage|share|#)`;
const AMOUNT_OF = new RegExp(String.raw`^(?:cumulative )?(?:(?:${MEASURE} )?of |# )?`, 'u');

/** "Gallons of milk" and "# of towers" are quantities; "Dollars of profit" and "Percent of income" are none. */
const isMeasured = (label: string): boolean => {
  const [, measure = ''] = /^\s*(#|[a-z]+s)\s+of\s+\p{L}/iu.exec(label) ?? [];
  return measure !== '' && !/^(?:dollars?|cents|costs?|prices?|wages|benefits|percents?)$/iu.test(measure);
};

/** What other courses draw, and both axes in one label. */
const IS_OTHER = /\bprice level\b|\bgdp\b|\binflation\b|^\s*(?:p|price)\s*[/&,]\s*(?:q|quantity)\s*$/iu;
const DONE = / (?:hire|hired|employed|sold|bought|produced|made|demanded|supplied|traded)$/u;

/** The same words in another order, or with one slip in a long one. */
function isAlike(words: readonly string[], others: readonly string[]): boolean {
  const [one, other] = [[...words].sort(), [...others].sort()];
  return (
    one.length === other.length &&
    one.every((word, at) => word === other[at] || (word.length >= 5 && isSlip(word, other[at] ?? '')))
  );
}

/** Of whom or which market it is: "firm's quantity", "monthly rent". */
const ofOwner = (words: readonly string[]): string[] => {
  const [first = '', ...others] = words;
  return others.length > 0 && /^(?:firm|market|industry)$/u.test(first) ? others : [...words];
};

/**
 * Whether a label names an axis. Besides the names, "Price per ride ($)" is a price, "Quantity of rides" a quantity,
 * "Number of computers" is Computers, and "Cumulative % of income" is Income. Where a quantity of something is asked for, a
 * quantity of something else is none.
 */
export function namesAxis(label: string, name: Name): boolean {
  if (IS_OTHER.test(label)) return false;
  const words = ofOwner(wordsOf(label));
  const text = words.join(' ');
  const object = text.replace(AMOUNT_OF, '').replace(DONE, '');
  const forms = name.split('|').map((form) => ({ wanted: normalName(form), good: wordsOf(form).join(' ') }));
  const isSame = (good: string) =>
    good === object || normalName(good) === normalName(object) || good.endsWith(` ${object}`);
  const isObject = object !== text && !forms.some(({ good }) => isSame(good.replace(AMOUNT_OF, '')));
  const isOfOther = isObject && forms.some(({ good }) => / of /u.test(good));
  const heads = new Set([normalName(words[0] ?? ''), ...(isOfOther ? [] : namesIn(label))]);
  return forms.some(({ wanted, good }) => {
    if (heads.has(wanted)) return !(isOfOther && wanted === 'q');
    if (wanted === 'p') return /^(?:\$|dollar|unit price)/u.test(text);
    if (wanted === 'q') return !isOfOther && (/^(?:unit|number|no|quantity)\b/u.test(text) || isMeasured(label));
    const owner = text.endsWith(` ${good}`) ? text.slice(0, -good.length).trim().split(' ') : [];
    return (
      good !== '' &&
      (text === good ||
        object === good ||
        isAlike(object.split(' '), good.split(' ')) ||
        isAlike(wordsOf(label.replaceAll(/[()#]/gu, ' ')), good.split(' ')) ||
        (owner.length > 0 && owner.every(isOwner) && !owner.includes('of')))
    );
  });
}
