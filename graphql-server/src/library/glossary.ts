// What students type for the terms of the course: abbreviations, synonyms and everyday names. Lowercase.

interface GlossaryEntry {
  /** The course's own name first. */
  readonly names: readonly string[];
  /** What leads to the term when a student asks for it, though it means something else in a text. */
  readonly asked: readonly string[];
}

const list = (text = '') => text.split(', ').filter(Boolean);

/** One term a line; units stand apart. */
export const GLOSSARY: readonly GlossaryEntry[] = `
opportunity cost, oc, tradeoff, trade off
factors of production, economic resources, inputs of production, factor of production
economic systems ← command economy, market economy, planned economy, mixed economy, traditional economy, communism, capitalism, socialism
production possibilities curve, ppc, ppf, production possibilities frontier, production possibility frontier, production possibility curve ← increasing opportunity cost, constant opportunity cost
increasing opportunity cost, law of increasing opportunity cost, constant opportunity cost
absolute advantage, aa
comparative advantage, ca ← specialization, specialize, ooo ioi, iou oou
terms of trade, tot
cost-benefit analysis, cba
explicit costs ← accounting cost
implicit costs
sunk costs ← sunk cost fallacy
marginal analysis, mb = mc, mc = mb, mb=mc ← marginal benefit and marginal cost, marginal cost and marginal benefit, optimal quantity, rational decision, thinking at the margin
marginal benefit, mb
marginal utility, mu
total utility, tu
consumer choice ← diminishing marginal utility, how much to consume, how much should i buy, indifference curve, utils
utility-maximizing rule, utility maximization, consumer equilibrium, mu/p, mux/px = muy/py, mux/px ← optimal bundle, budget constraint

law of demand ← quantity demanded
law of supply ← quantity supplied
substitution effect
income effect
quantity demanded, qd
quantity supplied, qs
determinants of demand, demand shifters, what shifts demand, shifters of demand ← change in demand, increase in demand, decrease in demand, what causes demand to shift
determinants of supply, supply shifters, what shifts supply, shifters of supply ← change in supply, increase in supply, decrease in supply, what causes supply to shift
market equilibrium, market clearing, equilibrium price and quantity, equilibrium price, equilibrium quantity, qd = qs, qs = qd, d = s, s = d
shortage, excess demand ← disequilibrium
surpluses, excess supply
when one curve shifts ← happens to price and quantity, effect on price and quantity, affect price and quantity, happens to equilibrium, effect on equilibrium, new equilibrium, happens to price, price and quantity when demand rises, price and quantity when supply rises, price and quantity when demand falls, price and quantity when supply falls, price when demand rises, price when supply rises, price when demand falls, price when supply falls
double shifts, simultaneous shift, both curves shift, both shift, two curves shift ← supply and demand both, demand and supply both, indeterminate, demand rises and supply rises, demand rises and supply falls, demand falls and supply rises, demand falls and supply falls, supply rises and demand rises, supply rises and demand falls, supply falls and demand rises, supply falls and demand falls
consumer surplus, cs ← willingness to pay, wtp
producer surplus, ps ← willingness to accept, wta
total surplus, ts, economic surplus, social surplus ← cs and ps, consumer and producer surplus
deadweight loss, dwl, dead weight loss, welfare loss

price elasticity of demand, ped, elasticity of demand ← elasticity formula, midpoint method, midpoint formula, elasticity coefficient
determinants of elasticity, what makes demand elastic
total revenue, tr ← p x q, maximize revenue, revenue maximizing, maximum revenue
total revenue test, revenue test
price elasticity of supply, pes, elasticity of supply
income elasticity, yed, ied, income elasticity of demand
cross-price elasticity, cross elasticity, xed, cped, cross-price elasticity of demand, cross elasticity of demand
inferior goods ← ramen
normal goods
substitutes and complements, complements and substitutes

tax revenue, government revenue
taxes, tax ← excise tax, per-unit tax, tax wedge, sales tax
tax incidence, tax burden, burden of the tax, burden of a tax, who pays the tax, incidence of a tax
price ceilings, price cap, maximum price ← rent control, price control
price floors, price support, minimum price ← minimum wage
quotas, quantity control, output limit
quota rent, license rent
international trade ← import, export, trade barrier, trade restriction, protectionism, free trade, open economy, closed economy, autarky
world price, pw
tariffs, import tax, import duty

production function ← production, tp, total product
marginal product, mp, mpl, marginal product of labor
average product, ap of labor, apl
diminishing marginal returns, diminishing returns, law of diminishing returns, law of diminishing marginal returns
short-run costs, short run cost curves ← cost curves, cost curve, average total cost, atc, average variable cost, avc, average fixed cost, afc, marginal cost, mc, fixed cost, variable cost, total cost
marginal cost, mc
average total cost, atc, ac, average cost
average variable cost, avc
average fixed cost, afc
total cost, tc
fixed costs, fc, tfc, overhead
variable costs, vc, tvc
long-run average total cost, lratc, lrac, long run average cost ← long run costs
economies of scale, economy of scale, eos ← returns to scale, minimum efficient scale, mes
diseconomies of scale
types of profit ← kinds of profit
normal profit, zero economic profit, p = atc, break even, breaking even, break-even
economic profit, supernormal profit, abnormal profit
accounting profit
profit maximization, mr = mc, mc = mr, maximize profit, profit maximizing, profit-maximizing quantity, profit max, maximizing profit
marginal revenue, mr
shutdown rule, shut down, shutdown, shutdown point, p < avc, avc > p, p = avc, p < minimum avc, shutdown price
entry and exit ← p > atc, atc < p, p < atc, atc > p, enter the market, exit the market, leave the industry, exit the industry, enter the industry
perfect competition, perfectly competitive, pc firm, perfect comp, pure competition, perfectly competitive market ← homogeneous products, homogenous products, identical products, standardized products
price takers, d = mr = p, mr. darp, mr darp, mr = d = ar = p, p = mr, mr = p, mr = d = p ← horizontal demand curve, demand curve is horizontal, perfectly elastic demand curve
constant-cost industry
increasing-cost industry
decreasing-cost industry
long-run equilibrium, long run eq, lr equilibrium
allocatively efficient, allocative efficiency, p = mc, mc = p
productively efficient, productive efficiency, p = min atc, minimum atc

market structures, types of markets, market structure, types of market structures
barriers to entry ← patent
monopoly, monopolist, monopolies, single seller ← p > mc, price maker
natural monopoly
regulating a monopoly, monopoly regulation, regulated monopoly ← price regulation, regulation
fair-return price, fair return, average cost pricing
efficient price, socially optimal price, marginal cost pricing
price discrimination, price discriminating, perfectly discriminating
perfect price discrimination, first degree price discrimination, first-degree
monopolistic competition, monopolistically competitive, monopolistic comp, product differentiation, differentiated products, monop comp ← advertising, brand
excess capacity
oligopoly, oligopolies, few firms
collusion, collude, cartel, price fixing, price-fixing ← opec
game theory ← prisoner dilemma, game tree
payoff matrix, payoff table, game matrix
dominant strategies, dominant strategy
nash equilibrium, nash

derived demand
marginal revenue product, mrp, mrpl, mrp of labor ← factor demand, labor demand curve, demand for labor curve
marginal resource cost, mrc, mfc, marginal factor cost, mrcl
shifts in factor demand, shift in labor demand, what shifts labor demand, labor demand shifters ← shift the demand for labor, increase in demand for labor, labor demand, demand for labor, demand for workers
shifts in factor supply, shift in labor supply, what shifts labor supply ← labor supply, supply of labor, supply of workers
hiring in competitive markets, mrp = mrc, mrc = mrp, mrp = w, mrp = wage, competitive labor market, wage taker, perfectly competitive labor market ← how many workers, labor market, hiring
least-cost rule, least-cost, least cost combination, cost minimization, cost minimizing, mpl/pl = mpk/pk, mpl/pl, mpl/w = mpk/r, mp/p
monopsony, monopsonist, monopsonies, single buyer, only employer, one employer

socially efficient, socially optimal, msb = msc, msc = msb, social optimum, socially optimal quantity
marginal social benefit, msb
marginal social cost, msc
marginal private benefit, mpb
marginal private cost, mpc
market failure
externalities, externality, spillover, third party effect ← pollution
external cost, negative externality, marginal external cost, mec, spillover cost
external benefit, positive externality, marginal external benefit, meb, spillover benefit ← vaccine, vaccination, flu shot
corrective taxes, corrective tax, pigouvian tax, pigovian tax, pigouvian ← correct an externality, correct externalities, fix an externality, fix externalities, carbon tax, pollution tax, tax on pollution, internalize, solve externalities, solution to externalities
tradable permits, cap and trade, pollution permits, emissions trading ← emissions permits
bargaining, coase theorem, coase, coasian
public goods, public good, nonrival, nonexcludable, non-excludable, non-rival
private goods, rival, excludable, rivalry, excludability
free riders, free rider, free riding, free ride
common resource, tragedy of the commons, the commons, common property, common pool resource ← overfishing, overuse
lump-sum, lump sum tax, lump-sum subsidy
antitrust policy, antitrust, anti-trust, sherman act
inequality, income distribution, distribution of income, income inequality ← poverty, wealth gap
lorenz curve
gini coefficient, gini, gini index, gini ratio
redistribution, transfers ← welfare programs, transfer payments
progressive tax, progressive taxes ← tax brackets
free of charge ← is it free, is this free, is this site free, does it cost, have to pay, do i pay
what the exam asks ← on the test, on the exam, on the ap exam, on the ap test, exam topics, exam content, exam format, exam date, when is the exam, when is the ap exam, when is the test, how long is the exam, how long is the ap exam, how long is the test
free-response questions, frq, free response, free-response
`
  .trim()
  .split(/\n+/)
  .map((line) => {
    const [names, asked] = line.split(' ← ');
    return { names: list(names), asked: list(asked) };
  });

/** Words that say the same in what students type, by the first of each line. */
export const SAME_WORDS: readonly string[] = [
  'rise increase raise higher up upward grow',
  'fall decrease drop reduce lower decline down downward',
  'below less under',
  'cross intersect meet',
  'consumer buyer customer',
  'seller supplier',
  'labor labour worker employee', // students spell it as in Britain, too
  'hire employ employment job',
  'firm company business',
  'government gov govt',
  'maximum maximize max',
  'minimum minimize min lowest',
  'equilibrium eq',
  'coefficient index',
  'quiz test',
];

/** Words whose stems would be those of others: a monopolist's, and capital's. */
export const WORDS_APART = new Set(['monopolistic', 'monopolistically', 'capitalism', 'socialism', 'progress']);

/** What a question is made of: it says nothing about its subject. */
export const STOP_WORDS = new Set(
  `a about actually an and any are as at be because been being between both but by can cause causes could d define definition describe
  did difference differ different do does doesnt doing dont effect effects en example examples explain explained find finding
  figure for from get gets getting give given go good had happen happens has have help her his how i identify if im in into is
  isnt it its just know lesson like list made make makes making me mean meaning means much my need of on or our out over per please
  relationship s same she should show so some solve t take tell than that the their them then there these they thing things
  this to two understand us use used using versus via video videos vs was way we were what whats when where which who
  whose will with work works would you your calculate calculating calculation compute determine learn part
  study tutorial ap micro microeconomics economics econ chapter topic`.split(/\s+/),
);

/** What says little beside other words. */
export const WEAK_WORDS = new Set(
  'why rule theory model graph curve draw line exam test quiz practice question price quantity market cost good shift change slope formula equation rise fall one many all no not point review notes summary relatively'.split(
    ' ',
  ),
);
