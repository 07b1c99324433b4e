import { typedKindOf, type TypedKind } from '../kinds/kinds';
import { withHeadsInChoices } from '../read/choice-cells';
import type { ChapterSource, ChoiceSource, QuestionSource } from '../read/course-source';
import { storableTags } from '../read/question-labels';
import { htmlWriter, nameOf, type ExportedFile, type Html, type HtmlWriter, type ImageFile } from './export-html';
import { escapeAttribute } from './picture-markup';
import { characters } from './xml';

const textElement = (text: string) => `<text>${characters(text)}</text>`;

const PLUGIN_FILE = '@@PLUGINFILE@@';

function fileElement({ url, content }: ExportedFile): string {
  const cut = url.lastIndexOf('/') + 1;
  const location = `name="${escapeAttribute(url.slice(cut))}" path="${escapeAttribute(url.slice(0, cut))}"`;
  return `<file ${location} encoding="base64">${Buffer.from(content).toString('base64')}</file>`;
}

function htmlElement(name: string, { html, files }: Html): string[] {
  return [`<${name} format="html">`, textElement(html), ...files.map(fileElement), `</${name}>`];
}

/** The misconception is in a comment: authors and a later import can read it, students in Moodle do not see it. */
function feedbackHtml({ rationale, misconception }: ChoiceSource, write: HtmlWriter): Html {
  const { html, files } = write.inline(rationale);
  return { html: misconception === null ? html : `<!-- @${misconception} -->${html}`, files };
}

function answerLines(choice: ChoiceSource, kind: TypedKind | undefined, write: HtmlWriter): string[] {
  const fraction = choice.weight ?? (choice.isCorrect ? 100 : 0);
  const feedback = htmlElement('feedback', feedbackHtml(choice, write));
  if (kind) {
    const [text, elements] = kind.moodle.write(choice.accepts);
    return [
      `<answer fraction="${fraction}" format="plain_text">`,
      textElement(text),
      ...feedback,
      ...elements,
      '</answer>',
    ];
  }
  const { html, files } = write.choice(choice);
  return [
    `<answer fraction="${fraction}" format="html">`,
    textElement(html),
    ...files.map(fileElement),
    ...feedback,
    '</answer>',
  ];
}

/** How Moodle shows and shuffles choices. */
const CHOICE_SETTINGS = [
  '<single>true</single>',
  '<shuffleanswers>true</shuffleanswers>',
  '<answernumbering>abc</answernumbering>',
  '<showstandardinstruction>0</showstandardinstruction>',
];

function questionLines(question: QuestionSource, write: HtmlWriter): string[] {
  const kind = typedKindOf(question);
  return [
    `<question type="${kind?.moodle.type ?? 'multichoice'}">`,
    `<name>${textElement(nameOf(question))}</name>`,
    ...htmlElement('questiontext', write.stem(question)),
    ...htmlElement('generalfeedback', write.inline(question.takeaway)),
    '<defaultgrade>1</defaultgrade>',
    '<penalty>0.3333333</penalty>',
    '<hidden>0</hidden>',
    `<idnumber>${characters(question.stableId ?? '')}</idnumber>`,
    ...(kind?.moodle.writeSettings(question) ?? CHOICE_SETTINGS),
    ...withHeadsInChoices(question).choices.flatMap((choice) => answerLines(choice, kind, write)),
    '<tags>',
    ...storableTags(question).map((tag) => `<tag>${textElement(tag)}</tag>`),
    '</tags>',
    '</question>',
  ];
}

/** In a category path, / separates levels and // stands for a / in a name. */
const pathName = (name: string) => name.replaceAll('/', '//');

function categoryLines(chapter: ChapterSource, topic: string | null): string[] {
  const path = ['$course$', 'top', pathName(chapter.name), ...(topic === null ? [] : [pathName(topic)])].join('/');
  return [
    '<question type="category">',
    `<category>${textElement(path)}</category>`,
    '<info format="html"><text></text></info>',
    '<idnumber></idnumber>',
    '</question>',
  ];
}

/** A chapter's questions as Moodle XML. Each topic is a category below that of the chapter. */
export function writeMoodleXml(chapter: ChapterSource, imageFile: ImageFile): string {
  const write = htmlWriter(imageFile, (url) => PLUGIN_FILE + url);
  const byTopic = Map.groupBy(chapter.questions, ({ category }) => category);
  const questions = [...byTopic].flatMap(([topic, questions]) => [
    ...categoryLines(chapter, topic),
    ...questions.flatMap((question) => questionLines(question, write)),
  ]);
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<quiz>', ...questions, '</quiz>', ''].join('\n');
}
