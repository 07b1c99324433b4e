/** An element with what is in it, in order: other elements and text. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
  /** The file's line of its opening tag, from 1. */
  readonly line: number;
}

export interface XmlDocument {
  /** The outermost element; with an error, it holds what was closed before. */
  readonly root: XmlElement | null;
  readonly error: { readonly line: number; readonly what: string } | null;
}

interface OpenElement extends XmlElement {
  readonly children: (XmlElement | string)[];
}

const TOKEN =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<!DOCTYPE[^>[]*>|<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y;
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
/** Deeper than any quiz, and than a tree should be walked. */
const DEEPEST = 50;

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (all, decimal, hex, name: string | undefined) => {
    if (name !== undefined) return NAMED[name] ?? all;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

function attributesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      name,
      decodeEntities(double ?? single ?? ''),
    ]),
  );
}

/**
 * Reads XML as far as it is well-formed: elements, attributes, text, CDATA, comments, the five entities and &nbsp;. A
 * document type that declares anything of its own is an error, so that no entity of it can ever grow.
 */
export function readXml(text: string): XmlDocument {
  const open: OpenElement[] = [];
  let root: OpenElement | null = null;
  let line = 1;
  TOKEN.lastIndex = 0;

  const stop = (what: string): XmlDocument => ({ root, error: { line, what } });
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) return stop(`${JSON.stringify(text.slice(from, from + 20))} is not XML`);
    const [token, slash, name, attributes = '', empty] = match;
    const inner = open.at(-1);
    if (name === undefined) {
      if (token.startsWith('<![CDATA[')) inner?.children.push(token.slice(9, -3));
      else if (!token.startsWith('<')) inner?.children.push(decodeEntities(token));
    } else if (slash === '/') {
      if (inner?.name !== name) return stop(`</${name}> closes what is not open${inner ? `: <${inner.name}> is` : ''}`);
      open.pop();
      open.at(-1)?.children.push(inner);
    } else {
      const element: OpenElement = { name, attributes: attributesOf(attributes), children: [], line };
      if (inner === undefined && root !== null) return stop(`a second outermost element, <${name}>`);
      if (open.length >= DEEPEST) return stop(`<${name}> is nested too deeply`);
      root ??= element;
      if (empty !== '/') open.push(element);
      else inner?.children.push(element);
    }
    line += token.split('\n').length - 1;
  }
  const unclosed = open.at(-1);
  if (unclosed) return stop(`the file ends inside <${unclosed.name}> of line ${unclosed.line}`);
  return { root, error: root === null ? { line: 1, what: 'there is no element' } : null };
}

export function elementsIn(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child): child is XmlElement => typeof child !== 'string' && child.name === name);
}

/** All text directly in the element; null without such an element. */
export function textOf(element: XmlElement | undefined): string | null {
  return element === undefined ? null : element.children.filter((child) => typeof child === 'string').join('');
}
