import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Calibrated } from '../params';

/** Difficulties learned from all students' answers, published by the background job (publish-parameters.ts). The newest row holds. */
@Entity({ tableName: 'learner_parameters' })
export class LearnerParametersEntity {
  @PrimaryKey({ type: 'integer' })
  version!: number;

  @Property({ type: 'timestamptz' })
  publishedAt!: Date;

  /** How many finished answers there were. */
  @Property({ type: 'integer' })
  answers!: number;

  @Property({ columnType: 'json', type: 'json' })
  items!: readonly Calibrated[];

  @Property({ columnType: 'json', type: 'json' })
  topics!: readonly Calibrated[];
}
