import { createHash } from 'node:crypto';
import type { Beat } from '../../../../economics/lesson/lesson';

/** Short enough for the eye, and long enough that an edit never has the hash of what it replaced. */
const HEX_DIGITS = 8;

/** What a scene says, as a few characters: a recording carries it, so that a later change of the text is noticed. */
export const hashOfText = (beats: readonly Pick<Beat<unknown>, 'say'>[]): string =>
  createHash('sha256')
    .update(beats.map(({ say }) => say).join('\n'))
    .digest('hex')
    .slice(0, HEX_DIGITS);
