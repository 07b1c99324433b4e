import type { AuditRule } from './audit';
import { computedKeyRule } from './computed-key-rule';
import { errorSidesRule, misconceptionsRule } from './error-rules';
import { gridRule, statementsRule } from './form-rules';
import { guesserRule } from './guesser-rule';
import { keyRankRule } from './key-rank-rules';
import { cloneRule, mirrorRule, mouldRule } from './mould-rules';
import { premiseRule } from './premise-rule';
import { QUESTION_RULES } from './question-rules';
import { difficultyRule, formsRule, labelsRule, settingRule, stemRule, stepsRule, stimulusRule } from './share-rules';
import { wordingRule } from './wording-rule';

/** The rules about the question bank, in the order of the report. */
export const AUDIT_RULES: readonly AuditRule[] = [
  keyRankRule,
  errorSidesRule,
  guesserRule,
  gridRule,
  statementsRule,
  ...QUESTION_RULES,
  computedKeyRule,
  cloneRule,
  mirrorRule,
  mouldRule,
  premiseRule,
  stimulusRule,
  formsRule,
  difficultyRule,
  stepsRule,
  settingRule,
  stemRule,
  labelsRule,
  misconceptionsRule,
  wordingRule,
];
