import { ContactMessage } from '../contact/contact-message.entity';
import { requireViewer, type Context } from '../context';
import { DomainError } from '../errors';
import { LOCK_CLOCK, SPOIL_MEMORY } from '../learner/memory/memory.queries';
import { QuizAttempt } from '../quiz/quiz-attempt.entity';
import { MY_DATA } from './my-data.queries';
import { User } from '../account/user.entity';

/** All that is stored about the signed-in student, for a file of their own. */
export async function exportMyData(context: Context): Promise<object> {
  const { userId } = await requireViewer(context);
  const [row] = await context.db.rows<{ data: object }>(MY_DATA, [userId]);
  if (row === undefined) throw new DomainError('UNAUTHENTICATED', 'This account no longer exists.');
  return row.data;
}

/** Deletes the account with everything that hangs on it: sessions, plan, progress, quizzes, messages. There is no way back. */
export async function deleteAccount(context: Context): Promise<void> {
  const { userId } = await requireViewer(context);
  await context.em.transactional(async (tx) => {
    // Held first, as by every finish. What this student's answers taught about the questions goes with them.
    await tx.execute(LOCK_CLOCK.text);
    const learntFrom = await tx.count(QuizAttempt, { user: userId, countedAs: { $ne: null } });
    if (learntFrom > 0) await tx.execute(SPOIL_MEMORY.text);
    const user = await tx.findOne(User, userId);
    if (user === null) return;
    await tx.nativeDelete(ContactMessage, { email: { $ilike: user.email.replaceAll(/[\\%_]/g, String.raw`\$&`) } });
    await tx.nativeDelete(User, { id: userId });
  });
  context.note('accountDeleted', userId);
  await context.wakeLearner();
}
