import { frameSchema, type Frame } from '../economics/lesson/frame-schema';

/** The examples that the schemas give to authors, by kind. */
export const FRAME_EXAMPLES: readonly Frame[] = frameSchema.options.flatMap((schema) =>
  [schema.meta()?.['examples']].flat().map((example) => frameSchema.parse(example)),
);
