import pLimit from 'p-limit';
import { checkOwnPassword } from '../account/account.service';
import { requireViewer, type Context } from '../context';
import { inTransaction } from '../database/transaction';
import { DomainError } from '../errors';
import { newStudent } from '../learner/state';
import { foldOn, readEndedWork } from '../quiz/student-knowledge';
import { exportChances, exportEstimates } from './estimates';
import { jsonFile } from './json-file';
import { readMessages, readQuizzes, readRecords, readResponses } from './my-data.queries';

/** Of quizzes and the like: what an export has in memory at a time. */
const BATCH = 50;
/** All exports of a server read one after the other, so that they leave the database's connections to others. */
const reading = pLimit(1);

async function* inBatches<Id, Row>(ids: readonly Id[], read: (batch: readonly Id[]) => Promise<Row[]>) {
  for (let from = 0; from < ids.length; from += BATCH) yield* await reading(() => read(ids.slice(from, from + BATCH)));
}

async function* mapped<Row>(rows: AsyncIterable<Row>, shape: (row: Row) => object) {
  for await (const row of rows) yield shape(row);
}

/** What the learner knew after each quiz and free response, and knows now. */
async function foldAll({ db, course, learner }: Context, userId: number, lastNumber: number) {
  const model = await learner.newestModel();
  const student = newStudent(model.params);
  const chances = new Map<string, object[]>();
  for (let after = 0; after < lastNumber; after += BATCH) {
    const work = await reading(() => readEndedWork(db.kysely, userId, { after, upTo: after + BATCH }));
    for (const { id, topics } of foldOn(model, student, work)) chances.set(id, exportChances(topics, course));
  }
  return { student, chances };
}

/** All that is stored about the signed-in student, as the text of a file of their own, in pieces; no hash, no token. Throws TOO_MANY_ATTEMPTS. */
export async function exportMyData(context: Context): Promise<AsyncIterable<string>> {
  const { course, limits } = context;
  const { kysely } = context.db;
  const { userId } = await requireViewer(context);
  await limits.use('exportsPerStudent', String(userId));
  const records = await reading(() => readRecords(kysely, userId));
  if (records === undefined) throw new DomainError('UNAUTHENTICATED', 'This account no longer exists.');
  const { username, email, created_at, current_chapter_id: chapterId, lastNumber, ...lists } = records;
  const { quizIds, responseIds, messageIds, reported_questions, notices, ...first } = lists;
  const { student, chances } = await foldAll(context, userId, lastNumber);
  return jsonFile({
    account: {
      username,
      email,
      created_at,
      current_chapter: chapterId === null ? null : course.chapter(chapterId).name,
    },
    ...first,
    quizzes: mapped(
      inBatches(quizIds, (ids) => readQuizzes(kysely, userId, ids)),
      ({ id, questions, ...quiz }) => ({
        ...quiz,
        estimates_after: quiz.finished_at === null ? [] : (chances.get(id) ?? []),
        questions,
      }),
    ),
    free_responses: mapped(
      inBatches(responseIds, (ids) => readResponses(kysely, userId, ids)),
      ({ id, ...response }) => ({ ...response, estimates_after: chances.get(id) ?? [] }),
    ),
    reported_questions,
    notices,
    contact_messages: inBatches(messageIds, (ids) => readMessages(kysely, ids)),
    estimates: exportEstimates(student, course),
  });
}

/**
 * Deletes the account and everything that refers to it: sessions, plan, progress, quizzes, free responses, messages. This cannot be
 * undone, so a session alone is not enough. Throws BAD_USER_INPUT for a wrong password, TOO_MANY_ATTEMPTS.
 */
export async function deleteAccount(context: Context, password: string): Promise<void> {
  const { userId } = await requireViewer(context);
  await checkOwnPassword(context, userId, password);
  await inTransaction(context.db.kysely, (transaction) =>
    transaction.deleteFrom('users').where('id', '=', userId).execute(),
  );
  context.note('accountDeleted', userId);
}
