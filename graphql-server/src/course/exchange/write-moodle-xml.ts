import { courseHtml, picturesIn, plainText, withoutFirstPicture } from '../read/course-html';
import type { ChapterSource, ChoiceSource, QuestionSource } from '../read/course-source';

/** The file behind a picture's address on the site (`/graphs/ppc.svg`); null where there is none. */
export type PictureFile = (address: string) => Uint8Array | null;

const TITLE_LETTERS = 60;

// XML knows no control characters but tab and line end, not even as entities.
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const plain = (text: string) => text.replace(NOT_XML, '');

/** As character data; HTML as CDATA, so that it stays readable. */
function characters(text: string): string {
  const allowed = plain(text);
  return /[<>&]/.test(allowed) ? `<![CDATA[${allowed.replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : allowed;
}

const textElement = (text: string) => `<text>${characters(text)}</text>`;

const escapeAttribute = (text: string) =>
  plain(text).replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

interface Html {
  readonly html: string;
  readonly files: readonly string[];
}

/** Pictures whose files are at hand travel along, under the address that Moodle gives such files. */
function withFiles(html: string, pictureFile: PictureFile): Html {
  const files = new Map<string, string>();
  const moved = html.replace(/(<img\b[^>]*\ssrc=")(\/[^"]+)"/g, (tag, before: string, address: string) => {
    const content = pictureFile(address);
    if (content === null) return tag;
    const cut = address.lastIndexOf('/') + 1;
    const place = `name="${escapeAttribute(address.slice(cut))}" path="${escapeAttribute(address.slice(0, cut))}"`;
    files.set(address, `<file ${place} encoding="base64">${Buffer.from(content).toString('base64')}</file>`);
    return `${before}@@PLUGINFILE@@${address}"`;
  });
  return { html: moved, files: [...files.values()] };
}

function htmlElement(name: string, { html, files }: Html, attributes = ''): string[] {
  return [`<${name}${attributes} format="html">`, textElement(html), ...files, `</${name}>`];
}

/** The picture that the site shows on its own closes the stem. */
function stemHtml({ stem }: QuestionSource): string {
  const [picture] = picturesIn(stem);
  const text = courseHtml(withoutFirstPicture(stem));
  if (picture === undefined) return text;
  return `${text}\n<p><img src="${escapeAttribute(picture.url)}" alt="${escapeAttribute(picture.alt)}" /></p>`;
}

/** The misconception goes into a comment: an author and a later import read it, a student in Moodle does not. */
function feedbackHtml({ rationale, misconception }: ChoiceSource): string {
  const name = misconception === null ? '' : `<!-- @${misconception} -->`;
  return name + (rationale === null ? '' : courseHtml(rationale, { inline: true }));
}

function answerLines(choice: ChoiceSource, pictureFile: PictureFile): string[] {
  const inner = (html: string) => withFiles(html, pictureFile);
  const text = inner(courseHtml(choice.text, { inline: true }));
  return [
    `<answer fraction="${choice.weight ?? (choice.isCorrect ? 100 : 0)}" format="html">`,
    textElement(text.html),
    ...text.files,
    ...htmlElement('feedback', inner(feedbackHtml(choice))),
    '</answer>',
  ];
}

function nameOf({ title, stem }: QuestionSource): string {
  if (title !== null) return title;
  const words = plainText(stem);
  return words.length <= TITLE_LETTERS ? words : `${words.slice(0, TITLE_LETTERS - 1)}…`;
}

function questionLines(question: QuestionSource, pictureFile: PictureFile): string[] {
  const takeaway = question.takeaway === null ? '' : courseHtml(question.takeaway, { inline: true });
  return [
    '<question type="multichoice">',
    `<name>${textElement(nameOf(question))}</name>`,
    ...htmlElement('questiontext', withFiles(stemHtml(question), pictureFile)),
    ...htmlElement('generalfeedback', withFiles(takeaway, pictureFile)),
    '<defaultgrade>1</defaultgrade>',
    '<penalty>0.3333333</penalty>',
    '<hidden>0</hidden>',
    `<idnumber>${characters(question.stableId ?? '')}</idnumber>`,
    '<single>true</single>',
    '<shuffleanswers>true</shuffleanswers>',
    '<answernumbering>abc</answernumbering>',
    '<showstandardinstruction>0</showstandardinstruction>',
    ...question.choices.flatMap((choice) => answerLines(choice, pictureFile)),
    '<tags>',
    ...question.tags.map((tag) => `<tag>${textElement(tag)}</tag>`),
    '</tags>',
    '</question>',
  ];
}

/** In a category's path a / parts a category from the one below it; twice, it is a letter of a name. */
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

/** A chapter's questions as Moodle XML, each topic a category below the chapter's. */
export function writeMoodleXml(chapter: ChapterSource, pictureFile: PictureFile): string {
  const byTopic = Map.groupBy(chapter.questions, ({ category }) => category);
  const questions = [...byTopic].flatMap(([topic, questions]) => [
    ...categoryLines(chapter, topic),
    ...questions.flatMap((question) => questionLines(question, pictureFile)),
  ]);
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<quiz>', ...questions, '</quiz>', ''].join('\n');
}
