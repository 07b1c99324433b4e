import { defineEntity, p } from '@mikro-orm/core';

/** What the rate limiter counts, in its own shape (rate-limiter-flexible). */
export const RateLimitEntity = defineEntity({
  name: 'RateLimit',
  properties: {
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    /** Milliseconds since 1970. */
    expire: p.bigint('string').nullable(),
  },
});
