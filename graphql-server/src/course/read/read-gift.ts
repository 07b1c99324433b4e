import type { NumericalChoice, NumericalFormat, TextChoice, TextFormat } from 'gift-pegjs';
import type { QuestionOrigin } from '../../quiz/question.entity';
import { problem, type ChoiceSource, type CourseProblem, type QuestionSource, type RichText } from './course-source';
import { giftBlocks, parseBlocks, type GiftItem } from './parse-gift';
import { splitLabels } from './question-labels';
import { setProblems, withLeads, type SetLead } from './question-sets';

export interface GiftFile {
  readonly questions: readonly QuestionSource[];
  readonly problems: readonly CourseProblem[];
}

const MISCONCEPTION = /^@(\S+)\s*/;

function richText({ format, text }: TextFormat): RichText {
  return { format: format === 'moodle' ? 'html' : format, text };
}

/** Separates the @name at the start of a feedback from its text. */
export function splitFeedback(feedback: RichText): Pick<ChoiceSource, 'rationale' | 'misconception'> {
  const name = MISCONCEPTION.exec(feedback.text)?.[1] ?? null;
  return { rationale: { ...feedback, text: feedback.text.replace(MISCONCEPTION, '') }, misconception: name };
}

function choiceSource({ text, isCorrect, weight, feedback }: TextChoice): ChoiceSource {
  const split = feedback === null ? { rationale: null, misconception: null } : splitFeedback(richText(feedback));
  return { text: richText(text), isCorrect, weight, ...split };
}

/** A question without its choices. */
export function questionWithoutChoices({ at, category, item }: GiftItem, toRichText = richText) {
  const { id, title, tags, stem } = item;
  const labeled = splitLabels([...new Set(tags ?? [])]);
  const takeaway = 'globalFeedback' in item ? item.globalFeedback : null;
  return {
    at,
    stableId: id ?? null,
    title,
    category,
    ...labeled.labels,
    tags: labeled.tags,
    stem: toRichText(stem),
    takeaway: takeaway === null ? null : toRichText(takeaway),
  };
}

/** The text that a set shares; null for anything else. */
export function leadOf(question: GiftItem, toRichText = richText): SetLead | null {
  const { at, item } = question;
  if (item.type !== 'Description') return null;
  const { set } = splitLabels(item.tags ?? []).labels;
  return set === undefined ? null : { at, set, lead: toRichText(item.stem) };
}

function numberText({ type, number, range, numberHigh, numberLow }: NumericalFormat): string {
  if (type === 'range') return `${number}, give or take ${range}`;
  return type === 'high-low' ? `${numberLow} to ${numberHigh}` : `${number}`;
}

function numericalAnswers(choices: readonly NumericalChoice[] | NumericalFormat): string {
  // A wildcard for any other answer has feedback, but no number.
  const numbers = 'type' in choices ? [choices] : choices.map(({ text }) => text).filter((text) => 'type' in text);
  return numbers.map(numberText).join('; or ');
}

/** What an author calls this question: "a numerical question (5)". */
export function kindOf({ item }: GiftItem): string {
  switch (item.type) {
    case 'MC':
      return 'a multiple-choice question';
    case 'TF':
      return 'a true/false question';
    case 'Short':
      return `a short-answer question (${item.choices.map(({ text }) => `"${text.text}"`).join(', ')})`;
    case 'Numerical':
      return `a numerical question (${numericalAnswers(item.choices)})`;
    case 'Matching':
      return `a matching question of ${item.matchPairs.length} pairs`;
    case 'Essay':
      return 'an essay question';
    case 'Description':
      return 'a text without choices';
  }
}

function notMultipleChoice(question: GiftItem): CourseProblem {
  if (question.item.type === 'Description')
    return problem(
      question.at,
      'this text has no choices',
      'add the choices in braces; a blank line between stem and choices splits the question in two',
    );
  return problem(
    question.at,
    `this is ${kindOf(question)}, not multiple choice`,
    'write one choice with = and the others with ~',
  );
}

/** Reads a question file of the course, in which every question is multiple choice and follows the grammar strictly. */
export function readGift(file: string, text: string, origin: QuestionOrigin): GiftFile {
  const { items, problems } = parseBlocks(file, giftBlocks(text));
  const questions: QuestionSource[] = [];
  const leads: SetLead[] = [];
  for (const question of items) {
    const { item } = question;
    const lead = leadOf(question);
    if (lead !== null) {
      leads.push(lead);
      continue;
    }
    // The parser takes several choices that are all marked = for short answers; the check explains that error better.
    if (item.type === 'MC' || (item.type === 'Short' && item.choices.length > 1))
      questions.push({ ...questionWithoutChoices(question), origin, choices: item.choices.map(choiceSource) });
    else problems.push(notMultipleChoice(question));
  }
  problems.push(...setProblems(questions, leads));
  return { questions: withLeads(questions, leads), problems: problems.sort((a, b) => a.line - b.line) };
}
