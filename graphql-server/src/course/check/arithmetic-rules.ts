import { plainText } from '../read/course-html';
import { questionsOf, type CourseProblem, type CourseSource } from '../read/course-source';

const NUMBER = String.raw`\$?(?:\d+(?:,\d{3})*(?:\.\d+)?|½)%?`;
const SIGN = String.raw`\s*[+×÷]\s*|\s+[−-]\s+`;
const CHAIN = String.raw`${NUMBER}(?:(?:${SIGN})${NUMBER})+`;
/** What would make a number part of something longer: a letter, a bracket, a fraction, another sign, a unit of its own. */
const ALONE_BEFORE = String.raw`(?<![\w.,/$]|[(+×÷=−-]\s*|[)%]\s*)`;
const ALONE_AFTER = String.raw`(?![\w%]|[.,]\d|\s*[/(+×÷]|\s+[−-]\s|\s+(?:cents|percent|thousand|million|billion)\b)`;
/** "½ × 6 × 40 = $120": numbers and signs without brackets or letters around them. */
const SUM = new RegExp(String.raw`${ALONE_BEFORE}(${CHAIN})\s*=\s*([−-]?${NUMBER})${ALONE_AFTER}`, 'g');

const valueOf = (text: string): number => {
  const bare = text.replace(/[$,%]/g, '').replace('−', '-');
  return bare === '½' ? 0.5 : Number(bare);
};

/** The value of a chain of numbers: × and ÷ before + and −. */
function compute(chain: string): number {
  const [first = '', ...rest] = chain.split(new RegExp(`(${SIGN})`));
  const terms = [valueOf(first)];
  for (let at = 0; at < rest.length; at += 2) {
    const [sign, value] = [(rest[at] ?? '').trim(), valueOf(rest[at + 1] ?? '')];
    const last = terms.pop() ?? 0;
    if (sign === '×') terms.push(last * value);
    else if (sign === '÷') terms.push(last / value);
    else terms.push(last, sign === '+' ? value : -value);
  }
  return terms.reduce((sum, term) => sum + term, 0);
}

/** Exactly, or rounded to the decimals that it shows: 20 ÷ 30 = 0.67, 16 ÷ 24 = 67%. */
function isResult(shown: string, value: number): boolean {
  const decimals = /\.(\d+)/.exec(shown)?.[1]?.length ?? 0;
  const off = Math.abs(value - valueOf(shown));
  return off < 1e-9 || (/[.%]/.test(shown) && off <= 0.5 * 10 ** -decimals + 1e-9);
}

/** The sums of a text that do not come out: "3 × 4 = 13". */
export function wrongSums(text: string): string[] {
  return [...text.matchAll(SUM)].flatMap(([sum, chain = '', shown = '']) => {
    const result = compute(chain);
    // A ratio may be written as a percentage.
    return isResult(shown, result) || (shown.endsWith('%') && isResult(shown, 100 * result)) ? [] : [sum];
  });
}

/** What an explanation computes must come out: students check it with a calculator. */
export function sumsComeOut(course: CourseSource): CourseProblem[] {
  return questionsOf(course).flatMap(({ at, choices, takeaway }) =>
    [takeaway, ...choices.flatMap(({ text, rationale }) => [text, rationale])].flatMap((text) =>
      text === null
        ? []
        : wrongSums(plainText(text)).map((sum) => ({
            ...at,
            what: `the sum "${sum}" does not come out`,
            howToMend: 'correct a number of it, or put it into words if it is not meant as a sum',
          })),
    ),
  );
}
