import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { compression } from 'vite-plugin-compression2';
import { defineConfig, type BuildOptions } from 'vite';
import { inlineFirstScripts, inlineFontFaces, preloadFonts, prepareShell } from './index-html.plugins.ts';

const server = 'http://localhost:4000';

/** The web app for browsers, dist/web. */
const CLIENT_BUILD: BuildOptions = {
  outDir: '../dist/web',
  emptyOutDir: true,
  // One style sheet, whatever page was opened first. web/index.html declares the order of its layers.
  cssCodeSplit: false,
  // Lists the files that each page loads, for the service worker and the links to code in public pages. It is written to
  // a folder that starts with a dot, which the server does not serve.
  manifest: true,
  target: 'es2023',
  modulePreload: { polyfill: false },
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          // A request costs more than some code that a page does not use. Without this chunk, pages load four times as many.
          { name: 'shared', minShareCount: 3, priority: 1 },
          // An icon or a line of text of its own would be a file of 200 bytes.
          { name: 'small', minShareCount: 2, maxModuleSize: 700 },
          // src/start.ts needs no other code, and would load all of what is shared.
          { name: 'start', test: /vite\/preload-helper|src\/last-screen\.ts|rolldown\/runtime/, priority: 2 },
        ],
      },
    },
  },
};

/** What renders public pages in the server, dist/pages/entry-server.js, with its packages: they are not installed in production. */
const RENDERER_BUILD: BuildOptions = {
  outDir: '../dist/pages',
  emptyOutDir: true,
  copyPublicDir: false,
  ssr: true,
  target: 'node24',
  minify: false,
  rolldownOptions: { input: fileURLToPath(new URL('src/rendering/entry-server.tsx', import.meta.url)) },
};

const compressAssets = compression({
  include: /assets\/.*\.(js|css|svg)$/,
  algorithms: ['gzip', 'brotliCompress'],
  logLevel: 'silent',
});

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    preloadFonts(),
    inlineFirstScripts(),
    inlineFontFaces(),
    prepareShell(),
    // The server would compress them worse, or for seconds.
    ...(isSsrBuild ? [] : [compressAssets]),
  ],
  // Vite's own names also have the line, which compresses badly.
  css: { modules: { generateScopedName: '[local]-[hash:base64:3]' } },
  build: isSsrBuild ? RENDERER_BUILD : CLIENT_BUILD,
  ssr: { noExternal: true },
  // React's development build renders slower, whatever NODE_ENV the server runs with.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // Scan only index.html: GraphiQL's worker imports break the dev server's dependency scan. The playground is served
  // already built by the API server.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/playground', '/assets', '/figures', '/pictures', '/lessons', '/dev'].map((path) => [
        path,
        server,
      ]),
    ),
  },
}));
