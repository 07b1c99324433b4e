import { expect, test } from 'vitest';
import { evaluate } from '../../../../economics/arithmetic';
import { imagesIn, withoutFirstImage } from '../read/course-html';
import { sectionsOf } from '../read/read-markdown';
import { normalizeText } from './normalize-text';
import { stableIdOf } from './question-index';
import { readQuestionFile } from './read-question-file';

// Texts in which something is begun again and again. A pattern that looks for its end each time would not come back.

const MANY = 200_000;

test.each([
  ['Markdown images that do not end', 'markdown', '![]('.repeat(MANY)],
  ['Markdown images whose address does not end', 'markdown', `![](${'a'.repeat(MANY)}`],
  ['Markdown images with no address', 'markdown', '![a]()'.repeat(MANY)],
  ['brackets', 'markdown', '!['.repeat(MANY)],
  ['img tags that do not end', 'html', '<img '.repeat(MANY)],
  ['attributes that do not end', 'html', '<img src="'.repeat(MANY)],
] as const)('finds no image in %s, and takes none out', (_, format, text) => {
  expect(imagesIn({ format, text })).toEqual([]);
  expect(withoutFirstImage({ format, text }).text).toBe(text.trim());
});

test('finds an image before many that do not end, and takes it out with its paragraph', () => {
  const image = '<p> <IMG src="/a.svg" alt="A > B"> </p>';
  const text = `Look: ${image} ${'<img '.repeat(MANY)}`;
  expect(imagesIn({ format: 'html', text })[0]).toEqual({ url: '/a.svg', alt: '' });
  expect(withoutFirstImage({ format: 'html', text: 'Look: <p> <IMG src="/a.svg"> </p> now' }).text).toBe('Look:  now');
  expect(imagesIn({ format: 'markdown', text: `![A](/a.svg "Title") ${'![]('.repeat(MANY)}` })).toEqual([
    { url: '/a.svg', alt: 'A' },
  ]);
  expect(imagesIn({ format: 'markdown', text: '![A](https://a.example/b_(c)[d].png)' })).toHaveLength(1);
});

test('normalizes a paragraph of spaces that do not break', () => {
  expect(normalizeText('html', `<p>${'\u00a0'.repeat(1_000)}a</p>`).text).toContain('a</p>');
  expect(normalizeText('html', `<p>${'\u00a0'.repeat(1_000)}</p><p>a</p>`).text).toBe('<p>a</p>');
  expect(normalizeText('html', '<div '.repeat(3_000)).format).toBe('html');
});

test.each([
  ['that do not end', '\\('.repeat(9_000), 'outside of a formula'],
  ['that are empty', '$$'.repeat(9_000), 'cannot be shown'],
  ['between single signs', '$x_1 '.repeat(3_900), null],
  ['that define themselves again', '\\(\\def\\a{\\a\\a}\\a\\)', 'cannot be shown'],
  ['of 400 levels', `\\(${'{'.repeat(400)}x${'}'.repeat(400)}\\)`, null],
  ['with a link', '\\(\\url{https://x.example}\\)', '\\url is not allowed'],
  ['with a picture', '\\(\\includegraphics{x.png}\\)', '\\includegraphics is not allowed'],
  ['with a style', '\\(\\htmlStyle{position:fixed}{x}\\)', '\\htmlStyle is not allowed'],
])('reads formulas %s', (_, text, refusal) => {
  const read = () => normalizeText('html', text).text;
  if (refusal === null) expect(read()).not.toMatch(/<(?!\/?m[a-z]+\b)/);
  else expect(read).toThrow(refusal);
});

test('draws no formula larger than a line or two', () => {
  expect(normalizeText('html', '\\(\\rule{9000em}{9000em}\\)').text).not.toContain('9000em"');
});

test('reads bare signs of XML, comments and sections that do not end, and names the first line', () => {
  for (const text of ['<![CDATA['.repeat(MANY), '<!--'.repeat(MANY), '&'.repeat(MANY), '<text>'.repeat(40)]) {
    const { questions, rejected } = readQuestionFile('my.xml', Buffer.from(`<quiz>\n${text}`));
    expect(questions).toEqual([]);
    expect(rejected).toMatchObject([{ line: 2 }]);
  }
});

test('reads headings of spaces, ids of hyphens and numbers of many digits once', () => {
  expect(sectionsOf({ body: `# ${' '.repeat(MANY)}\n# A `, bodyLine: 1 })).toMatchObject([{ heading: 'A', line: 2 }]);
  const [question] = readQuestionFile('my.gift', Buffer.from('// [id:a]\nNext? {=yes ~no}')).questions;
  expect(question && stableIdOf({ ...question, stableId: `a${'-'.repeat(MANY)}b${'-'.repeat(MANY)}` })).toMatch(
    /^a-+b$/,
  );
  expect(() => evaluate('1'.repeat(MANY))).toThrow('no finite value');
  expect(evaluate('20% * 150')).toBe(30);
});

const gift = (stem: string) => `// [id:a]\n${stem} {=yes ~no}\n\n// [id:b]\nNext? {=yes ~no}\n`;

test.each([
  ['10,000 braces that are not closed', '{'.repeat(10_000)],
  ['images that do not end', '[markdown]'.concat('![]('.repeat(MANY))],
  ['quotes nested 8,000 deep', '[markdown]'.concat('>'.repeat(8_000))],
  ['200,000 blank lines', '\n'.repeat(MANY)],
  ['200,000 colons', '::'.repeat(MANY)],
])('reads a teacher’s GIFT file with %s, and the question after it', (_, stem) => {
  const { questions, rejected } = readQuestionFile('my.gift', Buffer.from(gift(stem)));
  expect(questions.map(({ stableId }) => stableId)).toContain('b');
  expect(rejected.every(({ file, line }) => file === 'my.gift' && line > 0)).toBe(true);
});

const xml = (text: string) =>
  `<quiz><question type="multichoice"><name><text>a</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext></question>
<question type="multichoice"><name><text>b</text></name><questiontext format="html"><text>Next?</text></questiontext></question></quiz>`;

test.each([
  ['a text without an end', 'word '.repeat(MANY)],
  ['img tags that do not end', '<img '.repeat(MANY)],
  ['nested tags', '<b>'.repeat(MANY)],
])('rejects a question of a Moodle file with %s at its line, and reads the next', (_, text) => {
  const { questions, rejected } = readQuestionFile('my.xml', Buffer.from(xml(text)));
  expect(rejected).toMatchObject([
    { file: 'my.xml', line: 1, message: expect.stringContaining('characters; at most') },
  ]);
  expect(questions.map(({ title }) => title)).toEqual(['b']);
});
