import { sql, type Kysely, type Transaction } from 'kysely';
import type { ExtraTime } from '../../../../schema/rules/mock';
import { milliseconds } from '../../database/timestamps';
import type { Tables } from '../../database/tables';
import type { MockState } from './exam-state';

export interface MockExamRow extends MockState {
  readonly id: string;
  readonly userId: number;
  /** From 1. */
  readonly form: number;
}

const selectExams = (kysely: Kysely<Tables>) =>
  kysely
    .selectFrom('mock_exam')
    .select([
      'mock_exam.id',
      'mock_exam.user_id as userId',
      'length',
      'form',
      'timed',
      'questions',
      'marks',
      'responses',
    ])
    // One of the factors, as the table's check says.
    .select(sql<ExtraTime>`extra_time`.as('extraTime'))
    .select([
      milliseconds('started_at').as('startedAt'),
      sql<number | null>`${milliseconds('deadline')}`.as('deadline'),
      sql<number | null>`${milliseconds('paused_at')}`.as('pausedAt'),
      sql<number | null>`${milliseconds('break_since')}`.as('breakSince'),
      sql<number | null>`${milliseconds('section_two_started_at')}`.as('sectionTwoStartedAt'),
      sql<number | null>`${milliseconds('finished_at')}`.as('finishedAt'),
    ]);

/** A student's exams, the latest first. */
export const readExams = (kysely: Kysely<Tables>, userId: number): Promise<MockExamRow[]> =>
  selectExams(kysely).where('user_id', '=', userId).orderBy('mock_exam.started_at', 'desc').orderBy('id').execute();

export const findExam = (kysely: Kysely<Tables>, userId: number, id: string): Promise<MockExamRow | undefined> =>
  selectExams(kysely).where('user_id', '=', userId).where('mock_exam.id', '=', id).executeTakeFirst();

/** The same, locked. The student is locked first, as by a deletion of the account, so that the two cannot deadlock. */
export async function lockExam(
  transaction: Transaction<Tables>,
  userId: number,
  id: string,
): Promise<MockExamRow | undefined> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().execute();
  return selectExams(transaction)
    .where('user_id', '=', userId)
    .where('mock_exam.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

const asDate = (at: number | null) => (at === null ? null : new Date(at));

const columnsOf = (state: MockState) => ({
  timed: state.timed,
  marks: JSON.stringify(state.marks),
  responses: JSON.stringify(state.responses),
  deadline: asDate(state.deadline),
  paused_at: asDate(state.pausedAt),
  break_since: asDate(state.breakSince),
  section_two_started_at: asDate(state.sectionTwoStartedAt),
  finished_at: asDate(state.finishedAt),
});

/** Returns false, with nothing stored, when the student already has an exam under way. */
export async function insertExam(kysely: Kysely<Tables>, exam: MockExamRow): Promise<boolean> {
  const inserted = await kysely
    .insertInto('mock_exam')
    .values({
      user_id: exam.userId,
      id: exam.id,
      length: exam.length,
      form: exam.form,
      extra_time: exam.extraTime,
      questions: JSON.stringify(exam.questions),
      started_at: new Date(exam.startedAt),
      ...columnsOf(exam),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Stores what may change. Answers in section II, which are long, only where they did. */
export async function updateExam(transaction: Transaction<Tables>, before: MockExamRow, after: MockExamRow) {
  const { responses, marks, ...columns } = columnsOf(after);
  await transaction
    .updateTable('mock_exam')
    .set({
      ...columns,
      ...(after.marks !== before.marks && { marks }),
      ...(after.responses !== before.responses && { responses }),
    })
    .where('user_id', '=', after.userId)
    .where('id', '=', after.id)
    .execute();
}

/** All students' exams under way. */
export const readUnfinished = (kysely: Kysely<Tables>): Promise<MockExamRow[]> =>
  selectExams(kysely).where('finished_at', 'is', null).orderBy('mock_exam.started_at').execute();
