import { attempt } from '../read/attempt';
import { problem, reportTo, type ChoiceSource, type CourseProblem } from '../read/course-source';
import { normalizeText } from './normalize-text';
import { notSupported, singleChoice, type FileQuestion, type QuestionFile } from './question-file';

// Aiken: a question, its choices as "A. …" or "B) …", and "ANSWER: A".

const CHOICE = /^\s*([A-Z])[.)]\s+(\S.*)$/;
const ANSWER = /^[ \t]*ANSWER[ \t]*:(.*)$/;
const TAKEAWAY = /^\s*FEEDBACK\s*:\s*(\S.*)$/i;

/** GIFT has braces. */
export const isAiken = (text: string): boolean => /^[ \t]*ANSWER[ \t]*:/m.test(text) && !/(?<!\\)\{/.test(text);

interface AikenQuestion {
  readonly line: number;
  readonly stem: string[];
  readonly choices: { readonly letter: string; text: string }[];
  answer: string | null;
  takeaway: string | null;
}

function questionsIn(text: string): AikenQuestion[] {
  const questions: AikenQuestion[] = [];
  let afterBlank = true;
  for (const [index, content] of text.split('\n').entries()) {
    const blank = content.trim() === '';
    const last = questions.at(-1);
    const [, letter, choice] = CHOICE.exec(content) ?? [];
    const answer = ANSWER.exec(content)?.[1]?.trim();
    const takeaway = TAKEAWAY.exec(content)?.[1];
    // Choices may go on in the next line; a text after an answer or a blank line begins another question.
    const isOpen = last !== undefined && last.answer === null;
    if (blank) afterBlank = true;
    else if (isOpen && letter !== undefined && last.stem.length > 0) last.choices.push({ letter, text: choice ?? '' });
    else if (isOpen && answer !== undefined) last.answer = answer;
    else if (last !== undefined && takeaway !== undefined) last.takeaway = takeaway;
    else if (isOpen && (last.choices.length === 0 || !afterBlank)) {
      const open = last.choices.at(-1);
      if (open === undefined) last.stem.push(content.trim());
      else open.text += ` ${content.trim()}`;
    } else questions.push({ line: index + 1, stem: [content.trim()], choices: [], answer: null, takeaway: null });
    if (!blank) afterBlank = false;
  }
  return questions;
}

const richText = (text: string) => normalizeText('moodle', text);

/** The choices, or the problem of a question that the site cannot ask. */
function choicesOf(question: AikenQuestion, file: string): ChoiceSource[] | CourseProblem {
  const { line, choices, answer } = question;
  const at = { file, line };
  const letters = (answer ?? '').split(/[\s,;&]+/).filter((letter) => letter !== '');
  const right = letters.map((letter) => letter.replace(/[.)]$/, '').toUpperCase());
  if (right.length > 1) return notSupported(at, `a question with ${right.length} right answers`);
  if (!choices.some(({ letter }) => letter === right[0]))
    return problem(
      at,
      answer === null ? 'this question has no ANSWER:' : `its answer "${answer}" is none of its choices`,
      'write a line ANSWER: below the choices, with the letter of one',
    );
  const read = singleChoice(
    choices.map(({ letter, text }) => ({
      text: richText(text),
      credit: letter === right[0] ? 100 : 0,
      feedback: null,
    })),
  );
  return typeof read === 'string' ? notSupported(at, read) : read;
}

/** Reads Aiken as Moodle does; a question may also have several lines. */
export function readAiken(file: string, text: string): QuestionFile {
  const questions: FileQuestion[] = [];
  const rejected: CourseProblem[] = [];
  for (const question of questionsIn(text)) {
    const at = { file, line: question.line };
    attempt(reportTo(rejected), at, undefined, () => {
      const choices = choicesOf(question, file);
      if (!Array.isArray(choices)) return void rejected.push(choices);
      const takeaway = question.takeaway === null ? null : richText(question.takeaway);
      const stem = richText(question.stem.join('\n'));
      const none = { stableId: null, title: null, category: null, tags: [], lost: [] };
      questions.push({ at, origin: 'teacher', ...none, stem, choices, takeaway });
    });
  }
  return { questions, rejected, pictures: new Map() };
}
