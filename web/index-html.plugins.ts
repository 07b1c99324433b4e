import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin, type Rolldown } from 'vite';
import { PAGE_DOCUMENTS } from './src/apollo/page-documents.ts';
import { APP_CODE } from './src/rendering/app-code.ts';

// What the build changes in index.html.

/** Preloads the two text fonts under their hashed names, because the first paint needs them. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** What runs before the first paint, in place of a comment with its name: a request for it would delay the paint. */
const INLINE_SCRIPTS = ['first-paint', 'first-line', 'show-last-screen', 'load-code'];

/** Puts these scripts of src/ into index.html, with what pages ask for. */
export function inlineFirstScripts(): Plugin {
  const inline = async (html: string, name: string) => {
    const file = fileURLToPath(new URL(`src/${name}.js`, import.meta.url));
    const source = readFileSync(file, 'utf8').replace('PAGE_DOCUMENTS', () => JSON.stringify(PAGE_DOCUMENTS));
    const { code } = await minify(file, source);
    return html.replace(`<!--${name}-->`, () => `<script>${code}</script>`);
  };
  return {
    name: 'inline-first-scripts',
    transformIndexHtml: (html) =>
      INLINE_SCRIPTS.reduce(async (before, name) => inline(await before, name), Promise.resolve(html)),
  };
}

/**
 * Moves the fonts from the style sheet into index.html: if a sheet that comes after the first paint declares them again,
 * the text changes its font and moves.
 */
export function inlineFontFaces(): Plugin {
  return {
    name: 'inline-font-faces',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const faces: string[] = [];
        for (const asset of Object.values(bundle ?? {})) {
          if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
          asset.source = String(asset.source).replaceAll(/@font-face\s*\{[^}]*\}/g, (face) => {
            faces.push(face);
            return '';
          });
        }
        if (faces.length === 0) throw new Error('The style sheet has no fonts.');
        return [{ tag: 'style', children: faces.join(''), injectTo: 'head' }];
      },
    },
  };
}

/** The chunks of what every page of a student runs, with all that they import at once. */
function appChunks(bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const file of chunk.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') add(imported);
    }
  };
  for (const source of APP_CODE) {
    const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(source));
    if (chunk?.type !== 'chunk') throw new Error(`No chunk begins with ${source}.`);
    add(chunk);
  }
  return files;
}

/**
 * Puts the style sheet after the skeleton of index.html, which is then painted without waiting for it. Scripts wait.
 * Preloads the code that src/start.ts imports.
 */
export function prepareShell(): Plugin {
  return {
    name: 'prepare-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!html.includes('first-page') || bundle === undefined) return html;
        const link = /<link rel="stylesheet"[^>]*>/g;
        const moved = html.replaceAll(link, '').replace('</body>', `${(html.match(link) ?? []).join('')}</body>`);
        const tags = [...appChunks(bundle)]
          // Vite preloads what src/start.ts imports at once.
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: '', href: `/${file}` },
            injectTo: 'head' as const,
          }));
        return { html: moved, tags };
      },
    },
  };
}
