import type { Kysely } from 'kysely';
import { milliseconds } from '../../database/timestamps';
import type { Tables } from '../../database/tables';
import { inTransaction } from '../../database/transaction';
import type { Catalog } from '../fold';
import type { FitReport } from '../guarded-fit';
import type { AnswerSource } from './answer-source';
import { countAnswers } from './count-answers';
import { insertPublished, readPublished } from './learner-store';
import { saveReport, takeTurn } from './reports';
import { runFit } from './run-fit';

const NAME = 'fit';
/** A fit is due when the answers have grown by this share since the last one, and by this number at least. */
const GROWTH = 0.1;
export const LEAST_NEW_ANSWERS = 1_000;
/** With more answers than this, students are sampled. */
const MOST_ANSWERS = 200_000;
const AT_HOUR_UTC = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface StoredFit extends FitReport {
  /** That was published with the fitted parameters. */
  readonly version?: number | undefined;
}

/** The last time it was 03:00 UTC. */
export function lastNight(now: Date): Date {
  const tonight = new Date(now);
  tonight.setUTCHours(AT_HOUR_UTC, 0, 0, 0);
  return tonight <= now ? tonight : new Date(tonight.getTime() - DAY_MS);
}

async function hasEnoughNewAnswers(kysely: Kysely<Tables>, source: AnswerSource, now: Date): Promise<boolean> {
  const last = await kysely
    .selectFrom('learner_report')
    .select(['answers', milliseconds('made_at').as('madeAt')])
    .where('name', '=', NAME)
    .executeTakeFirst();
  if (last !== undefined && last.madeAt >= lastNight(now).getTime()) return false;
  const before = last?.answers ?? 0;
  return (await countAnswers(kysely, source, now)) >= before + Math.max(LEAST_NEW_ANSWERS, before * GROWTH);
}

/** Fits the parameters, publishes them if they are better, and stores what was found. Null when `signal` stopped it. */
export async function fitNow(
  kysely: Kysely<Tables>,
  catalog: Catalog,
  source: AnswerSource,
  now: Date,
  signal: AbortSignal,
): Promise<StoredFit | null> {
  const [{ params }, answers] = [await readPublished(kysely), await countAnswers(kysely, source, now)];
  const pages = source.pages(kysely, Math.max(1, Math.ceil(answers / MOST_ANSWERS)), catalog);
  const found = await runFit({ catalog, inForce: params }, pages, signal);
  if (found === null) return null;
  const { report, learned } = found;
  return inTransaction(kysely, async (transaction) => {
    const version = learned === null ? undefined : await insertPublished(transaction, learned, answers, now);
    const stored: StoredFit = { ...report, version };
    await saveReport(transaction, NAME, now, answers, stored);
    return stored;
  });
}

/**
 * Fits at the first look after 03:00 UTC at which enough answers have come in, once a night and on one server. Returns what
 * was found, or null when nothing was due here or `signal` stopped it.
 */
export async function fitIfDue(
  kysely: Kysely<Tables>,
  catalog: Catalog,
  source: AnswerSource,
  now: Date,
  signal: AbortSignal,
): Promise<StoredFit | null> {
  if (!(await hasEnoughNewAnswers(kysely, source, now))) return null;
  const beforeLastNight = new Date(lastNight(now).getTime() - 1);
  if (!(await takeTurn(kysely, NAME, now, beforeLastNight))) return null;
  return fitNow(kysely, catalog, source, now, signal);
}
