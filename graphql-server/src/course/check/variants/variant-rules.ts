import { graphsOf, type Figure } from '../../../../../economics/figure';
import { isLegible } from '../../../../../economics/question/legible';
import { equationsAreRight } from '../arithmetic-rules';
import type { AuditRule, Fault } from '../bank/audit';
import { QUESTION_RULES } from '../bank/question-rules';
import { wordingRule } from '../bank/wording-rule';
import { RULES_FOR_EACH_QUESTION } from '../check-course';
import { choicesHaveRationales, wrongChoicesHaveMisconceptions } from '../choice-rules';
import { columnsAreAskedFor } from '../form-rules';
import { textsOf } from '../../read/course-source';
import { applyRules, type CourseRule } from '../rule';
import type { ModelVariants } from './model-variants';
import { readTexts, textFaults } from './text-faults';

const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g;

/** A rule that each variant obeys by itself. */
type VariantRule = (variants: ModelVariants) => Iterable<Fault>;

const byCourseRules = (rules: readonly CourseRule[]): VariantRule =>
  function* ({ audit }) {
    for (const { message, fix } of applyRules(rules, audit.course)) yield [message, fix];
  };

const byBankRule = ({ find }: AuditRule): VariantRule =>
  function* ({ audit }) {
    for (const { message, fix } of find(audit)) yield [message, fix];
  };

const wordingOfVariants: VariantRule = function* (variants) {
  const { audit } = variants;
  // The misconceptions are not the variants' own.
  const course = { ...audit.course, misconceptions: new Map<string, string>() };
  yield* byBankRule(wordingRule)({ ...variants, audit: { ...audit, course } });
};

const textsAreWhole: VariantRule = function* ({ bank }) {
  const fix = 'word it for all numbers and goods';
  for (const { id, source } of bank) {
    for (const text of readTexts(source)) for (const fault of textFaults(text)) yield [`${id}: ${fault}`, fix];
    // What is plain has no two spaces any more.
    for (const { text } of textsOf(source)) if (/\S {2,}\S/.test(text)) yield [`${id}: two spaces`, fix];
  }
};

/** A value on an axis that the description does not give. */
function unsaidValue(figure: Figure): string | undefined {
  const said = new Set(figure.description.match(NUMBER));
  return graphsOf(figure)
    .flatMap(({ marks }) => marks.flatMap(({ guides }) => [guides?.x ?? '', guides?.y ?? '']))
    .find((text) => text.match(NUMBER)?.some((number) => !said.has(number)));
}

const graphsCanBeRead: VariantRule = function* ({ audit }) {
  for (const { name, picture, figure } of audit.graphs) {
    if (figure.description === '') yield [`${name}: it has no description`, 'say what it shows'];
    const value = unsaidValue(figure);
    if (value !== undefined) yield [`${name}: its description does not give ${value}`, 'say every value'];
    if (!isLegible(picture)) yield [`${name}: its values are too close to each other`, 'draw other numbers'];
  }
};

/** As questions of every course, as those that are shipped, and as those of the bank. */
export const VARIANT_RULES: readonly VariantRule[] = [
  textsAreWhole,
  graphsCanBeRead,
  byCourseRules(RULES_FOR_EACH_QUESTION),
  byCourseRules([choicesHaveRationales, wrongChoicesHaveMisconceptions, columnsAreAskedFor]),
  byCourseRules([equationsAreRight]),
  wordingOfVariants,
  ...QUESTION_RULES.map(byBankRule),
];
