import { render } from '@testing-library/react';
import { expect, it, test, vi } from 'vitest';
import { CourseHtml } from './course-html';
import styles from './course-html.module.css';

const htmlOf = (html: string) => render(<CourseHtml html={html} />).container.firstElementChild?.innerHTML;

it('keeps the marks that a course is written with', () => {
  const course =
    '<p>P<sub>1</sub> is <strong>$5</strong>, so<br>Q is <em>40</em>.</p><ul><li>One</li><li>Two</li></ul>';
  expect(htmlOf(course)).toBe(course);
});

it('keeps a table with its headings, without complaint about the line breaks between its rows', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const table =
    '<table>\n<thead>\n<tr>\n<th scope="col">Q</th>\n</tr>\n</thead>\n<tbody><tr><td colspan="2">4</td></tr></tbody></table>';
  expect(htmlOf(table)).toBe(`<div class="${styles.scroll}">${table.replaceAll('\n', '')}</div>`);
  expect(complaint).not.toHaveBeenCalled();
});

it('keeps a formula, which has no script, link or style', () => {
  const formula =
    '<math alttext="x_1"><mfrac linethickness="0px"><msub><mi mathvariant="normal">x</mi><mn>1</mn></msub><mtext>a</mtext></mfrac></math>';
  expect(htmlOf(formula)).toBe(formula);
  expect(
    htmlOf('<math href="javascript:1" style="a"><maction actiontype="x"><mi onclick="1">x</mi></maction></math>'),
  ).toBe('<math><mi>x</mi></math>');
  expect(
    htmlOf(
      '<math><annotation-xml encoding="text/html"><script>1</script><img src="x:y" onerror="1"></annotation-xml></math>',
    ),
  ).not.toMatch(/script|onerror|x:y/);
});

it('keeps the words of an unknown tag and a link to elsewhere', () => {
  expect(htmlOf('<article>A <a href="https://example.com/a">link</a></article>')).toBe(
    'A <a href="https://example.com/a">link</a>',
  );
});

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['an image that fails on purpose', '<img src="x:y" onerror="alert(1)" alt="a">', '<img alt="a">'],
  ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a script address behind white space', '<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
  ['a data address', '<img src="data:text/html,x" alt="a">', '<img alt="a">'],
  ['a style', '<p style="position:fixed">a</p>', '<p>a</p>'],
  ['an id that could shadow a global', '<p id="cookie" name="x">a</p>', '<p>a</p>'],
  ['a frame', 'a<iframe src="https://example.com"></iframe>', 'a'],
  ['a picture language of its own', 'a<svg><script>alert(1)</script></svg>', 'a'],
  ['a form', '<form action="/x"><input name="q">a</form>', 'a'],
  ['a comment', 'a<!-- b -->', 'a'],
])('leaves out %s', (_what, html, expected) => {
  expect(htmlOf(html)).toBe(expected);
});
