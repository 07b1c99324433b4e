import { evaluate } from '../../../../../economics/arithmetic';
import { giftBlocks } from '../../read/parse-gift';
import { inQuestion, type Audit, type AuditRule, type Finding } from './audit';
import type { BankQuestion } from './bank';
import { numbersIn } from './choice-numbers';

/** A comment "// check: 70 + 6 * 16", or "// check @explicit-cost-only: 70" for the choice of an error. */
const CHECK = /^[ \t]*\/\/[ \t]*check(?: @([a-z0-9-]+))?:(.*)$/gm;
const ID = /^[ \t]*\/\/.*\[id:([^[\]]+)\]/m;

interface WrittenCheck {
  /** Null for the key. */
  readonly misconception: string | null;
  /** One for each number of the choice, separated by semicolons. */
  readonly expressions: readonly string[];
}

/** The checks of every question by id, from the comments above it. */
function writtenChecks({ files }: Audit): Map<string, WrittenCheck[]> {
  const blocks = [...files]
    .filter(([file]) => /\/(?:questions|mock)\.gift$/.test(file))
    .flatMap(([, text]) => giftBlocks(text));
  return new Map(
    blocks.flatMap(({ text }) => {
      const checks = [...text.matchAll(CHECK)].map(([, misconception = null, expression = '']) => {
        return { misconception, expressions: expression.split(';').map((part) => part.trim()) };
      });
      const id = ID.exec(text)?.[1];
      return id === undefined || checks.length === 0 ? [] : [[id, checks] as const];
    }),
  );
}

/** Whether a choice shows the value, exactly or rounded to as many decimals as it has. */
function shows(choice: string, index: number, value: number): boolean {
  const number = numbersIn(choice)[index];
  if (number === undefined) return false;
  const decimals = choice.match(/\d\.\d+/g)?.[0]?.split('.')[1]?.length ?? 0;
  const sizes = [value, number.kind === '%' ? 100 * value : value];
  return sizes.some(
    (size) =>
      Math.abs(Math.abs(size) - Math.abs(number.value)) <= 0.5 * 10 ** -decimals * (decimals > 0 ? 1 : 1e-6) + 1e-9,
  );
}

function faultOf({ choices, key, source }: BankQuestion, { misconception, expressions }: WrittenCheck): string | null {
  const named = source.choices.flatMap((choice, index) =>
    choice.misconception === misconception ? (choices[index] ?? []) : [],
  );
  const candidates = misconception === null ? choices.slice(key, key + 1) : named;
  const what = misconception === null ? 'the key' : `@${misconception}`;
  if (candidates.length === 0) return `no choice has ${what}`;
  try {
    const values = expressions.map((text) => evaluate(text));
    if (candidates.some((choice) => values.every((value, index) => shows(choice, index, value)))) return null;
    return `${expressions.join('; ')} is ${values.map((value) => Number(value.toPrecision(6))).join('; ')}, but ${what} says ${candidates.join(' or ')}`;
  } catch (error) {
    return `"${expressions.join('; ')}" cannot be computed: ${error instanceof Error ? error.message : String(error)}`;
  }
}

export const computedKeyRule: AuditRule = {
  name: 'computed-key',
  demands: 'A numeric question written by hand carries the calculation of its key (// check: …).',
  *find(audit): Generator<Finding> {
    const checks = writtenChecks(audit);
    for (const question of audit.bank) {
      if (question.model !== null) continue;
      const written = checks.get(question.id) ?? [];
      if (question.numbers !== null && !written.some(({ misconception }) => misconception === null))
        yield inQuestion(question, 'no check of its key', 'write the calculation below its id: // check: 70 + 6 * 16');
      for (const check of written) {
        const fault = faultOf(question, check);
        if (fault !== null) yield inQuestion(question, fault, 'correct the calculation, or the choice');
      }
    }
  },
};
