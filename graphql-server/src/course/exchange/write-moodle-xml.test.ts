import { expect, test } from 'vitest';
import { SAMPLE_GIFT, changedSample } from '../../../test/fixtures/course-sample/sample-course';
import { questionRows } from '../import/course-rows';
import { chaptersOf, type ChapterSource } from '../read/course-source';
import { exportFileName } from './export-chapter';
import { figureFinder, withImagesBeside } from '../read/question-pictures';
import { readMoodleXml } from './read-moodle-xml';
import { writeMoodleXml } from './write-moodle-xml';

const NO_IMAGES = () => null;

const chapterWith = (from: string, to: string): ChapterSource =>
  chaptersOf(changedSample(SAMPLE_GIFT, (text) => text.replace(from, () => to)))[0]!;

/** The stored rows of a chapter's first question, before export and after reading it again. */
function roundTrip(chapter: ChapterSource, imageFile: (address: string) => Uint8Array | null = NO_IMAGES) {
  const xml = writeMoodleXml(chapter, imageFile);
  const { questions, rejected } = readMoodleXml('chapter.xml', xml);
  expect(rejected).toEqual([]);
  const [sent] = chapter.questions;
  const back = withImagesBeside(questions[0]!, figureFinder(chapter.questions));
  return { xml, sent: questionRows(sent!, chapter), back: questionRows({ ...back, category: 'Gains' }, chapter) };
}

test('Moodle XML has a category per topic, one right choice, shuffling, feedback, tags and the id', () => {
  const { xml } = roundTrip(chapterWith('', ''));
  for (const part of [
    '<category><text>$course$/top/1.2 Trade/Gains</text></category>',
    '<category><text>$course$/top/1.2 Trade/Terms</text></category>',
    '<idnumber>g-00</idnumber>',
    '<single>true</single>',
    '<shuffleanswers>true</shuffleanswers>',
    '<answer fraction="100" format="html">\n<text>claim g-00 0</text>\n<feedback format="html">\n<text><![CDATA[That is <strong>so</strong>.]]></text>',
    '<answer fraction="0" format="html">\n<text>claim g-00 1</text>\n<feedback format="html">\n<text><![CDATA[<!-- @off-by-one -->That is not so.]]></text>',
    '<generalfeedback format="html">\n<text>Remember g-00.</text>',
    '<tag><text>definition</text></tag>\n<tag><text>difficulty-1</text></tag>',
  ])
    expect(xml).toContain(part);
});

test.each([
  ['XML’s own signs', 'a < b & "c" > d'],
  ['the end of a CDATA section', 'a <em>b</em> ]]> c'],
  ['a / in bold, which is no category', '**either/or**'],
])('Moodle XML preserves %s', (_, words) => {
  const { sent, back } = roundTrip(chapterWith('That is **so**.', words));
  expect(back).toEqual(sent);
});

test('Moodle XML leaves out control characters, which XML does not allow', () => {
  const { xml, back } = roundTrip(chapterWith('That is **so**.', 'So\u0007 it is'));
  expect(xml).not.toContain('\u0007');
  expect(back.answers[0]?.rationale).toBe('So it is');
});

test('Moodle XML embeds a picture that has a file, and reading restores its URL', () => {
  const chapter = chapterWith('Why do', '![Demand "shifts" right](/graphs/d.svg) Why do');
  const { xml, sent, back } = roundTrip(chapter, (address) =>
    address === '/graphs/d.svg' ? new TextEncoder().encode('<svg/>') : null,
  );
  expect(xml).toContain('<file name="d.svg" path="/graphs/" encoding="base64">PHN2Zy8+</file>');
  expect(xml).toContain('src="@@PLUGINFILE@@/graphs/d.svg"');
  expect(sent.question).toMatchObject({ imageUrl: '/graphs/d.svg', imageAlt: 'Demand "shifts" right' });
  expect(back).toEqual(sent);
});

test('Moodle XML preserves the URL of a picture without a file', () => {
  const { xml, sent, back } = roundTrip(chapterWith('Why do', '![Demand shifts right](/graphs/d.svg) Why do'));
  expect(xml).toContain('src="/graphs/d.svg"');
  expect(back).toEqual(sent);
});

test('names of exported files sort in course order', () => {
  expect(exportFileName(chapterWith('', ''), 'gift')).toBe('01.02-trade.gift');
  expect(exportFileName(chapterWith('', ''), 'moodle-xml')).toBe('01.02-trade.xml');
});
