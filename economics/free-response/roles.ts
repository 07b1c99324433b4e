// What labels of students stand for. A role is a curve, a price, a quantity or an area of the theory; students write it as a word,
// as an abbreviation, or as a letter with a subscript.

/** Each role with its other forms. Words in the singular; fillers such as "curve" do not count, nor do spaces. */
const ROLES: readonly (readonly [role: string, ...forms: string[]])[] = [
  ['d', 'demand', 'dl', 'labor demand', 'demand labor', 'domestic demand', 'consumer demand'],
  ['s', 'supply', 'sl', 'labor supply', 'supply labor', 'domestic supply'],
  ['p', 'price'],
  ['q', 'quantity', 'output'],
  ['w', 'wage', 'wage rate', 'price labor'],
  ['l', 'ql', 'labor', 'quantity labor', 'worker', 'quantity worker', 'number worker', 'employment'],
  ['pe', 'p*'],
  ['qe', 'q*'],
  ['we', 'w*'],
  ['wm', 'mw', 'wmin', 'minimum wage'],
  ['mb', 'marginal benefit'],
  ['mpb', 'marginal private benefit', 'pmb', 'private demand'],
  ['msb', 'marginal social benefit', 'smb'],
  ['mc', 'marginal cost'],
  ['mpc', 'marginal private cost', 'pmc', 'private supply'],
  ['msc', 'marginal social cost', 'smc'],
  ['mr', 'marginal revenue', 'mr darp'],
  ['ar', 'average revenue'],
  ['tr', 'total revenue'],
  ['tc', 'total cost'],
  ['atc', 'ac', 'average total cost', 'average cost'],
  ['avc', 'average variable cost'],
  ['afc', 'average fixed cost'],
  ['lratc', 'lrac', 'long run average total cost', 'long run average cost', 'long run atc'],
  ['mrp', 'marginal revenue product'],
  ['mrc', 'mfc', 'marginal resource cost', 'marginal factor cost', 'marginal cost labor', 'mcl'],
  ['mp', 'marginal product'],
  ['tp', 'total product'],
  ['mu', 'marginal utility'],
  ['tu', 'total utility'],
  ['ppc', 'ppf', 'production possibility', 'production possibility frontier'],
  ['cs', 'consumer surplus'],
  ['ps', 'producer surplus'],
  ['dwl', 'deadweight loss', 'dead weight loss', 'deadweight', 'welfare loss', 'dw'],
  ['profit', 'π', 'economic profit', 'total profit'],
  ['loss', 'economic loss', 'total loss'],
  ['gain', 'total gain'],
  ['revenue', 'government revenue', 'tax revenue', 'tariff revenue'],
  [
    'equality',
    'perfect equality',
    'absolute equality',
    'perfect income equality',
    'equal distribution',
    'equal distribution income',
    '45°',
    '45 degree',
    '45',
  ],
  ['pc', 'ceiling'],
  ['pf', 'floor'],
  ['pw', 'world supply', 'supply world', 'sw'],
  ['quota', 'import quota'],
];

/** What stands with the letter of a price, a quantity, or a wage: "P_world", "world price" and "price of the world" are PW. */
const SUBSCRIPTS: Readonly<Record<string, string>> = {
  equilibrium: 'e',
  monopoly: 'm',
  monopolist: 'm',
  monopsony: 'm',
  monopsonist: 'm',
  competitive: 'c',
  competition: 'c',
  ceiling: 'c',
  floor: 'f',
  world: 'w',
  'world market': 'w',
  tariff: 't',
  tax: 't',
  buyer: 'b',
  consumer: 'b',
  seller: 's',
  producer: 's',
  demanded: 'd',
  supplied: 's',
  optimal: 's',
  'socially optimal': 's',
  efficient: 's',
  'socially efficient': 's',
  minimum: 'm',
  quota: 'q',
  regulated: 'r',
  firm: 'f',
  'price discrimination': 'pd',
  'perfect price discrimination': 'pd',
  'long run': 'lr',
};
/** "quantity demanded with the tariff" has two. */
const WITH_SUBSCRIPT = new Set(['p', 'q', 'w', 'l', 'pw', 'qs', 'qd', 'ls', 'ld']);

/** What makes the other curve or quantity of a market with it: "S + tax", "Q after the tax". */
const POLICIES = new Set(['tax', 'subsidy', 'tariff', 'quota']);

const SHORT: Readonly<Record<string, string>> = {
  econ: 'economic',
  eco: 'economic',
  "gov't": 'government',
  "gov'": 'government',
  govt: 'government',
  gov: 'government',
  eq: 'equilibrium',
  eqm: 'equilibrium',
  equil: 'equilibrium',
  min: 'minimum',
  rev: 'revenue',
  qty: 'quantity',
  quant: 'quantity',
  amount: 'quantity',
  avg: 'average',
  ave: 'average',
  marg: 'marginal',
  tot: 'total',
  soc: 'social',
  priv: 'private',
  cons: 'consumer',
  prod: 'producer',
  var: 'variable',
  longrun: 'long run',
  lr: 'long run',
  monop: 'monopoly',
  comp: 'competitive',
  people: 'person',
  lost: 'loss',
  gained: 'gain',
  taxed: 'tax',
  subsidized: 'subsidy',
  labour: 'labor',
  lorentz: 'lorenz',
  tarrif: 'tariff',
};
const FILLERS = new Set(
  (
    'curve the a an of for in at to line function schedule level area region triangle rectangle point limit sub with plus minus by ' +
    'pay paid receive received charged'
  ).split(' '),
);
/** Of a factor's curves, the letter says which factor. */
const OF_LABOR = new Set(['mrp', 'mrc', 'd', 's', 'mp']);
/** "Social MC" */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  mc: 'marginal cost',
  mb: 'marginal benefit',
  mr: 'marginal revenue',
};

const joined = (words: string): string => words.replaceAll(/[\s-]/gu, '');
/** In any order, as in "variable cost (average)". */
const sorted = (words: readonly string[]): string => [...words].sort().join(' ');
const allForms = ROLES.flatMap(([role, ...forms]) => [role, ...forms].map((form) => [form, role] as const));
const FORMS = new Map(allForms.map(([form, role]) => [joined(form), role]));
const WORDS_OF_FORMS = new Map(allForms.map(([form, role]) => [sorted(form.split(/[\s-]/u)), role]));

/** All forms of all roles, as students may type them. */
export const KNOWN_FORMS: readonly string[] = ROLES.flat();

/** Whose curve or price it is, which says nothing where a question has only one. */
const OWNERS = new Set(['firm', 'market', 'industry', 'revenue']);
/** What makes another thing of a role: excess demand is a shortage. */
const QUALIFIERS = new Set(
  'excess foreign import export aggregate accounting normal zero negative external implicit explicit fixed no not non opportunity sunk marginal'.split(
    ' ',
  ),
);
/** The words of roles, each of which says more than an owner's name does. */
const VOCABULARY = new Set(
  [...KNOWN_FORMS, ...Object.keys(SUBSCRIPTS), ...Object.values(SHORT), ...POLICIES].flatMap((form) =>
    form.split(/[\s-]/u),
  ),
);
const LONG_WORDS = [...VOCABULARY, 'lorenz', 'curve'].filter((word) => word.length >= 5);

/** Whether two words with the same first letter differ by one that is wrong, missing, or too many, or by two that are swapped. */
function isSlip(written: string, meant: string): boolean {
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
  const own = word.replace(/[.!?]+$/u, '').replace(/(?<=..)'s$|(?<=..s)'$/u, '');
  if (own.length <= 3 || /(?:ss|us|is)$/u.test(own)) return own;
  return /(?:ss|x|ch|sh)es$/u.test(own) ? own.slice(0, -2) : own.replace(/ies$/u, 'y').replace(/s$/u, '');
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
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}
