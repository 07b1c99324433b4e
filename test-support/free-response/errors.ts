import { CAPPED_MONOPOLY_ERRORS } from './capped-monopoly';
import { COMPETITION_ERRORS } from './competition';
import { EXTERNAL_BENEFIT_ERRORS } from './external-benefit';
import { TABLE_ERRORS } from './drawn-from-tables';
import { FIRST_UNITS_ERRORS } from './first-units-errors';
import { GOVERNMENT_ERRORS } from './government';
import { IMPERFECT_COMPETITION_ERRORS } from './imperfect-competition-errors';
import { INDUSTRY_ERRORS } from './industry-changes';
import { INEQUALITY_ERRORS } from './inequality';
import { LABOR_ERRORS } from './labor';
import { LABOR_CHANGE_ERRORS } from './labor-changes';
import { LIMIT_ERRORS } from './limits';
import { MARKET_FAILURE_ERRORS } from './market-failure-errors';
import { LOSS_ERRORS } from './losses';
import { MONOPOLY_ERRORS } from './monopolies';
import { PRICE_MAKER_ERRORS } from './price-makers';
import { PRODUCT_AND_LABOR_ERRORS } from './product-and-labor';
import { REVENUE_ERRORS } from './revenue';
import { TAXED_COMPETITION_ERRORS } from './taxed-competition';
import { TRADE_ERRORS } from './trade';
import type { TypicalErrors } from './typical-errors';

/** The typical errors in the graphs of each family of free-response questions. */
export const ERRORS: TypicalErrors = {
  ...FIRST_UNITS_ERRORS,
  ...TABLE_ERRORS,
  ...COMPETITION_ERRORS,
  ...TAXED_COMPETITION_ERRORS,
  ...INDUSTRY_ERRORS,
  ...IMPERFECT_COMPETITION_ERRORS,
  ...GOVERNMENT_ERRORS,
  ...LABOR_ERRORS,
  ...LIMIT_ERRORS,
  ...LABOR_CHANGE_ERRORS,
  ...PRODUCT_AND_LABOR_ERRORS,
  ...MARKET_FAILURE_ERRORS,
  ...EXTERNAL_BENEFIT_ERRORS,
  ...INEQUALITY_ERRORS,
  ...LOSS_ERRORS,
  ...MONOPOLY_ERRORS,
  ...REVENUE_ERRORS,
  ...CAPPED_MONOPOLY_ERRORS,
  ...PRICE_MAKER_ERRORS,
  ...TRADE_ERRORS,
};
