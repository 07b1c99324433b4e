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

/**
 * The names that react-router gives its components for developer tools keep even the unused ones in: nameless, they are left
 * out. And a link's prefetch needs a framework's manifest, the screens for failed loaders a data router: without them neither
 * ever happens, but their code would be here.
 */
function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/react-router/dist/production/')) return undefined;
      const nameless = code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replace('return shouldPrefetch && !isAbsolute ?', 'return false ?')
        .replace('let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;');
      return {
        code: nameless.replaceAll(/^(var \w+ = )(\w+\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2'),
        map: null,
      };
    },
  };
}

// Lucide's own maker of components carries options that nothing here uses, 1 KiB of them before the first icon.
const iconMaker = fileURLToPath(new URL('src/ui/lucide-icon.ts', import.meta.url));

/** What Apollo, graphql and rxjs bring along and nothing here uses, with what does instead. */
const SHORTER: Readonly<Record<string, string>> = {
  // Documents are sent by id; Apollo prints them only as keys of the requests in progress.
  'graphql/language/printer.mjs': 'export const print = JSON.stringify, printForError = print;',
  'graphql/jsutils/inspect.mjs': 'export const inspect = String;',
  '@apollo/client/masking/maskDefinition.js': 'export const maskDefinition = (data) => data;',
  // Our operations have no directives: src/apollo/trusted-documents.test.ts.
  '@apollo/client/utilities/internal/removeDirectivesFromDocument.js':
    'export const removeDirectivesFromDocument = (_directives, document) => document;',
  '@apollo/client/utilities/internal/shouldInclude.js': 'export const shouldInclude = () => true;',
  '@apollo/client/utilities/internal/hasDirectives.js': 'export const hasDirectives = () => false;',
  '@apollo/client/utilities/internal/hasForcedResolvers.js': 'export const hasForcedResolvers = () => false;',
  '@apollo/client/utilities/internal/isDeferredFragment.js': 'export const isDeferredFragment = () => false;',
  '@apollo/client/utilities/internal/isStreamField.js': 'export const isStreamField = () => false;',
  // Our cache gives no scalar a form of its own.
  '@apollo/client/utilities/internal/coerceScalarFieldsToParsed.js':
    'export const coerceScalarFieldsToParsed = (result) => result;',
  // Nobody hands rxjs a scheduler, an async iterable or a stream.
  'rxjs/dist/esm/internal/observable/from.js': `export { innerFrom as from } from './innerFrom';`,
  'rxjs/dist/esm/internal/util/isAsyncIterable.js': 'export const isAsyncIterable = () => false;',
  'rxjs/dist/esm/internal/util/isReadableStreamLike.js':
    'export const isReadableStreamLike = () => false, readableStreamLikeToAsyncGenerator = String;',
};

function shakeApollo(): Plugin {
  return {
    name: 'shake-apollo',
    apply: 'build',
    transform(_code, id) {
      const [, file = ''] = id.split('/node_modules/');
      const code = SHORTER[file];
      return code === undefined ? undefined : { code, map: null };
    },
  };
}

// Measured: 30 crumbs that every signed-in page needs cost 4 KiB more than the same code in two chunks.
const CHUNKS = [
  {
    // A group takes along what its files import, unless a group of higher priority has it.
    name: 'frame',
    priority: 4,
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|\/lucide-react\/dist\/esm\/icons\/(x|check)\.|\/web\/src\/ui\/lucide-icon|\/web\/src\/(layout\/(layout|header|footer|pass-it-on|use-fold|page-|account-modals)|(store|storage)\.|ui\/(axes-art|wants-stillness|lazy-part|lost-styles|use-online|load-problem|form-trouble|button|notice|outcome-heading|skeleton|curves-mark|page-title)|copy\/line-at|library\/search-(form|link))|\/schema\/rules\/search|preload-helper/,
  },
  {
    name: 'api',
    priority: 3,
    test: /node_modules\/(@apollo|@wry|graphql|optimism|rxjs|tslib)\/|\/schema\/generated\/|\/web\/src\/(apollo|account\/api-)/,
  },
  {
    // What every signed-in page needs. Apart from it the rules that pages without the API need too: they would bring it along.
    name: 'study',
    priority: 2,
    test: /\/schema\/rules\/(labels|progress|quiz)|\/web\/src\/(layout\/(user-menu|use-hover)|progress\/(student-progress|use-student-progress|progress-boundary)\.|quiz\/quiz-(links|labels)|ui\/progress-line)/,
  },
];

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), shakeRouter(), shakeApollo(), preloadFonts()],
  resolve: {
    // rxjs gives plain bundlers an ES5 build, 5 KiB heavier.
    conditions: ['es2015', ...defaultClientConditions],
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: routerForProduction },
            { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: iconMaker },
          ]
        : [],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // What each page loads, for its weight. The server shows nobody a folder with a dot.
    manifest: true,
    target: 'es2023',
    // 1.3 KiB gzip less on every page with the API than the bundler's own minifier.
    minify: 'terser' as const,
    terserOptions: { module: true, compress: { passes: 2, pure_getters: true, unsafe_arrows: true } },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  // GraphiQL's worker imports stop the dev server's scan of dependencies: the playground comes built, from the server.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/playground', '/assets', '/figures', '/lessons', '/dev'].map((path) => [path, server]),
    ),
  },
}));
