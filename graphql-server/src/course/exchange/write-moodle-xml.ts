import { figureOf } from '../../../../economics/picture/picture';
import { drawFigure } from '../../../../economics/svg/draw-figure';
import { figureUrl, type NamedFigure } from '../../quiz/named-figure';
import type { QuestionKind } from '../../quiz/question-types';
import { courseHtml, plainText } from '../read/course-html';
import {
  kindOf,
  type ChapterSource,
  type ChoiceSource,
  type Pictured,
  type QuestionSource,
  type RichText,
} from '../read/course-source';
import { tagsWithLabels } from '../read/question-labels';
import { escapeAttribute, imgTag } from './picture-markup';

/** An image file by its URL on the site (`/graphs/ppc.svg`); null where there is none. */
export type ImageFile = (url: string) => Uint8Array | null;

const LONGEST_TITLE = 60;

// XML allows no control characters but tab and line end, not even as entities.
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const plain = (text: string) => text.replace(NOT_XML, '');

/** As character data; as CDATA where it contains markup, so that it stays readable. */
function characters(text: string): string {
  const allowed = plain(text);
  return /[<>&]/.test(allowed) ? `<![CDATA[${allowed.replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : allowed;
}

const textElement = (text: string) => `<text>${characters(text)}</text>`;

interface Html {
  readonly html: string;
  readonly files: readonly string[];
}

const PLUGIN_FILE = '@@PLUGINFILE@@';

function fileElement(url: string, content: Uint8Array): string {
  const cut = url.lastIndexOf('/') + 1;
  const location = `name="${escapeAttribute(url.slice(cut))}" path="${escapeAttribute(url.slice(0, cut))}"`;
  return `<file ${location} encoding="base64">${Buffer.from(content).toString('base64')}</file>`;
}

/** Embeds the images that have files, and refers to them as Moodle does. */
function withFiles(html: string, imageFile: ImageFile): Html {
  const files = new Map<string, string>();
  const moved = html.replace(/(<img\b[^>]*\ssrc=")(\/[^"]+)"/g, (tag, before: string, url: string) => {
    const content = imageFile(url);
    if (content === null) return tag;
    files.set(url, fileElement(url, content));
    return `${before}${PLUGIN_FILE}${url}"`;
  });
  return { html: moved, files: [...files.values()] };
}

/** The drawing, embedded as a file. */
function figureHtml({ name, picture, alt }: NamedFigure): Html {
  const url = figureUrl(name);
  const svg = drawFigure(figureOf(picture), undefined, { standalone: true });
  return { html: imgTag({ url: PLUGIN_FILE + url, alt }), files: [fileElement(url, Buffer.from(svg))] };
}

function htmlElement(name: string, { html, files }: Html, attributes = ''): string[] {
  return [`<${name}${attributes} format="html">`, textElement(html), ...files, `</${name}>`];
}

/** The text, and below it the picture that the site shows separately. */
function picturedHtml(text: RichText, { figure, image }: Pictured, imageFile: ImageFile): Html {
  const { html, files } = withFiles(courseHtml(text), imageFile);
  if (!figure && !image) return { html, files };
  const picture = figure ? figureHtml(figure) : withFiles(image ? imgTag(image) : '', imageFile);
  return { html: `${html}\n<p>${picture.html}</p>`, files: [...files, ...picture.files] };
}

/** The misconception is in a comment: authors and a later import can read it, students in Moodle do not see it. */
function feedbackHtml({ rationale, misconception }: ChoiceSource): string {
  const name = misconception === null ? '' : `<!-- @${misconception} -->`;
  return name + (rationale === null ? '' : courseHtml(rationale, { inline: true }));
}

function answerLines(choice: ChoiceSource, kind: QuestionKind, imageFile: ImageFile): string[] {
  const inner = (html: string) => withFiles(html, imageFile);
  const fraction = choice.weight ?? (choice.isCorrect ? 100 : 0);
  const feedback = htmlElement('feedback', inner(feedbackHtml(choice)));
  if (kind === 'number')
    return [
      `<answer fraction="${fraction}" format="plain_text">`,
      textElement(String(choice.accepts?.value ?? '*')),
      ...feedback,
      `<tolerance>${choice.accepts?.tolerance ?? 0}</tolerance>`,
      '</answer>',
    ];
  const text = choice.figure ? figureHtml(choice.figure) : inner(courseHtml(choice.text, { inline: true }));
  return [
    `<answer fraction="${fraction}" format="html">`,
    textElement(text.html),
    ...text.files,
    ...feedback,
    '</answer>',
  ];
}

/** How Moodle shows and shuffles choices, or the unit of a number, which students need not type. */
function settingLines(kind: QuestionKind, unit: string | undefined): string[] {
  if (kind === 'choice')
    return [
      '<single>true</single>',
      '<shuffleanswers>true</shuffleanswers>',
      '<answernumbering>abc</answernumbering>',
      '<showstandardinstruction>0</showstandardinstruction>',
    ];
  if (unit === undefined) return ['<unitgradingtype>0</unitgradingtype>', '<showunits>3</showunits>'];
  return [
    '<unitgradingtype>0</unitgradingtype>',
    '<showunits>0</showunits>',
    `<unitsleft>${unit === '$' ? 1 : 0}</unitsleft>`,
    `<units><unit><multiplier>1</multiplier><unit_name>${characters(unit)}</unit_name></unit></units>`,
  ];
}

function nameOf({ title, stem }: QuestionSource): string {
  if (title !== null) return title;
  const text = plainText(stem);
  return text.length <= LONGEST_TITLE ? text : `${text.slice(0, LONGEST_TITLE - 1)}…`;
}

function questionLines(question: QuestionSource, imageFile: ImageFile): string[] {
  const takeaway = question.takeaway === null ? '' : courseHtml(question.takeaway, { inline: true });
  const kind = kindOf(question);
  return [
    `<question type="${kind === 'number' ? 'numerical' : 'multichoice'}">`,
    `<name>${textElement(nameOf(question))}</name>`,
    ...htmlElement('questiontext', picturedHtml(question.stem, question, imageFile)),
    ...htmlElement('generalfeedback', withFiles(takeaway, imageFile)),
    '<defaultgrade>1</defaultgrade>',
    '<penalty>0.3333333</penalty>',
    '<hidden>0</hidden>',
    `<idnumber>${characters(question.stableId ?? '')}</idnumber>`,
    ...settingLines(kind, question.unit),
    ...question.choices.flatMap((choice) => answerLines(choice, kind, imageFile)),
    '<tags>',
    ...tagsWithLabels(question).map((tag) => `<tag>${textElement(tag)}</tag>`),
    '</tags>',
    '</question>',
  ];
}

/** What a set shares, once above its questions. */
function leadLines({ set, lead }: QuestionSource, before: QuestionSource | undefined, imageFile: ImageFile): string[] {
  if (set === undefined || lead === undefined || before?.set === set) return [];
  return [
    '<question type="description">',
    `<name>${textElement(set)}</name>`,
    ...htmlElement('questiontext', picturedHtml(lead.text, lead, imageFile)),
    '<defaultgrade>0</defaultgrade>',
    `<tags><tag>${textElement(`set:${set}`)}</tag></tags>`,
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
  const byTopic = Map.groupBy(chapter.questions, ({ category }) => category);
  const questions = [...byTopic].flatMap(([topic, questions]) => [
    ...categoryLines(chapter, topic),
    ...questions.flatMap((question, index) => [
      ...leadLines(question, questions[index - 1], imageFile),
      ...questionLines(question, imageFile),
    ]),
  ]);
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<quiz>', ...questions, '</quiz>', ''].join('\n');
}
