import {
  SyntaxError as GiftSyntaxError,
  type Category,
  type GIFTQuestion,
  type MultipleChoice,
  type ShortAnswer,
  type TextChoice,
  type TextFormat,
} from 'gift-pegjs';
import type { QuestionOrigin } from '../../quiz/question.entity';
import type { ChoiceSource, CourseProblem, Place, QuestionSource, RichText } from './course-source';
import { COMMENT, giftBlocks, type GiftBlock } from './gift-blocks';
import { giftKind } from './gift-kinds';
import { parseGift } from './parse-gift';

export interface GiftFile {
  readonly questions: readonly QuestionSource[];
  readonly problems: readonly CourseProblem[];
}

/** Anything in a GIFT file but a category. */
export type GiftItem = Exclude<GIFTQuestion, Category>;

export interface PlacedItem {
  readonly at: Place;
  readonly category: string | null;
  readonly item: GiftItem;
}

export interface GiftItems {
  readonly items: readonly PlacedItem[];
  readonly problems: readonly CourseProblem[];
}

/** Turns one block into what GIFT's grammar finds in it. Throws the grammar's SyntaxError. */
export type ParseBlock = (text: string) => GIFTQuestion[];

const MISCONCEPTION = /^@(\S+)\s*/;
const NEEDS_BACKSLASH = /[~=#{}:]/;

export function richText({ format, text }: TextFormat): RichText {
  return { format: format === 'moodle' ? 'html' : format, text };
}

/** Takes the @name from the front of a feedback. */
export function splitFeedback(feedback: RichText): Pick<ChoiceSource, 'rationale' | 'misconception'> {
  const name = MISCONCEPTION.exec(feedback.text)?.[1] ?? null;
  return { rationale: { ...feedback, text: feedback.text.replace(MISCONCEPTION, '') }, misconception: name };
}

function choiceSource({ text, isCorrect, weight, feedback }: TextChoice): ChoiceSource {
  const spoken = feedback === null ? { rationale: null, misconception: null } : splitFeedback(richText(feedback));
  return { text: richText(text), isCorrect, weight, ...spoken };
}

/** The line of its `[id:…]` or `[tag:…]`, where an author looks for it; else of its first words that are no comment. */
function lineOf({ text, line }: GiftBlock): number {
  const lines = text.split('\n');
  const labels = lines.findIndex((content) => /\[(?:id|tag):/.test(content));
  const words = lines.findIndex((content) => content.trim() !== '' && !COMMENT.test(content));
  return line + Math.max(0, labels < 0 ? words : labels);
}

function syntaxProblem(file: string, block: GiftBlock, error: GiftSyntaxError): CourseProblem {
  const { start } = error.location;
  const lines = block.text.split('\n');
  const unclosed = start.line >= lines.length || (lines[start.line - 1] ?? '').trim() === '' || error.found === '\n';
  // The parser gives up at a line's end where it misses a brace: the question's own line says more.
  const line = unclosed ? lineOf(block) : block.line + start.line - 1;
  const found = error.found ?? 'the end of the question';
  if (unclosed)
    return {
      file,
      line,
      what: 'this question is not complete: a { without its }, or a blank line inside it',
      howToMend: 'close it with } on a line of its own, and write <br> or \\n where a blank line is meant',
    };
  return {
    file,
    line,
    what: `this is not GIFT: unexpected ${JSON.stringify(found)} at column ${start.column}`,
    howToMend: NEEDS_BACKSLASH.test(found)
      ? `in a text, write \\${found} for ${found}`
      : 'compare it with the question above it: title between ::, then the stem, then the choices in braces',
  };
}

function notMultipleChoice({ at, item }: PlacedItem): CourseProblem {
  const kind = giftKind(item);
  if (item.type === 'Description')
    return {
      ...at,
      what: 'this text has no choices',
      howToMend: 'add the choices in braces; a blank line between stem and choices cuts the question in two',
    };
  return {
    ...at,
    what: `this is ${kind?.kind === 'other' ? kind.name : 'a true/false question'}, not multiple choice`,
    howToMend: 'give one choice with = and the others with ~',
  };
}

function hasChoices(question: GiftItem): question is MultipleChoice | ShortAnswer {
  // "Short" is what the parser calls choices that are all marked =; checking them says so better.
  return question.type === 'MC' || (question.type === 'Short' && question.choices.length > 1);
}

/** What stands around the choices. */
export function questionFrame({ at, category, item }: PlacedItem) {
  const { id, title, tags, stem } = item;
  const feedback = 'globalFeedback' in item ? item.globalFeedback : null;
  return {
    at,
    stableId: id ?? null,
    title,
    category,
    tags: [...new Set(tags ?? [])],
    stem: richText(stem),
    takeaway: feedback === null ? null : richText(feedback),
  };
}

/** Reads GIFT text block by block. A broken one becomes a problem, and the others are read all the same. */
export function readGiftItems(
  file: string,
  blocks: readonly GiftBlock[],
  parseBlock: ParseBlock = parseGift,
): GiftItems {
  const items: PlacedItem[] = [];
  const problems: CourseProblem[] = [];
  let category: string | null = null;

  for (const block of blocks) {
    try {
      for (const item of parseBlock(block.text)) {
        if (item.type === 'Category') category = item.title.trim();
        else items.push({ at: { file, line: lineOf(block) }, category, item });
      }
    } catch (error) {
      if (!(error instanceof GiftSyntaxError)) throw error;
      problems.push(syntaxProblem(file, block, error));
    }
  }
  return { items, problems };
}

/** Reads a file of the course, whose questions are all multiple choice and exactly written. */
export function readGift(file: string, text: string, origin: QuestionOrigin = 'hand'): GiftFile {
  const { items, problems } = readGiftItems(file, giftBlocks(text));
  const questions = items.flatMap((placed): QuestionSource[] =>
    hasChoices(placed.item)
      ? [{ ...questionFrame(placed), origin, choices: placed.item.choices.map(choiceSource) }]
      : [],
  );
  const others = items.filter(({ item }) => !hasChoices(item)).map(notMultipleChoice);
  return { questions, problems: [...problems, ...others].sort((a, b) => a.line - b.line) };
}
