import { Marked, type TokenizerAndRendererExtension } from 'marked';
import sanitize, { type IOptions } from 'sanitize-html';
import { COURSE_TAGS } from '../../../../schema/rules/course-html';
import type { Image, RichText } from './course-source';

/** Everything that course texts may contain. */
const ALLOWED: IOptions = {
  allowedTags: [...COURSE_TAGS],
  allowedAttributes: {
    a: ['href', 'title'],
    // I, II, III
    ol: [{ name: 'type', values: ['I'] }],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  transformTags: { del: 's' },
};

const SUBSCRIPT = /~[A-Za-z0-9*+]{1,4}~(?!~)/;
const SUBSCRIPT_HERE = /^~([A-Za-z0-9*+]{1,4})~(?!~)/;

/** Q~d~ is Q with a small, low d. */
const subscripts: TokenizerAndRendererExtension = {
  name: 'subscript',
  level: 'inline',
  start: (text) => text.search(SUBSCRIPT),
  tokenizer(text) {
    const [raw, inner] = SUBSCRIPT_HERE.exec(text) ?? [];
    return raw === undefined ? undefined : { type: 'subscript', raw, text: inner ?? '' };
  },
  renderer: ({ text }) => `<sub>${escapeHtml(String(text))}</sub>`,
};

const marked = new Marked({ gfm: true, async: false, extensions: [subscripts] });

/** Lines that begin with I., II. and so on are statements to choose from, which Markdown has no list for. */
const STATEMENTS = /^I\. .+(?:\n(?:II|III|IV)\. .+)+$/m;

const withStatements = (markdown: string): string =>
  markdown.replace(STATEMENTS, (lines) => {
    const items = lines.split('\n').map((line) => `<li>${parseInline(line.replace(/^[IV]+\. /, ''))}</li>`);
    return `\n<ol type="I">${items.join('')}</ol>\n`;
  });

const parseInline = (text: string): string => marked.parseInline(text, { async: false });

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function unsafeHtml({ format, text }: RichText, inline: boolean): string {
  if (format === 'html') return text;
  if (format === 'plain') return escapeHtml(text);
  return inline ? parseInline(text) : marked.parse(text, { async: false });
}

/** A course text as sanitized HTML: paragraphs, or `inline` without them, for a choice or a rationale. */
export function courseHtml(rich: RichText, { inline = false } = {}): string {
  const isBlock = rich.format === 'markdown' && !inline;
  const text = isBlock ? withStatements(rich.text) : rich.text;
  return sanitize(unsafeHtml({ ...rich, text }, inline), ALLOWED).trim();
}

const BREAKS = /<(?:br|\/(?:p|li|tr|td|th|h[1-6]))\b/g;

/** Many rules look at the plain text of the same texts. */
const plainTexts = new WeakMap<RichText, string>();

/** The text without markup, as a reader sees it, on one line. */
export function plainText(text: RichText): string {
  const known = plainTexts.get(text);
  if (known !== undefined) return known;
  const spaced = unsafeHtml(text, false).replace(BREAKS, ' $&');
  const bare = sanitize(spaced, { allowedTags: [], allowedAttributes: {} });
  const plain = decode(bare).replace(/\s+/g, ' ').trim();
  plainTexts.set(text, plain);
  return plain;
}

/** What a reader learns from a text: its words, or where it is nothing but images, what they show. */
export const readableText = (text: RichText): string =>
  plainText(text) ||
  imagesIn(text)
    .map(({ alt }) => alt)
    .join(' ');

function decode(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

/** Names of the tags in the text that are removed because they are not allowed. */
export function droppedTags(text: RichText): string[] {
  const dropped = new Set<string>();
  const known = new Set([...COURSE_TAGS, 'del']);
  sanitize(unsafeHtml(text, false), {
    ...ALLOWED,
    onOpenTag: (name) => {
      if (!known.has(name)) dropped.add(name);
    },
  });
  return [...dropped];
}

const IMAGE = /!\[([^\]]*)\]\(\s*([^\s)]+)[^)]*\)/g;
/** With the space after it; the one before it stays between the sentences. */
const FIRST_IMAGE = new RegExp(`${IMAGE.source} ?`);
const IMG = /<img\b[^>]*>/gi;
/** With the paragraph around it, if there is nothing else in it. */
const OWN_IMG = /<p>\s*<img\b[^>]*>\s*<\/p>|<img\b[^>]*>/i;

function imageOfTag(tag: string): Image {
  const attribute = (name: string) => decode(new RegExp(`\\s${name}\\s*=\\s*"([^"]*)"`, 'i').exec(tag)?.[1] ?? '');
  return { url: attribute('src').trim(), alt: attribute('alt').trim() };
}

/** The images of an author's text, in order: Markdown's, or in HTML the img tags. */
export function imagesIn({ format, text }: RichText): Image[] {
  if (format === 'html') return (text.match(IMG) ?? []).map(imageOfTag);
  return [...text.matchAll(IMAGE)].map(([, alt = '', url = '']) => ({ url, alt: alt.trim() }));
}

export function withoutFirstImage(rich: RichText): RichText {
  return { ...rich, text: rich.text.replace(rich.format === 'html' ? OWN_IMG : FIRST_IMAGE, '').trim() };
}
