import {
  problem,
  type ChoiceSource,
  type CourseProblem,
  type QuestionSource,
  type RichText,
  type SourceLocation,
} from '../read/course-source';
import { splitLabels } from '../read/question-labels';
import { withLeads, type SetLead } from '../read/question-sets';
import { normalizeText, withoutParagraph } from './normalize-text';
import {
  notSupported,
  singleChoice,
  trueOrFalse,
  typedNumber,
  type FileChoice,
  type QuestionFile,
} from './question-file';
import { readXml, type XmlElement } from './read-xml';

const FORMATS: Readonly<Record<string, RichText['format'] | 'moodle'>> = {
  html: 'html',
  markdown: 'markdown',
  plain_text: 'plain',
  moodle_auto_format: 'moodle',
};
/** Where write-moodle-xml.ts puts a misconception, out of students' sight. */
const HIDDEN_NAME = /^\s*<!--\s*@(\S+)\s*-->\s*/;

const all = (element: XmlElement, name: string) => element.children.filter((child) => child.name === name);
const first = (element: XmlElement, name: string) => element.children.find((child) => child.name === name);
const textIn = (element: XmlElement | undefined) => (element === undefined ? '' : (first(element, 'text')?.text ?? ''));

/** The value of `<name><text>…</text></name>` or `<name>…</name>`; null if empty. */
function valueOf(question: XmlElement, name: string): string | null {
  const element = first(question, name);
  return (element === undefined ? '' : (first(element, 'text') ?? element).text.trim()) || null;
}

function richText(element: XmlElement): RichText {
  const format = FORMATS[element.attributes['format'] ?? ''] ?? 'moodle';
  // Pictures inside the file get the URL that the site would serve them under: @@PLUGINFILE@@/a/b.svg is /a/b.svg.
  return normalizeText(format, textIn(element).replaceAll('@@PLUGINFILE@@/', '/'));
}

function feedbackOf(answer: XmlElement): FileChoice['feedback'] {
  const feedback = first(answer, 'feedback');
  if (feedback === undefined) return null;
  const misconception = HIDDEN_NAME.exec(textIn(feedback))?.[1] ?? null;
  return { rationale: withoutParagraph(richText(feedback)), misconception };
}

function choicesIn(question: XmlElement): FileChoice[] {
  return all(question, 'answer').map((answer) => ({
    text: withoutParagraph(richText(answer)),
    credit: Number(answer.attributes['fraction'] ?? 0),
    feedback: feedbackOf(answer),
  }));
}

function trueFalse(question: XmlElement): ChoiceSource[] {
  const choices = choicesIn(question);
  const right = choices.find(({ credit }) => credit > 0);
  const wrong = choices.find((choice) => choice !== right);
  const isTrue = right?.text.text.trim().toLowerCase() === 'true';
  return trueOrFalse(isTrue, right?.feedback ?? null, wrong?.feedback ?? null);
}

/** Moodle's sign for any other answer. */
const ANY_OTHER = '*';

/** The numbers with their tolerances, or why the question cannot be asked. */
function numbersOf(question: XmlElement): ChoiceSource[] | string {
  const answers = all(question, 'answer').map((answer) => {
    const text = textIn(answer).trim();
    const [value = NaN, tolerance = NaN] = [text, first(answer, 'tolerance')?.text.trim() ?? ''].map(Number);
    return {
      accepts: text === ANY_OTHER ? undefined : { value, tolerance },
      credit: Number(answer.attributes['fraction'] ?? 0),
      feedback: feedbackOf(answer),
    };
  });
  const isRead = answers.every(({ accepts }) => !accepts || Number.isFinite(accepts.value + accepts.tolerance));
  if (!isRead) return 'a numerical question with an answer that is no number';
  if (unitsOf(question).length > 1) return 'a numerical question with several units';
  return typedNumber(answers);
}

const unitsOf = (question: XmlElement): string[] =>
  all(question, 'units')
    .flatMap((units) => all(units, 'unit'))
    .flatMap((unit) => valueOf(unit, 'unit_name') ?? []);

/** The choices, or what this kind of question is called that the site cannot ask. */
function choicesOf(question: XmlElement): ChoiceSource[] | string {
  const type = question.attributes['type'] ?? '';
  switch (type) {
    case 'multichoice':
      return singleChoice(choicesIn(question));
    case 'truefalse':
      return trueFalse(question);
    case 'shortanswer': {
      const answers = choicesIn(question).map(({ text }) => `"${text.text}"`);
      return `a short-answer question (${answers.join(', ')})`;
    }
    case 'numerical':
      return numbersOf(question);
    case 'matching':
      return `a matching question of ${all(question, 'subquestion').length} pairs`;
    case 'essay':
      return 'an essay question';
    case 'description':
      return 'a text without choices';
    case 'cloze':
      return 'a text with gaps to fill (Cloze)';
    default:
      return `a question of the type "${type}"`;
  }
}

function labeledTags(question: XmlElement) {
  const tags = first(question, 'tags');
  return splitLabels(tags === undefined ? [] : all(tags, 'tag').map((tag) => textIn(tag).trim()));
}

/** The text that a set shares; null for anything else. */
function leadOf(at: SourceLocation, question: XmlElement): SetLead | null {
  if (question.attributes['type'] !== 'description') return null;
  const { set } = labeledTags(question).labels;
  const text = first(question, 'questiontext');
  return set === undefined || text === undefined ? null : { at, set, lead: richText(text) };
}

function questionSource(
  at: SourceLocation,
  category: string | null,
  question: XmlElement,
  choices: ChoiceSource[],
): QuestionSource {
  const labeled = labeledTags(question);
  const [unit] = unitsOf(question);
  const stem = first(question, 'questiontext');
  const generalFeedback = first(question, 'generalfeedback');
  const takeaway = generalFeedback === undefined ? null : withoutParagraph(richText(generalFeedback));
  return {
    at,
    origin: 'teacher',
    stableId: valueOf(question, 'idnumber'),
    title: valueOf(question, 'name'),
    category,
    ...(unit !== undefined && { unit }),
    ...labeled.labels,
    tags: labeled.tags,
    stem: stem === undefined ? { format: 'plain', text: '' } : richText(stem),
    choices,
    takeaway: takeaway === null || takeaway.text === '' ? null : takeaway,
  };
}

/** Reads Moodle's own exchange format, up to the first XML error. */
export function readMoodleXml(file: string, text: string): QuestionFile {
  const { root, error } = readXml(text);
  const questions: QuestionSource[] = [];
  const leads: SetLead[] = [];
  const rejected: CourseProblem[] = [];
  let category: string | null = null;

  for (const element of root?.name === 'quiz' ? all(root, 'question') : []) {
    if (element.attributes['type'] === 'category') {
      category = valueOf(element, 'category');
      continue;
    }
    const at = { file, line: element.line };
    const lead = leadOf(at, element);
    if (lead !== null) {
      leads.push(lead);
      continue;
    }
    const choices = choicesOf(element);
    if (typeof choices === 'string') rejected.push(notSupported(at, choices));
    else questions.push(questionSource(at, category, element, choices));
  }
  if (error !== null)
    rejected.push(
      problem(
        { file, line: error.line },
        `this is not well-formed XML: ${error.message}`,
        'the questions before it were read; export the file again, or fix it here',
      ),
    );
  else if (root?.name !== 'quiz')
    rejected.push(
      problem(
        { file, line: root?.line ?? 1 },
        `this is XML, but not a question bank: it begins with <${root?.name ?? ''}>`,
        'export the questions from Moodle as "Moodle XML format"',
      ),
    );
  return { questions: withLeads(questions, leads), rejected };
}
