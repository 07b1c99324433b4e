import { courseHtml, droppedTags } from '../read/course-html';
import type { RichText } from '../read/course-source';

/** Tags that only say how something looks. */
const LAYOUT = /<\/?(?:span|font|center|small|big|section|article|header|footer|label|mark|abbr|ins|tt)\b[^>]*>/gi;
const DIV = /<(\/?)div\b[^>]*>/gi;
const HEADING = /<(\/?)h[156]\b[^>]*>/gi;
const LOOKS_LIKE_HTML = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#x?[0-9a-f]+);/i;
const EMPTY_PARAGRAPH = /<p>(?:\s|&nbsp;|\u00a0)*<\/p>/g;
const ONE_PARAGRAPH = /^<p>((?:(?!<\/?p>)[^])*)<\/p>$/;

function tidyHtml(text: string): string {
  const plainer = text.replace(LAYOUT, '').replace(DIV, '<$1p>').replace(HEADING, '<$1h3>');
  // What the site would leave out stays in, so that the check can name it.
  if (droppedTags({ format: 'html', text: plainer }).length > 0) return plainer;
  return courseHtml({ format: 'html', text: plainer }).replace(EMPTY_PARAGRAPH, '').trim();
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * A text as editors and Moodle write it, in the form that course files have: HTML without layout, and words that only
 * happen to hold a < as plain text. Moodle's own format is HTML in which line ends count.
 */
export function tidyText(format: RichText['format'] | 'moodle', text: string): RichText {
  if (format === 'markdown') return { format, text: text.trim() };
  const isHtml = format === 'html' || (format === 'moodle' && LOOKS_LIKE_HTML.test(text));
  if (isHtml) return { format: 'html', text: tidyHtml(text) };
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim());
  if (lines.length === 1) return { format: 'plain', text: lines[0] ?? '' };
  return { format: 'html', text: lines.map(escape).join('<br />') };
}

/** A choice or a remark stands in a line: a paragraph around all of it goes. */
export function inOneLine(text: RichText): RichText {
  return text.format === 'html' ? { ...text, text: text.text.replace(ONE_PARAGRAPH, '$1') } : text;
}
