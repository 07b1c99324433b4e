import { z } from 'zod';
import { label, type Authored } from './fields';
import { graphPicture } from './graph-picture';

export const panelsPicture = z
  .strictObject({
    kind: z.literal('panels'),
    title: label.describe('In place of the titles of both panels.').exactOptional(),
    description: z
      .string()
      .trim()
      .min(1)
      .max(900)
      .describe('In place of the automatic text description of both.')
      .exactOptional(),
    left: graphPicture.describe(
      'A graph with its own fields, `focus` among them. It needs a title, which stands above it.',
    ),
    right: graphPicture.describe('The graph beside it, or on a phone below it, likewise.'),
    link: z
      .enum(['price', 'wage'])
      .describe(
        'Both have one scale of prices (or wages), and a guide runs across from each one on the left that the right graph has too, under one letter. `wage` links a `labor-market` and the `hiring` of its firm.',
      )
      .exactOptional(),
  })
  .meta({
    description: 'Two graphs that move together, side by side or, on a phone, one below the other.',
    examples: [
      {
        kind: 'panels',
        link: 'price',
        left: {
          kind: 'market',
          title: 'Market',
          quantity: 'Bushels (millions)',
          price: 'Price ($)',
          demand: { choke: 18, slope: 0.1 },
          supply: { reservation: 2, slope: 0.1 },
          demandShift: 40,
          show: ['old-equilibrium', 'equilibrium'],
        },
        right: {
          kind: 'firm',
          title: 'Firm',
          quantity: 'Bushels (thousands)',
          price: 'Price and cost ($)',
          costs: { fixed: 32, linear: 2, quadratic: 0.5 },
          marketPrice: 10,
          newMarketPrice: 12,
          show: ['old-output', 'output'],
        },
      },
    ],
  });

export type PanelsPicture = Authored<typeof panelsPicture>;
