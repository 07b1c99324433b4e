import type { ChoiceSource, CourseProblem, Place, QuestionSource, RichText } from '../read/course-source';
import { otherThanOneChoice } from '../read/gift-kinds';
import { elementsIn, readXml, textOf, type XmlElement } from './read-xml';
import { notAskedHere, singleChoice, trueOrFalse, type TeachersChoice, type TeachersFile } from './question-file';
import { inOneLine, tidyText } from './normalize-text';

const FORMATS: Readonly<Record<string, RichText['format'] | 'moodle'>> = {
  html: 'html',
  markdown: 'markdown',
  plain_text: 'plain',
  moodle_auto_format: 'moodle',
};
/** Where write-moodle-xml.ts keeps a misconception, out of students' sight. */
const HIDDEN_NAME = /^\s*<!--\s*@(\S+)\s*-->\s*/;

const first = (element: XmlElement, name: string) => elementsIn(element, name)[0];

/** The words of `<name><text>…</text></name>`. */
function wordsIn(element: XmlElement, name: string): string | null {
  const holder = first(element, name);
  return holder === undefined ? null : (textOf(first(holder, 'text')) ?? textOf(holder));
}

/** Pictures that travelled inside the file are named as the site would serve them: @@PLUGINFILE@@/a/b.svg is /a/b.svg. */
const sitePictures = (text: string) => text.replaceAll('@@PLUGINFILE@@/', '/');

function richIn(element: XmlElement): RichText {
  const format = FORMATS[element.attributes.get('format') ?? ''] ?? 'moodle';
  return tidyText(format, sitePictures(textOf(first(element, 'text')) ?? ''));
}

function feedbackOf(element: XmlElement): TeachersChoice['feedback'] {
  const holder = first(element, 'feedback');
  if (holder === undefined) return null;
  const misconception = HIDDEN_NAME.exec(textOf(first(holder, 'text')) ?? '')?.[1] ?? null;
  return { rationale: inOneLine(richIn(holder)), misconception };
}

function choicesIn(question: XmlElement): TeachersChoice[] {
  return elementsIn(question, 'answer').map((answer) => ({
    text: inOneLine(richIn(answer)),
    credit: Number(answer.attributes.get('fraction') ?? 0),
    feedback: feedbackOf(answer),
  }));
}

function trueFalse(question: XmlElement): ChoiceSource[] {
  const choices = choicesIn(question);
  const right = choices.find(({ credit }) => credit > 0);
  const wrong = choices.find((choice) => choice !== right);
  return trueOrFalse(right?.text.text.trim().toLowerCase() === 'true', {
    ifRight: right?.feedback ?? null,
    ifWrong: wrong?.feedback ?? null,
  });
}

const quoted = (choices: readonly TeachersChoice[]) => choices.map(({ text }) => `"${text.text}"`).join(', ');

function numericalWords(question: XmlElement): string {
  return elementsIn(question, 'answer')
    .map((answer) => `${textOf(first(answer, 'text')) ?? ''}, give or take ${textOf(first(answer, 'tolerance')) ?? 0}`)
    .join('; or ');
}

/** The choices, or what this kind of question is called that the site does not ask. */
function choicesOrKind(question: XmlElement): ChoiceSource[] | string {
  const type = question.attributes.get('type') ?? '';
  switch (type) {
    case 'multichoice': {
      const choices = choicesIn(question);
      return otherThanOneChoice(choices.map(({ credit }) => credit)) ?? singleChoice(choices);
    }
    case 'truefalse':
      return trueFalse(question);
    case 'shortanswer':
      return `a short-answer question (${quoted(choicesIn(question))})`;
    case 'numerical':
      return `a numerical question (${numericalWords(question)})`;
    case 'matching':
      return `a matching question of ${elementsIn(question, 'subquestion').length} pairs`;
    case 'essay':
      return 'an essay question';
    case 'description':
      return 'a text without choices';
    case 'cloze':
      return 'a text with gaps to fill (Cloze)';
    default:
      return `a question of the kind "${type}"`;
  }
}

function questionSource(
  at: Place,
  category: string | null,
  question: XmlElement,
  choices: ChoiceSource[],
): QuestionSource {
  const tags = first(question, 'tags');
  const stem = first(question, 'questiontext');
  const takeaway = first(question, 'generalfeedback');
  const summary = takeaway === undefined ? null : inOneLine(richIn(takeaway));
  return {
    at,
    origin: 'teacher',
    stableId: wordsIn(question, 'idnumber')?.trim() || null,
    title: wordsIn(question, 'name')?.trim() || null,
    category,
    tags: tags === undefined ? [] : elementsIn(tags, 'tag').map((tag) => (textOf(first(tag, 'text')) ?? '').trim()),
    stem: stem === undefined ? { format: 'plain', text: '' } : richIn(stem),
    choices,
    takeaway: summary === null || summary.text === '' ? null : summary,
  };
}

/** Reads Moodle's own exchange format, as far as it is well-formed XML. */
export function readMoodleXml(file: string, text: string): TeachersFile {
  const { root, error } = readXml(text);
  const questions: QuestionSource[] = [];
  const refused: CourseProblem[] = [];
  let category: string | null = null;

  for (const element of root?.name === 'quiz' ? elementsIn(root, 'question') : []) {
    const at = { file, line: element.line };
    if (element.attributes.get('type') === 'category') {
      category = wordsIn(element, 'category')?.trim() || null;
      continue;
    }
    const choices = choicesOrKind(element);
    if (typeof choices === 'string') refused.push(notAskedHere(at, choices));
    else questions.push(questionSource(at, category, element, choices));
  }
  if (error !== null)
    refused.push({
      ...{ file, line: error.line },
      what: `this is not well-formed XML: ${error.what}`,
      howToMend: 'what stands before was read; export the file anew, or mend it here',
    });
  else if (root?.name !== 'quiz')
    refused.push({
      ...{ file, line: root?.line ?? 1 },
      what: `this is XML, but no question bank: it begins with <${root?.name ?? ''}>`,
      howToMend: 'export the questions from Moodle as "Moodle XML format"',
    });
  return { questions, refused };
}
