import { SaxesParser } from 'saxes';
import { AuthorError } from '../read/attempt';
import { plainText } from '../read/course-html';
import { escapeAttribute } from './picture-markup';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The file's line of its opening tag, from 1. */
  readonly line: number;
  readonly children: readonly XmlElement[];
  /** All text directly in it, CDATA included. In a <text>, HTML that is not escaped is a part of it. */
  readonly text: string;
  /** Whether a <text> has HTML that is not escaped. */
  readonly hasMarkup: boolean;
}

interface OpenElement extends Omit<XmlElement, 'text' | 'hasMarkup'> {
  readonly children: XmlElement[];
  readonly parts: { readonly kind: 'text' | 'cdata' | 'tag'; readonly text: string }[];
}

/** But for HTML's own entities. */
const escapedInHtml = (text: string): string =>
  text.replace(/</g, '&lt;').replace(/&(?![a-z]+\d*;|#x?[\da-f]+;)/gi, '&amp;');

/** A text with tags is HTML throughout: what it escapes stays escaped. */
function closed({ parts, ...element }: OpenElement): XmlElement {
  const hasMarkup = parts.some(({ kind }) => kind === 'tag');
  const text = parts.map(({ kind, text }) => (hasMarkup && kind === 'text' ? escapedInHtml(text) : text)).join('');
  return { ...element, text, hasMarkup };
}

const openTag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeAttribute(value)}"`)].join(' ')}>`;

const VOID = new Set(['br', 'hr', 'img', 'col', 'wbr', 'input', 'meta', 'link']);

/** What may contain a bare &. */
const UNREAD = /<!\[CDATA\[[^]*?(?:\]\]>|$)|<!--[^]*?(?:-->|$)/g;
const BARE_AMPERSAND = /&(?!(?:#\d+|#x[\da-f]+|[a-z]\w*);)/i;
const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Where and why a parser gave up. It looks for the end of an entity far behind a bare &. */
function errorAt(xml: string, line: number, message: string): NonNullable<XmlDocument['error']> {
  const read = xml.replace(UNREAD, (found) => found.replace(/[^\n]/g, ' '));
  const ampersand = read.search(BARE_AMPERSAND);
  const itsLine = ampersand < 0 ? Infinity : lineAt(read, ampersand);
  if (itsLine <= line) return { line: itsLine, message: `a bare &, for which XML has &amp;` };
  return { line, message: explained(message) };
}

/** What the author can do about it, where the parser names only a sign. */
function explained(message: string): string {
  if (/character in tag name|unencoded </.test(message)) return `${message}: for a bare <, XML has &lt;`;
  if (/close tag/.test(message)) return `${message}: put HTML into <![CDATA[ ]]>, or close each of its tags`;
  return message;
}

interface XmlDocument {
  /** The root element; with an error, it holds the elements that were closed before it. */
  readonly root: XmlElement | null;
  readonly error: { readonly line: number; readonly message: string } | null;
}

const DECLARATION = /^(?:\s|<!--[^]*?-->)*<\?xml\b[^>]*>/;

/** Far deeper than any question file. */
const MOST_LEVELS = 50;

/** Reads XML into a tree, up to the first error. Entities that a document declares are never expanded. */
export function readXml(xml: string): XmlDocument {
  const parser = new SaxesParser({ xmlns: false, position: false });
  // Entities that XML does not define are HTML's, or stay as written.
  parser.ENTITIES = new Proxy(Object.assign(parser.ENTITIES, { nbsp: '\u00a0' }), {
    get: (known, name: string) =>
      known[name] ?? (/^[a-z]\w*$/i.test(name) ? plainText({ format: 'html', text: `&${name};` }) || ' ' : undefined),
  });
  const open: OpenElement[] = [];
  /** Tags of HTML inside a <text>. */
  const inText: string[] = [];
  let root: OpenElement | null = null;
  let line = 1;
  const add = (kind: 'text' | 'cdata' | 'tag', text: string) => void open.at(-1)?.parts.push({ kind, text });

  parser.on('text', (text) => add('text', text));
  parser.on('cdata', (text) => add('cdata', text));
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) parser.fail('a document type with declarations of its own is not allowed');
  });
  parser.on('opentagstart', ({ name }) => {
    if (open.length + inText.length >= MOST_LEVELS) parser.fail(`<${name}> is nested too deeply`);
    line = parser.line;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.at(-1)?.name === 'text') {
      inText.push(name);
      add('tag', openTag(name, attributes));
      return;
    }
    const element = { name, attributes, line, children: [], parts: [] };
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    const tag = inText.pop();
    if (tag !== undefined) {
      if (!VOID.has(tag)) add('tag', `</${tag}>`);
      return;
    }
    const element = open.pop();
    if (element !== undefined) open.at(-1)?.children.push(closed(element));
  });
  const rootElement = () => (root === null ? null : closed(root));
  try {
    // White space and comments before the declaration are no reason to refuse a file.
    parser.write(xml.replace(DECLARATION, (found) => found.replace(/[^\n]/g, ' '))).close();
    return { root: rootElement(), error: null };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { root: rootElement(), error: errorAt(xml, parser.line, error.message.replace(/\.$/, '')) };
  }
}

export const all = (element: XmlElement, name: string) => element.children.filter((child) => child.name === name);
export const first = (element: XmlElement, name: string) => element.children.find((child) => child.name === name);

/** What an element may have beside its text. */
const BESIDE_TEXT = new Set(['text', 'file', 'feedback', 'tolerance', 'shownumcorrect', 'clearwrong', 'options']);

/** The `<text>` of an element; some programs write the text without it. @throws AuthorError for HTML that is not in a text */
export function textElement(element: XmlElement): XmlElement {
  const text = first(element, 'text');
  if (text !== undefined) return text;
  const tag = element.children.find(({ name }) => !BESIDE_TEXT.has(name));
  if (tag === undefined) return element;
  throw new AuthorError(
    `<${element.name}> has <${tag.name}> outside of a <text>, at line ${tag.line}`,
    'put the whole text into <text><![CDATA[ ]]></text>',
  );
}

/** The text of `<name><text>…</text></name>`. */
export const textIn = (element: XmlElement | undefined) => (element === undefined ? '' : textElement(element).text);

/** The value of `<name><text>…</text></name>` or `<name>…</name>`; null if empty. */
export function valueOf(parent: XmlElement, name: string): string | null {
  const element = first(parent, name);
  return textIn(element).trim() || null;
}

// XML allows no control characters but tab and line end, not even as entities.
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** What a document is made of: elements, and texts in them. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (XmlNode | string)[];
}

export const node = (
  name: string,
  attributes: XmlNode['attributes'] = {},
  ...children: XmlNode['children']
): XmlNode => ({ name, attributes, children });

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text.replace(NOT_XML, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Markup of a node, its texts escaped. */
export function serialize({ name, attributes, children }: XmlNode): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  const inner = children.map((child) => (typeof child === 'string' ? escaped(child) : serialize(child)));
  return inner.length === 0
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${inner.join('')}</${name}>`;
}

/** As character data; as CDATA where it contains markup, so that it stays readable. */
export function characters(text: string): string {
  const allowed = text.replace(NOT_XML, '');
  return /[<>&]/.test(allowed) ? `<![CDATA[${allowed.replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : allowed;
}
