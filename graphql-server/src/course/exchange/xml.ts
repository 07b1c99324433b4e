import { SaxesParser } from 'saxes';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The file's line of its opening tag, from 1. */
  readonly line: number;
  readonly children: readonly XmlElement[];
  /** All text directly in it, CDATA included. */
  readonly text: string;
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

interface XmlDocument {
  /** The root element; with an error, it holds the elements that were closed before it. */
  readonly root: XmlElement | null;
  readonly error: { readonly line: number; readonly message: string } | null;
}

/** Far deeper than any question file. */
const MOST_LEVELS = 50;

/** Reads XML into a tree, up to the first error. Entities that a document declares are never expanded. */
export function readXml(xml: string): XmlDocument {
  const parser = new SaxesParser({ xmlns: false, position: false });
  // Entities that XML does not define stay as written: they are HTML's.
  parser.ENTITIES = new Proxy(Object.assign(parser.ENTITIES, { nbsp: '\u00a0' }), {
    get: (known, name: string) => known[name] ?? `&${name};`,
  });
  const open: OpenElement[] = [];
  let root: OpenElement | null = null;
  let line = 1;
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  };

  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) parser.fail('a document type with declarations of its own is not allowed');
  });
  parser.on('opentagstart', ({ name }) => {
    if (open.length >= MOST_LEVELS) parser.fail(`<${name}> is nested too deeply`);
    line = parser.line;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, line, children: [], text: '' };
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element !== undefined) open.at(-1)?.children.push(element);
  });
  try {
    parser.write(xml).close();
    return { root, error: null };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { root, error: { line: parser.line, message: error.message.replace(/\.$/, '') } };
  }
}

export const all = (element: XmlElement, name: string) => element.children.filter((child) => child.name === name);
export const first = (element: XmlElement, name: string) => element.children.find((child) => child.name === name);

/** The text of `<name><text>…</text></name>`. */
export const textIn = (element: XmlElement | undefined) =>
  element === undefined ? '' : (first(element, 'text')?.text ?? '');

/** The value of `<name><text>…</text></name>` or `<name>…</name>`; null if empty. */
export function valueOf(parent: XmlElement, name: string): string | null {
  const element = first(parent, name);
  return (element === undefined ? '' : (first(element, 'text') ?? element).text.trim()) || null;
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
