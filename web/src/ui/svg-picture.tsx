import { createElement, useMemo, type ReactNode } from 'react';

const ALLOWED_TAGS: ReadonlySet<string> = new Set(['svg', 'title', 'desc', 'path', 'rect', 'g', 'text', 'tspan']);

/** SVG attribute names → React prop names. None of these can link to another resource or run a script. */
const ALLOWED_ATTRIBUTES: Readonly<Record<string, string>> = {
  id: 'id',
  class: 'className',
  role: 'role',
  viewBox: 'viewBox',
  opacity: 'opacity',
  d: 'd',
  display: 'display',
  'aria-labelledby': 'aria-labelledby',
  'aria-describedby': 'aria-describedby',
  x: 'x',
  y: 'y',
  dy: 'dy',
  width: 'width',
  height: 'height',
  fill: 'fill',
  stroke: 'stroke',
  'stroke-width': 'strokeWidth',
  'stroke-dasharray': 'strokeDasharray',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
  'paint-order': 'paintOrder',
  'font-size': 'fontSize',
  'font-weight': 'fontWeight',
  'text-anchor': 'textAnchor',
};

interface SvgPictureProps {
  svg: string;
  className?: string | undefined;
}

/**
 * The only component that renders SVG from the server. Like the course's HTML, it is parsed without being executed, and
 * rebuilt from allowed tags and attributes as React elements. It uses the page's colors and fonts.
 */
export function SvgPicture({ svg, className }: SvgPictureProps) {
  const root = useMemo(() => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, [svg]);
  if (root.localName !== 'svg') return null;
  return createElement('svg', { ...attributesOf(root), className }, ...rebuild(root));
}

function rebuild(parent: Element): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element) || !ALLOWED_TAGS.has(node.localName)) return null;
    return createElement(node.localName, { ...attributesOf(node), key: index }, ...rebuild(node));
  });
}

function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries(
    [...element.attributes].flatMap(({ name, value }) => {
      const prop = ALLOWED_ATTRIBUTES[name];
      return prop === undefined ? [] : [[prop, value] as const];
    }),
  );
}
