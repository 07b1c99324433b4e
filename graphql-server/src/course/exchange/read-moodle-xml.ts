import { TYPED_KINDS, type TypedAnswer } from '../kinds/kinds';
import { attempt, AuthorError } from '../read/attempt';
import { withCellsInChoices } from '../read/choice-cells';
import {
  problem,
  reportTo,
  type ChoiceSource,
  type CourseProblem,
  type RichText,
  type SourceLocation,
} from '../read/course-source';
import { splitLabels, type QuestionLabels } from '../read/question-labels';
import { splitAtMark, withLeads, type SetLead } from '../read/question-sets';
import { BroughtPictures } from './bring-pictures';
import { withoutParagraph } from './normalize-text';
import { withPictureBelow } from './picture-markup';
import {
  lostTags,
  notSupported,
  singleChoice,
  trueOrFalse,
  type FileChoice,
  type FileQuestion,
  type QuestionFile,
} from './question-file';
import { withWholeSets } from './stand-alone';
import { XmlTexts } from './xml-texts';
import { all, first, readXml, textIn, valueOf, type XmlElement } from './xml';

/** Where write-moodle-xml.ts puts a misconception, out of students' sight. */
const HIDDEN_NAME = /^\s*<!--\s*@(\S+)\s*-->\s*/;

function feedbackOf(answer: XmlElement, texts: XmlTexts): FileChoice['feedback'] {
  const feedback = first(answer, 'feedback');
  if (feedback === undefined) return null;
  const misconception = HIDDEN_NAME.exec(textIn(feedback))?.[1] ?? null;
  return { rationale: withoutParagraph(texts.rich(feedback)), misconception };
}

/** Programs of other countries write 33,33333. */
const creditOf = ({ attributes }: XmlElement): number => Number((attributes['fraction'] ?? '0').replace(',', '.'));

function choicesIn(
  question: XmlElement,
  texts: XmlTexts,
  read = (answer: XmlElement): TypedAnswer => ({ text: withoutParagraph(texts.rich(answer)) }),
): FileChoice[] {
  return all(question, 'answer').map((answer) => ({
    ...read(answer),
    credit: creditOf(answer),
    feedback: feedbackOf(answer, texts),
  }));
}

/** The file's own words in any language, but for those that Moodle itself writes. */
function trueFalse(question: XmlElement, texts: XmlTexts): ChoiceSource[] | string {
  const choices = choicesIn(question, texts);
  const word = ({ text }: FileChoice) => text.text.trim().toLowerCase();
  const [isTrue, isFalse] = ['true', 'false'].map((name) => choices.find((choice) => word(choice) === name));
  if (!isTrue || !isFalse || choices.length !== 2) return singleChoice(choices);
  const right = isTrue.credit > isFalse.credit;
  const [ifRight, ifWrong] = right ? [isTrue, isFalse] : [isFalse, isTrue];
  const sound = singleChoice(choices);
  return typeof sound === 'string' ? sound : trueOrFalse(right, ifRight.feedback, ifWrong.feedback);
}

const typedKindIn = ({ attributes }: XmlElement) =>
  TYPED_KINDS.find(({ moodle }) => moodle.type === attributes['type']);

/** The choices, or what this kind of question is called that the site cannot ask. */
function choicesOf(question: XmlElement, texts: XmlTexts): ChoiceSource[] | string {
  const kind = typedKindIn(question);
  if (kind) return kind.moodle.problem(question) ?? singleChoice(choicesIn(question, texts, kind.moodle.read), kind);
  const type = question.attributes['type'] ?? '';
  switch (type) {
    case 'multichoice':
      return singleChoice(choicesIn(question, texts));
    case 'truefalse':
      return trueFalse(question, texts);
    case 'shortanswer': {
      const answers = all(question, 'answer').map((answer) => `"${textIn(answer).trim()}"`);
      return `a short-answer question (${answers.join(', ')})`;
    }
    case 'matching':
      return `a matching question of ${all(question, 'subquestion').length} pairs`;
    case 'essay':
      return 'an essay question';
    case 'description':
      return 'a text without choices';
    case 'cloze':
    case 'multianswer':
      return 'a text with gaps to fill (Cloze)';
    default:
      return `a question of the type "${type}"`;
  }
}

function tagsIn(question: XmlElement): string[] {
  const tags = first(question, 'tags');
  return tags === undefined ? [] : all(tags, 'tag').map((tag) => textIn(tag).trim());
}

const labeledTags = (question: XmlElement) => splitLabels(tagsIn(question));

/** The text that a set shares; null for anything else. */
function leadOf(at: SourceLocation, question: XmlElement, texts: XmlTexts): SetLead | null {
  if (question.attributes['type'] !== 'description') return null;
  const { set } = labeledTags(question).labels;
  const text = first(question, 'questiontext');
  return set === undefined || text === undefined ? null : { at, set, lead: texts.rich(text) };
}

/** Before Moodle 2, a question had one picture, beside its texts. */
function withOldPicture(stem: RichText, question: XmlElement, pictures: BroughtPictures, texts: XmlTexts): RichText {
  const name = valueOf(question, 'image');
  if (name === null) return stem;
  const base64 = valueOf(question, 'image_base64');
  if (base64 === null)
    throw new AuthorError(`its picture ${name} is not in this file`, 'export it again with its pictures');
  const url = pictures.add(name, Buffer.from(base64, 'base64'));
  texts.lost.push(`a description of the picture ${name}: it had none`);
  return withPictureBelow(stem, { image: { url, alt: pictures.altOf(url) } });
}

const COMBINED = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'];

/** What Moodle shows or does with a question, and the site does not. */
function lostSettings(question: XmlElement): string[] {
  const is = (name: string, value: string) => valueOf(question, name)?.toLowerCase() === value;
  const hints = all(question, 'hint').filter((hint) => textIn(hint).trim() !== '').length;
  const penalty = all(question, 'answer').some((answer) => creditOf(answer) < 0);
  const grade = Number((valueOf(question, 'defaultgrade') ?? '1').replace(',', '.'));
  const losses: readonly [boolean, string][] = [
    [is('hidden', '1') || is('hidden', 'true'), 'that it was hidden: students will see it'],
    [hints > 0, `${hints} ${hints === 1 ? 'hint' : 'hints'}`],
    [COMBINED.some((name) => valueOf(question, name) !== null), 'combined feedback'],
    [penalty, 'penalties for wrong choices'],
    [grade !== 1 && grade !== 0, `its weight of ${grade} points`],
    [is('single', 'false') || is('single', '0'), 'that several choices could be ticked'],
    [is('shuffleanswers', 'false') || is('shuffleanswers', '0'), 'the order of its choices: they are shuffled'],
  ];
  return losses.flatMap(([isLost, what]) => (isLost ? [what] : []));
}

/** The stem, and the text that a set shares where each of its questions has it above. */
function stemIn(
  question: XmlElement,
  { set }: QuestionLabels,
  texts: XmlTexts,
): { lead: RichText | null; stem: RichText } {
  const element = first(question, 'questiontext');
  if (element === undefined) return { lead: null, stem: { format: 'plain', text: '' } };
  if (set === undefined) return { lead: null, stem: texts.rich(element) };
  const [lead = null, stem] = texts.parts(element, splitAtMark);
  return { lead, stem: stem ?? { format: 'plain', text: '' } };
}

function questionSource(
  at: SourceLocation,
  category: string | null,
  question: XmlElement,
  choices: ChoiceSource[],
  pictures: BroughtPictures,
  texts: XmlTexts,
): FileQuestion {
  const labeled = labeledTags(question);
  const { lead, stem } = stemIn(question, labeled.labels, texts);
  const generalFeedback = first(question, 'generalfeedback');
  const takeaway = generalFeedback === undefined ? null : withoutParagraph(texts.rich(generalFeedback));
  return {
    at,
    origin: 'teacher',
    stableId: valueOf(question, 'idnumber'),
    title: valueOf(question, 'name'),
    category,
    ...typedKindIn(question)?.moodle.readLabels(question),
    ...labeled.labels,
    tags: labeled.tags,
    ...(lead !== null && { lead: { text: lead } }),
    stem: withOldPicture(stem, question, pictures, texts),
    choices,
    takeaway: takeaway === null || takeaway.text === '' ? null : takeaway,
    lost: [...lostSettings(question), ...lostTags(labeled, tagsIn(question)), ...texts.lost],
  };
}

/** Reads Moodle's own exchange format, up to the first XML error. */
export function readMoodleXml(file: string, text: string): QuestionFile {
  const { root, error } = readXml(text);
  const questions: FileQuestion[] = [];
  const pictures = new BroughtPictures();
  const leads: SetLead[] = [];
  const rejected: CourseProblem[] = [];
  let category: string | null = null;

  const read = (element: XmlElement, at: SourceLocation) => {
    if (element.attributes['type'] === 'category') return void (category = valueOf(element, 'category'));
    const texts = new XmlTexts(pictures);
    const lead = leadOf(at, element, texts);
    if (lead !== null) return void leads.push(lead);
    const choices = choicesOf(element, texts);
    if (typeof choices === 'string') rejected.push(notSupported(at, choices));
    else questions.push(withCellsInChoices(questionSource(at, category, element, choices, pictures, texts)));
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
        'no question from here on was read; export the file again, or fix it here',
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
  return { questions: withWholeSets(withLeads(questions, leads)), rejected, pictures: pictures.files };
}
