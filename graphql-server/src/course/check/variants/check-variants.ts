import { attempt } from '../../read/attempt';
import {
  problem,
  reportTo,
  type CourseProblem,
  type CourseSource,
  type QuestionModelSource,
  type SourceLocation,
} from '../../read/course-source';
import type { Audit, Fault } from '../bank/audit';
import { VARIANT_NUMBERS, variantsOf } from './model-variants';
import { SPREAD_RULES } from './spread-rules';
import { VARIANT_RULES } from './variant-rules';

/** One problem for each rule: its first fault stands for the others, which mostly have the same cause. */
function* firstOf(at: SourceLocation, faults: readonly Fault[]): Generator<CourseProblem> {
  const [first, ...others] = faults;
  if (first === undefined) return;
  const [message, fix] = first;
  yield problem(at, others.length > 0 ? `${message} (and ${others.length} more)` : message, fix);
}

/** What is wrong with the variants of a model that have these numbers. How they are spread is judged where all are drawn. */
function problemsOf(audit: Audit, source: QuestionModelSource, numbers: readonly number[]): CourseProblem[] {
  const problems: CourseProblem[] = [];
  const at = source.at([]);
  attempt(reportTo(problems), at, undefined, () => {
    const variants = variantsOf(audit, source, numbers);
    const rules = numbers.length < VARIANT_NUMBERS.length ? VARIANT_RULES : [...VARIANT_RULES, ...SPREAD_RULES];
    for (const rule of rules) problems.push(...firstOf(at, [...rule(variants)]));
  });
  return problems;
}

/** Draws and writes the variants with these numbers of every model, as a student may be asked them, and applies all rules. */
export const checkVariants = (
  audit: Audit,
  numbers: readonly number[] = VARIANT_NUMBERS,
  sources: Iterable<QuestionModelSource> = audit.course.questionModels.values(),
): CourseProblem[] => [...sources].flatMap((source) => problemsOf(audit, source, numbers));

/** A check draws this part of all variants, unless it draws all. */
const PART = 10;

/** Numbers that change with the course, so that a commit has the same result wherever it is checked, and others draw other variants. */
export const shareOfVariants = ({ fingerprint }: CourseSource): number[] =>
  VARIANT_NUMBERS.filter((number) => number % PART === parseInt(fingerprint.slice(0, 8), 16) % PART);
