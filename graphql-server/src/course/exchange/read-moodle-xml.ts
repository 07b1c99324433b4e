import { TYPED_KINDS, type TypedAnswer } from '../kinds/kinds';
import { attempt } from '../read/attempt';
import { withCellsInChoices } from '../read/choice-cells';
import {
  problem,
  reportTo,
  type ChoiceSource,
  type CourseProblem,
  type QuestionSource,
  type RichText,
  type SourceLocation,
} from '../read/course-source';
import { splitLabels, type QuestionLabels } from '../read/question-labels';
import { splitAtMark, withLeads, type SetLead } from '../read/question-sets';
import { normalizeText, withoutParagraph } from './normalize-text';
import { notSupported, singleChoice, trueOrFalse, type FileChoice, type QuestionFile } from './question-file';
import { withWholeSets } from './stand-alone';
import { all, first, readXml, textIn, valueOf, type XmlElement } from './xml';

const FORMATS: Readonly<Record<string, RichText['format'] | 'moodle'>> = {
  html: 'html',
  markdown: 'markdown',
  plain_text: 'plain',
  moodle_auto_format: 'moodle',
};
/** Where write-moodle-xml.ts puts a misconception, out of students' sight. */
const HIDDEN_NAME = /^\s*<!--\s*@(\S+)\s*-->\s*/;

function richText(element: XmlElement, text = textIn(element)): RichText {
  const format = FORMATS[element.attributes['format'] ?? ''] ?? 'moodle';
  // Pictures inside the file get the URL that the site would serve them under: @@PLUGINFILE@@/a/b.svg is /a/b.svg.
  return normalizeText(format, text.replaceAll('@@PLUGINFILE@@/', '/'));
}

function feedbackOf(answer: XmlElement): FileChoice['feedback'] {
  const feedback = first(answer, 'feedback');
  if (feedback === undefined) return null;
  const misconception = HIDDEN_NAME.exec(textIn(feedback))?.[1] ?? null;
  return { rationale: withoutParagraph(richText(feedback)), misconception };
}

const choiceIn = (answer: XmlElement): TypedAnswer => ({ text: withoutParagraph(richText(answer)) });

function choicesIn(question: XmlElement, read = choiceIn): FileChoice[] {
  return all(question, 'answer').map((answer) => ({
    ...read(answer),
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

const typedKindIn = ({ attributes }: XmlElement) =>
  TYPED_KINDS.find(({ moodle }) => moodle.type === attributes['type']);

/** The choices, or what this kind of question is called that the site cannot ask. */
function choicesOf(question: XmlElement): ChoiceSource[] | string {
  const kind = typedKindIn(question);
  if (kind) return kind.moodle.problem(question) ?? singleChoice(choicesIn(question, kind.moodle.read), kind);
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

/** The stem, and above it the text that a set shares where each of its questions has it. */
function stemIn(question: XmlElement, { set }: QuestionLabels): Pick<QuestionSource, 'lead' | 'stem'> {
  const element = first(question, 'questiontext');
  if (element === undefined) return { stem: { format: 'plain', text: '' } };
  const [lead, stem] = set === undefined ? [null, textIn(element)] : splitAtMark(textIn(element));
  return { ...(lead !== null && { lead: { text: richText(element, lead) } }), stem: richText(element, stem) };
}

function questionSource(
  at: SourceLocation,
  category: string | null,
  question: XmlElement,
  choices: ChoiceSource[],
): QuestionSource {
  const labeled = labeledTags(question);
  const generalFeedback = first(question, 'generalfeedback');
  const takeaway = generalFeedback === undefined ? null : withoutParagraph(richText(generalFeedback));
  return {
    at,
    origin: 'teacher',
    stableId: valueOf(question, 'idnumber'),
    title: valueOf(question, 'name'),
    category,
    ...typedKindIn(question)?.moodle.readLabels(question),
    ...labeled.labels,
    tags: labeled.tags,
    ...stemIn(question, labeled.labels),
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

  const read = (element: XmlElement, at: SourceLocation) => {
    if (element.attributes['type'] === 'category') return void (category = valueOf(element, 'category'));
    const lead = leadOf(at, element);
    if (lead !== null) return void leads.push(lead);
    const choices = choicesOf(element);
    if (typeof choices === 'string') rejected.push(notSupported(at, choices));
    else questions.push(withCellsInChoices(questionSource(at, category, element, choices)));
  };
  for (const element of root?.name === 'quiz' ? all(root, 'question') : []) {
    const at = { file, line: element.line };
    attempt(reportTo(rejected), at, undefined, () => read(element, at));
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
  return { questions: withWholeSets(withLeads(questions, leads)), rejected };
}
