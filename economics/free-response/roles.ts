// What labels of students stand for. A role is a curve, a price, a quantity or an area of the theory; students write it as a word,
// as an abbreviation, or as a letter with a subscript.

/** Each role with its other forms. Words in the singular; fillers such as "curve" do not count, nor do spaces. */
const ROLES: readonly (readonly [role: string, ...forms: string[]])[] = [
  ['d', 'demand', 'dl', 'labor demand', 'demand labor', 'market demand', 'domestic demand'],
  ['s', 'supply', 'sl', 'labor supply', 'supply labor', 'market supply', 'domestic supply'],
  ['p', 'price'],
  ['q', 'quantity', 'output'],
  ['w', 'wage', 'wage rate', 'price labor'],
  ['l', 'ql', 'labor', 'quantity labor', 'worker', 'quantity worker', 'number worker', 'employment'],
  ['pe', 'p*'],
  ['qe', 'q*'],
  ['we', 'w*'],
  ['wm', 'mw', 'wmin', 'minimum wage'],
  ['mb', 'marginal benefit'],
  ['mpb', 'marginal private benefit', 'private marginal benefit', 'pmb'],
  ['msb', 'marginal social benefit', 'social marginal benefit', 'smb'],
  ['mc', 'marginal cost'],
  ['mpc', 'marginal private cost', 'private marginal cost', 'pmc'],
  ['msc', 'marginal social cost', 'social marginal cost', 'smc'],
  ['mr', 'marginal revenue'],
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
  ['profit', 'economic profit', 'total profit'],
  ['loss', 'economic loss', 'total loss'],
  ['revenue', 'government revenue', 'tax revenue', 'tariff revenue'],
  ['equality', 'perfect equality', 'absolute equality', 'perfect income equality', '45°', '45 degree', '45'],
  ['pc', 'ceiling'],
  ['pf', 'floor'],
  ['pw', 'world supply', 'supply world', 'sw'],
  ['quota', 'import quota'],
];

/** What stands with the letter of a price, a quantity or a wage: "P_world", "world price" and "price of the world" are PW. */
const SUBSCRIPTS: Readonly<Record<string, string>> = {
  equilibrium: 'e',
  monopoly: 'm',
  monopolist: 'm',
  competitive: 'c',
  competition: 'c',
  ceiling: 'c',
  floor: 'f',
  world: 'w',
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
  'long run': 'lr',
};
const WITH_SUBSCRIPT: Readonly<Record<string, string>> = {
  p: 'p',
  price: 'p',
  q: 'q',
  quantity: 'q',
  output: 'q',
  w: 'w',
  wage: 'w',
};

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
  var: 'variable',
  longrun: 'long run',
  lr: 'long run',
  monop: 'monopoly',
  comp: 'competitive',
  people: 'person',
};
const FILLERS = new Set('curve the a an of for in at line function schedule level area'.split(' '));
/** Of a factor's curves, the letter says which factor. */
const OF_LABOR = new Set(['mrp', 'mrc', 'd', 's', 'mp']);

const joined = (words: string): string => words.replaceAll(/[\s-]/gu, '');
const FORMS = new Map(ROLES.flatMap(([role, ...forms]) => [role, ...forms].map((form) => [joined(form), role])));

/** All forms of all roles, as students may type them. */
export const KNOWN_FORMS: readonly string[] = ROLES.flat();

/** The singular of a regular English plural, without a possessive ending. */
export function singular(word: string): string {
  const own = word.replace(/[.!?]+$/u, '').replace(/(?<=..)'s$|(?<=..s)'$/u, '');
  if (own.length <= 3 || /(?:ss|us|is)$/u.test(own)) return own;
  return own.replace(/ies$/u, 'y').replace(/s$/u, '');
}

/** The role of a price, a quantity, or a wage with a subscript in words, before or after it. */
function withSubscript(words: readonly string[]): string | null {
  for (const [index, word] of words.entries()) {
    const letter = WITH_SUBSCRIPT[word];
    const rest = [...words.slice(0, index), ...words.slice(index + 1)].join(' ');
    const subscript = SUBSCRIPTS[rest];
    if (letter !== undefined && subscript !== undefined) return letter + subscript;
  }
  return null;
}

/** The role that words name, or null. */
export function roleOf(words: readonly string[]): string | null {
  const known = FORMS.get(words.join(''));
  if (known !== undefined) return known;
  const subscripted = withSubscript(words);
  if (subscripted !== null) return subscripted;
  const last = words.at(-1);
  const factor = last === 'l' || last === 'labor' ? roleOf(words.slice(0, -1)) : null;
  return factor !== null && OF_LABOR.has(factor) ? factor : null;
}

/** The words of a name, each in one form, without those that say nothing. */
export function wordsOfName(name: string): string[] {
  const words = name
    .replace(/\b(?:[a-z]\.){2,}/gu, (letters) => letters.replaceAll('.', ''))
    .split(/[\s_~^{}()[\]\-–−]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => (SHORT[singular(word)] ?? SHORT[word] ?? singular(word)).split(' '));
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}
