import { evaluate } from '../../../../economics/arithmetic';
import { isSame } from '../../../../economics/numbers';
import { makeVariant, type QuestionSketch, type Values } from '../../../../economics/question/question-model';
import { lastNumberIn, writeSolution, type SolutionStep } from '../../../../economics/question/solution';
import type { QuestionTexts, TextPath } from '../../../../economics/question/write-question';
import { problem, type CourseSource } from '../read/course-source';

/** Enough variants to meet every case of a model. */
const VARIANTS_CHECKED = 40;

const ARITHMETIC = String.raw`[-−+×÷*/^().,$%½\d\s]`;
const BEFORE_EQUALS = new RegExp(`${ARITHMETIC}+$`);
const AFTER_EQUALS = new RegExp(`^${ARITHMETIC}+`);
const OPERATOR = /\d%?\)?\s*[-−+×÷*/^]|½\s*×/;

const isShownAs = (a: number, b: number, shown: string): boolean => {
  const decimals = /\.(\d+)%?$/.exec(shown)?.[1]?.length ?? 0;
  return isSame(a, b) || (/[.%]/.test(shown) && Math.abs(a - b) <= 0.5 * 10 ** -decimals + 1e-9);
};

/** Whether "½ × (10 − 4) × 3" comes to "$9", rounded to the decimals of the result. A ratio may be written as a percentage. */
function comesTo(expression: string, result: string): boolean {
  try {
    const [computed, shown] = [evaluate(expression), evaluate(result.replace('%', ''))];
    const sides = result.endsWith('%') ? [computed, 100 * computed] : [computed];
    return sides.some((side) => isShownAs(side, shown, result));
  } catch {
    return false;
  }
}

/** The calculations of a step that are wrong. What is set with letters or units between its numbers is not read. */
export function wrongWork(work: string): string[] {
  const parts = work.split('=');
  return parts.slice(1).flatMap((after, index) => {
    const expression = (BEFORE_EQUALS.exec(parts[index] ?? '')?.[0] ?? '').replace(/^[\s.,]+/, '').trim();
    const found = AFTER_EQUALS.exec(after)?.[0] ?? '';
    const isFactor = /\d$/.test(found) && found.length < after.length; // of "30P"
    const result = isFactor ? '' : found.trim().replace(/[\s.,(]+$/, '');
    const isCalculation = OPERATOR.test(expression) && !/^[+×÷*/^)]|^[-−]\s/.test(expression) && /\d/.test(result);
    return isCalculation && !comesTo(expression, result) ? [`${expression} = ${result}`] : [];
  });
}

/** The last number that a step writes; null where it writes none. */
function resultOf(work: string): number | null {
  const last = lastNumberIn(work);
  return last === null ? null : evaluate(last.replace('%', ''));
}

/** The values that a text is filled with, those of its cases included. */
function namesIn(text: string, { cases = {} }: QuestionTexts): string[] {
  const named = (one: string) => [...one.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const nested = named(text).flatMap((name) =>
    Object.values(cases).flatMap((byValue) => Object.values(byValue).flatMap((texts) => named(texts[name] ?? ''))),
  );
  return [...named(text), ...nested];
}

/** The number of the right choice; undefined where it says more than a number. */
const keyOf = ({ choices }: QuestionSketch) =>
  choices.find(({ misconception }) => misconception === null)?.values['answer'];

type Fault = readonly [path: TextPath, message: string, fix: string];

/** What is wrong with the steps of one variant. */
function* faultsOf(steps: readonly SolutionStep[], key: Values[string] | undefined): Generator<Fault> {
  for (const [index, { find, work, answer }] of steps.entries()) {
    const at = (field: string): TextPath => ['solution', index, field];
    if (!/^[A-Z]/.test(find) || /[.:?=]$/.test(find))
      yield [at('find'), `"${find}" is not a noun phrase`, 'begin with a capital letter and end without a period'];
    for (const wrong of wrongWork(work)) yield [at('work'), `the calculation "${wrong}" is wrong`, 'correct it'];
    if (answer !== null && !isSame(answer, resultOf(work) ?? NaN))
      yield [at('work'), `"${work}" does not end in its answer, ${answer}`, 'write the answer as the last number'];
    const isLast = index === steps.length - 1;
    if (isLast && typeof key === 'number' && (answer === null || !isSame(answer, key)))
      yield [at('work'), `the solution does not end in the key, ${key}`, 'add "answer: key" to the last step'];
  }
}

/** Values that a text gives away although only a later step, or the step that the text names, finds them. */
function* giveaways(texts: QuestionTexts, variants: readonly Values[]): Generator<Fault> {
  const steps = texts.solution ?? [];
  const isAlways = (name: string, other: string) =>
    variants.every((values) => typeof values[name] === 'number' && values[name] === values[other]);
  for (const [index, { find, work }] of steps.entries()) {
    const found = steps.slice(index).flatMap(({ answer }) => answer ?? []);
    const later = steps.slice(index + 1).flatMap(({ answer }) => answer ?? []);
    const given = (text: string, names: readonly string[]) =>
      namesIn(text, texts).find((name) => names.some((other) => isAlways(name, other)));
    for (const [field, name] of Object.entries({ find: given(find, found), work: given(work, later) }))
      if (name !== undefined)
        yield [['solution', index, field], `{${name}} is what a step finds`, 'leave it to the work of that step'];
  }
}

/** A student sees the first steps before the answer: they must be right, and must not tell what later steps find. */
export function* solutionsAreRight({ questionModels }: CourseSource) {
  for (const source of questionModels.values()) {
    if (source.solution === undefined) continue;
    const sketches = Array.from({ length: VARIANTS_CHECKED }, (_, index) => makeVariant(source.model, index + 1));
    const faults = [
      ...sketches.flatMap((sketch) => [...faultsOf(writeSolution(sketch, source), keyOf(sketch))]),
      ...giveaways(
        source,
        sketches.map(({ values }) => values),
      ),
    ];
    // The first of each place: the other variants say the same with other numbers.
    for (const [fault] of Map.groupBy(faults, ([path]) => path.join()).values())
      if (fault) yield problem(source.at(fault[0]), fault[1], fault[2]);
  }
}
