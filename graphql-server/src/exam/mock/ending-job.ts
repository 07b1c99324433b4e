import { startJob, type BackgroundJob } from '../../background-job';
import { inTransaction } from '../../database/transaction';
import type { JobContext } from '../../feature';
import { changeExam } from './change-exam';
import { settle } from './exam-state';
import { readUnfinished } from './mock-store';

const LOOK_EVERY_MS = 60_000;

/** Ends the sections that have run out of time while nobody looked, one transaction each. */
export async function endOverdue(
  { kysely, course, now, log }: Omit<JobContext, 'catalog'>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const at = now();
  const overdue = (await readUnfinished(kysely)).filter((exam) => settle(exam, at.getTime()) !== exam);
  for (const exam of overdue) {
    if (isStopped()) return;
    try {
      await inTransaction(kysely, (transaction) => changeExam(transaction, exam, course(), (state) => state, at));
    } catch (err) {
      log.error({ err, examId: exam.id }, 'a mock exam could not be ended');
    }
  }
}

export const startEndingJob = (context: JobContext): BackgroundJob =>
  startJob(
    (isStopped) => endOverdue(context, isStopped),
    LOOK_EVERY_MS,
    (err) => context.log.error({ err }, 'mock exams could not be ended'),
  );
