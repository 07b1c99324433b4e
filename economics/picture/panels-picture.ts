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
  .describe('Two graphs that move together, side by side or, on a phone, one below the other.');

export type PanelsPicture = Authored<typeof panelsPicture>;
