/** A non-empty list, so that there is always a line to show. */
export type Lines = readonly [string, ...string[]];

/** Returns the line at `index` modulo the number of lines. Accepts any integer; the caller does any random choice. */
export function lineAt(lines: Lines, index: number): string {
  const place = ((Math.floor(index) % lines.length) + lines.length) % lines.length;
  return lines[place] ?? lines[0];
}
