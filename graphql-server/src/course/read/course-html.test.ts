import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courseHtml, droppedTags, imagesIn, plainText, withoutFirstImage } from './course-html';
import type { RichText } from './course-source';

const markdown = (text: string): RichText => ({ format: 'markdown', text });

test('renders Markdown as paragraphs, and inline for a choice', () => {
  expect(courseHtml(markdown('A **bold** idea.<br>Next line'))).toBe(
    '<p>A <strong>bold</strong> idea.<br />Next line</p>',
  );
  expect(courseHtml(markdown('A **bold** idea'), { inline: true })).toBe('A <strong>bold</strong> idea');
});

test('renders a Markdown table with its cells', () => {
  const html = courseHtml(markdown('Costs:\n\n| Hours | Cost |\n|---|--:|\n| 1 | $20 |'));
  expect(html).toContain('<th>Hours</th>');
  expect(html).toContain('<td>$20</td>');
});

test('removes scripts, handlers, styles and dangerous URLs from course texts', () => {
  const html = courseHtml(
    markdown(
      'Hi <script>alert(1)</script><b onclick="x()" style="color:red">bold</b> [a](javascript:alert(1)) <iframe src="/x"></iframe> [ok](https://example.org) [here](/video-library) [elsewhere](//evil.example)',
    ),
  );
  expect(html).toBe(
    '<p>Hi <b>bold</b> <a>a</a>  <a href="https://example.org">ok</a> <a href="/video-library">here</a> <a>elsewhere</a></p>',
  );
});

test('escapes plain text and sanitizes HTML from Moodle', () => {
  expect(courseHtml({ format: 'plain', text: 'P < MC & **so**' })).toBe('P &lt; MC &amp; **so**');
  expect(courseHtml({ format: 'html', text: '<p>2 * 3 * 4</p><script>x</script>' })).toBe('<p>2 * 3 * 4</p>');
});

test('plain text of a course text is what a reader sees', () => {
  expect(plainText(markdown('A **bold** idea:<br>P < MC & more'))).toBe('A bold idea: P < MC & more');
  expect(plainText(markdown('| a | b |\n|---|---|\n| 1 | 2 |'))).toBe('a b 1 2');
});

test('names the tags that sanitizing removes', () => {
  expect(droppedTags(markdown('Where P<MC and Q>5, **stop**.'))).toEqual(['mc']);
  expect(droppedTags(markdown('P < MC, ~~gone~~, H<sub>2</sub>O'))).toEqual([]);
});

test('separates the first picture of a stem, with its alternative text', () => {
  const stem = markdown('Look:\n![Demand shifts right](/graphs/d.svg)\nWhat now?');
  expect(imagesIn(stem)).toEqual([{ url: '/graphs/d.svg', alt: 'Demand shifts right' }]);
  expect(withoutFirstImage(stem).text).toBe('Look:\n\nWhat now?');
});

test.each([
  ['Q~d~ and P~F~', 'Q<sub>d</sub> and P<sub>F</sub>'],
  [
    'From D1 to D2, MC1, SRATC2 or q1.',
    'From D<sub>1</sub> to D<sub>2</sub>, MC<sub>1</sub>, SRATC<sub>2</sub> or q<sub>1</sub>.',
  ],
  [
    'Qd = 90 − 5P and Qs, at PF and QG',
    'Q<sub>d</sub> = 90 − 5P and Q<sub>s</sub>, at P<sub>F</sub> and Q<sub>G</sub>',
  ],
  ['QM, QS and PB, or WM and W1', 'Q<sub>M</sub>, Q<sub>S</sub> and P<sub>B</sub>, or W<sub>M</sub> and W<sub>1</sub>'],
  ['CS, PS, PC, MP, P2P, PPC and H2O stay', 'CS, PS, PC, MP, P2P, PPC and H2O stay'],
  ['**D1** and `D1`', '<strong>D<sub>1</sub></strong> and <code>D1</code>'],
  ['[D1](https://example.org/D1)', '<a href="https://example.org/D1">D<sub>1</sub></a>'],
])('writes subscripts as graphs do: %s', (text, html) => {
  expect(courseHtml(markdown(text), { inline: true })).toBe(html);
});

test('has the text of subscripts in plain texts and in the words of a picture', () => {
  expect(plainText(markdown('From D1 to D2 at Q~d~'))).toBe('From D1 to D2 at Qd');
  expect(courseHtml(markdown('![D1 shifts](/d.svg)'))).toBe('<p><img src="/d.svg" alt="D1 shifts" /></p>');
});

test('texts that need no sanitizing come out as if they were sanitized', () => {
  const parts = [
    'word',
    ' ',
    '\n',
    '"',
    "'",
    '&quot;',
    '&#39;',
    '&amp;',
    '&lt;',
    '&nbsp;',
    '&amp;quot;',
    '&',
    '<',
    '>',
  ];
  const tags = ['p', 'em', 'strong', 'sub', 'b', 'mc'].flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} id="x">`]);
  const pieces = fc.array(fc.constantFrom(...parts, ...tags), { maxLength: 8 });
  const wrapped = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => `<p>${text}</p>`,
    (text) => `<p>${text}</p>\n`,
    (text) => `<p>a <strong>${text}</strong> b</p>`,
  );
  fc.assert(
    fc.property(pieces, wrapped, (texts, wrap) => {
      const html = wrap(texts.join(''));
      const [short, long] = [html, `<!-- sanitized -->${html}`].map((text): RichText => ({ format: 'html', text }));
      for (const read of [courseHtml, plainText, droppedTags]) expect(read(short!)).toEqual(read(long!));
    }),
    { seed: 33, numRuns: 3000 },
  );
});

test('a formula keeps its attributes, also outside of math', () => {
  const html =
    '<math display="block"><mstyle displaystyle="true"><mi>x</mi></mstyle></math><mo stretchy="false">(</mo>';
  expect(courseHtml({ format: 'html', text: html })).toBe(html);
});
