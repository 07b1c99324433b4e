import { parseHtml, type HtmlNode } from '../ui/parse-html';

/** What search engines show of a description. */
const LONGEST_DESCRIPTION = 160;

const textOf = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : `${textOf(node.children)} `)).join('');

/** The beginning of an HTML text, in whole words. */
export function shortText(html: string): string {
  const text = textOf(parseHtml(html))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,:;!?])/g, '$1')
    .trim();
  if (text.length <= LONGEST_DESCRIPTION) return text;
  return `${text.slice(0, LONGEST_DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`;
}
