import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What the rate limiter counts, in its own shape (rate-limiter-flexible). */
@Entity({ tableName: 'rate_limit' })
export class RateLimitEntity {
  @PrimaryKey({ type: 'string', length: 255 })
  key!: string;

  @Property({ type: 'integer', default: 0 })
  points!: number;

  /** Milliseconds since 1970. */
  @Property({ type: 'bigint', nullable: true })
  expire!: string | null;
}
