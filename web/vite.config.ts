import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const server = 'http://localhost:4000';

/** The two text fonts are needed for the first paint: preload them under their hashed names. */
function preloadFonts(): Plugin {
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

// react-router's package names its development build for every bundler; the production one lies beside it.
const routerForProduction = fileURLToPath(import.meta.resolve('react-router')).replace('development', 'production');

// Measured: 30 crumbs that every signed-in page needs cost 4 KiB more than the same code in two chunks.
const CHUNKS = [
  {
    // First, or the others would carry it off with them.
    name: 'frame',
    priority: 1,
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|\/lucide-react\/dist\/esm\/(Icon|context|create|shared|default)|\/web\/src\/(layout\/(layout|header|footer|page-|account-modals)|account\/(token|modals)|ui\/(button|notice|skeleton|curves-mark|page-title)|copy\/line-at)|preload-helper/,
  },
  {
    name: 'api',
    test: /node_modules\/(@apollo|@wry|graphql|optimism|rxjs|tslib)\/|\/schema\/generated\/|\/web\/src\/(apollo|account\/api-)/,
  },
  {
    name: 'study',
    test: /\/schema\/rules\/|\/web\/src\/(layout\/(user-menu|use-hover)|progress\/(study|use-study)\.|quiz\/quiz-request|ui\/(axes-art|course-html|progress-line))/,
  },
];

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts()],
  resolve: {
    // rxjs gives plain bundlers an ES5 build, 5 KiB heavier.
    conditions: ['es2015', ...defaultClientConditions],
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: routerForProduction }] : [],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  // GraphiQL's worker imports stop the dev server's scan of dependencies: the playground comes built, from the server.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/graphql', '/api', '/playground', '/assets', '/dev'].map((path) => [path, server])),
  },
}));
