import { courseHtml, droppedTags, escapeHtml } from '../read/course-html';
import type { RichText } from '../read/course-source';

/** Tags that only affect appearance. */
const LAYOUT = /<\/?(?:span|font|center|small|big|section|article|header|footer|label|mark|abbr|ins|tt)\b[^<>]*>/gi;
const DIV = /<(\/?)div\b[^<>]*>/gi;
const HEADING = /<(\/?)h[156]\b[^<>]*>/gi;
const LOOKS_LIKE_HTML = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#x?[0-9a-f]+);/i;
const EMPTY_PARAGRAPH = /<p>(?:\s|&nbsp;)*<\/p>/g;
const ONE_PARAGRAPH = /^<p>((?:(?!<\/?p>)[^])*)<\/p>$/;

function normalizeHtml(html: string): string {
  const text = html.replace(LAYOUT, '').replace(DIV, '<$1p>').replace(HEADING, '<$1h3>');
  // Tags that the site would drop stay, so that the check can name them.
  if (droppedTags({ format: 'html', text }).length > 0) return text;
  return courseHtml({ format: 'html', text }).replace(EMPTY_PARAGRAPH, '').trim();
}

/**
 * A text from an editor or Moodle in the form of course files: HTML without layout, and text that merely contains a < as
 * plain text. Moodle's auto-format is HTML in which line breaks count.
 */
export function normalizeText(format: RichText['format'] | 'moodle', text: string): RichText {
  if (format === 'markdown') return { format, text: text.trim() };
  if (format === 'html' || (format === 'moodle' && LOOKS_LIKE_HTML.test(text)))
    return { format: 'html', text: normalizeHtml(text) };
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim());
  if (lines.length === 1) return { format: 'plain', text: lines[0] ?? '' };
  return { format: 'html', text: lines.map(escapeHtml).join('<br />') };
}

/** A choice or a feedback is shown inline: a paragraph around all of it is removed. */
export function withoutParagraph(text: RichText): RichText {
  return text.format === 'html' ? { ...text, text: text.text.replace(ONE_PARAGRAPH, '$1') } : text;
}
