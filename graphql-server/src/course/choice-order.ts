import { shuffled } from '../../../schema/rules/quiz';
import type { CourseAnswer, CourseQuestion } from './course';

/** One number with what stands before and after it: "$1,200 a week", "−0.5", "+$40", "20%", "1/3 of a ton". */
const NUMBER = /^([^\d.+−-]*)(?:([+−-])([^\d.+−-]*))?(\d+\/\d+|\d+(?:,+\d+)*(?:\.\d+)?|\.\d+)(\D*)$/;

const valueOf = (digits: string): number => {
  const [numerator = NaN, denominator = 1] = digits.replaceAll(',', '').split('/').map(Number);
  return numerator / denominator;
};

/** The unit alone: "of a ton" and "tons" are the same. */
const unitIn = (text: string): string => text.replace(/^ of an? /, ' ').replace(/^( \p{L}+?)s(?!\p{L})/u, '$1');

/** The value of a choice that is one number, and the rest of its text; null for any other choice. */
function numberIn({ text }: CourseAnswer): { readonly value: number; readonly rest: string } | null {
  const [, before = '', sign = '+', unit = '', digits, after = ''] = NUMBER.exec(text) ?? [];
  if (digits === undefined) return null;
  return { value: (sign === '+' ? 1 : -1) * valueOf(digits), rest: before + unit + unitIn(after) };
}

/** The choices from the smallest number to the largest; null where they are not numbers of one unit. */
function ascending(answers: readonly CourseAnswer[]): CourseAnswer[] | null {
  const numbered = answers.flatMap((answer) => {
    const number = numberIn(answer);
    return number === null ? [] : [{ answer, ...number }];
  });
  if (numbered.length < answers.length || new Set(numbered.map(({ rest }) => rest)).size > 1) return null;
  return numbered.sort((a, b) => a.value - b.value).map(({ answer }) => answer);
}

/** The choices that may be shown; none for another kind of question. */
export const choicesOf = ({ kind, answers }: Pick<CourseQuestion, 'kind' | 'answers'>): CourseAnswer[] =>
  kind === 'choice' ? answers.filter(({ retired }) => !retired) : [];

/** The ids of the choices as the exam orders them: numbers ascend, "I only" stands where its author put it, and all others are shuffled. */
export function choiceOrder(
  { form, ...question }: Pick<CourseQuestion, 'kind' | 'form' | 'answers'>,
  random: () => number,
): number[] {
  const choices = choicesOf(question);
  const ordered = form === 'statements' ? choices : (ascending(choices) ?? shuffled(choices, random));
  return ordered.map(({ id }) => id);
}
