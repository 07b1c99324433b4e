import { AuthorError } from '../read/attempt';
import { courseHtml, droppedTags, escapeHtml, requireReadable } from '../read/course-html';
import type { RichText } from '../read/course-source';
import { takeFormulas } from './tex-formulas';

/** Word writes pages of them. */
const COMMENT = /<!--[^]*?(?:-->|$)/g;
/** What else Word and editors leave behind, with its contents. */
const LEFT_BEHIND =
  /<(style|xml|title|head)\b[^]*?<\/\1\s*>|<!\[[^<>]*>|<\/?(?:o|w|st1):[^<>]*>|<(?:meta|link)\b[^<>]*>/gi;
/** Tags that only affect appearance. */
const LAYOUT =
  /<\/?(?:span|font|center|small|big|section|article|header|footer|main|aside|nav|figure|picture|label|mark|abbr|acronym|cite|dfn|kbd|samp|var|ins|tt|bdi|bdo|time|address|nobr|wbr|colgroup|col|tfoot|html|body|nolink)\b[^<>]*>/gi;
const DIV = /<(\/?)(?:div|figcaption|dl|dt|dd)\b[^<>]*>/gi;
const HEADING = /<(\/?)h[156]\b[^<>]*>/gi;
const STRIKE = /<(\/?)strike\b[^<>]*>/gi;
const LOOKS_LIKE_HTML = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#x?[0-9a-f]+);/i;
/** With one, line breaks are only the source's. */
const BLOCK = /<(?:p|div|br|ul|ol|table|h\d|pre|blockquote)\b/i;
const EMPTY_PARAGRAPH = /<p>(?:\s|&nbsp;)*<\/p>/g;
const ONE_PARAGRAPH = /^<p>((?:(?!<\/?p>)[^])*)<\/p>$/;
const MULTILANG = /\bclass\s*=\s*["']?multilang\b|\{mlang\b/i;
const UNREADABLE = /.{0,20}\ufffd.{0,20}/;

function normalizeHtml(html: string): string {
  const text = html
    .replace(LEFT_BEHIND, '')
    .replace(LAYOUT, '')
    .replace(DIV, '<$1p>')
    .replace(HEADING, '<$1h3>')
    .replace(STRIKE, '<$1s>');
  // Tags that the site would drop stay, so that the check can name them.
  if (droppedTags({ format: 'html', text }).length > 0) return text;
  return courseHtml({ format: 'html', text }).replace(EMPTY_PARAGRAPH, '').trim();
}

function normalizePlain(text: string): RichText {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim());
  if (lines.length === 1) return { format: 'plain', text: lines[0] ?? '' };
  return { format: 'html', text: lines.map(escapeHtml).join('<br />') };
}

function normalizeAs(format: RichText['format'], text: string): RichText {
  if (format === 'html') return { format, text: normalizeHtml(text) };
  return format === 'markdown' ? { format, text: text.trim() } : normalizePlain(text);
}

/** @throws AuthorError for a text that would say something else here */
function requireOneText(text: string): void {
  if (MULTILANG.test(text))
    throw new AuthorError(
      'it has texts in several languages (multilang), which the site would all show',
      'keep one language in each text',
    );
  const unreadable = UNREADABLE.exec(text)?.[0];
  if (unreadable !== undefined)
    throw new AuthorError(
      `it has letters that cannot be read: "${unreadable}"`,
      'save the file as UTF-8 in the program that wrote it, or correct the letters',
    );
}

/** Tags that the site would drop stay in HTML; in Markdown, they are named here. */
function htmlOf(text: RichText): string {
  if (text.format === 'html') return text.text;
  const [dropped] = droppedTags(text);
  if (dropped !== undefined) throw new AuthorError(`the site does not show <${dropped}>`, 'use Markdown');
  return courseHtml(text);
}

/**
 * A text from an editor or Moodle in the form of course files: HTML without layout, TeX as MathML, and text that merely contains a < as
 * plain text. Moodle's auto-format is HTML in which line breaks count.
 * @throws AuthorError for a text that the site cannot show as Moodle does
 */
export function normalizeText(format: RichText['format'] | 'moodle', written: string): RichText {
  const bare = format === 'moodle' ? (LOOKS_LIKE_HTML.test(written) ? 'html' : 'plain') : format;
  const html = bare === 'html' ? written.replace(COMMENT, '') : written;
  const said =
    format === 'moodle' && bare === 'html' && !BLOCK.test(html) ? html.trim().replace(/\n/g, '<br />') : html;
  requireReadable({ format: bare, text: said });
  requireOneText(said);
  const { text, count, restore } = takeFormulas(bare, said);
  const normalized = normalizeAs(bare, text);
  return count === 0 ? normalized : { format: 'html', text: restore(htmlOf(normalized)) };
}

/** A choice or a feedback is shown inline: a paragraph around all of it is removed. */
export function withoutParagraph(text: RichText): RichText {
  return text.format === 'html' ? { ...text, text: text.text.replace(ONE_PARAGRAPH, '$1') } : text;
}
