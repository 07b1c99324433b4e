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
