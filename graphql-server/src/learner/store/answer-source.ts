import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import type { Catalog } from '../fold';
import type { StudentAnswer } from '../published';

/** Where answers come from. The learner does not know quizzes: the quiz feature hands them over. */
export interface AnswerSource {
  /** In quizzes that ended after `after`, or ever if null, and not after `until`. */
  count(kysely: Kysely<Tables>, after: Date | null, until: Date): Promise<number>;
  /** In the order of their times, in pages, with points of free responses as the catalog has them; of one student in `oneOf`, so that a large school takes no longer than a small one. */
  pages(kysely: Kysely<Tables>, oneOf: number, catalog: Catalog): AsyncIterable<readonly StudentAnswer[]>;
}
