import { parse } from 'yaml';
import { frameSchema, type Frame } from '../economics/lesson/frame-schema';
import { FRAME_EXAMPLES as AUTHORED } from '../scripts/frame-tables';

/** The examples that the guide gives to authors, by kind. */
export const FRAME_EXAMPLES: readonly Frame[] = AUTHORED.map((example) => frameSchema.parse(parse(example)));
