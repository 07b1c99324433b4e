import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLE_GIFT, sampleFiles } from '../../../test/fixtures/course-sample/sample-course';
import { inShare } from '../../../../test-support/share';
import { courseHtml, plainText } from '../read/course-html';
import { chaptersOf, withReserved, type QuestionSource } from '../read/course-source';
import { splitLabels, storableTags } from '../read/question-labels';
import { giftBlocks } from '../read/parse-gift';
import { exportChapter } from './export-chapter';
import { planImport } from './plan-import';
import { readMoodleGift } from './read-moodle-gift';
import { readMoodleXml } from './read-moodle-xml';
import { all, first, readXml, textIn, type XmlElement } from './xml';
import { shippedCourse } from '../../../../test-support/shipped-course';

// Moodle and Canvas draw single questions out of a bank: each must be complete where it stands.

const chapters = chaptersOf(withReserved(shippedCourse)).filter(({ questions }) => questions.length > 0);
const NO_IMAGES = () => null;
const rows = inShare(chapters).map((chapter) => ({ name: chapter.name, chapter }));

const figuresOf = ({ lead, figure, choices }: QuestionSource) =>
  [lead?.figure, figure, ...choices.map((choice) => choice.figure)].filter((one) => one !== undefined);

/** The text of a head, as in "Q~d~". */
const headText = (text: string) => plainText({ format: 'markdown', text });

describe('each question alone out of an exported file has all that it needs', () => {
  test.each(rows)('in GIFT: $name', ({ chapter }) => {
    const blocks = giftBlocks(exportChapter(chapter, 'gift', NO_IMAGES).toString()).filter(
      ({ text }) => !text.startsWith('$CATEGORY'),
    );
    expect(blocks).toHaveLength(chapter.questions.length);
    for (const [index, question] of chapter.questions.entries()) {
      const text = (blocks[index]?.text ?? '').replaceAll('\\n', '\n').replace(/\\(.)/g, '$1');
      const stem = text.slice(0, text.lastIndexOf('\n{'));
      if (question.lead) expect(stem).toContain(question.lead.text.text);
      for (const { alt } of figuresOf(question)) expect(text).toContain(alt);
      for (const choice of text.split(/\n[=~]/).slice(1))
        for (const head of question.columns ?? []) expect(choice).toContain(`${head}: `);
      for (const [, tag = ''] of text.matchAll(/\[tag:([^\]]*)\]/g)) expect(tag.length).toBeLessThanOrEqual(50);
    }
  });

  test.each(rows)('in Moodle XML: $name', ({ chapter }) => {
    const { root } = readXml(exportChapter(chapter, 'moodle-xml', NO_IMAGES).toString());
    const elements = all(root!, 'question').filter(({ attributes }) => attributes['type'] !== 'category');
    expect(elements).toHaveLength(chapter.questions.length);
    const byId = new Map(elements.map((element) => [first(element, 'idnumber')?.text, element]));
    for (const question of chapter.questions) {
      const element = byId.get(question.stableId ?? '')!;
      const stem = textIn(first(element, 'questiontext'));
      if (question.lead) expect(stem).toContain(courseHtml(question.lead.text));
      expect(picturesIn(element).sort()).toEqual(
        figuresOf(question)
          .map(({ name }) => `/figures/${name}.svg`)
          .sort(),
      );
      for (const answer of all(element, 'answer'))
        for (const head of question.columns ?? [])
          expect(plainText({ format: 'html', text: textIn(answer) })).toContain(`${headText(head)}: `);
      for (const tag of all(first(element, 'tags')!, 'tag')) expect(textIn(tag).length).toBeLessThanOrEqual(50);
    }
  });
});

/** The pictures that a question shows and brings. */
function picturesIn(element: XmlElement): string[] {
  const holders = [element, ...all(element, 'answer')].flatMap((one) => [one, ...one.children]);
  const shown = holders.flatMap((holder) =>
    [...(first(holder, 'text')?.text ?? '').matchAll(/@@PLUGINFILE@@([^"]+)"/g)].map(([, url = '']) => url),
  );
  const files = holders.flatMap((holder) =>
    all(holder, 'file').map(({ attributes }) => `${attributes['path'] ?? ''}${attributes['name'] ?? ''}`),
  );
  expect([...new Set(files)].sort()).toEqual([...new Set(shown)].sort());
  return [...new Set(shown)];
}

describe('a label that is too long for a tag', () => {
  const head = fc
    .array(
      fc.constantFrom(
        'price',
        'paid',
        'by',
        'consumers',
        'P = MC',
        '$5',
        'é',
        '😀',
        'a/1:b',
        'incomprehensibilities-of-everything-else',
      ),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    .map((words) => words.join(' '));

  test('comes back from tags of 50 characters in any order', () => {
    fc.assert(
      fc.property(fc.array(head, { minLength: 2, maxLength: 5 }), fc.boolean(), (columns, isReversed) => {
        const tags = storableTags({ tags: ['graph'], columns });
        for (const tag of tags) {
          expect([...tag].length).toBeLessThanOrEqual(50);
          expect(tag).toBe(tag.trim());
        }
        expect(splitLabels(isReversed ? tags.toReversed() : tags)).toEqual({ tags: ['graph'], labels: { columns } });
      }),
    );
  });

  test('is left as it is where it fits', () => {
    expect(storableTags({ tags: [], columns: ['Price', 'Quantity'] })).toEqual(['columns:Price | Quantity']);
  });
});

const SET = `// [id:a-1] [set:tea]
[markdown]Tea sells for $4.\\n\\n<!-- question -->\\n\\nWhat is the price?{=$4 ~$5}

// [id:a-2] [set:tea] [columns:Price | Q~d~]
[markdown]Tea sells for $4.\\n\\n<!-- question -->\\n\\nWhat happens?{=price\\: falls; q\\~d\\~\\: falls ~Price\\: rises; Q\\~d\\~\\: rises ~rises | falls}
`;

describe('a set that comes back', () => {
  const readBack = (gift: string) => readMoodleGift('mine.gift', gift).questions;

  test('has its text above its questions, and columns whatever the case of their heads', () => {
    const [one, two] = readBack(SET);
    expect(one).toMatchObject({
      set: 'tea',
      lead: { text: { text: 'Tea sells for $4.' } },
      stem: { text: 'What is the price?' },
    });
    expect(two?.choices.map(({ text }) => text.text)).toEqual(['falls | falls', 'rises | rises', 'rises | falls']);
  });

  test.each([
    ['one of its questions is missing', (gift: string) => gift.split('\n\n// ')[0]!],
    ['its texts differ', (gift: string) => gift.replace('Tea sells for $4.', 'Tea sells for $6.')],
    ['one of them has lost its mark', (gift: string) => gift.replace('<!-- question -->', '')],
    ['its order is not that of its ids', (gift: string) => gift.replace('a-1', 'a-3')],
    ['its name belongs to a set of the chapter', (gift: string) => gift],
  ])('asks each question with the text where %s', (_, change) => {
    const files = sampleFiles();
    const shipped = files.get(SAMPLE_GIFT) ?? '';
    files.set(
      SAMPLE_GIFT,
      change(SET) === SET
        ? shipped
            .replace('// [id:g-00]', '// [set:tea]\n[markdown]Milk.\n\n// [id:g-00] [set:tea]')
            .replace('// [id:g-01]', '// [id:g-01] [set:tea]')
        : shipped,
    );
    const destination = { chapter: '1.2', topic: 'Gains', type: 'application', difficulty: 2 } as const; // the names are types
    const plan = planImport(files, readMoodleGift('mine.gift', change(SET)), destination);
    expect(plan).toMatchObject({ outcome: 'planned', rejected: [] });
    const [own = ''] = plan.outcome === 'planned' ? plan.files.values() : [];
    expect(own.match(/Tea sells for/g)?.length).toBe(own.match(/\[id:/g)?.length);
    expect(own).not.toContain('set:tea');
  });
});

test('sets and columns come back from Moodle XML whose paragraphs an editor has changed', () => {
  const chapter = chapters.find(({ slug }) => slug === 'price-ceilings')!;
  const xml = exportChapter(chapter, 'moodle-xml', NO_IMAGES).toString().replaceAll('<p>', '<p dir="ltr">');
  const inCells = (questions: readonly QuestionSource[]) =>
    questions.flatMap(({ columns, choices }) => (columns ? choices.map(({ text }) => plainText(text)) : []));
  const back = readMoodleXml('mine.xml', xml).questions;
  expect(back.map(({ set, lead }) => [set, lead && plainText(lead.text)])).toEqual(
    chapter.questions.map(({ set, lead }) => [set, lead && plainText(lead.text)]),
  );
  expect(inCells(back)).toEqual(inCells(chapter.questions));
});
