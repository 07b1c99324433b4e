import { widthOf } from '../../../../economics/svg/labels/text-width';

export const TEXT_SIZE = 15;
/** From one line of a name to the next. */
export const LINE = 17;

/** The lines of a long name, broken between words. */
export function wrapped(name: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer, TEXT_SIZE) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
