import { SyntaxError as GiftSyntaxError, type GIFTQuestion } from 'gift-pegjs';
import { COMMENT, giftBlocks, type GiftBlock } from '../read/gift-blocks';
import { parseGift } from '../read/parse-gift';

// Moodle reads GIFT more forgivingly than the grammar says: outside the braces it takes ~ = # and : as they stand, inside
// them : too; a line that begins with // is a comment wherever it is. Teachers' files rely on it.

const ESCAPED_OR = (signs: string) => new RegExp(String.raw`\\[\\~=#{}:n]|[${signs}]`, 'g');
const OUTSIDE = ESCAPED_OR('~=#:');
const INSIDE = ESCAPED_OR(':');
/** Signs that mean nothing to GIFT in a tag or an HTML entity. */
const MARKUP = /<\/?[a-z][^<>{}]*>|&#x?[0-9a-f]+;/gi;

/** Puts a backslash before each sign that does not have one. */
function escapeSigns(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => (found.length === 2 ? found : `\\${found}`));
}

const isComment = (line: string) => COMMENT.test(line);

/** Comments in the middle of a question go; those before it carry its id. */
function withoutInnerComments(text: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '' && !isComment(line));
  return lines.filter((line, index) => index <= first || !isComment(line)).join('\n');
}

function withoutBlankLines(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return `${lines.join('\n')}\n`;
}

/** Where `sign` first stands without a backslash before it, or -1. */
function find(text: string, sign: string): number {
  return text.search(new RegExp(String.raw`(?<!\\)[${sign}]`));
}

function escapeBody(text: string): string {
  const open = find(text, '{');
  const close = find(text, '}');
  if (open < 0 || close < open) return escapeSigns(text, OUTSIDE);
  const answers = text.slice(open + 1, close).replace(MARKUP, (markup) => escapeSigns(markup, OUTSIDE));
  // In a numerical answer : is the tolerance's own sign.
  const inside = answers.trimStart().startsWith('#') ? answers : escapeSigns(answers, INSIDE);
  return `${escapeSigns(text.slice(0, open), OUTSIDE)}{${inside}}${escapeSigns(text.slice(close + 1), OUTSIDE)}`;
}

/** The same question with backslashes where the grammar wants them and Moodle does not. */
export function escapeAsMoodleReads(text: string): string {
  const [, comments = '', title = '', body = ''] =
    /^((?:\s*\/\/.*\n|\s*\n)*)(?:\s*::([^]*?)::)?([^]*)$/.exec(text) ?? [];
  const named = title === '' ? '' : `::${escapeSigns(title, ESCAPED_OR('~=#{}:'))}::`;
  return comments + named + escapeBody(body);
}

/** GIFT's grammar first, then as Moodle would read it. Throws the SyntaxError of the first try. */
export function parseAsMoodle(text: string): GIFTQuestion[] {
  const bare = withoutInnerComments(text);
  const attempts = [() => bare, () => withoutBlankLines(bare), () => escapeAsMoodleReads(withoutBlankLines(bare))];
  let first: GiftSyntaxError | null = null;
  for (const attempt of attempts)
    try {
      return parseGift(attempt());
    } catch (error) {
      if (!(error instanceof GiftSyntaxError)) throw error;
      first ??= error;
    }
  throw first ?? new Error('at least one attempt is made');
}

const CATEGORY = /^\s*\$CATEGORY:/;

/** A block cut before and after the lines that `cuts` names, each piece with its line. */
function pieces({ text, line }: GiftBlock, cuts: (content: string) => boolean): GiftBlock[] {
  const found: { line: number; lines: string[] }[] = [{ line, lines: [] }];
  text.split('\n').forEach((content, index) => {
    const cut = cuts(content);
    if (cut) found.push({ line: line + index, lines: [] });
    found.at(-1)?.lines.push(content);
    if (cut) found.push({ line: line + index + 1, lines: [] });
  });
  return found
    .filter(({ lines }) => lines.some((content) => content.trim() !== '' && !isComment(content)))
    .map(({ line, lines }) => ({ line, text: `${lines.join('\n').trimEnd()}\n` }));
}

const isBlank = (line: string) => line.trim() === '';

function isReadable(text: string): boolean {
  try {
    return parseAsMoodle(text).length > 0;
  } catch {
    return false;
  }
}

/** A blank line inside a question is forgiven, unless the question only swallowed its neighbour for want of a brace. */
function uncrowded(block: GiftBlock): GiftBlock[] {
  const hasBlank = block.text.trimEnd().split('\n').some(isBlank);
  return !hasBlank || isReadable(block.text) ? [block] : pieces(block, isBlank);
}

/** Blocks as Moodle finds them: a category needs no blank line after it, and a broken question spoils no other. */
export function lenientBlocks(text: string): GiftBlock[] {
  return giftBlocks(text)
    .flatMap((block) => pieces(block, (line) => CATEGORY.test(line)))
    .flatMap(uncrowded);
}
