import type { Name } from './rubric';

/**
 * Which labels of students stand for which names of rubrics.
 *
 * - Case, spaces, and the ways to write a subscript (`P_E`, `P~E~`, `Pₑ`) do not count. A prime does: D' is not D.
 * - A label that says several things says each of them: "D = MR = P" is D, MR and P; "D (MB)" is D and MB; "P1 = $20" is P1 and 20.
 * - The forms below are accepted for one another, and no others: MB is D only where the rubric lists both, `D | MB`.
 * - Numbers tell the curves before and after a shift apart, and students count in several ways: see `labelFor`.
 */
const SYNONYMS: readonly (readonly string[])[] = [
  ['d', 'demand', 'demandcurve'],
  ['s', 'supply', 'supplycurve'],
  ['p', 'price'],
  ['q', 'quantity', 'qty', 'output'],
  ['w', 'wage', 'wages', 'wagerate', 'priceoflabor'],
  ['l', 'ql', 'labor', 'quantityoflabor', 'workers', 'quantityofworkers', 'numberofworkers', 'employment'],
  ['pe', 'p*', 'peq', 'equilibriumprice'],
  ['qe', 'q*', 'qeq', 'equilibriumquantity'],
  ['d', 'dl', 'labordemand', 'demandforlabor'],
  ['s', 'sl', 'laborsupply', 'supplyoflabor'],
  ['we', 'w*', 'weq', 'equilibriumwage'],
  ['wm', 'wmin', 'mw', 'minwage', 'minimumwage'],
  ['mb', 'marginalbenefit'],
  ['mpb', 'marginalprivatebenefit'],
  ['msb', 'marginalsocialbenefit'],
  ['mc', 'marginalcost'],
  ['mpc', 'marginalprivatecost'],
  ['msc', 'marginalsocialcost'],
  ['mr', 'marginalrevenue'],
  ['ar', 'averagerevenue'],
  ['tr', 'totalrevenue'],
  ['tc', 'totalcost'],
  ['atc', 'ac', 'averagetotalcost', 'averagecost'],
  ['avc', 'averagevariablecost'],
  ['afc', 'averagefixedcost'],
  ['lratc', 'lrac', 'longrunaveragetotalcost'],
  ['mrp', 'marginalrevenueproduct'],
  ['mrc', 'mfc', 'marginalresourcecost', 'marginalfactorcost'],
  ['mu', 'marginalutility'],
  ['tu', 'totalutility'],
  ['ppc', 'ppf', 'productionpossibilitiescurve', 'productionpossibilitiesfrontier'],
  ['cs', 'consumersurplus'],
  ['ps', 'producersurplus'],
  ['dwl', 'deadweightloss'],
  ['pc', 'pceiling', 'priceceiling', 'ceiling'],
  ['pf', 'pfloor', 'pricefloor', 'floor'],
];

const CANONICAL = new Map(SYNONYMS.flatMap(([first = '', ...others]) => others.map((form) => [form, first])));

const SMALL = '₀₁₂₃₄₅₆₇₈₉';
const LETTERS: Readonly<Record<string, string>> = { ₑ: 'e', ₘ: 'm', ₛ: 's', ₜ: 't', ₚ: 'p', ₗ: 'l', ₒ: 'o' };

/** One name in the form in which names are compared. */
export function normalName(text: string): string {
  const plain = text
    .replace(/[₀-₉]/gu, (digit) => String(SMALL.indexOf(digit)))
    .replace(/[ₑₘₛₜₚₗₒ]/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(/[′’‘`´]/gu, "'")
    .replace(/″|"/gu, "''")
    .toLowerCase()
    .replace(/[\s_~^{}()[\]\-–−]/gu, '');
  const [, base = plain, index = ''] = /^(.*?)([\d']*)$/u.exec(plain) ?? [];
  return (CANONICAL.get(base) ?? base) + index;
}

/** All names that a label says. */
export const namesIn = (label: string): string[] =>
  label
    .split(/[=,;/&()]|\band\b/u)
    .map(normalName)
    .filter((name) => name !== '');

/**
 * How a name is written on a graph and in a text: what follows the letter of a price, a quantity, or a wage is a subscript. PPC is
 * no price; PS may be an area, which has no subscript.
 */
export const writtenName = (label: string): string =>
  label.replace(/(?<=^|= )([PQWL])_?(?!P[CF]\b)([A-Za-z]{1,2})(?=$| =)/gu, '$1~$2~');

/** The names that a rubric accepts for one another. */
export const alternativesOf = (name: Name): string[] => name.split('|').map(normalName);

/** How a name of a rubric is said to the student: its first form. */
export const sayName = (name: Name): string => (name.split('|')[0] ?? name).trim();

/** D1 is number 1 of D; D is number 0, and so is D0; D' comes between D1 and D2. */
function indexOf(name: string): { readonly base: string; readonly index: string; readonly rank: number } {
  const [, base = name, index = ''] = /^(.*?)(\d*|'+)$/u.exec(name) ?? [];
  const rank = index === '' ? -0.5 : index.startsWith("'") ? 0.5 + index.length : Number(index);
  return base === '' ? { base: name, index: '', rank: -0.5 } : { base, index, rank };
}

const inOrder = (names: readonly string[]): string[] =>
  [...new Set(names)].sort((a, b) => indexOf(a).rank - indexOf(b).rank);

/**
 * Which of the names on a drawing stands for a name of the rubric. Students number curves in several ways (D, D1; D0, D1; D, D';
 * D1, D2), and a rubric in one. Where a student does not use the rubric's numbers, the first stands for the first and the second
 * for the second. A name without a number, or with the rubric's first, is also a student's only D, D0 or D1. Where any of the
 * labels counts from 0, a D1 beside S0 is the second D even if there is no D0, so that it never becomes the first.
 * @param all names of the labels, as `namesIn` finds them
 * @param used all names of the rubric
 * @returns one of the names that are drawn
 */
export function nameOnDrawing(wanted: Name, all: readonly string[], used: readonly string[]): string | null {
  const isFromZero = all.some((name) => indexOf(name).index === '0');
  for (const name of alternativesOf(wanted)) {
    const { base, rank } = indexOf(name);
    const isOfFamily = (other: string) => indexOf(other).base === base;
    const asked = inOrder([...used, name].filter(isOfFamily));
    const drawn = inOrder(all.filter(isOfFamily));
    const place = asked.indexOf(name);
    const isNumberedAlike = asked.every((other) => drawn.includes(other));
    const countsFrom = indexOf(asked[0] ?? name).rank;
    if (isFromZero && !isNumberedAlike && countsFrom <= 1) {
      const counted = drawn.find((other) => (place === 0 ? indexOf(other).rank < 1 : indexOf(other).rank === place));
      if (counted !== undefined) return counted;
      continue;
    }
    const isCountedAlike = !isNumberedAlike && asked.length > 1 && drawn.length >= asked.length;
    const found = isCountedAlike ? drawn[place] : drawn.find((other) => other === name);
    if (found !== undefined) return found;
    const [first] = drawn;
    const isOnly = first !== undefined && !asked.includes(first) && indexOf(first).rank <= 1;
    if (place === 0 && rank <= 1 && isOnly) return first;
  }
  return null;
}

const wordsOf = (label: string): string[] =>
  label
    .toLowerCase()
    .replace(/\(.*?\)/gu, ' ')
    .split(/[^a-z0-9'*$]+/u)
    .filter((word) => word !== '');

const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/u, '') : word);

const AMOUNT_OF = /^(cumulative )?(((quantity|number|unit|amount|output|q|percent|percentage|share) )?of )?/u;

/**
 * Whether a label names an axis. Besides the names, "Price per ride ($)" is a price, "Quantity of rides" a quantity,
 * "Number of computers" is Computers, and "Cumulative % of income" is Income.
 */
export function namesAxis(label: string, name: Name): boolean {
  const words = wordsOf(label);
  const text = words.map(singular).join(' ');
  const heads = new Set([normalName(words[0] ?? ''), ...namesIn(label)]);
  return name.split('|').some((form) => {
    const wanted = normalName(form);
    if (heads.has(wanted)) return true;
    if (wanted === 'p') return /^(\$|dollar|unit price)/u.test(text);
    if (wanted === 'q') return /^(unit|number)\b/u.test(text);
    const good = wordsOf(form).map(singular).join(' ');
    return good !== '' && (text === good || text.replace(AMOUNT_OF, '') === good);
  });
}

/** The number that a label says: 20 for "P1 = $20", 1200 for "1,200". */
export function numberIn(label: string): number | null {
  const values = label
    .split('=')
    .map((part) => part.trim().replace(/^\$\s*|\s*%$/gu, ''))
    .filter((part) => /^\d{1,3}(,\d{3})+(\.\d+)?$|^\d*\.?\d+$/u.test(part))
    .map((part) => Number(part.replaceAll(',', '')));
  return values[0] ?? null;
}
