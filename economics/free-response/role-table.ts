// What labels of students stand for. A role is a curve, a price, a quantity or an area of the theory; students write it as a word,
// as an abbreviation, or as a letter with a subscript.

/** Each role with its other forms. Words in the singular; fillers such as "curve" do not count, nor do spaces. */
export const ROLES: readonly (readonly [role: string, ...forms: string[]])[] = [
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
  ['dwl', 'deadweight loss', 'dead weight loss', 'deadweight', 'welfare loss', 'dw', 'dw loss'],
  ['profit', 'π', 'economic profit', 'total profit'],
  ['loss', 'economic loss', 'total loss', 'negative profit', 'negative economic profit'],
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
  ['lorenz', 'lc'],
  ['pc', 'ceiling'],
  ['pf', 'floor'],
  ['pw', 'world supply', 'supply world', 'sw'],
  ['quota', 'import quota'],
];

/** What stands with the letter of a price, a quantity, or a wage: "P_world", "world price" and "price of the world" are PW. */
export const SUBSCRIPTS: Readonly<Record<string, string>> = {
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
  so: 's',
  opt: 's',
};
/** "quantity demanded with the tariff" has two. */
export const WITH_SUBSCRIPT = new Set(['p', 'q', 'w', 'l', 'pw', 'qs', 'qd', 'ls', 'ld']);

/** What makes the other curve or quantity of a market with it: "S + tax", "Q after the tax". */
export const POLICIES = new Set(['tax', 'subsidy', 'tariff', 'quota']);

export const SHORT: Readonly<Record<string, string>> = {
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
  tarrif: 'tariff',
  deadwait: 'deadweight',
  coat: 'cost',
  mon: 'monopoly',
  mono: 'monopoly',
  mkt: 'market',
  surp: 'surplus',
  pop: 'population',
  usd: 'dollar',
};
export const FILLERS = new Set(
  (
    'curve the a an of for in at to line function schedule level area region triangle rectangle point limit sub with plus minus by ' +
    'pay paid receive received charged'
  ).split(' '),
);
/** Of a factor's curves, the letter says which factor. */
export const OF_LABOR = new Set(['mrp', 'mrc', 'd', 's', 'mp']);
/** "Social MC" */
export const WRITTEN_OUT: Readonly<Record<string, string>> = {
  mc: 'marginal cost',
  mb: 'marginal benefit',
  mr: 'marginal revenue',
};

/** Whose curve or price it is, which says nothing where a question has only one. */
export const OWNERS = new Set(['firm', 'market', 'industry', 'revenue']);
/** What makes another thing of a role: excess demand is a shortage. */
export const QUALIFIERS = new Set(
  'excess foreign import export aggregate accounting normal zero negative external implicit explicit fixed no not non opportunity sunk marginal'.split(
    ' ',
  ),
);
