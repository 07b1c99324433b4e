import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minify } from 'terser';
import type { Plugin } from 'vite';

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

/** Puts src/first-paint.js into index.html, because a request for it would delay the first paint. */
export function inlineFirstPaint(): Plugin {
  const file = fileURLToPath(new URL('src/first-paint.js', import.meta.url));
  return {
    name: 'inline-first-paint',
    async transformIndexHtml(html) {
      const { code = '' } = await minify(readFileSync(file, 'utf8'));
      return html.replace('<!--first-paint-->', () => `<script>${code}</script>`);
    },
  };
}

/** What every page of a student loads, whose only static import is src/start.ts. */
const PRELOADED = ['main', 'frame', 'api', 'study'];

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
        if (!html.includes('first-page')) return html;
        const link = /<link rel="stylesheet"[^>]*>/g;
        const tags = PRELOADED.map((name) => {
          const chunk = Object.values(bundle ?? {}).find((one) => one.type === 'chunk' && one.name === name);
          if (!chunk) throw new Error(`There is no chunk ${name} to preload.`);
          const attrs = { rel: 'modulepreload', crossorigin: '', href: `/${chunk.fileName}` };
          return { tag: 'link', attrs, injectTo: 'head' as const };
        });
        const moved = html.replaceAll(link, '').replace('</body>', `${(html.match(link) ?? []).join('')}</body>`);
        return { html: moved, tags };
      },
    },
  };
}
