import { nearest } from './spelling';

const bare = (name: string) => name.toUpperCase().replaceAll(/[^A-Z]/g, '');

/** Short names are close to too many others. */
function slips(length: number): number {
  if (length < 7) return -1;
  return length < 9 ? 1 : 2;
}

/** The setting of `known` that a variable is most likely a misspelling of; undefined for one that resembles none. */
export const meantSetting = (name: string, known: readonly string[]): string | undefined =>
  known.includes(name) ? undefined : nearest(known, name, { plain: bare, slips });
