import type { AuditRule } from './audit';
import { computedKeyRule } from './computed-key-rule';
import { errorSidesRule, misconceptionsRule } from './error-rules';
import { exceptRule, fourChoicesRule, gridRule, statementsRule, twoPartRule } from './form-rules';
import { givensRule, unitsRule } from './given-rules';
import { graphCostsRule, graphTitlesRule } from './graph-axis-rules';
import {
  graphLettersRule,
  graphLorenzRule,
  graphPointsRule,
  graphScalesRule,
  graphStatesRule,
  graphUnitsRule,
} from './graph-rules';
import { guesserRule } from './guesser-rule';
import { keyRankRule } from './key-rank-rules';
import { lettersRule } from './letter-rule';
import { cloneRule, mirrorRule, mouldRule } from './mould-rules';
import { premiseRule } from './premise-rule';
import { plausibleIncomes, plausibleOutputs, plausiblePrices } from './price-rules';
import { difficultyRule, formsRule, labelsRule, settingRule, stemRule, stepsRule, stimulusRule } from './share-rules';
import { wordingRule } from './wording-rule';

/** The rules about the question bank, in the order of the report. */
export const AUDIT_RULES: readonly AuditRule[] = [
  keyRankRule,
  errorSidesRule,
  guesserRule,
  twoPartRule,
  gridRule,
  fourChoicesRule,
  statementsRule,
  exceptRule,
  lettersRule,
  graphStatesRule,
  graphPointsRule,
  graphLettersRule,
  graphScalesRule,
  graphUnitsRule,
  graphLorenzRule,
  graphTitlesRule,
  graphCostsRule,
  givensRule,
  unitsRule,
  computedKeyRule,
  plausiblePrices,
  plausibleOutputs,
  plausibleIncomes,
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
