import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

// The tests that a file declares, read from its source: nothing is run for it.

export interface DeclaredTest {
  /** The titles of the describes around it and its own, as written: `%s` and `$name` still stand for a table's values. */
  readonly titles: readonly string[];
  /** False for what is skipped or yet to be written. */
  readonly runs: boolean;
}

export function declaredTests(path: string): DeclaredTest[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const found: DeclaredTest[] = [];
  const visit = (node: ts.Node, around: DeclaredTest) => {
    const call = ts.isCallExpression(node) ? readCall(node) : null;
    if (!call) {
      ts.forEachChild(node, (child) => visit(child, around));
      return;
    }
    const here = { titles: [...around.titles, call.title], runs: around.runs && call.runs };
    if (call.isTest) found.push(here);
    else for (const part of call.rest) visit(part, here);
  };
  visit(file, { titles: [], runs: true });
  return found;
}

/** `test('…', …)`, `describe.each(…)('…', …)` and the like; null for any other call. */
function readCall({ expression, arguments: [first, ...rest] }: ts.CallExpression) {
  const names = namesIn(expression);
  const isTest = names[0] === 'test' || names[0] === 'it';
  if (!first || !(isTest || names[0] === 'describe')) return null;
  const title = ts.isStringLiteralLike(first) ? first.text : ts.isTemplateExpression(first) ? patternOf(first) : null;
  if (title === null) return null;
  return { title, rest, isTest, runs: !names.some((name) => ['skip', 'todo', 'fails'].includes(name)) };
}

/** ['test', 'each'] of `test.each([…])`. */
function namesIn(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) return [...namesIn(expression.expression), expression.name.text];
  if (ts.isCallExpression(expression)) return namesIn(expression.expression);
  return ts.isTaggedTemplateExpression(expression) ? namesIn(expression.tag) : [];
}

const patternOf = ({ head, templateSpans }: ts.TemplateExpression) =>
  head.text + templateSpans.map(({ literal }) => `%s${literal.text}`).join('');

/** What a table's values come to where a title is `%s` or `$name`; null when the title is not an instance of the template. */
export function valuesIn(template: string, title: string): string[] | null {
  const parts = template.split(/%[sdifjo]|\$[A-Za-z_][\w.]*/);
  const pattern = parts.map((part) => part.replaceAll('%%', '%').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.*?)');
  return new RegExp(`^${pattern}$`, 's').exec(title)?.slice(1) ?? null;
}

/** The source of a file and of what it imports by a relative path: where the values of its tables stand. */
export function sourceAround(path: string): string {
  const own = readFileSync(path, 'utf8');
  const imported = [...own.matchAll(/ from '(\.[^']+)'/g)]
    .flatMap(([, to = '']) => ['', '.ts', '.tsx'].map((end) => join(dirname(path), `${to}${end}`)))
    .filter((candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate));
  return [own, ...imported.map((one) => readFileSync(one, 'utf8'))].join('\n');
}
