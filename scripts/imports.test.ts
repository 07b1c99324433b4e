import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).split('\n').filter(Boolean);

const isTypeOnly = (node: ts.ImportDeclaration | ts.ExportDeclaration) =>
  ts.isExportDeclaration(node) ? node.isTypeOnly : node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;

/** The files that a file imports at run time when it is loaded: no types, and no lazy import(). */
function importsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return [];
    const target = node.moduleSpecifier;
    if (!target || !ts.isStringLiteral(target) || !target.text.startsWith('.') || isTypeOnly(node)) return [];
    const path = join(dirname(file), target.text);
    return [path, `${path}.ts`, `${path}.tsx`].filter((one) => /\.tsx?$/.test(one) && existsSync(one));
  });
}

function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const finished = new Set<string>();
  function visit(file: string, path: readonly string[]): string[] | null {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (finished.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next, [...path, file]);
      if (cycle) return cycle;
    }
    finished.add(file);
    return null;
  }
  for (const file of graph.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return null;
}

test('finds a cycle', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', []],
    ['d', ['b']],
  ]);
  expect(findCycle(graph)).toEqual(['b', 'd', 'b']);
});

const imports = new Map(files.filter((file) => existsSync(file)).map((file) => [file, importsOf(file)]));

test('no file imports itself at run time through others', () => {
  expect(findCycle(imports)).toBeNull();
});

/** All files that these load, with themselves. */
function loadedBy(entries: readonly string[]): string[] {
  const loaded = new Set(entries);
  for (const file of loaded) imports.get(file)?.forEach((next) => loaded.add(next)); // a set grows while it is read
  return [...loaded];
}

test('the web client loads no schema: zod would weigh as much as the lesson player', () => {
  const client = files.filter((file) => file.startsWith('web/src/') && !file.includes('.test.'));
  const loaded = loadedBy(client);
  expect(loaded).toContain('economics/picture/market-figure.ts'); // by the renderer, which draws on the server
  expect(loaded.filter((file) => /^import (?!type ).* from 'zod/m.test(readFileSync(file, 'utf8')))).toEqual([]);
});
