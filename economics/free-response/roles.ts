import {
  FILLERS,
  OF_LABOR,
  OWNERS,
  POLICIES,
  QUALIFIERS,
  ROLES,
  SHORT,
  SUBSCRIPTS,
  WITH_SUBSCRIPT,
  WRITTEN_OUT,
} from './role-table';

// Which role the words of a label name.

const joined = (words: string): string => words.replaceAll(/[\s-]/gu, '');
/** In any order, as in "variable cost (average)". */
const sorted = (words: readonly string[]): string => [...words].sort().join(' ');
const allForms = ROLES.flatMap(([role, ...forms]) => [role, ...forms].map((form) => [form, role] as const));
const FORMS = new Map(allForms.map(([form, role]) => [joined(form), role]));
const WORDS_OF_FORMS = new Map(allForms.map(([form, role]) => [sorted(form.split(/[\s-]/u)), role]));

/** All forms of all roles, as students may type them. */
export const KNOWN_FORMS: readonly string[] = ROLES.flat();

/** The words of roles, each of which says more than an owner's name does. */
const VOCABULARY = new Set(
  [...KNOWN_FORMS, ...Object.keys(SUBSCRIPTS), ...Object.values(SHORT), ...POLICIES].flatMap((form) =>
    form.split(/[\s-]/u),
  ),
);
const LONG_WORDS = [...VOCABULARY, 'curve'].filter((word) => word.length >= 5);

/** Whether two words with the same first letter differ by one that is wrong, missing, or too many, or by two that are swapped. */
export function isSlip(written: string, meant: string): boolean {
  if (Math.abs(written.length - meant.length) > 1 || written[0] !== meant[0]) return false;
  let at = 0;
  while (at < meant.length && written[at] === meant[at]) at += 1;
  const [rest, other] = [written.slice(at), meant.slice(at)];
  const isSwapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
  return rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1) || isSwapped;
}

/** The word that a student meant: "quanity" is quantity. Short words may be others. */
function corrected(word: string): string {
  if (word.length < 5 || VOCABULARY.has(word)) return word;
  return LONG_WORDS.find((meant) => isSlip(word, meant)) ?? word;
}

/** The singular of a regular English plural, without a possessive ending. */
export function singular(word: string): string {
  const own = word.replace(/(?<=..)'s$|(?<=..s)'$/u, '');
  if (own.length <= 3 || /(?:ss|us|is)$/u.test(own)) return own;
  return /(?:ss|x|ch|sh)es$/u.test(own)
    ? own.slice(0, -2)
    : own.replace(/(?<!mov|cook|smooth|brown|calor|zomb|^p|^t)ies$/u, 'y').replace(/s$/u, '');
}

/** A word in the form in which words are compared. */
export function plainWord(word: string): string {
  const [, bare = '', index = ''] = /^(.*?)(\d*|'+)[.!?]*$/u.exec(word.replace(/(?<=\p{L}{3}s)'$/u, '')) ?? [];
  const one = singular(bare);
  const meant = SHORT[bare] ?? SHORT[one] ?? (gluedSubscript(one) === null ? corrected(one) : one);
  return meant + index;
}

/** The role of a price, a quantity, or a wage with a subscript in words, before or after it. */
function withSubscript(words: readonly string[]): string | null {
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= words.length; to += 1) {
      const subscript = SUBSCRIPTS[words.slice(from, to).join(' ')];
      const rest = [...words.slice(0, from), ...words.slice(to)];
      if (subscript === undefined || rest.length === 0) continue;
      const letter = WITH_SUBSCRIPT.has(rest.join('')) ? rest.join('') : (roleOf(rest) ?? '');
      if (WITH_SUBSCRIPT.has(letter)) return letter + subscript;
    }
  return null;
}

/** "Pworld" */
function gluedSubscript(word: string): string | null {
  const [, letter = '', rest = ''] = /^([pqwl])(\p{L}{2,})$/u.exec(word) ?? [];
  const subscript = SUBSCRIPTS[SHORT[rest] ?? rest];
  return subscript === undefined ? null : letter + subscript;
}

/** The role that words name, or null. */
export function roleOf(words: readonly string[]): string | null {
  const known = FORMS.get(words.join('')) ?? WORDS_OF_FORMS.get(sorted(words));
  if (known !== undefined) return known;
  const [first = '', ...others] = words;
  // "45 degree line of perfect equality" says it twice.
  for (let at = 1; at < words.length; at += 1) {
    const [once, again] = [FORMS.get(words.slice(0, at).join('')), FORMS.get(words.slice(at).join(''))];
    if (once !== undefined && once.length > 1 && once === again) return once;
  }
  const subscripted = others.length === 0 ? gluedSubscript(first) : withSubscript(words);
  if (subscripted !== null) return subscripted;
  const last = words.at(-1) ?? '';
  const isOfLabor = others.length > 0 && (last === 'l' || last === 'labor');
  const factor = isOfLabor ? roleOf(words.slice(0, -1)) : (FORMS.get(words.join('').replace(/l$/u, '')) ?? null);
  if (factor !== null && OF_LABOR.has(factor)) return factor;
  if (others.length === 0) return null;
  const full = words.flatMap((word) => (WRITTEN_OUT[word] ?? word).split(' '));
  return WORDS_OF_FORMS.get(sorted(full)) ?? null;
}

/** Whether a word says whose a role is, and not which. */
export const isOwner = (word: string): boolean => OWNERS.has(word) || !(VOCABULARY.has(word) || QUALIFIERS.has(word));

/** The role at the end of words that begin with an owner: "Ana's PPC", "Burger Barn's MRP". */
export function ownedRole(words: readonly string[]): { readonly owner: string; readonly role: string } | null {
  for (let from = 1; from < words.length && isOwner(words[from - 1] ?? ''); from += 1) {
    const role = roleOf(words.slice(from));
    if (role !== null) return { owner: words.slice(0, from).join(''), role };
  }
  return null;
}

/** Whether words are the name of one policy. */
export const isPolicy = (words: readonly string[]): boolean => words.length === 1 && POLICIES.has(words[0] ?? '');

/** A role with the policy behind it: "S + tax" and "supply with the tax" are "stax". */
export function withPolicy(words: readonly string[]): string | null {
  const [first = '', ...others] = words.slice(0, -1);
  const role = isPolicy(words.slice(-1)) ? roleOf([first.replace(/\d+$/u, ''), ...others]) : null;
  return role === null ? null : role + (words.at(-1) ?? '');
}

/** The words of a name, each in one form, without those that say nothing. */
export function wordsOfName(name: string): string[] {
  const words = name
    .replace(/\b(?:[a-z]\.){2,}/gu, (letters) => letters.replaceAll('.', ''))
    .split(/[\s_~^{}()[\]\-–−+#]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => plainWord(word).split(' '));
  // The A of Q_A is no article.
  const telling = words.filter((word, at) => !FILLERS.has(word) || (word === 'a' && at === words.length - 1));
  return telling.length > 0 ? telling : words;
}
