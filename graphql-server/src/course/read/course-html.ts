import { Marked, type Token, type TokenizerAndRendererExtension } from 'marked';
import sanitize, { type IOptions } from 'sanitize-html';
import { NUMBERED } from '../../../../economics/svg/labels/text-width';
import { COURSE_TAGS, MATH_ATTRIBUTES, MATH_TAGS } from '../../../../schema/rules/course-html';
import { AuthorError, TOO_DEEP } from './attempt';
import { MOST_CHARACTERS, type Image, type RichText } from './course-source';

/** Everything that course texts without formulas may contain. */
const ALLOWED = {
  allowedTags: [...COURSE_TAGS],
  allowedAttributes: {
    a: ['href', 'title'],
    // I, II, III; choices may refer to them.
    ol: [{ name: 'type', values: ['1', 'A', 'a', 'I', 'i'] }, 'start'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  transformTags: { del: 's' },
} satisfies IOptions;

/** Apart, because the sanitizer goes through all attributes for each text. */
const ALLOWED_WITH_FORMULAS: IOptions = {
  ...ALLOWED,
  allowedAttributes: {
    ...ALLOWED.allowedAttributes,
    ...Object.fromEntries(MATH_TAGS.map((tag) => [tag, [...MATH_ATTRIBUTES]])),
  },
};

const allowedIn = (html: string): IOptions => (/<m/i.test(html) ? ALLOWED_WITH_FORMULAS : ALLOWED);

const WORDS = '[^<>&]*(?:&(?:amp|lt|gt|quot|#39);[^<>&]*)*';
const EMPHASIZED = ['em', 'strong', 'sub'].map((tag) => `<${tag}>${WORDS}</${tag}>`).join('|');
const LINE = `${WORDS}(?:(?:${EMPHASIZED})${WORDS})*`;
/** As most texts are: one line or paragraph, from which a sanitizer that takes 0.1 ms to begin would remove nothing. */
const SIMPLE = new RegExp(`^(?:${LINE}|<p>${LINE}</p>\\s*)$`);

/** Q~d~ anywhere; D1, MC2 and Qd, PF, QS as words of their own, by the rule of graphs, so that a name is written alike in both. */
const SUBSCRIPT = new RegExp(`~([A-Za-z0-9*+]{1,4})~(?!~)|${NUMBERED.source}`);
const SUBSCRIPT_HERE = new RegExp(`^(?:${SUBSCRIPT.source})`);

/** Q~d~ is Q with a small, low d. */
const subscripts: TokenizerAndRendererExtension = {
  name: 'subscript',
  level: 'inline',
  start: (text) => text.search(SUBSCRIPT),
  tokenizer(text) {
    const [raw, marked, base = '', low = ''] = SUBSCRIPT_HERE.exec(text) ?? [];
    if (raw === undefined) return undefined;
    return { type: 'subscript', raw, base, text: marked ?? low };
  },
  renderer: ({ base, text }) => `${escapeHtml(String(base))}<sub>${escapeHtml(String(text))}</sub>`,
};

/** What a picture shows is an attribute, which has no tags. */
function withoutSubscripts(token: Token): void {
  if (token.type !== 'image') return;
  const bare = (part: Token): Token =>
    part.type === 'subscript' ? { ...part, type: 'text', text: `${part.base}${part.text}` } : part;
  token.tokens = token.tokens?.map(bare);
}

const marked = new Marked({ gfm: true, async: false, extensions: [subscripts], walkTokens: withoutSubscripts });

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

/** Quotes in quotes and lists in lists, on one line. */
const MOST_LEVELS = 20;
const MARKERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/gm;

/** A parser's work grows with the square of a text, and with the levels. @throws AuthorError for more of either than any text has */
export function requireReadable({ format, text }: RichText): void {
  if (text.length > MOST_CHARACTERS)
    throw new AuthorError(`a text has ${text.length} characters; at most ${MOST_CHARACTERS} are read`, 'shorten it');
  const markers = format === 'markdown' ? (text.match(MARKERS) ?? []) : [];
  if (markers.some((line) => line.replace(/[^>.)*+-]/g, '').length > MOST_LEVELS)) throw new AuthorError(...TOO_DEEP);
}

function unsafeHtml(rich: RichText, inline: boolean): string {
  requireReadable(rich);
  const { format, text } = rich;
  if (format === 'html') return text;
  if (format === 'plain') return escapeHtml(text);
  return inline ? parseInline(text) : marked.parse(text, { async: false });
}

const withPlainQuotes = (html: string): string => html.replace(/&quot;/g, '"').replace(/&#39;/g, "'");

/** A course text as sanitized HTML: paragraphs, or `inline` without them, for a choice or a rationale. */
export function courseHtml(rich: RichText, { inline = false } = {}): string {
  const isBlock = rich.format === 'markdown' && !inline;
  const text = isBlock ? withStatements(rich.text) : rich.text;
  const html = unsafeHtml({ ...rich, text }, inline);
  return (SIMPLE.test(html) ? withPlainQuotes(html) : sanitize(html, allowedIn(html))).trim();
}

/** A formula says its TeX: x^2 and x_2 have the same letters. */
const FORMULA = /<math\b[^<>]*\balttext="([^"]*)"[^<>]*>[^]*?<\/math>/g;
const BREAKS = /<(?:br|\/(?:p|li|tr|td|th|h[1-6]))\b/g;

interface Bare {
  readonly plain: string;
  readonly dropped: readonly string[];
}

/** Many rules look at the plain text of the same texts. */
const bareTexts = new WeakMap<RichText, Bare>();

function bareText(text: RichText): Bare {
  const known = bareTexts.get(text);
  if (known !== undefined) return known;
  const html = unsafeHtml(text, false);
  const isSimple = SIMPLE.test(html);
  const spaced = html.replace(FORMULA, '$1').replace(BREAKS, ' $&');
  const words = isSimple
    ? spaced.replace(/<[^>]*>/g, '')
    : sanitize(spaced, { allowedTags: [], allowedAttributes: {} });
  const plain = decodeEntities(words).replace(/\s+/g, ' ').trim();
  const bare = { plain, dropped: isSimple ? [] : tagsDroppedFrom(html) };
  bareTexts.set(text, bare);
  return bare;
}

/** The text without markup, as a reader sees it, on one line. */
export const plainText = (text: RichText): string => bareText(text).plain;

/** What a reader learns from a text: its words, or where it is nothing but images, what they show. */
export const readableText = (text: RichText): string =>
  plainText(text) ||
  imagesIn(text)
    .map(({ alt }) => alt)
    .join(' ');

export function decodeEntities(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

/** Names of the tags in the text that are removed because they are not allowed. */
export const droppedTags = (text: RichText): readonly string[] => bareText(text).dropped;

const SHOWN = new Set([...COURSE_TAGS, ...Object.keys(ALLOWED.transformTags)]);

function tagsDroppedFrom(html: string): string[] {
  const written = (html.match(/<[a-z][^\s/>]*/gi) ?? []).map((tag) => tag.slice(1).toLowerCase());
  if (written.every((tag) => SHOWN.has(tag))) return [];
  const dropped = new Set<string>();
  // What looks like a tag may be part of a comment, or of an attribute.
  sanitize(html, { ...ALLOWED, onOpenTag: (name) => void (SHOWN.has(name) || dropped.add(name)) });
  return [...dropped];
}

// On a text that ends with its last ) or >, neither pattern looks for an end in vain: an image that is begun is ended, and what is
// read of it is not read again.
const IMAGE = /!\[([^[\]]*)\]\(\s*([^\s)]+)[^)]*\)/g;
/** With the space after it; the one before it stays between the sentences. */
const FIRST_IMAGE = new RegExp(`${IMAGE.source} ?`);
const IMG = /<img\b[^>]*>/i;
const EVERY_IMG = new RegExp(IMG.source, 'gi');

const upToLast = (sign: ')' | '>', text: string, more = 0): string => text.slice(0, text.lastIndexOf(sign) + 1 + more);

function imageOfTag(tag: string): Image {
  const attribute = (name: string) =>
    decodeEntities(new RegExp(`\\s${name}\\s*=\\s*"([^"]*)"`, 'i').exec(tag)?.[1] ?? '');
  return { url: attribute('src').trim(), alt: attribute('alt').trim() };
}

/** The images of an author's text, in order: Markdown's, or in HTML the img tags. */
export function imagesIn({ format, text }: RichText): Image[] {
  if (format === 'html') return (upToLast('>', text).match(EVERY_IMG) ?? []).map(imageOfTag);
  return [...upToLast(')', text).matchAll(IMAGE)].map(([, alt = '', url = '']) => ({ url, alt: alt.trim() }));
}

/** Without the paragraph around it, if there is nothing else in it. */
function withoutFirstTag(html: string): string {
  const found = IMG.exec(upToLast('>', html));
  if (found === null) return html;
  const before = html.slice(0, found.index);
  const after = html.slice(found.index + found[0].length);
  const [opened, closed] = [before.trimEnd(), after.trimStart()];
  return /<p>$/i.test(opened) && /^<\/p>/i.test(closed)
    ? opened.slice(0, -'<p>'.length) + closed.slice('</p>'.length)
    : before + after;
}

function withoutFirstMark(markdown: string): string {
  const images = upToLast(')', markdown, 1);
  return images.replace(FIRST_IMAGE, '') + markdown.slice(images.length);
}

export function withoutFirstImage({ format, text }: RichText): RichText {
  return { format, text: (format === 'html' ? withoutFirstTag(text) : withoutFirstMark(text)).trim() };
}
