import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { compression } from 'vite-plugin-compression2';
import { defaultClientConditions, defineConfig, type BuildOptions, type Plugin } from 'vite';
import { inlineFirstPaint, inlineFontFaces, preloadFonts, prepareShell } from './index-html.plugins.ts';

const server = 'http://localhost:4000';

// react-router's package.json gives every bundler the development build. The production build is next to it.
const routerForProduction = fileURLToPath(import.meta.resolve('react-router')).replace('development', 'production');

/**
 * The displayName that react-router assigns to its components for developer tools keeps unused components in the
 * bundle, so the assignments are removed. Link prefetching needs a framework manifest; the error screens for failed
 * loaders, view transitions, and the stable navigate function need a data router; other checks warn old browsers and
 * components outside a router. This app has none of these, so that code is removed too.
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
        .replace('let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;')
        .replace('return isDataRoute ? useNavigateStable() :', 'return')
        .replace('useViewTransitionState(path) && viewTransition === true', 'false')
        .replace(/let routerState = \w+\.useContext\(DataRouterStateContext\);/, 'const routerState = null;')
        .replaceAll(/invariant\(\s*useInRouterContext\(\),[^;]*?\n\s*\);/g, '')
        .replace(/warning\(\s*typeof URLSearchParams !== "undefined",[^;]*;/, '');
      return {
        code: nameless.replaceAll(/^(var \w+ = )(\w+\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2'),
        map: null,
      };
    },
  };
}

// Lucide's own component factory has options that this app does not use. They add 1 KiB before the first icon.
const iconMaker = fileURLToPath(new URL('src/ui/lucide-icon.ts', import.meta.url));

/** Modules of Apollo, graphql, and rxjs with code that this app does not need, and their shorter replacements. */
const SHORTER: Readonly<Record<string, string>> = {
  // Documents are sent by id. Apollo prints them only as keys of the requests in progress.
  'graphql/language/printer.mjs': 'export const print = JSON.stringify, printForError = print;',
  'graphql/jsutils/inspect.mjs': 'export const inspect = String;',
  '@apollo/client/masking/maskDefinition.js': 'export const maskDefinition = (data) => data;',
  // Our operations have no directives, which src/apollo/trusted-documents.test.ts checks.
  '@apollo/client/utilities/internal/removeDirectivesFromDocument.js':
    'export const removeDirectivesFromDocument = (_directives, document) => document;',
  '@apollo/client/utilities/internal/shouldInclude.js': 'export const shouldInclude = () => true;',
  '@apollo/client/utilities/internal/hasDirectives.js': 'export const hasDirectives = () => false;',
  '@apollo/client/utilities/internal/hasForcedResolvers.js': 'export const hasForcedResolvers = () => false;',
  '@apollo/client/utilities/internal/isDeferredFragment.js': 'export const isDeferredFragment = () => false;',
  '@apollo/client/utilities/internal/isStreamField.js': 'export const isStreamField = () => false;',
  // Our cache configures no custom scalars.
  '@apollo/client/utilities/internal/coerceScalarFieldsToParsed.js':
    'export const coerceScalarFieldsToParsed = (result) => result;',
  // The app never passes a scheduler, an async iterable, or a stream to rxjs.
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

// Measured: 30 small chunks that every signed-in page needs are 4 KiB larger than the same code in two chunks.
const CHUNKS = [
  {
    // What src/start.ts needs. In another group, all code of that group would come with it.
    name: 'preload',
    priority: 5,
    test: /preload-helper/,
  },
  {
    // A group also includes the modules that its files import, unless a group of higher priority contains them.
    name: 'frame',
    priority: 4,
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|\/lucide-react\/dist\/esm\/icons\/(x|check)\.|\/web\/src\/ui\/lucide-icon|\/web\/src\/(layout\/(layout|header|footer|pass-it-on|use-fold|page-|account-modals)|account\/by-session|(lazy-page|page-context|store|storage)\.|ui\/(axes-art|use-hydrated|wants-stillness|lazy-(part|section)|use-online|load-problem|form-trouble|button|notice|outcome-heading|skeleton|curves-mark|page-title)|copy\/(line-at|not-loaded)|library\/search-(form|link))|\/schema\/rules\/search/,
  },
  {
    name: 'api',
    priority: 3,
    test: /node_modules\/(@apollo|@wry|graphql|optimism|rxjs|tslib)\/|\/schema\/generated\/(?!free-response|learner|notebook|password)|\/web\/src\/(apollo|account\/api-)/,
  },
  {
    // The code that every signed-in page needs. It excludes rules that pages without the API also need, because those
    // pages would then load this chunk.
    name: 'study',
    priority: 2,
    test: /\/schema\/rules\/(labels|progress|quiz)|\/web\/src\/(layout\/(user-menu|use-hover)|progress\/(student-progress|use-student-progress|progress-boundary)\.|quiz\/quiz-(links|labels)|ui\/(progress-line|steady-text)|(copy|library)\/chapter-length|lessons\/format-seconds)|\/lucide-react\/dist\/esm\/icons\/rotate-ccw\./,
  },
];

const ALWAYS_LOADED = /\/(frame|preload|rolldown-runtime)-/;

/** The web app for browsers, dist/web. */
const CLIENT_BUILD: BuildOptions = {
  outDir: '../dist/web',
  emptyOutDir: true,
  // One style sheet: rules apply in one order, whatever page was opened first.
  cssCodeSplit: false,
  // Lists the files that each page loads, to measure page weight. It is written to a folder that starts with a dot,
  // which the server does not serve.
  manifest: true,
  target: 'es2023',
  // Saves 1.3 KiB gzip on every page with the API compared with the bundler's own minifier.
  minify: 'terser' as const,
  terserOptions: {
    module: true,
    ecma: 2020,
    compress: { passes: 3, pure_getters: true, unsafe_arrows: true, unsafe_methods: true, keep_fargs: false },
  },
  modulePreload: {
    polyfill: false,
    // What is loaded before anything else does not have to be named with each page.
    resolveDependencies: (_file, dependencies) => dependencies.filter((file) => !ALWAYS_LOADED.test(file)),
  },
  rolldownOptions: {
    treeshake: { propertyReadSideEffects: false },
    output: { codeSplitting: { groups: CHUNKS } },
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

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    shakeRouter(),
    shakeApollo(),
    preloadFonts(),
    inlineFirstPaint(),
    inlineFontFaces(),
    prepareShell(),
    // The server would compress them worse, or for seconds.
    ...(isSsrBuild ? [] : [compressAssets]),
  ],
  resolve: {
    // By default, rxjs gives bundlers an ES5 build, which is 5 KiB larger.
    conditions: ['es2015', ...defaultClientConditions],
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: routerForProduction },
            { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: iconMaker },
          ]
        : [],
  },
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
      ['/graphql', '/api', '/playground', '/assets', '/figures', '/lessons', '/dev'].map((path) => [path, server]),
    ),
  },
}));
