import { z } from 'zod';
import type { FreeResponseModel } from '../../../../economics/free-response/models';
import { GRAPH_LIMITS } from '../../../../economics/free-response/graph-document';
import { kebabCase, text } from './read-yaml';

// What an author may write in free-response.yaml (docs/authoring.md). Numbers are numbers or expressions such as "tax * quantity".

const expression = z.union([z.number(), text]);
const corner = z.tuple([expression, expression]);
const handles = z.array(corner).min(2).max(GRAPH_LIMITS.handles);
const axis = z.strictObject({ label: text, max: expression });

const panel = z.strictObject({
  title: text,
  x: axis,
  y: axis,
  curves: z.record(text, z.union([handles, z.strictObject({ smooth: handles })])).default({}),
  marks: z
    .array(
      z.strictObject({
        at: corner,
        label: z.string().default(''),
        x: z.string().nullable().default(null),
        y: z.string().nullable().default(null),
      }),
    )
    .default([]),
  areas: z
    .array(z.strictObject({ label: z.string().default(''), seeds: z.array(corner).min(1).max(GRAPH_LIMITS.seeds) }))
    .default([]),
  arrows: z.array(z.strictObject({ from: corner, to: corner })).default([]),
});

const scene = kebabCase.optional();
const shared = { text, topic: text, scene, solution: text };

const drawPart = z.strictObject({
  kind: z.literal('draw'),
  ...shared,
  points: z
    .array(
      z.strictObject({
        text,
        scene,
        needs: z.array(z.record(z.string(), z.unknown())).min(1),
        contingentOn: z.array(text).default([]),
        misconception: kebabCase.nullable().default(null),
      }),
    )
    .min(1),
});

const numberPart = z.strictObject({
  kind: z.literal('number'),
  ...shared,
  point: text,
  unit: z.string().trim().default(''),
  value: expression,
  also: z.array(expression).default([]),
  follows: text.optional(),
  work: z.boolean().default(true),
  tolerance: z.number().min(0).max(0.1).default(0.01),
  mistakes: z.array(z.strictObject({ misconception: kebabCase, value: expression, why: text })).default([]),
});

/** A name, or a word of the variant that is one. */
const misconceptionName = z.union([kebabCase, z.string().regex(/^\{[a-z]\w*\}$/)]);

const choicePart = z.strictObject({
  kind: z.literal('choice'),
  ...shared,
  point: text,
  options: z.array(text).min(2).max(6),
  answer: text,
  explain: text.nullable().default(null),
  misconceptions: z.record(text, misconceptionName).default({}),
});

const prosePart = z.strictObject({
  kind: z.literal('prose'),
  ...shared,
  points: z.array(z.strictObject({ text, scene, explain: text })).min(1),
});

const partId = z.string().regex(/^[a-z](-(i|ii|iii|iv|v))?$/, 'call a part a, b, … or c-i, c-ii');
const valueName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, 'begin a name with a small letter, and use letters and digits');
const value = z.union([z.number(), z.string()]);

const family = z.strictObject({
  title: text,
  length: z.enum(['long', 'short']),
  variants: z.array(z.record(valueName, z.union([value, z.array(value)]))).min(3, 'write at least three variants'),
  model: z.record(z.string(), z.unknown()).optional(),
  stem: text,
  graph: z.record(kebabCase, panel).default({}),
  parts: z.record(partId, z.discriminatedUnion('kind', [drawPart, numberPart, choicePart, prosePart])),
});

export const freeResponsesShape = z.record(kebabCase, family);

export type FamilySource = z.infer<typeof family>;
export type PanelSource = z.infer<typeof panel>;
export type PartSource = FamilySource['parts'][string];
export type Expression = z.infer<typeof expression>;

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

/** A model with its expressions computed. */
export const modelShape: z.ZodType<FreeResponseModel> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('market'),
    demand: z.union([slopedDemand, fixed]),
    supply: z.union([slopedSupply, fixed]),
    demandShift: optional,
    supplyShift: optional,
    tax: optional,
    subsidy: optional,
    ceiling: optional,
    floor: optional,
    quota: optional,
    worldPrice: optional,
    tariff: optional,
    importQuota: optional,
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
    demandShift: optional,
  }),
  z.strictObject({ kind: z.literal('cost-table'), totals: z.array(number).min(2), price: number, newPrice: optional }),
  z.strictObject({
    kind: z.literal('game'),
    rows: player,
    columns: player,
    payoffs: z.array(z.array(pair)),
    payments: z.array(payment).exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('possibilities'),
    x: number,
    y: number,
    bow: optional,
    growth: z.strictObject({ x: optional, y: optional }).exactOptional(),
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
  z.strictObject({ kind: z.literal('utility'), goods: z.tuple([good, good]), budget: number }),
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
    limit: optional,
  }),
  z.strictObject({ kind: z.literal('public-good'), benefits: z.array(slopedDemand).min(1), cost: slopedSupply }),
  z.strictObject({
    kind: z.literal('inequality'),
    incomes: z.array(number).min(2),
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
    firms: number,
    supply: slopedSupply,
    minimumWage: optional,
  }),
  z.strictObject({
    kind: z.literal('hiring-table'),
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
