import { createElement, useCallback, useMemo, useState, type ReactNode } from 'react';
import { COURSE_TAGS, MATH_ATTRIBUTES } from '../../../schema/rules/course-html';
import styles from './course-html.module.css';
import { parseHtml, type HtmlElement, type HtmlNode } from './parse-html';

const ALLOWED_TAGS: ReadonlySet<string> = new Set(COURSE_TAGS);
/**
 * Elements without readable text are removed with their contents. Any other unknown tag is removed, but its contents
 * stay.
 */
const DROPPED_WHOLE: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'template',
  'noscript',
  'svg',
  'title',
  'textarea',
  'select',
]);
/** HTML attribute names → React prop names. */
const ALLOWED_ATTRIBUTES: Readonly<Record<string, string>> = {
  href: 'href',
  title: 'title',
  src: 'src',
  alt: 'alt',
  width: 'width',
  height: 'height',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  scope: 'scope',
  type: 'type',
  start: 'start',
  ...Object.fromEntries(MATH_ATTRIBUTES.map((name) => [name, name])),
};

interface CourseHtmlProps {
  html: string;
  as?: 'div' | 'p' | 'span';
  className?: string | undefined;
}

/**
 * The only component that renders HTML from the course. The server sanitized it on import. Here it is parsed without
 * being executed, and rebuilt from allowed tags and attributes as React elements, so that no string is ever inserted as
 * markup.
 */
export function CourseHtml({ html, as: Tag = 'div', className }: CourseHtmlProps) {
  const content = useMemo(() => rebuild(parseHtml(html), null), [html]);
  return <Tag className={className ? `${styles.html} ${className}` : styles.html}>{content}</Tag>;
}

const TABLE_PARTS: ReadonlySet<string | null> = new Set(['table', 'thead', 'tbody', 'tr']);

function rebuild(nodes: readonly HtmlNode[], parent: string | null): ReactNode[] {
  return nodes.map((node, index) => {
    // Whitespace between table rows only formats the source, and React warns about it.
    if (typeof node === 'string') return TABLE_PARTS.has(parent) ? null : node;
    const { tag } = node;
    if (DROPPED_WHOLE.has(tag)) return null;
    if (!ALLOWED_TAGS.has(tag)) return rebuild(node.children, tag);
    const children = rebuild(node.children, tag);
    const props = { ...allowedAttributes(node), key: index };
    if (tag === 'table') return <ScrollingTable key={index}>{children}</ScrollingTable>;
    return children.length > 0 ? createElement(tag, props, ...children) : createElement(tag, props);
  });
}

/** A table that is wider than its place scrolls sideways, and only then the keyboard stops at it. */
function ScrollingTable({ children }: { children: ReactNode[] }) {
  const [scrolls, setScrolls] = useState(false);
  const observe = useCallback((box: HTMLDivElement | null) => {
    if (box === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const reach = scrolls && ({ tabIndex: 0, role: 'group', 'aria-label': 'Table' } as const); // a literal role
  return (
    <div ref={observe} className={styles.scroll} {...reach}>
      {createElement('table', null, ...children)}
    </div>
  );
}

function allowedAttributes({ attributes }: HtmlElement): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap(([name, value]) => {
      const prop = ALLOWED_ATTRIBUTES[name];
      const leadsSomewhere = prop === 'href' || prop === 'src';
      return prop && (!leadsSomewhere || isPlainAddress(value)) ? [[prop, value] as const] : [];
    }),
  );
}

/** Whether the URL is http: or https:, absolute or on this site. Rejects javascript:, data: and others. */
function isPlainAddress(address: string): boolean {
  const anySite = 'https://example.com';
  return URL.canParse(address, anySite) && ['http:', 'https:'].includes(new URL(address, anySite).protocol);
}
