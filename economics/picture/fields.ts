import { z } from 'zod';

// What the descriptions of pictures are made of. Their texts are printed in docs/authoring.md (npm run codegen).

/** What an author has written, once it is checked: nothing in it changes. */
export type Authored<Schema extends z.ZodType> = Immutable<z.infer<Schema>>;

type Immutable<T> = { readonly [Key in keyof T]: Immutable<T[Key]> };

export const label = z.string().trim().min(1).max(60);
export const number = z.number();
export const notNegative = z.number().min(0);
export const positive = z.number().positive();

/** One of several words, with what each of them means. */
export const oneOf = <const Meanings extends Readonly<Record<string, string>>>(meanings: Meanings) =>
  z.enum(Object.keys(meanings) as (keyof Meanings & string)[]).meta({ meanings }); // keys of a constant

/** Fields that every graph has. */
export const graphFields = {
  title: label.describe('In place of the automatic title.').exactOptional(),
  focus: z
    .array(label)
    .min(1)
    .describe(
      'Ids of what is being discussed, such as `deadweight-loss`, or names of points. Everything else is drawn faint.',
    )
    .exactOptional(),
  unlabeled: z
    .array(label)
    .min(1)
    .describe(
      'Ids of what is drawn without its name, such as `wedge`. Use it with a title and a description where these would tell what a question asks.',
    )
    .exactOptional(),
  description: z
    .string()
    .trim()
    .min(1)
    .max(600)
    .describe(
      'In place of the automatic text description. What the axes show, and the order of letters on axes without numbers, is said with either.',
    )
    .exactOptional(),
};

export type GraphFields = Authored<z.ZodObject<typeof graphFields>>;

const VALUES = z.enum(['shown', 'hidden']);

export const values = VALUES.describe(
  '`hidden` writes letters (P1, Q1) in place of numbers and leaves out the ticks, for a question.',
).exactOptional();

export const shown = z
  .int()
  .min(0)
  .describe('How many of them are drawn yet; all by default. The others keep their space until they are said.')
  .exactOptional();

const MAX_TEXT =
  'Where the axes end. By themselves they end at round numbers a little beyond what matters; set it to keep them still while a lesson continues.';

export const priceEnd = z
  .strictObject({ quantity: positive.exactOptional(), price: positive.exactOptional() })
  .describe(MAX_TEXT)
  .exactOptional();

export const xyEnd = z
  .strictObject({ x: positive.exactOptional(), y: positive.exactOptional() })
  .describe(MAX_TEXT)
  .exactOptional();

export const yEnd = z.strictObject({ y: positive.exactOptional() }).describe(MAX_TEXT).exactOptional();

const quantityLabel = label.describe(
  'Label of the horizontal axis, with its unit: `Quantity of coffee (cups per hour)`.',
);

/** The two axes of most graphs. */
export const priceAxes = {
  quantity: quantityLabel,
  price: label.describe('Label of the vertical axis: `Price ($ per cup)`.'),
};

/** A letter for each region, by a point in it. */
const areasByPoint = z.record(z.string().regex(/^[T-Z]$/, 'call areas T to Z'), z.tuple([number, number]));

export const letteredAreas = areasByPoint
  .describe(
    'For a question about areas: a letter, T to Z, for the region around each point [x, y]. A region ends at the curves and guides that are drawn; nothing is shaded.',
  )
  .exactOptional();

export const namedAreas = z
  .union([z.enum(['named', 'letters']), areasByPoint])
  .describe(
    'For a question about areas: a letter, T to Z, for the region around each point [quantity, price]. A region ends at the curves and guides that are drawn; nothing is shaded. `letters` calls the shaded areas T, U, V in the order of `show`.',
  )
  .exactOptional();

/** A demand curve that slopes down. */
export const fallingDemand = z.strictObject({ choke: positive, slope: positive });
/** A demand curve that slopes down or is horizontal. */
export const slopedDemand = z.strictObject({ choke: positive, slope: notNegative });
export const slopedSupply = z.strictObject({ reservation: number, slope: notNegative });
const fixedQuantity = z.strictObject({ quantity: positive });

export const demandCurve = z.union([slopedDemand, fixedQuantity]);
export const supplyCurve = z.union([slopedSupply, fixedQuantity]);

const levy = z.strictObject({ amount: positive, on: z.enum(['buyers', 'sellers']).exactOptional() });

export const tax = levy
  .describe(
    'A tax in dollars per unit. With `on`, D − tax or S + tax is drawn as well; without it, the wedge alone can be shown.',
  )
  .exactOptional();

export const subsidy = levy.describe('A subsidy in dollars per unit, as for `tax`.').exactOptional();

/** A curve of a market, and a point on it. `old-` means before the shift. */
export const marketCurve = z.enum(['demand', 'supply', 'old-demand', 'old-supply']);
