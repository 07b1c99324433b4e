import { sessionOf } from '../../src/account/session';
import type { Context } from '../../src/context';
import type { Course } from '../../src/course/course';
import type { Database } from '../../src/database/database';
import { createLimits } from '../../src/http/rate-limits';
import { LearnerStore } from '../../src/learner/store/learner-store';
import { catalogOf } from '../../src/quiz/learner-catalog';
import { WIDE_LIMITS } from './wide-limits';

/** Makes what services work with, for tests that call them directly: one learner store, a context per request. */
export function contextFactory(db: Database, course: Course, random: () => number = () => 0.37) {
  const learner = new LearnerStore(db.kysely, catalogOf(course));
  const limits = createLimits(null, WIDE_LIMITS, () => undefined);
  return (accessToken: string | undefined, now: Date): Context => ({
    ...sessionOf(db, accessToken, now),
    db,
    course,
    learner,
    now,
    random,
    limits,
    onMailQueued: () => undefined,
    note: () => undefined,
    ip: 'test',
    publicUrl: '',
    contactEmail: '',
    uniformRetrieve: false,
  });
}
