import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../../account/account.entity';
import type { StoredStudent } from '../student-json';

/** What the learner believes of one student: a fold over that student's own finished answers. Can always be rebuilt from them. */
export const LearnerStateEntity = defineEntity({
  name: 'LearnerState',
  properties: {
    user: p.manyToOne(UserEntity).primary().deleteRule('cascade'),
    /** Raised by every change to the student's finished answers, so that a finish that read an older state cannot overwrite a newer one. */
    revision: p.integer(),
    /** Published version and course digest that the state was folded with. With others it is folded again from the answers. */
    parameters: p.text(),
    /** Null when the answers must be folded again, for example after a regrade. */
    state: p.json<StoredStudent>().columnType('json').nullable(),
  },
});
