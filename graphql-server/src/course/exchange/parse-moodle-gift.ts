import { SyntaxError as GiftSyntaxError, type GIFTQuestion } from 'gift-pegjs';
import { TYPED_KINDS } from '../kinds/kinds';
import { giftBlocks, hasContent, isBlank, isComment, parseGift, type GiftBlock } from '../read/parse-gift';

// Moodle reads GIFT more leniently than the grammar says, and teachers' files rely on it: outside the braces it accepts
// unescaped ~ = # and :, inside them : too, and a line that begins with // is a comment anywhere.

const unescaped = (signs: string) => new RegExp(String.raw`\\[\\~=#{}:n]|[${signs}]`, 'g');
const OUTSIDE = unescaped('~=#:');
const INSIDE = unescaped(':');
/** Signs inside an HTML tag or entity mean nothing to GIFT. */
const MARKUP = /<\/?[a-z][^<>{}]*>|&#x?[0-9a-f]+;/gi;

/** Puts a backslash before each sign that does not have one. */
function escapeSigns(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => (found.length === 2 ? found : `\\${found}`));
}

/** Answers that Moodle reads and the grammar does not, as the grammar has them. */
const strictly = (answers: string): string =>
  answers
    .replace(/(?<!\\)~\s*=/g, '=')
    .replace(/####\s*$/, '')
    .replace(/^\s*(?:t|true|f|false)\s*(?=#|$)/i, (word) => word.toUpperCase())
    .replace(/^(\s*#\s*)(?=[^\s=~%#])/, '$1=');

function escapeBody(text: string): string {
  const open = text.search(/(?<!\\)\{/);
  const close = text.search(/(?<!\\)\}/);
  if (open < 0 || close < open) return escapeSigns(text, OUTSIDE);
  const answers = strictly(text.slice(open + 1, close)).replace(MARKUP, (markup) => escapeSigns(markup, OUTSIDE));
  // A typed answer has signs of its own.
  const isTyped = TYPED_KINDS.some(({ gift }) => answers.trimStart().startsWith(gift.opening));
  const inside = isTyped ? answers : escapeSigns(answers, INSIDE);
  return `${escapeSigns(text.slice(0, open), OUTSIDE)}{${inside}}${escapeSigns(text.slice(close + 1), OUTSIDE)}`;
}

/** The same question with the backslashes that the grammar requires and Moodle does not. */
function escapeQuestion(text: string): string {
  const [, comments = '', title = '', body = ''] =
    /^((?:\s*\/\/.*\n|\s*\n)*)(?:\s*::([^]*?)::)?([^]*)$/.exec(text) ?? [];
  const escapedTitle = title === '' ? '' : `::${escapeSigns(title, unescaped('~=#{}:'))}::`;
  return comments + escapedTitle + escapeBody(body);
}

/** Without comments inside a question; those before it carry its id. */
function withoutInnerComments(text: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex(hasContent);
  return lines.filter((line, index) => index <= first || !isComment(line)).join('\n');
}

function withoutBlankLines(text: string): string {
  return `${text
    .split('\n')
    .filter((line) => !isBlank(line))
    .join('\n')}\n`;
}

/** Parses by GIFT's grammar, else as Moodle would. Throws the SyntaxError of the first attempt. */
export function parseMoodleGift(text: string): GIFTQuestion[] {
  const bare = withoutInnerComments(text);
  try {
    return parseGift(bare);
  } catch (error) {
    if (!(error instanceof GiftSyntaxError)) throw error;
    try {
      return parseGift(escapeQuestion(withoutBlankLines(bare)));
    } catch {
      throw error;
    }
  }
}

/** Gaps with their answers, inside a text. */
export const isCloze = ({ text }: GiftBlock): boolean => /(?<!\\)\{\d*:[A-Z_]{2,}:/i.test(text);

/** Splits a block before and after each line that `isCut` matches; parts without content are left out. */
function splitBlock({ text, line }: GiftBlock, isCut: (content: string) => boolean): GiftBlock[] {
  const parts: { line: number; lines: string[] }[] = [{ line, lines: [] }];
  text.split('\n').forEach((content, index) => {
    const cut = isCut(content);
    if (cut) parts.push({ line: line + index, lines: [] });
    parts.at(-1)?.lines.push(content);
    if (cut) parts.push({ line: line + index + 1, lines: [] });
  });
  return parts
    .filter(({ lines }) => lines.some(hasContent))
    .map(({ line, lines }) => ({ line, text: `${lines.join('\n').trimEnd()}\n` }));
}

/** A blank line inside a question is accepted, unless the question lacks a brace and includes the next one. */
function splitIfBroken(block: GiftBlock): GiftBlock[] {
  if (!block.text.trimEnd().split('\n').some(isBlank)) return [block];
  try {
    parseMoodleGift(block.text);
    return [block];
  } catch {
    return splitBlock(block, isBlank);
  }
}

/** Blocks as Moodle finds them: a category needs no blank line after it, and a broken question affects no other. */
export function moodleGiftBlocks(text: string): GiftBlock[] {
  return giftBlocks(text)
    .flatMap((block) => splitBlock(block, (line) => /^\s*\$CATEGORY:/.test(line)))
    .flatMap(splitIfBroken);
}
