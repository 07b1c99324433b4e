import { figureOf } from '../../../../economics/picture/picture';
import { drawFigure } from '../../../../economics/svg/draw-figure';
import { figureUrl, type NamedFigure } from '../../library/named-figure';
import { typedKindOf, type TypedKind } from '../kinds/kinds';
import { withHeadsInChoices } from '../read/choice-cells';
import { courseHtml, plainText } from '../read/course-html';
import type { ChapterSource, ChoiceSource, Pictured, QuestionSource, RichText } from '../read/course-source';
import { storableTags } from '../read/question-labels';
import { STEM_MARK } from '../read/question-sets';
import { escapeAttribute, imgTag } from './picture-markup';
import { characters } from './xml';

/** An image file by its URL on the site (`/graphs/ppc.svg`); null where there is none. */
export type ImageFile = (url: string) => Uint8Array | null;

const LONGEST_TITLE = 60;

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

/** The stem, below what a set shares: another program asks the question without the others. */
function questionHtml({ lead, stem, ...pictured }: QuestionSource, imageFile: ImageFile): Html {
  const own = picturedHtml(stem, pictured, imageFile);
  if (lead === undefined) return own;
  const shared = picturedHtml(lead.text, lead, imageFile);
  return { html: [shared.html, STEM_MARK, own.html].join('\n'), files: [...shared.files, ...own.files] };
}

/** The misconception is in a comment: authors and a later import can read it, students in Moodle do not see it. */
function feedbackHtml({ rationale, misconception }: ChoiceSource): string {
  const name = misconception === null ? '' : `<!-- @${misconception} -->`;
  return name + (rationale === null ? '' : courseHtml(rationale, { inline: true }));
}

function answerLines(choice: ChoiceSource, kind: TypedKind | undefined, imageFile: ImageFile): string[] {
  const inner = (html: string) => withFiles(html, imageFile);
  const fraction = choice.weight ?? (choice.isCorrect ? 100 : 0);
  const feedback = htmlElement('feedback', inner(feedbackHtml(choice)));
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
  const text = choice.figure ? figureHtml(choice.figure) : inner(courseHtml(choice.text, { inline: true }));
  return [
    `<answer fraction="${fraction}" format="html">`,
    textElement(text.html),
    ...text.files,
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

function nameOf({ title, stem }: QuestionSource): string {
  if (title !== null) return title;
  const text = plainText(stem);
  return text.length <= LONGEST_TITLE ? text : `${text.slice(0, LONGEST_TITLE - 1)}…`;
}

function questionLines(question: QuestionSource, imageFile: ImageFile): string[] {
  const takeaway = question.takeaway === null ? '' : courseHtml(question.takeaway, { inline: true });
  const kind = typedKindOf(question);
  return [
    `<question type="${kind?.moodle.type ?? 'multichoice'}">`,
    `<name>${textElement(nameOf(question))}</name>`,
    ...htmlElement('questiontext', questionHtml(question, imageFile)),
    ...htmlElement('generalfeedback', withFiles(takeaway, imageFile)),
    '<defaultgrade>1</defaultgrade>',
    '<penalty>0.3333333</penalty>',
    '<hidden>0</hidden>',
    `<idnumber>${characters(question.stableId ?? '')}</idnumber>`,
    ...(kind?.moodle.writeSettings(question) ?? CHOICE_SETTINGS),
    ...withHeadsInChoices(question).choices.flatMap((choice) => answerLines(choice, kind, imageFile)),
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
  const byTopic = Map.groupBy(chapter.questions, ({ category }) => category);
  const questions = [...byTopic].flatMap(([topic, questions]) => [
    ...categoryLines(chapter, topic),
    ...questions.flatMap((question) => questionLines(question, imageFile)),
  ]);
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<quiz>', ...questions, '</quiz>', ''].join('\n');
}
