/** At least one line, so that there is always something to say. */
export type Lines = readonly [string, ...string[]];

/** The line at `index`, counted round and round; chance is the caller's, so any whole number will do. */
export function lineAt(lines: Lines, index: number): string {
  const place = ((Math.floor(index) % lines.length) + lines.length) % lines.length;
  return lines[place] ?? lines[0];
}
