import { distance } from 'fastest-levenshtein';

/** How many letters to insert, delete, replace, or swap with their neighbor (once) to get from one word to the other. */
function slipsBetween(typed: string, meant: string): number {
  const swapped = Array.from(
    { length: Math.max(0, typed.length - 1) },
    (_, at) => typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2),
  );
  return Math.min(distance(typed, meant), ...swapped.map((word) => distance(word, meant) + 1));
}

interface Tolerance {
  /** What is compared of the names and of what was typed. */
  readonly plain?: (text: string) => string;
  /** How many slips a name of this length allows. */
  readonly slips: (length: number) => number;
}

/** The name that was most likely meant, the first of several that are equally near; undefined if none is near enough. */
export function nearest(
  names: Iterable<string>,
  typed: string,
  { plain = (text) => text, slips }: Tolerance,
): string | undefined {
  const wanted = plain(typed);
  const near = [...names].flatMap((name) => {
    const known = plain(name);
    const most = slips(known.length);
    if (Math.abs(known.length - wanted.length) > most) return [];
    const found = slipsBetween(wanted, known);
    return found <= most ? [{ name, found }] : [];
  });
  return near.sort((a, b) => a.found - b.found)[0]?.name;
}
