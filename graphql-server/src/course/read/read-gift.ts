import type { GIFTQuestion, TextChoice, TextFormat } from 'gift-pegjs';
import type { QuestionOrigin } from '../../quiz/question.entity';
import { TYPED_KINDS } from '../kinds/kinds';
import { problem, type ChoiceSource, type CourseProblem, type QuestionSource, type RichText } from './course-source';
import { withCellsInChoices } from './choice-cells';
import { giftBlocks, parseBlocks, type GiftItem } from './parse-gift';
import { splitLabels } from './question-labels';
import { setProblems, splitAtMark, UNIT_MARK, withLeads, type SetLead } from './question-sets';

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

function feedbackOf(feedback: TextFormat | null): Pick<ChoiceSource, 'rationale' | 'misconception'> {
  return feedback === null ? { rationale: null, misconception: null } : splitFeedback(richText(feedback));
}

const choiceSource = ({ text, isCorrect, weight, feedback }: TextChoice): ChoiceSource => ({
  text: richText(text),
  isCorrect,
  weight,
  ...feedbackOf(feedback),
});

/** The choices of a question that the course can ask; null for any other kind. */
function choicesOf({ item }: GiftItem): ChoiceSource[] | null {
  // The parser takes several choices that are all marked = for short answers; the check explains that error better.
  if (item.type === 'MC' || (item.type === 'Short' && item.choices.length > 1)) return item.choices.map(choiceSource);
  for (const kind of TYPED_KINDS) {
    const answers = kind.gift.read(item);
    if (answers) return answers.map(({ feedback, ...answer }) => ({ ...answer, ...feedbackOf(feedback) }));
  }
  return null;
}

const withoutUnit = (text: string): string => (text.split(UNIT_MARK)[0] ?? '').trim();

/** A question without its choices. */
export function questionWithoutChoices({ at, category, item }: GiftItem, toRichText = richText) {
  const { id, title, tags, stem } = item;
  const labeled = splitLabels([...new Set(tags ?? [])]);
  const { set, unit } = labeled.labels;
  const [lead, stemText] = set === undefined ? [null, stem.text] : splitAtMark(stem.text);
  const takeaway = 'globalFeedback' in item ? item.globalFeedback : null;
  return {
    at,
    stableId: id ?? null,
    title,
    category,
    ...labeled.labels,
    tags: labeled.tags,
    ...(lead !== null && { lead: { text: toRichText({ ...stem, text: lead }) } }),
    stem: toRichText({ ...stem, text: unit === undefined ? stemText : withoutUnit(stemText) }),
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

const NAMES: Partial<Record<GIFTQuestion['type'], string>> = {
  MC: 'a multiple-choice question',
  TF: 'a true/false question',
  Essay: 'an essay question',
  Description: 'a text without choices',
};

/** What an author calls this question that the site cannot ask: "a short-answer question ("5")". */
export function typeOf({ item }: GiftItem): string {
  if (item.type === 'Short')
    return `a short-answer question (${item.choices.map(({ text }) => `"${text.text}"`).join(', ')})`;
  if (item.type === 'Matching') return `a matching question of ${item.matchPairs.length} pairs`;
  return NAMES[item.type] ?? 'a question';
}

function notAsked(question: GiftItem): CourseProblem {
  if (question.item.type === 'Description')
    return problem(
      question.at,
      'this text has no choices',
      'add the choices in braces; a blank line between stem and choices splits the question in two',
    );
  return problem(
    question.at,
    `this is ${typeOf(question)}, not multiple choice`,
    ['write one choice with = and the others with ~', ...TYPED_KINDS.map(({ howToWrite }) => howToWrite)].join('; '),
  );
}

/** Reads a question file of the course, in which every question is of a kind that the site asks, by the strict grammar. */
export function readGift(file: string, text: string, origin: QuestionOrigin): GiftFile {
  const { items, problems } = parseBlocks(file, giftBlocks(text));
  const questions: QuestionSource[] = [];
  const leads: SetLead[] = [];
  for (const question of items) {
    const lead = leadOf(question);
    if (lead !== null) {
      leads.push(lead);
      continue;
    }
    const choices = choicesOf(question);
    if (choices === null) problems.push(notAsked(question));
    else questions.push(withCellsInChoices({ ...questionWithoutChoices(question), origin, choices }));
  }
  problems.push(...setProblems(questions, leads));
  return { questions: withLeads(questions, leads), problems: problems.sort((a, b) => a.line - b.line) };
}
