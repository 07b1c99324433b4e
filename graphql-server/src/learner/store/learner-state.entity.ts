import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { UserEntity } from '../../account/user.entity';
import type { StoredStudent } from '../student-json';

/** What the learner believes of one student: a fold over that student's own finished answers. Can always be rebuilt from them. */
@Entity({ tableName: 'learner_state' })
export class LearnerStateEntity {
  [PrimaryKeyProp]?: 'user';

  @ManyToOne(() => UserEntity, { primary: true, deleteRule: 'cascade' })
  user!: UserEntity;

  /** Raised by every change to the student's finished answers, so that a finish that read an older state cannot overwrite a newer one. */
  @Property({ type: 'integer' })
  revision!: number;

  /** Published version and course digest that the state was folded with. With others it is folded again from the answers. */
  @Property({ type: 'text' })
  parameters!: string;

  /** Null when the answers must be folded again, for example after a regrade. */
  @Property({ columnType: 'json', type: 'json', nullable: true })
  state!: StoredStudent | null;
}
