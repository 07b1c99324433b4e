import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

// Follows finishQuiz from its resolver through every function that it can reach, and compares the files with the table in
// docs/architecture.md. What all requests share (context, errors, ids, the database) and pure code (schema, economics, the
// learner's engine) does not count.

const SOURCE = 'graphql-server/src/';
const isFollowed = (file: string) => /\/src\/(account|progress|quiz|learner\/store|library|lessons)\//.test(file);
/** Reached as a property of the context, not as an import. */
const LEARNER = [`${SOURCE}learner/store/learner-store.ts`, 'model'] as const;

interface Module {
  /** Top-level declarations and class members by name. */
  readonly declarations: ReadonlyMap<string, ts.Node>;
  /** Imported values: local name → file and name there. */
  readonly imports: ReadonlyMap<string, readonly [file: string, name: string]>;
}

function parse(file: string): Module {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const declarations = new Map<string, ts.Node>();
  const imports = new Map<string, readonly [string, string]>();
  for (const node of source.statements) {
    if (ts.isFunctionDeclaration(node) && node.name) declarations.set(node.name.text, node);
    if (ts.isVariableStatement(node))
      for (const one of node.declarationList.declarations) declarations.set(one.name.getText(), one);
    if (ts.isClassDeclaration(node)) {
      if (node.name) declarations.set(node.name.text, node);
      for (const member of node.members) if (member.name) declarations.set(member.name.getText(), member);
    }
    if (!ts.isImportDeclaration(node) || node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) continue;
    const path = ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '';
    const target = join(dirname(file), path).replace(/(\.ts)?$/, '.ts');
    const names = node.importClause?.namedBindings;
    if (!path.startsWith('.') || !existsSync(target) || !names || !ts.isNamedImports(names)) continue;
    for (const { isTypeOnly, name, propertyName } of names.elements)
      if (!isTypeOnly) imports.set(name.text, [target, (propertyName ?? name).text]);
  }
  return { declarations, imports };
}

function identifiersIn(root: ts.Node): Set<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node) || ts.isDecorator(node)) return;
    if (ts.isIdentifier(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(root, visit);
  return found;
}

function filesReachedFrom(file: string, name: string): string[] {
  const modules = new Map<string, Module>();
  const seen = new Set<string>();
  const files = new Set<string>();
  const follow = (at: string, symbol: string) => {
    if (seen.has(`${at}#${symbol}`) || !isFollowed(at)) return;
    seen.add(`${at}#${symbol}`);
    files.add(at);
    const module = modules.get(at) ?? parse(at);
    modules.set(at, module);
    const declaration = module.declarations.get(symbol);
    if (declaration === undefined) return;
    for (const used of identifiersIn(declaration)) {
      const imported = used === 'learner' ? LEARNER : module.imports.get(used);
      if (imported) follow(...imported);
      else if (module.declarations.has(used)) follow(at, used);
    }
  };
  follow(file, name);
  return [...files].map((path) => path.slice(SOURCE.length)).sort();
}

const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split('## The path of `finishQuiz`');
const listed = [...section.matchAll(/^\| \d+ +\| `([^`]+)`/gm)].map(([, path = '']) => path);
const [between, around] = [true, false].map((isBetween) => listed.filter((path) => !existsSync(path) === isBetween));

test('finishQuiz takes at most 11 files from the resolver to its statements, as docs/architecture.md lists them', () => {
  const reached = filesReachedFrom(`${SOURCE}quiz/quiz.resolver.ts`, 'finishQuiz');
  expect(reached).toEqual(between?.toSorted());
  expect(reached.length).toBeLessThanOrEqual(11);
});

test('finishQuiz takes at most 20 files from the button to the rows and back, each imported by the one before or by its caller', () => {
  expect(listed.length).toBeLessThanOrEqual(20);
  const importedBy: Readonly<Record<string, string>> = {
    'web/src/quiz/quiz-run.tsx': 'web/src/quiz/quiz-overlay.tsx',
    'web/src/quiz/use-quiz-run.ts': 'web/src/quiz/quiz-run.tsx',
    'schema/generated/hooks.ts': 'web/src/quiz/use-quiz-run.ts',
    'web/src/apollo/api-link.ts': 'web/src/apollo/client.ts',
    'web/src/apollo/cache.ts': 'web/src/apollo/client.ts',
    'graphql-server/src/http/graphql-posts.ts': 'graphql-server/src/app.ts',
    'graphql-server/src/graphql/trusted-documents.ts': 'graphql-server/src/http/graphql-posts.ts',
    'graphql-server/src/graphql/json-writer.ts': 'graphql-server/src/graphql/trusted-documents.ts',
  };
  expect(around?.toSorted()).toEqual(['web/src/quiz/quiz-overlay.tsx', ...Object.keys(importedBy)].sort());
  for (const [file, importer] of Object.entries(importedBy)) {
    const name = file.replace(/^.*\/|\.tsx?$/g, '');
    expect(readFileSync(importer, 'utf8')).toContain(`/${name}'`);
  }
});
