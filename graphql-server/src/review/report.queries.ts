import type { Statement } from '../database/database';
import { milliseconds } from '../database/milliseconds';

/** Keeps what a student says about a question; saying it again replaces it. $1 user, $2 question, $3 problem, $4 words, $5 now. */
export const KEEP_REPORT: Statement = {
  name: 'keep_report',
  text: `
    insert into question_report (user_id, question_id, problem, words, reported_at) values ($1, $2, $3, $4, $5)
    on conflict (user_id, question_id) do update
      set problem = excluded.problem, words = excluded.words, reported_at = excluded.reported_at`,
};

export interface ReportRow {
  readonly stableId: string;
  readonly problem: string;
  readonly words: string | null;
  /** Milliseconds since 1970. */
  readonly reportedAt: number;
}

/** Everything reported, newest first; nobody is named. */
export const REPORTS: Statement = {
  name: 'reports',
  text: `
    select q.stable_id as "stableId", r.problem, r.words, ${milliseconds('r.reported_at')} as "reportedAt"
    from question_report r join question q on q.id = r.question_id order by r.reported_at desc, q.stable_id`,
};
