import { z } from 'zod';
import { notNegative, oneOf, positive, type Authored } from './fields';
import { laborFields, pointsOnProduct, straightProduct } from './labor-fields';

const monopsonyPart = oneOf({
  mrp: 'Marginal revenue product. Naming `mrp`, `supply` or `mrc` draws only those named.',
  supply: 'The supply of labor.',
  mrc: 'Marginal resource cost.',
  hiring: 'The labor hired and its wage, under the minimum wage if there is one.',
  'old-hiring': 'The same before the minimum wage.',
  'mrp-at-hiring': 'MRP of the last unit hired, on the wage axis as well.',
  competitive: 'Where MRP and supply intersect.',
  'employers-surplus': "The area of the employer's surplus.",
  'workers-surplus': "The area of the workers' surplus.",
  'wage-bill': 'The rectangle of wage times labor.',
  'deadweight-loss': 'The area of deadweight loss.',
  surplus: 'The surplus of labor at a minimum wage above the competitive wage.',
});
export type MonopsonyPart = z.infer<typeof monopsonyPart>;

export const monopsonyPicture = z
  .strictObject({
    kind: z.literal('monopsony'),
    ...laborFields,
    mrp: straightProduct.describe('MRP = start − slope × L.'),
    supply: z.strictObject({ reservation: notNegative, slope: positive }).describe('W = reservation + slope × L.'),
    minimumWage: positive.describe('MRC is flat at it up to S, then jumps to where it was.').exactOptional(),
    show: z.array(monopsonyPart).describe('What is shown besides the curves. Default: hiring.').exactOptional(),
    at: pointsOnProduct,
  })
  .describe('The only employer in a labor market, with MRC above supply and twice as steep.');

export type MonopsonyPicture = Authored<typeof monopsonyPicture>;
