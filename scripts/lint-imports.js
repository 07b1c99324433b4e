import { posix, relative, sep } from 'node:path';

// ESLint rule house/imports: which part of the house may import which (the plan is in README.md), with a reason a newcomer learns from.
// Paths are compared after resolving: how many dots an import needs does not matter.

const ROOMS = '(?:account|library|lessons|learner|progress|contact|quiz|review|my-data)';
const TEST = /\.test\.tsx?$/;

/** `from` and `to` are matched against paths from the project's root (`to` without extension), `packages` against bare names.
 * @type {{ from: RegExp, to?: RegExp, packages?: RegExp, say: string }[]}
 */
export const DIRECTIONS = [
  {
    from: /^web\//,
    to: /^graphql-server\//,
    say: 'web must not import graphql-server: they meet only in schema/.',
  },
  {
    from: /^graphql-server\//,
    to: /^web\//,
    say: 'graphql-server must not import web: they meet only in schema/.',
  },
  {
    from: /^schema\//,
    to: /^(?!schema\/)/,
    say: 'schema is the contract both sides read: it imports neither of them, nor anything else of the project.',
  },
  {
    from: /^schema\/rules\//,
    to: /^(?!schema\/rules\/)/,
    packages: /./,
    say: 'schema/rules is pure law: it imports nothing from outside its folder. What it needs comes in as arguments.',
  },
  {
    from: /^economics\//,
    to: /^(?!economics\/)/,
    packages: /./,
    say: 'economics is pure: it imports nothing from outside its folder. What it needs comes in as arguments.',
  },
  {
    from: /^graphql-server\/src\/learner\/[^/]+$/,
    to: /^(?!graphql-server\/src\/learner\/|schema\/rules\/)/,
    packages: /./,
    say: 'The learner is pure: it knows schema/rules and its own files only. Rows, time and chance come in as arguments.',
  },
  {
    from: /^graphql-server\/src\/(?:rest\/router|.*\.(?:resolver|routes))\.ts$/,
    to: /^graphql-server\/src\/database\//,
    say: 'A door (resolver, REST file) does not open the database: call a service, which loads, decides and saves.',
  },
  {
    from: /^graphql-server\/src\/.*\.service\.ts$/,
    packages: /^(?:express|@apollo\/server|@as-integrations\/)/,
    say: 'A service does not know HTTP: it throws DomainError or returns, and the doors translate.',
  },
  {
    from: new RegExp(`^graphql-server/src/${ROOMS}/`),
    to: /\.(?:resolver|routes)$/,
    say: "A room calls another room's service, never its door (resolver, REST file).",
  },
  {
    from: /^web\/src\/ui\//,
    to: new RegExp(`^web/src/(?:${ROOMS}|pages|layout|routes|apollo)(?:/|$)`),
    say: 'ui/ is furniture: it knows no room, page or data. Hand it what it shows as props.',
  },
  {
    from: new RegExp(`^web/src/(?:${ROOMS}|apollo)/`),
    to: /^web\/src\/(?:pages|layout|routes)(?:\/|$)/,
    say: 'A room does not know where it is shown: pages and layout import rooms, never the other way.',
  },
  {
    from: /^web\/src\/apollo\//,
    to: new RegExp(`^web/src/(?:${ROOMS}|ui)/`),
    say: 'apollo/ holds the client and its cache for every room: it imports schema, not rooms or ui.',
  },
  {
    from: /^web\/src\/(?:pages|layout)\//,
    to: /^web\/src\/routes$/,
    say: 'routes.tsx imports pages, never the other way.',
  },
  {
    from: /^web\/src\/layout\//,
    to: /^web\/src\/pages\//,
    say: 'The layout frames every page and knows none of them.',
  },
];

const slashes = (/** @type {string} */ path) => path.split(sep).join(posix.sep);

/** What is wrong with this import, or null.
 * @param {string} file from the project's root
 * @param {string} source what stands in the quotes
 */
export function importProblem(file, source) {
  if (TEST.test(file)) return null; // a test stands outside the house and may look in through any window
  const isRelative = source.startsWith('.');
  const target = isRelative
    ? posix.normalize(posix.join(posix.dirname(file), source)).replace(/\.[jt]sx?$/, '')
    : source;
  for (const { from, to, packages, say } of DIRECTIONS) {
    if (!from.test(file)) continue;
    const forbidden = isRelative ? to : packages;
    if (forbidden?.test(target)) return say;
  }
  return null;
}

/** @type {import('eslint').Rule.RuleModule} */
export const imports = {
  meta: { type: 'problem', schema: [], messages: { direction: '{{say}}' } },
  create(context) {
    const file = slashes(relative(context.cwd, context.filename));
    const check = (/** @type {{ source?: import('estree').Expression | null }} */ { source: node }) => {
      const source = node?.type === 'Literal' ? node.value : null;
      if (!node || typeof source !== 'string') return;
      const say = importProblem(file, source);
      if (say !== null) context.report({ node, messageId: 'direction', data: { say } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
