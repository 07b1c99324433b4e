import { LIMIT_NAMES, type LimitOverrides } from '../../src/http/rate-limits';

/** So wide that no story meets them, but for those that are about them. */
export const WIDE_LIMITS: LimitOverrides = Object.fromEntries(LIMIT_NAMES.map((name) => [name, { times: 1_000_000 }]));
