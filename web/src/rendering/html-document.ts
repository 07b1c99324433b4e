import type { ClientChunk } from '../../../schema/rendering';
import { SITE_NAME } from '../copy/page-descriptions';
import { APP_CODE } from './app-code';

type Manifest = Readonly<Record<string, ClientChunk>>;

interface PageParts {
  readonly head: string;
  readonly html: string;
  /** JSON that the page reads when it is hydrated. */
  readonly data: string;
  readonly isMissing: boolean;
  /** The pages' files in src/pages. */
  readonly files: readonly string[];
}

/** The chunks of the client build that these files import at once, with their own and those of the app around them. */
function chunksOf(manifest: Manifest, files: readonly string[]): Set<ClientChunk> {
  const chunks = new Set<ClientChunk>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The client build has no ${key}.`);
    if (chunks.has(chunk)) return;
    chunk.imports?.forEach(add);
    chunks.add(chunk);
  };
  [...APP_CODE, ...files.map((file) => `src/pages/${file}.tsx`)].forEach(add);
  return chunks;
}

/** Replaces what stands between the comments <!--name--> and <!--/name--> of index.html. */
function fill(template: string, name: string, content: string): string {
  const [before, rest] = template.split(`<!--${name}-->`);
  const after = rest?.split(`<!--/${name}-->`)[1];
  if (after === undefined) throw new Error(`index.html has no place for ${name}.`);
  return before + content + after;
}

/**
 * A student's page in the built index.html before its data is here, with links that load its code at once. React replaces it:
 * it was rendered for any student, so there is nothing to hydrate.
 */
export function studentDocument(template: string, manifest: Manifest, html: string, files: readonly string[]): string {
  const links = [...chunksOf(manifest, files)].map(
    ({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  const styles = template.match(STYLE_SHEET) ?? [];
  const bare = template.replaceAll(STYLE_SHEET, '').replaceAll(PRELOADED_CODE, '');
  const filled = fill(fill(bare, 'head', `<title>${SITE_NAME}</title>${styles.join('')}`), 'page', html);
  // load-code.js, which comes after it, asks for what is in it.
  return filled.replace('<!--code-->', () => `<template id="student-code">${links.join('')}</template>`);
}

export const STYLE_SHEET = /<link rel="stylesheet"[^>]*>/g;
const PRELOADED_CODE = /<link rel="modulepreload"[^>]*>/g;

/**
 * A page in the built index.html, with its style sheet in its head. Links to its code and to the style sheet are in a
 * template, for src/start.ts.
 */
export function htmlDocument(template: string, manifest: Manifest, parts: PageParts): string {
  const { head, html, data, isMissing, files } = parts;
  const code = [...chunksOf(manifest, files)].map(
    ({ file }) => `<link rel="prefetch" as="script" crossorigin href="/${file}">`,
  );
  const styles = template.match(STYLE_SHEET) ?? [];
  const sheets = styles.map((link) => link.replace('rel="stylesheet"', 'rel="prefetch" as="style"'));
  const root = '<div id="root">';
  if (!template.includes(root)) throw new Error('index.html has no #root.');
  const bare = template.replaceAll(STYLE_SHEET, '').replaceAll(PRELOADED_CODE, '');
  const filled = fill(fill(bare, 'head', head + styles.join('')), 'page', html);
  // The app's first element must be the first node of the root.
  const [before = '', after = ''] = filled.split(root);
  const rendered = `<div id="root" data-rendered="${isMissing ? 'missing' : 'page'}">${after.trimStart()}`;
  const script = `<script type="application/json" id="page-data">${data}</script>`;
  const later = `<template id="page-code">${sheets.join('')}${code.join('')}</template>`;
  return (before + rendered).replace('</body>', () => `${script}${later}</body>`);
}
