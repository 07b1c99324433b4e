import { parseDocument } from 'htmlparser2';

/** A text, or an element with its children. Comments are left out. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  readonly tag: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly HtmlNode[];
}

function fromDom(parent: Node): HtmlNode[] {
  return [...parent.childNodes].flatMap((node): HtmlNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
    if (!(node instanceof Element)) return [];
    const attributes = [...node.attributes].map(({ name, value }) => [name, value] as const);
    return [{ tag: node.localName, attributes, children: fromDom(node) }];
  });
}

type ParsedNodes = ReturnType<typeof parseDocument>['children'];

const fromParser = (nodes: ParsedNodes): HtmlNode[] =>
  nodes.flatMap((node): HtmlNode[] => {
    if (node.type === 'text') return [node.data];
    if (!('attribs' in node)) return [];
    return [{ tag: node.name, attributes: Object.entries(node.attribs), children: fromParser(node.children) }];
  });

/** Parses HTML without executing it: in the browser with its own parser, on the server with a package. */
export const parseHtml = (html: string): HtmlNode[] =>
  import.meta.env.SSR
    ? fromParser(parseDocument(html).children)
    : fromDom(new DOMParser().parseFromString(html, 'text/html').body);
