import { parse, SyntaxError as GiftSyntaxError, type Category, type GIFTQuestion } from 'gift-pegjs';
import { problemOf } from './attempt';
import { problem, type CourseProblem, type SourceLocation } from './course-source';
import { withPlainLabels } from './question-labels';

/** One question or $CATEGORY of a GIFT file. */
export interface GiftBlock {
  readonly text: string;
  /** The file's line of the block's first line, from 1. */
  readonly line: number;
}

export const isBlank = (line: string): boolean => line.trim() === '';
export const isComment = (line: string): boolean => /^\s*\/\//.test(line);
export const hasContent = (line: string): boolean => !isBlank(line) && !isComment(line);

/** Matches only the first line of a question or category. */
const OPENING = /^\s*(?:\/\/.*\[id:|\$CATEGORY:|::)/;

/** A line without the braces that are text. */
const withoutEscapes = (line: string) => (isComment(line) ? '' : line.replace(/\\[\\{}]/g, ''));

/** How many more braces a line opens than it closes. */
function braceBalance(line: string): number {
  const bare = withoutEscapes(line);
  return bare.split('{').length - bare.split('}').length;
}

/**
 * Splits GIFT text at the blank lines outside braces, so that each question is parsed on its own and a broken one does
 * not affect the others. After a blank line, an unclosed question also ends where the next one clearly begins.
 */
export function giftBlocks(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let lines: string[] = [];
  let start = 0;
  let depth = 0;
  let afterBlank = true;

  const close = () => {
    if (lines.some(hasContent)) blocks.push({ text: `${lines.join('\n').trimEnd()}\n`, line: start });
    lines = [];
    depth = 0;
  };

  text.split(/\r?\n/).forEach((line, index) => {
    const blank = isBlank(line);
    // A comment belongs to what follows it, even across a blank line, because it carries the id.
    if (afterBlank && !blank && lines.some(hasContent) && (depth <= 0 || OPENING.test(line))) close();
    if (lines.length === 0 && !blank) start = index + 1;
    if (lines.length > 0 || !blank) lines.push(line);
    depth += braceBalance(line);
    afterBlank = blank;
  });
  close();
  return blocks;
}

/** A private-use character in place of an arrow that matches no pair. */
const ARROW = '\ue000';
const HAS_WRONG_CHOICE = /(?<!\\)~/;

/**
 * Parses one block by GIFT's published grammar. The grammar takes `=a -> b` for a pair to match even where a ~ shows
 * that the question is multiple choice; Moodle looks for the ~ first, and so does this. Throws the parser's SyntaxError.
 */
export function parseGift(text: string): GIFTQuestion[] {
  if (!text.includes('->') || !HAS_WRONG_CHOICE.test(text)) return parse(text);
  const questions = JSON.stringify(parse(text.replaceAll('->', ARROW)));
  return JSON.parse(questions.replaceAll(ARROW, '->')) as GIFTQuestion[]; // the parser's own result, arrows restored
}

/** The line of its `[id:…]` or `[tag:…]`, where an author looks for it; else the first line of its text. */
export function lineOf({ text, line }: GiftBlock): number {
  const lines = text.split('\n');
  const labels = lines.findIndex((content) => /\[(?:id|tag|form|set):/.test(content));
  return line + Math.max(0, labels < 0 ? lines.findIndex(hasContent) : labels);
}

const incomplete = (file: string, block: GiftBlock) =>
  problem(
    { file, line: lineOf(block) },
    'this question is not complete: a { without its }, or a blank line inside it',
    'close it with } on its own line, and write <br> or \\n where a blank line is meant',
  );

const IS_CATEGORY = /^\s*\$CATEGORY:/;

/**
 * A block in which another question or category begins: GIFT ends one at a blank line only. It would be read as a part of the one above,
 * or refused for a sign that is right.
 */
function missingBlankLine(file: string, block: GiftBlock): CourseProblem | null {
  let depth = 0;
  let above: string | undefined;
  let hasAnswers = false;
  /** The first line after the answers. It may be the end of the stem. */
  let afterAnswers: number | undefined;
  for (const [index, line] of block.text.split('\n').entries()) {
    if (hasAnswers && depth <= 0 && hasContent(line)) afterAnswers ??= index;
    const isNew = above !== undefined && (OPENING.test(line) || (IS_CATEGORY.test(above) && hasContent(line)));
    if (isNew && depth > 0) return incomplete(file, block);
    const begins = isNew ? index : withoutEscapes(line).includes('{') ? afterAnswers : undefined;
    if (begins !== undefined)
      return problem(
        { file, line: block.line + begins },
        'another question begins here without a blank line above it',
        `put a blank line before line ${block.line + begins}${isNew ? '' : ', or write \\{ for { in a text'}`,
      );
    if (!hasContent(line)) continue;
    depth += braceBalance(line);
    hasAnswers ||= withoutEscapes(line).includes('}');
    above = line;
  }
  return null;
}

function fixOf({ text }: GiftBlock, sign: string): string {
  if (/[~=#{}:]/.test(sign)) return `in a text, write \\${sign} for ${sign}`;
  if (/(?<!\\)\{\s*#/.test(text))
    return 'write numbers to type as -1234.5 or 0.0000001: no commas, exponents or other minus signs';
  return 'compare it with the question above: title between ::, then the stem, then the choices in braces';
}

function syntaxProblem(file: string, block: GiftBlock, { location, found }: GiftSyntaxError): CourseProblem {
  const { line, column } = location.start;
  const lines = block.text.split('\n');
  // The parser gives up at the end of a line where it misses a brace: the question's own line is more useful.
  if (line >= lines.length || isBlank(lines[line - 1] ?? '') || found === '\n') return incomplete(file, block);
  const sign = found ?? 'the end of the question';
  return problem(
    { file, line: block.line + line - 1 },
    `this is not GIFT: unexpected ${JSON.stringify(sign)} at column ${column}`,
    fixOf(block, sign),
  );
}

/** Anything in a GIFT file but a category, with the category above it. */
export interface GiftItem {
  readonly at: SourceLocation;
  readonly category: string | null;
  readonly item: Exclude<GIFTQuestion, Category>;
}

/** Parses block by block. A broken one becomes a problem, and the others are still read. */
export function parseBlocks(file: string, blocks: readonly GiftBlock[], parseBlock = parseGift) {
  const items: GiftItem[] = [];
  const problems: CourseProblem[] = [];
  let category: string | null = null;
  for (const block of blocks) {
    const glued = missingBlankLine(file, block);
    if (glued !== null) {
      problems.push(glued);
      continue;
    }
    try {
      for (const item of parseBlock(withPlainLabels(block.text))) {
        if (item.type === 'Category') category = item.title.trim();
        else items.push({ at: { file, line: lineOf(block) }, category, item });
      }
    } catch (error) {
      const isSyntax = error instanceof GiftSyntaxError;
      problems.push(isSyntax ? syntaxProblem(file, block, error) : problemOf(error, { file, line: lineOf(block) }));
    }
  }
  return { items, problems };
}
