import type { AuditRule } from './audit';
import { guesserRule } from './guesser-rule';
import { keyRankRule } from './key-rank-rules';
import { plausibleIncomes, plausibleOutputs, plausiblePrices } from './price-rules';
import { wordingRule } from './wording-rule';

/** The rules about the question bank, in the order of the report. */
export const AUDIT_RULES: readonly AuditRule[] = [
  keyRankRule,
  guesserRule,
  plausiblePrices,
  plausibleOutputs,
  plausibleIncomes,
  wordingRule,
];
