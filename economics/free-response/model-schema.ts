import { z } from 'zod';

const text = z.string().trim().min(1);
const number = z.number();
const pair = z.tuple([number, number]);
const slope = z.number().min(0);
const fixed = z.strictObject({ quantity: number });
const slopedDemand = z.strictObject({ choke: number, slope });
const slopedSupply = z.strictObject({ reservation: number, slope });
const externalAmount = z.union([number, z.strictObject({ start: number, slope: number })]).exactOptional();
const good = z.strictObject({ name: text, price: number, marginal: z.array(number).min(1) });
const producer = z.strictObject({ name: text, numbers: pair });
const marginal = z.union([z.array(number).min(1), z.strictObject({ start: number, slope: number })]);
const optional = number.exactOptional();

const priceMaker = {
  demand: slopedDemand,
  /** Dollars for the first unit, and by how many they rise with each further one. */
  marginalCost: z.strictObject({ start: number, slope }),
  fixedCost: number,
};
const player = z.strictObject({ player: text, strategies: z.array(text).min(2).max(3) });
const straightProduct = z.strictObject({ start: number, slope });
const input = z.strictObject({ price: number, products: z.array(number).min(1) });
const payment = z.strictObject({
  player: z.enum(['rows', 'columns']),
  strategy: text.exactOptional(),
  against: text.exactOptional(),
  amount: number,
});

/** A model with its expressions computed. Dollars a unit, units. */
export const modelShape = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('market'),
    demand: z.union([slopedDemand, fixed]),
    supply: z.union([slopedSupply, fixed]),
    /** Units at each price; left when below 0. */
    demandShift: optional,
    supplyShift: optional,
    tax: optional,
    subsidy: optional,
    ceiling: optional,
    floor: optional,
    /** The most units that may be sold. */
    quota: optional,
    /** What other countries pay and ask for a unit, so much that this market does not change it. */
    worldPrice: optional,
    /** Dollars a unit on imports at the world price. */
    tariff: optional,
    /** The most units that may be imported at the world price. */
    importQuota: optional,
    /** At a floor, the government buys what consumers do not. */
    purchases: z.boolean().exactOptional(),
  }),
  z.strictObject({ kind: z.literal('monopoly'), ...priceMaker }),
  z.strictObject({ kind: z.literal('monopolistic-competition'), ...priceMaker }),
  z.strictObject({
    kind: z.literal('competition'),
    demand: slopedDemand,
    costs: z.strictObject({ fixed: number, linear: number, quadratic: optional, cubic: optional }),
    firms: number,
    costOfEntry: optional,
    /** Units at each price. The values after it are called new while the firms are those of before, and final after entry or exit. */
    demandShift: optional,
  }),
  z.strictObject({
    kind: z.literal('cost-table'),
    totals: z.array(number).min(2),
    price: number,
    newPrice: optional,
  }),
  z.strictObject({
    kind: z.literal('game'),
    rows: player,
    columns: player,
    payoffs: z.array(z.array(pair)),
    /** Taxes, subsidies or fines, after which the values are called new. */
    payments: z.array(payment).exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('possibilities'),
    x: number,
    y: number,
    bow: optional,
    /** By which factors its ends grow. */
    growth: z.strictObject({ x: optional, y: optional }).exactOptional(),
    /** Quantities of x. */
    from: optional,
    to: optional,
  }),
  z.strictObject({
    kind: z.literal('trade'),
    goods: z.tuple([text, text]),
    form: z.enum(['output', 'input']),
    producers: z.tuple([producer, producer]),
  }),
  z.strictObject({ kind: z.literal('elasticity'), cause: pair, quantity: pair }),
  z.strictObject({
    kind: z.literal('utility'),
    goods: z.tuple([good, good]),
    budget: number,
    /** Of the first good, with the same budget. */
    newPrice: optional,
  }),
  z.strictObject({ kind: z.literal('marginal'), benefit: marginal, cost: marginal }),
  z.strictObject({
    kind: z.literal('externality'),
    demand: slopedDemand,
    supply: slopedSupply,
    externalCost: externalAmount,
    externalBenefit: externalAmount,
    on: z.enum(['production', 'consumption']).exactOptional(),
    tax: optional,
    subsidy: optional,
    /** The most units that may be sold, or the number of tradable permits. */
    limit: optional,
  }),
  z.strictObject({ kind: z.literal('public-good'), benefits: z.array(slopedDemand).min(1), cost: slopedSupply }),
  z.strictObject({
    kind: z.literal('inequality'),
    incomes: z.array(number).min(2),
    /** To each group in the units of its income; a tax below 0. */
    transfers: z.array(number).exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('hiring'),
    mrp: straightProduct,
    wage: number,
    newMrp: straightProduct.exactOptional(),
    newWage: optional,
  }),
  z.strictObject({
    kind: z.literal('labor-market'),
    mrp: straightProduct,
    newMrp: straightProduct.exactOptional(),
    firms: number,
    supply: slopedSupply,
    minimumWage: optional,
  }),
  z.strictObject({
    kind: z.literal('hiring-table'),
    /** Total output of 1, 2, 3 … workers. */
    totals: z.array(number).min(1),
    price: number,
    wage: number,
    fixedCost: optional,
    newPrice: optional,
    newWage: optional,
  }),
  z.strictObject({ kind: z.literal('least-cost'), inputs: z.tuple([input, input]), output: number }),
  z.strictObject({
    kind: z.literal('monopsony'),
    mrp: straightProduct,
    supply: slopedSupply,
    minimumWage: optional,
  }),
  z.strictObject({ kind: z.literal('costs'), revenue: number, explicit: number, implicit: number }),
]);

type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T;

export type FreeResponseModel = Immutable<z.infer<typeof modelShape>>;
export type ModelOf<Kind extends FreeResponseModel['kind']> = Extract<FreeResponseModel, { kind: Kind }>;
