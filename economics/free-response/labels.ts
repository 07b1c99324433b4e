import { baseOf } from './name-index';
import { isPolicy, ownedRole, roleOf, withPolicy, wordsOfName } from './roles';
import type { Name } from './rubric';

/** Words that tell the curves before and after a shift apart. */
const INDEXES: Readonly<Record<string, string>> = {
  new: "'",
  later: "'",
  shifted: "'",
  increased: "'",
  decreased: "'",
  old: '',
  original: '',
  initial: '',
  first: '1',
  '1st': '1',
  one: '1',
  second: '2',
  '2nd': '2',
  two: '2',
  third: '3',
  '3rd': '3',
  three: '3',
};
/** "D after the increase in income" */
const TIMES: Readonly<Record<string, string>> = { after: "'", before: '', without: '' };

/** Words of a name, and the index that one of them or its last sign says. */
function withIndex(all: readonly string[]): { readonly words: readonly string[]; readonly index: string } {
  // "After-tax Lorenz curve"
  if (all.length > 1 && Object.hasOwn(TIMES, all[0] ?? '')) {
    const role = all.findIndex((_, at) => at > 0 && roleOf(all.slice(at)) !== null);
    if (role > 0) return { words: all.slice(role), index: TIMES[all[0] ?? ''] ?? '' };
  }
  const time = all.findIndex((word, at) => at > 0 && Object.hasOwn(TIMES, word));
  if (time > 0) {
    const [before, tail] = [all.slice(0, time), all.slice(time + 1)];
    const isOther = all[time] === 'after' && isPolicy(tail);
    return isOther
      ? { words: [...before, ...tail], index: '' }
      : { words: before, index: TIMES[all[time] ?? ''] ?? '' };
  }
  const ordinal = all.find((word) => Object.hasOwn(INDEXES, word));
  const rest = all.filter((word) => word !== ordinal);
  if (ordinal !== undefined && rest.length > 0) return { words: rest, index: INDEXES[ordinal] ?? '' };
  const [, base = '', index = ''] = /^(.*?)(\d*|'+)$/u.exec(all.at(-1) ?? '') ?? [];
  return { words: [...all.slice(0, -1), ...(base === '' ? [] : [base])], index };
}

/** A tax or a tariff is added to a cost or a price: "PW − tariff" is not "PW + tariff". "S-tax" and "after-tax" have a hyphen. */
const SUBTRACTED =
  /(?<=^(?!\s*(?:d|demand|m\w*b)\d*\b).*)(?:\s[-–]\s|−|\bminus\s)\s*(?=(?:the\s|a\s|per-unit\s)*(?:tax|tariff|t)\s*$)/u;

/** A name in the form in which names are compared: its role, or its own words, and its index. */
function readName(text: string): {
  readonly name: string;
  readonly isKnown: boolean;
  /** The name without its owner, and the owner. */
  readonly owned: string | null;
  readonly owner: string | null;
} {
  const plain = text
    .replace(/[′’‘`´]/gu, "'")
    .replace(/″|"/gu, "''")
    // Small digits and letters are those of a subscript.
    .normalize('NFKC')
    .toLowerCase()
    .replace(SUBTRACTED, ' less ');
  const all = wordsOfName(plain);
  const { words, index } = withIndex(all);
  if (words.length === 0) {
    const role = roleOf(all);
    return { name: role ?? index, isKnown: role !== null, owned: null, owner: null };
  }
  const role = roleOf(words) ?? withPolicy(words);
  if (role !== null) return { name: role + index, isKnown: true, owned: null, owner: null };
  const owned = ownedRole(words);
  return owned === null
    ? { name: words.join('') + index, isKnown: false, owned: null, owner: null }
    : { name: owned.owner + owned.role + index, isKnown: false, owned: owned.role + index, owner: owned.owner };
}

/**
 * One name in the form in which names are compared.
 *
 * - Case, spaces, plurals, one slip in a long word, fillers such as "curve", and the ways to write a subscript (`P_E`, `P~E~`,
 *   `Pₑ`) do not count. A prime does: D' is not D.
 * - The forms of a role are accepted for one another (roles.ts), and no others: MB is D only where the rubric lists both, `D | MB`.
 * - Numbers tell the curves before and after a shift apart, and students count in several ways: see `nameOnDrawing`.
 */
export const normalName = (text: string): string => readName(text).name;

/** "D = MR", "Demand and MR" */
const BETWEEN_NAMES = /[=,;:/&()]|\b(?:and|or)\b/iu;
/** "(0, 40)" and "$80" are no names. */
const PLACE = /\(\s*\$?[\d.,]+\s*,\s*\$?[\d.,]+\s*\)|\(\s*\$?\d[\d.,]+\s*\)/gu;
const AMOUNT =
  /^\$\s?\d[\d,.]*\s+(?=\p{L})|(?<=\p{L}[\p{L}\d*']*\s+)\$?\d{2,}[\d,.]*$|(?<=\p{L}[\p{L}\d*']*\s*[+−–-]?\s*)\$\s?\d[\d,.]*/gu;
/** "Q(m)", "P (E)", "D (new)", "D (2)" */
const SUBSCRIPT = /(?<=\b[PQWL]\s*)\(\s*(\p{L}{1,2})\s*\)|\(\s*(new|old|original|initial|\d)\s*\)/giu;
/** Signs that are drawn rather than said: emoji, flags, arrows. */
const ORNAMENT = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u200d\ufe0f\u2190-\u21ff\u2794-\u27bf]/gu;
const REMARK = /([^()=,;:/&]+)[(,]([^()=,;:/&]+)(?:\)|$)/gu;
/** "MC of the firm" is MC, but "loss of consumer surplus" is no loss of a firm. */
const HEAD = /^(.*?)\s(?:of|for|in|from)\s(.+)$/iu;
/** What the loss or the price may be one of: "loss in TR". */
const GENERAL = new Set(['revenue', 'tr', 'l', 'w']);

const AREAS = new Set(['cs', 'ps', 'dwl', 'profit', 'loss', 'revenue', 'gain']);

/** The names of a label that says several without an equals sign: "MC/MR", "D or S". */
export const hedgedNames = (label: string): string[] => (/[/&,]|\b(?:or|and)\b/iu.test(label) ? namesIn(label) : []);

/** Whether a label says two areas, of which a reader cannot tell which one is meant. */
export const saysTwoAreas = (label: string): boolean =>
  new Set(
    hedgedNames(label)
      .map(baseOf)
      .filter((base) => AREAS.has(base)),
  ).size > 1;

/** The names that one part of a label says, and whether a role is among them. */
function readPiece(piece: string): { readonly names: readonly string[]; readonly isKnown: boolean } {
  const { name, isKnown, owned, owner } = readName(piece);
  if (isKnown || name === '') {
    // "New consumer surplus": an area has no number.
    const area = AREAS.has(baseOf(name)) && name.endsWith("'") ? [baseOf(name)] : [];
    return { names: name === '' ? [] : [name, ...area], isKnown };
  }
  const [, head = '', tail = ''] = HEAD.exec(piece) ?? [];
  const tailWords = wordsOfName(tail.toLowerCase());
  const about = roleOf(tailWords) ?? ownedRole(tailWords)?.role ?? null;
  const isHead = head !== '' && (about === null || GENERAL.has(about));
  const main = isHead ? readName(head) : null;
  const names = [name, owned, owner, main?.name, main?.owned].filter((one) => typeof one === 'string');
  return {
    names: [...new Set(names)],
    isKnown: owned !== null || main?.isKnown === true || typeof main?.owned === 'string',
  };
}

/** Whether a name has its subscript: QD, PW. */
const isSubscripted = (head: string): boolean => /^[pqwl][a-z]$/u.test(normalName(head));

/** "MR (P)" is no MRP. */
const areRoles = (...texts: readonly string[]): boolean => texts.every((text) => readName(text).isKnown);

/** What stands between signs that separate names, without amounts. */
function piecesOf(label: string): string[] {
  const plain = label
    .replace(/<\/?\w+>/gu, '')
    .replaceAll(ORNAMENT, ' ')
    .replaceAll(/\bw\/\s*(?=\p{L}{2})/giu, 'with ')
    .replaceAll(/\$(?!\s?\d)/gu, '')
    .replaceAll(/_\{([^{}]*)\}/gu, (_, letters: string) => letters.replaceAll(/[\s,]/gu, ''))
    .replace(/^\s*(?:pt|pnt)\.?\s+(?=\p{L}\b)/iu, '')
    .replace(PLACE, ' ')
    .replace(SUBSCRIPT, (_, letters: string | undefined, index: string | undefined) => letters ?? ` ${index ?? ''}`)
    // "S (subsidized)" and "Variable cost (average)" are one name; "D (MB)" is two.
    .replaceAll(REMARK, (all: string, head: string, rest: string) =>
      !isSubscripted(head) && !areRoles(head, rest) && readName(`${head} ${rest}`).isKnown ? `${head} ${rest} ` : all,
    );
  return plain.split(BETWEEN_NAMES).map((piece) => piece.replaceAll(AMOUNT, '').trim());
}

/**
 * All names that a label says: "D = MR = P" is D, MR and P; "D (MB)" is D and MB; "PM: $80" is PM. What is not known may have the
 * name of an owner before it, or what it is about behind it: "Ana's PPC" is a PPC as well, and "MSC of cement" is MSC.
 */
export const namesIn = (label: string): string[] => piecesOf(label).flatMap((piece) => readPiece(piece).names);

/** How many things a label names: 4 for "D = MR = AR = P". */
export const countOfNames = (label: string): number => piecesOf(label).filter((piece) => piece !== '').length;

/** The roles that a label says, without their numbers. */
export const rolesIn = (label: string): string[] =>
  piecesOf(label).flatMap((piece) => {
    const { names, isKnown } = readPiece(piece);
    return isKnown ? names.slice(-1).map(baseOf) : [];
  });

/** Supply and costs, and demand, benefits, and revenue: no curve is of both sides. */
const SIDES = [
  new Set(['s', 'mc', 'mpc', 'msc', 'mrc', 'atc', 'avc', 'afc', 'lratc', 'tc']),
  new Set(['d', 'mb', 'mpb', 'msb', 'mr', 'ar', 'mrp', 'tr']),
];

/** Whether a label says that one curve belongs to buyers and to sellers: "S = MR". */
export function saysBothSides(label: string): boolean {
  const roles = rolesIn(label);
  return SIDES.every((side) => roles.some((role) => side.has(role)));
}

/** Whether a label says a role, a number, the letter of a point, or one of the names that a question uses. */
export const isKnownLabel = (label: string, names: readonly string[]): boolean =>
  numberIn(label) !== null ||
  piecesOf(label).some((piece) => {
    const said = readPiece(piece);
    return (
      said.isKnown ||
      said.names.some((name) => name.length === 1 || names.some((other) => namesIn(other).includes(name)))
    );
  });

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

/** The number that a label says: 20 for "P1 = $20" and "P1 $20", 1200 for "1,200", 40 for "40 batches" and "(0, 40)". */
export function numberIn(label: string): number | null {
  const place = /\(\s*\$?([\d.,]+?)\s*,\s*\$?([\d.,]+)\s*\)/u.exec(label);
  const pieces = place ? place.slice(1).filter((part) => Number(part) !== 0) : label.split(/[=:]/u);
  const values = pieces
    .map((part) => /^(?:\p{L}[\p{L}\d*'_]*\s+)?\$?\s*([\d.,]*\d)(?:\s*%|\s+\p{L}\D*)?$/u.exec(part.trim())?.[1] ?? '')
    .filter((part) => /^\d{1,3}(,\d{3})+(\.\d+)?$|^\d*\.?\d+$/u.test(part))
    .map((part) => Number(part.replaceAll(',', '')));
  return values[0] ?? null;
}
