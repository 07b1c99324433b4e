import {
  parse,
  SyntaxError as GiftSyntaxError,
  type GIFTQuestion,
  type MultipleChoice,
  type ShortAnswer,
  type TextChoice,
  type TextFormat,
} from 'gift-pegjs';
import type { ChoiceSource, CourseProblem, Place, QuestionSource, RichText } from './course-source';
import { giftBlocks, type GiftBlock } from './gift-blocks';

export interface GiftFile {
  readonly questions: readonly QuestionSource[];
  readonly problems: readonly CourseProblem[];
}

const MISCONCEPTION = /^@(\S+)\s*/;
const NEEDS_BACKSLASH = /[~=#{}:]/;

function richText({ format, text }: TextFormat): RichText {
  return { format: format === 'moodle' ? 'html' : format, text };
}

function choiceSource({ text, isCorrect, weight, feedback }: TextChoice): ChoiceSource {
  const spoken = feedback === null ? null : richText(feedback);
  const name = spoken === null ? null : (MISCONCEPTION.exec(spoken.text)?.[1] ?? null);
  return {
    text: richText(text),
    isCorrect,
    weight,
    rationale: spoken === null ? null : { ...spoken, text: spoken.text.replace(MISCONCEPTION, '') },
    misconception: name,
  };
}

/** The line of its `[id:…]`, where an author looks for it; else of its first line. */
function lineOf({ text, line }: GiftBlock): number {
  return (
    line +
    Math.max(
      0,
      text.split('\n').findIndex((content) => content.includes('[id:')),
    )
  );
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

function notMultipleChoice(file: string, block: GiftBlock, question: GIFTQuestion): CourseProblem {
  const noChoices = question.type === 'Description';
  return {
    file,
    line: lineOf(block),
    what: noChoices ? 'this text has no choices' : `this is a question of type ${question.type}, not multiple choice`,
    howToMend: noChoices
      ? 'add the choices in braces; a blank line between stem and choices cuts the question in two'
      : 'give one choice with = and the others with ~',
  };
}

function hasChoices(question: GIFTQuestion): question is MultipleChoice | ShortAnswer {
  // "Short" is what the parser calls choices that are all marked =; checking them says so better.
  return question.type === 'MC' || (question.type === 'Short' && question.choices.length > 1);
}

function questionSource(at: Place, category: string | null, question: MultipleChoice | ShortAnswer): QuestionSource {
  const { id, title, tags, stem, choices, globalFeedback } = question;
  return {
    at,
    stableId: id ?? null,
    title,
    category,
    tags: [...new Set(tags ?? [])],
    stem: richText(stem),
    choices: choices.map(choiceSource),
    takeaway: globalFeedback === null ? null : richText(globalFeedback),
  };
}

/** Reads GIFT text. A broken question becomes a problem, and the others are read all the same. */
export function readGift(file: string, text: string): GiftFile {
  const questions: QuestionSource[] = [];
  const problems: CourseProblem[] = [];
  let category: string | null = null;

  for (const block of giftBlocks(text)) {
    try {
      for (const question of parse(block.text)) {
        if (question.type === 'Category') {
          category = question.title.trim();
        } else if (hasChoices(question)) {
          questions.push(questionSource({ file, line: lineOf(block) }, category, question));
        } else {
          problems.push(notMultipleChoice(file, block, question));
        }
      }
    } catch (error) {
      if (!(error instanceof GiftSyntaxError)) throw error;
      problems.push(syntaxProblem(file, block, error));
    }
  }
  return { questions, problems };
}
