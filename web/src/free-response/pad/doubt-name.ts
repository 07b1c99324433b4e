import { distance } from 'fastest-levenshtein';
import { isKnownLabel } from '../../../../economics/free-response/labels';
import { KNOWN_FORMS } from '../../../../economics/free-response/roles';

/** A label that no rubric knows, and the name that the student may mean. */
export interface Doubt {
  readonly meant: string | null;
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** How many slips a name of this length allows. Two swapped letters are two. */
const slips = ({ length }: string): number => (length < 2 ? 0 : length < 5 ? 1 : 2);

/**
 * What is doubtful about a label. Null for one that is known, and for the beginning of one.
 * @param names those that the question uses
 */
export function doubtOf(label: string, names: readonly string[]): Doubt | null {
  const typed = plain(label);
  if (typed === '' || isKnownLabel(label, names)) return null;
  const known = [...names, ...KNOWN_FORMS];
  if (known.some((name) => plain(name).startsWith(typed))) return null;
  const near = known
    .map((name) => ({ name, off: distance(plain(name), typed) }))
    .filter(({ name, off }) => off <= slips(plain(name)))
    .toSorted((a, b) => a.off - b.off)[0]?.name;
  // A word of it may be a name by itself: "DWL from the tax".
  const said = label.split(/[^\p{L}\d']+/u).find((word) => word.length > 1 && isKnownLabel(word, names));
  const meant = near ?? said ?? null;
  return { meant: meant !== null && meant.length <= 4 && meant === meant.toLowerCase() ? meant.toUpperCase() : meant };
}
