/** One question (or $CATEGORY) as it stands in the file. */
export interface GiftBlock {
  readonly text: string;
  /** The file's line of the block's first line, from 1. */
  readonly line: number;
}

export const COMMENT = /^\s*\/\//;
/** What only the first line of a question or category looks like. */
const OPENING = /^\s*(?:\/\/.*\[id:|\$CATEGORY:|::)/;

/** How many braces a line opens more than it closes; escaped ones are text. */
function braceBalance(line: string): number {
  if (COMMENT.test(line)) return 0;
  const bare = line.replace(/\\[\\{}]/g, '');
  return bare.split('{').length - bare.split('}').length;
}

/**
 * Cuts GIFT text at the blank lines outside braces, so that each question is parsed for itself and a broken one hides
 * nothing of the rest. After a blank line an unclosed question also ends where the next one plainly begins.
 */
export function giftBlocks(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let lines: string[] = [];
  let start = 0;
  let depth = 0;
  let afterBlank = true;

  const close = () => {
    const end = lines.findLastIndex((line) => line.trim() !== '');
    if (end >= 0) blocks.push({ text: `${lines.slice(0, end + 1).join('\n')}\n`, line: start });
    lines = [];
    depth = 0;
  };

  text.split(/\r?\n/).forEach((line, index) => {
    const blank = line.trim() === '';
    const onlyComments = lines.every((earlier) => COMMENT.test(earlier) || earlier.trim() === '');
    // A comment belongs to what follows it, even over a blank line: it carries the id.
    if (afterBlank && !blank && !onlyComments && (depth <= 0 || OPENING.test(line))) close();
    if (lines.length === 0 && !blank) start = index + 1;
    if (lines.length > 0 || !blank) lines.push(line);
    depth += braceBalance(line);
    afterBlank = blank;
  });
  close();
  return blocks.filter((block) => block.text.split('\n').some((line) => line.trim() !== '' && !COMMENT.test(line)));
}
