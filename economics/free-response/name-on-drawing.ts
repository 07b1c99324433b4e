import { alternativesOf } from './labels';
import { baseOf, countsFromZero, indexOf, inOrder, numbered } from './name-index';
import type { Name } from './rubric';

/**
 * Which of the names on a drawing stands for a name of the rubric. Students number curves in several ways (D, D1; D0, D1; D, D';
 * D1, D2), and a rubric in one. Where a student does not use the rubric's numbers, the first stands for the first and the second
 * for the second. A name without a number, or with the rubric's first, is also a student's only D, D0 or D1. Where any of the
 * labels counts from 0, a D1 beside S0 is the second D even if there is no D0, so that it never becomes the first; nor does D'.
 * @param all names of the labels, as `namesIn` finds them
 * @param used all names of the rubric
 * @returns one of the names that are drawn
 */
export function nameOnDrawing(
  wanted: Name,
  all: readonly string[],
  used: readonly string[],
  isFromZero = countsFromZero(all),
): string | null {
  for (const name of alternativesOf(wanted)) {
    const { base, rank } = indexOf(name);
    const asked = numbered(name, used);
    const drawn = inOrder(all.filter((other) => baseOf(other) === base));
    const place = asked.indexOf(name);
    const isNumberedAlike = asked.every((other) => drawn.includes(other));
    const countsFrom = indexOf(asked[0] ?? name).rank;
    if (isFromZero && !isNumberedAlike && countsFrom <= 1) {
      const counted = drawn.find((other) => (place === 0 ? indexOf(other).rank < 1 : indexOf(other).rank === place));
      if (counted !== undefined) return counted;
      continue;
    }
    const isPrimed = asked.length > 1 && drawn.some((other) => indexOf(other).index.startsWith("'"));
    const primed = isPrimed ? drawn.find((other) => indexOf(other).index === "'".repeat(place)) : undefined;
    if (primed !== undefined) return primed;
    const isCountedAlike = !isNumberedAlike && asked.length > 1 && drawn.length >= asked.length;
    const found = isCountedAlike ? drawn[place] : drawn.find((other) => other === name);
    if (found !== undefined) return found;
    const [first] = drawn;
    const isOnly = first !== undefined && !asked.includes(first) && indexOf(first).rank <= 1;
    if (place === 0 && rank <= 1 && isOnly) return first;
  }
  return null;
}
