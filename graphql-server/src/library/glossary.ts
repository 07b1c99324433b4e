// What students type for the terms of the course: abbreviations, synonyms and everyday names. Lowercase, without blanks
// around signs.

/** Typed terms, and the course's own terms for them, best first. */
export const SYNONYMS: readonly (readonly [typed: readonly string[], means: readonly string[]])[] = [
  [['oc', 'tradeoff', 'tradeoffs', 'trade off', 'trade-off'], ['opportunity cost']],
  [['command economy', 'market economy', 'planned economy'], ['economic systems']],
  [
    ['ppc', 'ppf', 'production possibilities frontier'],
    ['production possibilities curve', 'PPC'],
  ],
  [['aa'], ['absolute advantage']],
  [['ca', 'specialization'], ['comparative advantage']],
  [['tot'], ['terms of trade']],
  [['cba'], ['cost-benefit analysis']],
  [
    ['mc=mb', 'mb=mc', 'optimal quantity'],
    ['marginal analysis', 'marginal benefit and marginal cost'],
  ],
  [['mb'], ['marginal benefit']],
  [['mc'], ['marginal cost']],
  [['mu'], ['marginal utility']],
  [['tu'], ['total utility']],
  [['mu/p', 'mux/px=muy/py', 'consumer equilibrium', 'utility maximization'], ['utility-maximizing rule']],
  [['qd'], ['quantity demanded', 'law of demand']],
  [['qs'], ['quantity supplied', 'law of supply']],
  [['demand shifters'], ['determinants of demand']],
  [['supply shifters'], ['determinants of supply']],
  [['market clearing'], ['market equilibrium']],
  [['excess demand'], ['shortage']],
  [['excess supply'], ['surpluses']],
  [['simultaneous shift', 'simultaneous shifts'], ['double shifts']],
  [['cs', 'wtp', 'willingness to pay'], ['consumer surplus']],
  [['ps', 'wta', 'willingness to accept'], ['producer surplus']],
  [['ts', 'economic surplus', 'social surplus'], ['total surplus']],
  [['dwl', 'dead weight loss', 'dead-weight loss', 'welfare loss'], ['deadweight loss']],
  [['ped', 'midpoint method', 'midpoint formula'], ['price elasticity of demand']],
  [['pes'], ['price elasticity of supply']],
  [['xed', 'cped', 'cross elasticity'], ['cross-price elasticity']],
  [['yed', 'ied'], ['income elasticity']],
  [['tr'], ['total revenue']],
  [
    ['excise tax', 'per-unit tax', 'tax burden', 'tax wedge'],
    ['tax incidence', 'taxes'],
  ],
  [['rent control', 'price cap', 'maximum price', 'price control', 'price controls'], ['price ceilings']],
  [['minimum wage', 'minimum price', 'price support'], ['price floors']],
  [['quantity control', 'quantity controls', 'quota rent'], ['quotas']],
  [['import', 'export', 'world price', 'import quota', 'free trade'], ['international trade']],
];

/** A topic of the exam that has no chapter yet, and what students type for it. */
export interface PlannedTopic {
  readonly unitId: number;
  readonly name: string;
  readonly typed: readonly string[];
}

const planned = (unitId: number, name: string, ...typed: string[]): PlannedTopic => ({ unitId, name, typed });

/** Topics of units without chapters, and what students type for them. */
export const PLANNED: readonly PlannedTopic[] = [
  planned(5, 'Production and diminishing returns', 'production function', 'marginal product', 'diminishing returns'),
  planned(5, 'Short-run costs', 'atc', 'avc', 'afc', 'average total cost', 'fixed cost', 'variable cost'),
  planned(5, 'Long-run costs', 'lratc', 'economies of scale', 'returns to scale'),
  planned(5, 'Profit maximization', 'mr=mc', 'mc=mr', 'mr', 'marginal revenue', 'shutdown', 'shutdown rule'),
  planned(5, 'Perfect competition', 'perfectly competitive', 'price taker'),
  planned(6, 'Monopoly', 'monopolist', 'monopolies', 'natural monopoly', 'imperfect competition'),
  planned(6, 'Price discrimination', 'price discriminating'),
  planned(6, 'Monopolistic competition', 'monopolistically competitive', 'product differentiation'),
  planned(6, 'Oligopoly and game theory', 'nash', 'nash equilibrium', 'dominant strategy', 'cartel', 'collusion'),
  planned(7, 'Factor markets', 'labor market', 'mrp', 'mrc', 'marginal revenue product', 'derived demand', 'wages'),
  planned(7, 'Monopsony', 'monopsonist'),
  planned(8, 'Externalities', 'externality', 'msb', 'msc', 'mpb', 'mpc', 'spillover', 'market failure'),
  planned(8, 'Public goods', 'free rider', 'rival', 'excludable', 'common resource'),
  planned(8, 'Inequality', 'lorenz curve', 'gini', 'gini coefficient', 'poverty'),
];
