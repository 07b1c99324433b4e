import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { reasonForAs } from './scripts/lint-assertions.js';
import { boundariesConfig } from './scripts/lint-boundaries.js';

const LEARNER = ['graphql-server/src/learner/*.ts'];
const PLAN = ['graphql-server/src/exam/plan/!(*.entity|*.type|*.service|*.resolver|*.routes).ts'];
const PURE = ['schema/rules/**/*.ts', 'economics/**/*.ts', ...LEARNER, ...PLAN];
const TESTS = ['**/*.test.{ts,tsx}', 'e2e/**', 'graphql-server/test/**', 'test-support/**'];

const TIME_AND_CHANCE = 'Time and chance are arguments here: take `now` or `random` as a parameter.';

const REPEATABLE =
  'A test repeats: seed what is random, and wait for what happens, not for a time or a quiet network (docs/decisions/tests.md).';

const STORES = ['localStorage', 'sessionStorage'];
const BROWSER_STORAGE = 'Storage may be blocked or full: web/src/storage.ts is the only file that touches it.';

const NO_PACKAGES = 'This code is pure and imports no package: what it needs comes in as arguments.';
const ANY_PACKAGE = '^[^.]';
/** Parsers without dependencies are as pure as our own code: jsep reads formulas, zod what authors describe. */
const ANY_PACKAGE_BUT_PARSERS = '^(?!(jsep|zod)$)[^.]';
const WRITES_CSV = {
  object: 'Papa',
  property: 'unparse',
  message: 'graphql-server/src/csv.ts is the only place that writes CSV: it makes formulas harmless.',
};
const NO_HTTP = 'A service does not know HTTP: it throws DomainError or returns, and the APIs translate.';

export default tseslint.config(
  {
    ignores: ['node_modules', 'dist', 'coverage', '.data', 'schema/generated', '**/mockServiceWorker.js'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    plugins: { local: { rules: { 'reason-for-as': reasonForAs } } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }], // `== null` asks for null and undefined at once
      'no-var': 'error',
      'prefer-const': 'error',
      'no-console': 'error',
      'no-constant-condition': 'error',
      'no-fallthrough': 'error',
      'no-unsafe-finally': 'error',
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'local/reason-for-as': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'as' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    ignores: TESTS, // msw's useServer() is no React hook
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/storage.ts', ...TESTS],
    rules: {
      'no-restricted-globals': ['error', ...STORES.map((name) => ({ name, message: BROWSER_STORAGE }))],
      'no-restricted-properties': [
        'error',
        ...STORES.map((property) => ({ object: 'window', property, message: BROWSER_STORAGE })),
      ],
    },
  },
  { files: ['**/*.{js,mjs,ts,tsx}'], ...boundariesConfig({ withLevels: true }) },
  // Tables refer to tables of any feature.
  { files: ['graphql-server/src/**/*.entity.ts'], ...boundariesConfig({ withLevels: false }) },
  {
    files: ['graphql-server/src/**/*.service.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(express$|@apollo/server|@as-integrations/)', message: NO_HTTP }] },
      ],
    },
  },
  {
    files: PURE,
    ignores: TESTS,
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: ANY_PACKAGE, message: NO_PACKAGES }] }],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: TIME_AND_CHANCE },
        { object: 'Date', property: 'now', message: TIME_AND_CHANCE },
        { object: 'performance', property: 'now', message: TIME_AND_CHANCE },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: TIME_AND_CHANCE },
        { selector: "CallExpression[callee.name='Date']", message: TIME_AND_CHANCE },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'crypto', message: TIME_AND_CHANCE },
        { name: 'process', message: 'Settings are read in config.ts and come in as arguments.' },
        { name: 'document', message: 'This code runs in the server and in the browser alike.' },
        { name: 'window', message: 'This code runs in the server and in the browser alike.' },
      ],
    },
  },
  {
    files: ['economics/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: ANY_PACKAGE_BUT_PARSERS, message: NO_PACKAGES }] }],
    },
  },
  {
    files: ['graphql-server/src/**/*.ts'],
    ignores: ['graphql-server/src/config.ts', ...PURE, ...TESTS], // a later block would replace PURE's list, not add to it
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'config.ts is the only place that reads process.env.' },
        WRITES_CSV,
      ],
    },
  },
  // Commands talk to people; benches print a table.
  { files: ['scripts/**', 'bench/**', 'research/**'], rules: { 'no-console': 'off' } },
  { files: ['scripts/**/*.ts'], ignores: TESTS, rules: { 'no-restricted-properties': ['error', WRITES_CSV] } },
  // A story may be long; a migration is a list.
  { files: [...TESTS, '**/migrations/**'], rules: { 'max-lines': 'off' } },
  {
    files: TESTS,
    ignores: ['e2e/support/fixed-random.mjs'], // it is what makes chance repeatable
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: REPEATABLE },
        { property: 'waitForTimeout', message: REPEATABLE },
      ],
      'no-restricted-syntax': ['error', { selector: "Literal[value='networkidle']", message: REPEATABLE }],
    },
  },
  {
    files: ['web/**/*.test.{ts,tsx}'],
    ignores: ['**/*.alone.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock|resetModules)$/]",
          message: 'Test files share their modules. One that replaces modules is called *.alone.test.tsx.',
        },
      ],
    },
  },
  // In a test a missing value is a failed test either way.
  { files: TESTS, ignores: ['**/*.{js,mjs}'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
);
