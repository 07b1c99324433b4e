// The numbers of names: D1, D', D0.

/** D1 is number 1 of D; D is number 0, and so is D0; D' comes between D1 and D2. */
export function indexOf(name: string): { readonly base: string; readonly index: string; readonly rank: number } {
  const [, base = name, index = ''] = /^(.*?)(\d*|'+)$/u.exec(name) ?? [];
  const rank = index === '' ? -0.5 : index.startsWith("'") ? 0.5 + index.length : Number(index);
  return base === '' ? { base: name, index: '', rank: -0.5 } : { base, index, rank };
}

export const inOrder = (names: readonly string[]): string[] =>
  [...new Set(names)].sort((a, b) => indexOf(a).rank - indexOf(b).rank);

/** Whether any of the names has the number 0. */
export const countsFromZero = (names: readonly string[]): boolean => names.some((name) => indexOf(name).index === '0');

/** The name without its number. */
export const baseOf = (name: string): string => indexOf(name).base;

/** The names that differ from one only by their numbers, in their order: D1 and D2. */
export const numbered = (name: string, used: readonly string[]): string[] =>
  inOrder([...used, name].filter((other) => baseOf(other) === baseOf(name)));
