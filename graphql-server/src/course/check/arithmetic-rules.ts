import { evaluate } from '../../../../economics/arithmetic';
import { plainText } from '../read/course-html';
import { questionsOf, textsOf, type CourseSource, type SourceLocation } from '../read/course-source';
import { freeResponsesOf, sentencesOf } from './free-responses';
import { rulesFor } from './rule';

const NUMBER = String.raw`\$?(?:\d+(?:,\d{3})*(?:\.\d+)?|½)%?`;
const OPERATOR = String.raw`\s*[+×÷]\s*|\s+[−-]\s+`;
const EXPRESSION = String.raw`${NUMBER}(?:(?:${OPERATOR})${NUMBER})+`;
/** Not part of something longer: a word, a bracket, a fraction, another operator, a unit of its own. */
const ALONE_BEFORE = String.raw`(?<![\w.,/$]|[(+×÷−-]\s*|[)%]\s*)`;
const ALONE_AFTER = String.raw`(?![\w%]|[.,]\d|\s*[/(+×÷]|\s+[−-]\s|\s+(?:cents|percent|thousand|million|billion)\b)`;
/** "½ × 6 × 40 = $120": numbers and operators without brackets or letters around them. */
const EQUATION = new RegExp(String.raw`${ALONE_BEFORE}(${EXPRESSION})\s*=\s*([−-]?${NUMBER})${ALONE_AFTER}`, 'g');

const valueOf = (text: string): number => {
  const bare = text.replace(/[$,%]/g, '').replace('−', '-');
  return bare === '½' ? 0.5 : Number(bare);
};

/** As it is shown, so that 20% + 30% is 50. NaN, which no result equals, where it divides by zero. */
function computed(expression: string): number {
  try {
    return evaluate(expression.replaceAll('%', ''));
  } catch {
    return NaN;
  }
}

/** Exactly, or rounded to the decimals shown: 20 ÷ 30 = 0.67, 16 ÷ 24 = 67%. */
function isResult(shown: string, value: number): boolean {
  const decimals = /\.(\d+)/.exec(shown)?.[1]?.length ?? 0;
  const off = Math.abs(value - valueOf(shown));
  return off < 1e-9 || (/[.%]/.test(shown) && off <= 0.5 * 10 ** -decimals + 1e-9);
}

function wrongEquations(text: string): string[] {
  return [...text.matchAll(EQUATION)].flatMap(([equation, expression = '', shown = '']) => {
    const result = computed(expression);
    // A ratio may be written as a percentage.
    return isResult(shown, result) || (shown.endsWith('%') && isResult(shown, 100 * result)) ? [] : [equation];
  });
}

/** The explanations of all questions, and of the reference. A stem may quote a wrong calculation. */
function* explanations(course: CourseSource): Generator<{ at: SourceLocation; text: string }> {
  for (const question of questionsOf(course))
    for (const text of textsOf(question).slice(1)) yield { at: question.at, text: plainText(text) };
  const { terms, formulas } = course.reference;
  for (const { at, example } of terms) yield { at, text: example };
  for (const { at, worked } of formulas) yield { at, text: worked };
  for (const { at, parts } of freeResponsesOf(course))
    for (const part of parts)
      for (const text of sentencesOf(part))
        yield { at: at(['parts', part.id]), text: plainText({ format: 'html', text }) };
}

/** Calculations in explanations must be right: students check them with a calculator. */
export const equationsAreRight = rulesFor(explanations)(function* ({ text }) {
  for (const equation of wrongEquations(text))
    yield [
      `the calculation "${equation}" is wrong`,
      'correct a number, or reword it if it is not meant as a calculation',
    ];
});
