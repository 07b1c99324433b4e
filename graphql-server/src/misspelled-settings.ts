/** The Levenshtein distance. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [column, against] of [...other].entries()) {
      const [diagonal = 0, above = 0] = row.slice(column, column + 2);
      next.push(Math.min(above + 1, (next[column] ?? 0) + 1, diagonal + (letter === against ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const bare = (name: string) => name.toUpperCase().replaceAll(/[^A-Z]/g, '');

/** The largest distance that counts as a misspelling: short names are close to too many others. */
function tolerance(name: string): number {
  const { length } = bare(name);
  if (length < 7) return -1;
  return length < 9 ? 1 : 2;
}

/** The setting of `known` that a variable is most likely a misspelling of; undefined for one that resembles none. */
export function meantSetting(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  return known.find((setting) => editDistance(bare(name), bare(setting)) <= tolerance(setting));
}
