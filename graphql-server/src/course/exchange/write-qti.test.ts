import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { DtdValidator, XmlDocument, XmlDtd } from 'libxml2-wasm';
import { describe, expect, test } from 'vitest';
import { changedSample, SAMPLE_GIFT } from '../../../test/fixtures/course-sample/sample-course';
import { inShare } from '../../../../test-support/share';
import { courseHtml, plainText } from '../read/course-html';
import { chaptersOf, withReserved, type ChapterSource } from '../read/course-source';
import { writeQti } from './write-qti';
import { all, first, readXml, type XmlElement } from './xml';
import { shippedCourse } from '../../../../test-support/shipped-course';

const NO_IMAGES = () => null;
const validator = (name: string) =>
  new DtdValidator(XmlDtd.fromString(readFileSync(`graphql-server/test/fixtures/qti/${name}.dtd`, 'utf8')));
const forAssessments = validator('assessment');
const forManifests = validator('manifest');

/** Throws what the validator finds. */
function validate(by: DtdValidator, xml: string): void {
  using document = XmlDocument.fromString(xml);
  by.validate(document);
}

interface Package {
  readonly paths: readonly string[];
  readonly manifest: string;
  readonly assessment: string;
}

function packageOf(chapter: ChapterSource, imageFile: Parameters<typeof writeQti>[1] = NO_IMAGES): Package {
  const files = unzipSync(writeQti(chapter, imageFile));
  const textOf = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  return { paths: Object.keys(files), manifest: textOf('imsmanifest.xml'), assessment: textOf(`${chapter.slug}.xml`) };
}

const at = (element: XmlElement, ...path: readonly string[]): XmlElement =>
  path.reduce((inner, name) => first(inner, name)!, element);
const within = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...within(child, name)]);
const itemsOf = ({ assessment }: Package) => within(readXml(assessment).root!, 'item');

/** The values that get the whole mark. */
const keysOf = (item: XmlElement): string[] =>
  within(item, 'respcondition')
    .filter((condition) => all(condition, 'setvar').some(({ text }) => text === '100'))
    .flatMap((condition) => within(condition, 'varequal').map(({ text }) => text));

const chapters = chaptersOf(withReserved(shippedCourse)).filter(({ questions }) => questions.length > 0);

describe('an export for Canvas', () => {
  test.each(inShare(chapters).map((chapter) => ({ name: chapter.name, chapter })))(
    'is valid QTI 1.2, and each of its questions alone has all that it needs: $name',
    ({ chapter }) => {
      const exported = packageOf(chapter);
      validate(forAssessments, exported.assessment);
      validate(forManifests, exported.manifest);
      const listed = within(readXml(exported.manifest).root!, 'file').map(({ attributes }) => attributes['href']);
      expect(['imsmanifest.xml', ...listed].sort()).toEqual([...exported.paths].sort());

      const items = itemsOf(exported);
      expect(new Set(items.map(({ attributes }) => attributes['ident'])).size).toBe(chapter.questions.length);
      for (const [index, { lead, figure, choices, columns = [] }] of chapter.questions.entries()) {
        const item = items[index]!;
        const stem = at(item, 'presentation', 'material', 'mattext').text;
        if (lead) expect(stem).toContain(courseHtml(lead.text));
        const shown = within(item, 'mattext').flatMap(({ text }) => [...text.matchAll(/<img src="([^"]+)"/g)]);
        const figures = [lead?.figure, figure, ...choices.map((choice) => choice.figure)].flatMap((one) => one ?? []);
        expect(shown.map(([, path]) => path)).toEqual(figures.map(({ name }) => `figures/${name}.svg`));
        for (const [, path] of shown) expect(exported.paths).toContain(path);
        const answers = within(item, 'response_label').map(({ attributes, children }) => ({
          id: attributes['ident'],
          text: plainText({ format: 'html', text: at(children[0]!, 'mattext').text }),
        }));
        expect(answers).toHaveLength(choices.length);
        for (const { text } of answers)
          for (const head of columns) expect(text).toContain(`${plainText({ format: 'markdown', text: head })}: `);
        expect(keysOf(item)).toEqual([answers[choices.findIndex(({ isCorrect }) => isCorrect)]?.id]);
        const told = within(item, 'displayfeedback').map(({ attributes }) => attributes['linkrefid']);
        expect(all(item, 'itemfeedback').map(({ attributes }) => attributes['ident'])).toEqual(told);
      }
    },
  );

  const sampleWith = (from: string | RegExp, to: string) =>
    chaptersOf(changedSample(SAMPLE_GIFT, (text) => text.replace(from, () => to)))[0]!;

  test('asks for a number within its tolerance, and names its unit', () => {
    const number = sampleWith(
      /\{\n=claim g-00 0[^}]*/,
      '{#\n=0.7:0.1# Yes.\n=%0%30:0# @off-by-one No.\n~# Try again.\n',
    );
    const [first, ...others] = number.questions;
    const exported = packageOf({ ...number, questions: [{ ...first!, unit: '$' }, ...others] });
    validate(forAssessments, exported.assessment);
    const [item] = itemsOf(exported);
    expect(at(item!, 'presentation', 'material', 'mattext').text).toContain('<p>Answer in $.</p>');
    expect(at(item!, 'presentation', 'response_str', 'render_fib').attributes).toEqual({ fibtype: 'Decimal' });
    expect(within(item!, 'fieldentry')[0]?.text).toBe('numerical_question');
    expect(keysOf(item!)).toEqual(['0.7']);
    const conditions = within(item!, 'respcondition').map((condition) => [
      ...within(condition, 'vargte').map(({ text }) => text),
      ...within(condition, 'varlte').map(({ text }) => text),
      ...within(condition, 'other').map(() => 'other'),
    ]);
    expect(conditions).toEqual([['0.6', '0.8'], ['30', '30'], ['other'], ['0.6', '0.8']]);
  });

  test('brings an image file, and escapes signs of markup', () => {
    const chapter = sampleWith('Why do', '![Demand "shifts" & more](/graphs/d.svg) Is 1 < 2, and why do');
    const exported = packageOf(chapter, (url) => (url === '/graphs/d.svg' ? new TextEncoder().encode('<svg/>') : null));
    validate(forAssessments, exported.assessment);
    expect(exported.paths).toContain('graphs/d.svg');
    const stem = at(itemsOf(exported)[0]!, 'presentation', 'material', 'mattext').text;
    expect(stem).toContain('<img src="graphs/d.svg" alt="Demand &quot;shifts&quot; &amp; more" />');
    expect(stem).toContain('Is 1 &lt; 2');
  });

  test('is the same file each time', () => {
    const chapter = sampleWith('', '');
    expect(Buffer.from(writeQti(chapter, NO_IMAGES)).equals(Buffer.from(writeQti(chapter, NO_IMAGES)))).toBe(true);
  });
});

test.each([
  ['a question without its id', (xml: string) => xml.replace(/ident="q-[^"]*" /, '')],
  [
    'feedback before the score',
    (xml: string) => xml.replace(/(<setvar[^>]*>100<\/setvar>)/, '<displayfeedback linkrefid="a"/>$1'),
  ],
  ['an unknown element', (xml: string) => xml.replace('<presentation>', '<prompt/><presentation>')],
])('the validator of QTI refuses %s', (_, change) => {
  const { assessment } = packageOf(chaptersOf(changedSample(SAMPLE_GIFT, (text) => text))[0]!);
  expect(() => validate(forAssessments, change(assessment))).toThrow();
});
