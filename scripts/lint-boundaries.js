import boundaries from 'eslint-plugin-boundaries';
import { featureLevels } from './feature-levels.js';

// Which folder may import which (docs/architecture.md). Packages are restricted in eslint.config.js.

const LEVELS = featureLevels();
const levelType = (/** @type {number} */ level) => `level-${level}`;
const LEVEL_TYPES = [...LEVELS.keys()].map(levelType);
const SERVER = 'graphql-server/src';

/** The first pattern that fits a file names its element. */
const ELEMENTS = [
  ['test', '**/*.test.@(ts|tsx)'],
  ['rules', 'schema/rules/**/*'],
  ['schema', 'schema/**/*'],
  ['economics', 'economics/**/*'],
  ['manifest', `${SERVER}/*/feature.ts`],
  ['resolver', `${SERVER}/*/*.@(resolver|routes).ts`],
  ['learner', `${SERVER}/learner/*`],
  ...[...LEVELS].map(([level, features]) => [levelType(level), `${SERVER}/(@(${features.join('|')}))/**/*`]),
  ['database', `${SERVER}/database/**/*`],
  ['server', 'graphql-server/**/*'],
  ['ui', 'web/src/ui/**/*'],
  ['apollo', 'web/src/apollo/**/*'],
  ['feature', `web/src/@(${[...LEVELS.values()].flat().join('|')})/**/*`],
  ['layout', 'web/src/layout/**/*'],
  ['pages', 'web/src/pages/**/*'],
  ['routes', 'web/src/routes.tsx'],
  ['web', 'web/**/*'],
].map(([type, pattern]) => ({
  type,
  pattern,
  mode: 'full',
  ...(type?.startsWith('level-') && { capture: ['feature'] }),
}));

const SERVER_TYPES = ['manifest', 'resolver', 'learner', ...LEVEL_TYPES, 'database', 'server'];
const WEB_TYPES = ['ui', 'apollo', 'feature', 'layout', 'pages', 'routes', 'web'];

const forbid = (/** @type {string[]} */ from, /** @type {string[]} */ to, /** @type {string} */ message) => ({
  from: { element: { type: from } },
  disallow: { to: { element: { type: to } } },
  message,
});

const levelPolicies = [...LEVELS.keys()].flatMap((level) => {
  const own = levelType(level);
  const higher = [...LEVELS.keys()].filter((other) => other > level).map(levelType);
  const message = 'A feature imports features of lower levels only (the level of each is in its feature.ts).';
  return [
    ...(higher.length > 0 ? [forbid([own], higher, message)] : []),
    {
      from: { element: { type: own } },
      disallow: { to: { element: { type: own, captured: { feature: '!{{ from.element.captured.feature }}' } } } },
      message,
    },
  ];
});

const policies = [
  forbid(WEB_TYPES, SERVER_TYPES, 'web must not import graphql-server: they meet only in schema/.'),
  forbid(SERVER_TYPES, WEB_TYPES, 'graphql-server must not import web: they meet only in schema/.'),
  forbid(['schema'], [...SERVER_TYPES, ...WEB_TYPES, 'economics'], 'schema imports nothing else of the project.'),
  forbid(
    ['rules'],
    [...SERVER_TYPES, ...WEB_TYPES, 'economics', 'schema'],
    'schema/rules is pure: what it needs comes in as arguments.',
  ),
  forbid(
    ['economics'],
    [...SERVER_TYPES, ...WEB_TYPES, 'schema', 'rules'],
    'economics is pure: what it needs comes in as arguments.',
  ),
  forbid(
    ['learner'],
    ['manifest', 'resolver', ...LEVEL_TYPES, 'database', 'server', 'schema', 'economics'],
    'The learner is pure: it imports schema/rules and its own files. Rows, time and chance come in as arguments.',
  ),
  forbid(['resolver'], ['database'], 'A resolver or route calls a service, which loads, decides and saves.'),
  forbid(
    [...LEVEL_TYPES, 'learner'],
    ['resolver'],
    "A feature calls another feature's service, never its resolver or route.",
  ),
  forbid(
    ['manifest', 'resolver', 'learner', ...LEVEL_TYPES],
    ['manifest'],
    "Only features.ts imports a feature's manifest.",
  ),
  forbid(['ui'], ['feature', 'pages', 'layout', 'routes', 'apollo'], 'ui/ knows no feature, page or data.'),
  forbid(['feature', 'apollo'], ['pages', 'layout', 'routes'], 'Pages and layout import features, not the other way.'),
  forbid(['apollo'], ['feature', 'ui'], 'apollo/ holds the client and its cache: it imports schema only.'),
  forbid(['pages', 'layout'], ['routes'], 'routes.tsx imports pages, not the other way.'),
  forbid(['layout'], ['pages'], 'The layout frames every page and knows none of them.'),
];

/**
 * The plugin's part of an ESLint configuration.
 * @param {{ withLevels: boolean }} options
 * @returns {import('eslint').Linter.Config}
 */
export const boundariesConfig = ({ withLevels }) => ({
  plugins: { boundaries },
  settings: {
    'boundaries/elements': ELEMENTS,
    'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] } },
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      { default: 'allow', policies: withLevels ? [...policies, ...levelPolicies] : policies },
    ],
  },
});
