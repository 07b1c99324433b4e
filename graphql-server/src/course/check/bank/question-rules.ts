import type { AuditRule } from './audit';
import { exceptRule, fourChoicesRule, twoPartRule } from './form-rules';
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
import { lettersRule } from './letter-rule';
import { plausibleIncomes, plausibleOutputs, plausiblePrices } from './price-rules';

/** Those of the bank's rules that look at one question at a time, so that each variant of a model obeys them as well. */
export const QUESTION_RULES: readonly AuditRule[] = [
  twoPartRule,
  fourChoicesRule,
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
  plausiblePrices,
  plausibleOutputs,
  plausibleIncomes,
];
