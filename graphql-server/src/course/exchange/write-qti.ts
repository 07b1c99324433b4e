import { normalize } from 'node:path/posix';
import { zipSync } from 'fflate';
import { decimal } from '../../../../economics/numbers';
import type { NumberRange } from '../../../../schema/rules/given';
import { withHeadsInChoices } from '../read/choice-cells';
import { escapeHtml } from '../read/course-html';
import type { ChapterSource, ChoiceSource, QuestionSource } from '../read/course-source';
import { htmlWriter, nameOf, type ExportedFile, type Html, type HtmlWriter, type ImageFile } from './export-html';
import { node, serialize, type XmlNode } from './xml';

// IMS QTI 1.2.1 as Canvas writes and reads it: an assessment of a chapter in a package with its pictures. The importers of other
// platforms were made for the same files.

const RESPONSE = 'response1';
const GENERAL_FEEDBACK = 'general_fb';

/** Canvas wants positive integers. */
const answerId = (index: number): string => String(1001 + index);
const feedbackId = (index: number): string => `${answerId(index)}_fb`;

const material = (html: string): XmlNode => node('material', {}, node('mattext', { texttype: 'text/html' }, html));

function metadata(fields: Readonly<Record<string, string>>): XmlNode {
  const all = Object.entries(fields).map(([label, entry]) =>
    node('qtimetadatafield', {}, node('fieldlabel', {}, label), node('fieldentry', {}, entry)),
  );
  return node('qtimetadata', {}, ...all);
}

/** What is told of an answer. */
const feedbackOn = (condition: XmlNode, id: string): XmlNode =>
  node(
    'respcondition',
    { continue: 'Yes' },
    node('conditionvar', {}, condition),
    node('displayfeedback', { feedbacktype: 'Response', linkrefid: id }),
  );

const rightIf = (condition: XmlNode): XmlNode =>
  node(
    'respcondition',
    { continue: 'No' },
    node('conditionvar', {}, condition),
    node('setvar', { action: 'Set', varname: 'SCORE' }, '100'),
  );

const equals = (value: string): XmlNode => node('varequal', { respident: RESPONSE }, value);

/** Without the last digits, in which 0.7 − 0.1 is less than 0.6. */
const bound = (value: number): string => decimal(Number(value.toPrecision(12)));

function isWithin({ value, tolerance }: NumberRange): XmlNode {
  const from = node('vargte', { respident: RESPONSE }, bound(value - tolerance));
  const to = node('varlte', { respident: RESPONSE }, bound(value + tolerance));
  return node('or', {}, equals(decimal(value)), node('and', {}, from, to));
}

/** When an answer counts as this one. */
function conditionOf({ accepts }: ChoiceSource, index: number, isTyped: boolean): XmlNode {
  if (!isTyped) return equals(answerId(index));
  return accepts && 'value' in accepts ? isWithin(accepts) : node('other');
}

function choicesNode(choices: readonly Html[]): XmlNode {
  const labels = choices.map(({ html }, index) => node('response_label', { ident: answerId(index) }, material(html)));
  return node(
    'response_lid',
    { ident: RESPONSE, rcardinality: 'Single' },
    node('render_choice', { shuffle: 'Yes' }, ...labels),
  );
}

const numberField = (): XmlNode =>
  node(
    'response_str',
    { ident: RESPONSE, rcardinality: 'Single' },
    node('render_fib', { fibtype: 'Decimal' }, node('response_label', { ident: 'answer1' })),
  );

interface Item {
  readonly item: XmlNode;
  readonly files: readonly ExportedFile[];
}

function itemOf(source: QuestionSource, index: number, write: HtmlWriter): Item {
  const question = withHeadsInChoices(source);
  const { choices, stableId, category, unit } = question;
  const isTyped = choices.some(({ accepts }) => accepts !== undefined);
  const stem = write.stem(question);
  const texts = isTyped ? [] : choices.map((choice) => write.choice(choice));
  const rationales = choices.map(({ rationale }) => write.inline(rationale));
  const takeaway = write.inline(question.takeaway);
  const told = [
    ...(takeaway.html === '' ? [] : [{ id: GENERAL_FEEDBACK, html: takeaway.html, condition: node('other') }]),
    ...choices.flatMap((choice, at) => {
      const html = rationales[at]?.html ?? '';
      return html === '' ? [] : [{ id: feedbackId(at), html, condition: conditionOf(choice, at, isTyped) }];
    }),
  ];
  const right = choices.flatMap((choice, at) => (choice.isCorrect ? [rightIf(conditionOf(choice, at, isTyped))] : []));
  // There is no field for it.
  const unitLine = unit === undefined ? '' : `<p>Answer in ${escapeHtml(unit)}.</p>`;
  const item = node(
    'item',
    { ident: `q-${stableId ?? index + 1}`, title: nameOf(question) },
    node(
      'itemmetadata',
      {},
      metadata({
        question_type: isTyped ? 'numerical_question' : 'multiple_choice_question',
        points_possible: '1',
        ...(!isTyped && { original_answer_ids: choices.map((_, at) => answerId(at)).join(',') }),
        ...(category !== null && { qmd_topic: category }),
      }),
    ),
    node('presentation', {}, material(stem.html + unitLine), isTyped ? numberField() : choicesNode(texts)),
    node(
      'resprocessing',
      {},
      node('outcomes', {}, node('decvar', { maxvalue: 100, minvalue: 0, varname: 'SCORE', vartype: 'Decimal' })),
      ...told.map(({ condition, id }) => feedbackOn(condition, id)),
      ...right,
    ),
    ...told.map(({ id, html }) => node('itemfeedback', { ident: id }, node('flow_mat', {}, material(html)))),
  );
  return { item, files: [stem, takeaway, ...texts, ...rationales].flatMap(({ files }) => files) };
}

const document = (root: XmlNode): Uint8Array =>
  new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${serialize(root)}\n`);

const schemaFor = (namespace: string, location: string) => ({
  xmlns: namespace,
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': `${namespace} ${location}`,
});

function assessment({ slug, name }: ChapterSource, items: readonly XmlNode[]): XmlNode {
  const schema = schemaFor(
    'http://www.imsglobal.org/xsd/ims_qtiasiv1p2',
    'http://www.imsglobal.org/xsd/ims_qtiasiv1p2p1.xsd',
  );
  const section = node('section', { ident: 'root_section' }, ...items);
  return node(
    'questestinterop',
    schema,
    node('assessment', { ident: `chapter-${slug}`, title: name }, metadata({ cc_maxattempts: '1' }), section),
  );
}

/** In a package a path is relative, and does not lead out of it. */
const pathOf = (url: string): string => normalize(url).replace(/^\/+/, '');

function manifest(slug: string, file: string, pictures: readonly string[]): XmlNode {
  const resources = pictures.map((href, index) =>
    node('resource', { identifier: `picture-${index + 1}`, type: 'webcontent', href }, node('file', { href })),
  );
  return node(
    'manifest',
    {
      identifier: `package-${slug}`,
      ...schemaFor('http://www.imsglobal.org/xsd/imscp_v1p1', 'http://www.imsglobal.org/xsd/imscp_v1p1.xsd'),
    },
    node('metadata', {}, node('schema', {}, 'IMS Content'), node('schemaversion', {}, '1.1.3')),
    node('organizations'),
    node(
      'resources',
      {},
      node(
        'resource',
        { identifier: `chapter-${slug}`, type: 'imsqti_xmlv1p2', href: file },
        node('file', { href: file }),
        ...pictures.map((_, index) => node('dependency', { identifierref: `picture-${index + 1}` })),
      ),
      ...resources,
    ),
  );
}

/** One export of a course is the same file as the next. */
const TIME = new Date('2000-01-01T00:00:00Z');

/** A chapter's questions as a package for Canvas and other platforms that read QTI 1.2, in the order of the course. */
export function writeQti(chapter: ChapterSource, imageFile: ImageFile): Uint8Array {
  const write = htmlWriter(imageFile, pathOf);
  const items = chapter.questions.map((question, index) => itemOf(question, index, write));
  const files = new Map(items.flatMap((item) => item.files.map(({ url, content }) => [pathOf(url), content] as const)));
  const name = `${chapter.slug}.xml`;
  return zipSync(
    {
      'imsmanifest.xml': document(manifest(chapter.slug, name, [...files.keys()])),
      [name]: document(
        assessment(
          chapter,
          items.map(({ item }) => item),
        ),
      ),
      ...Object.fromEntries(files),
    },
    { mtime: TIME },
  );
}
