import type { Kysely } from 'kysely';
import type { Given } from '../../../schema/rules/given';
import { questionsPerTopic, seededRandom } from '../../../schema/rules/quiz';
import { openAccount, type AccountForm, type SignedInUser } from '../account/account.service';
import { findOfVisitor, visitorIdOf } from '../account/owned';
import type { Context } from '../context';
import type { Course, CourseQuestion } from '../course/course';
import { runIn } from '../database/statement';
import type { Tables } from '../database/tables';
import { adoptAttempt } from '../free-response/store-attempt';
import { newStudent } from '../learner/state';
import type { Chapter } from '../library/library.type';
import { ATTEMPT_BY_ID } from './attempt.queries';
import { FINISH_ATTEMPT } from './finish.queries';
import { finishValues } from './finish-quiz.service';
import { gradeAttempt, isAnswerTo, type GivenAnswer } from './grading';
import { insertAttempt, newAttempt } from './new-attempt';
import { quizSubject } from './quiz-request';

/** A visitor's finished quiz: named by its attempt, or sent with its answers by a client that scored for itself. */
export type FreeQuiz =
  { readonly attemptId: string } | { readonly chapterId: number; readonly answers: readonly GivenAnswer[] };

interface Chosen {
  readonly question: CourseQuestion;
  readonly given: Given;
  /** ISO 8601. */
  readonly answeredAt: string | null;
}

/** An answer of a visitor; the time, in ISO 8601, is null when the client sends it with the sign-up. */
interface VisitorAnswer extends GivenAnswer {
  readonly answeredAt: string | null;
}

/**
 * Opens an account with what was done as a visitor, in one transaction: the result of a quiz, graded by the server, and an attempt at the
 * free-response question, by its id. Nothing of them is left that is not the account's. Throws BAD_USER_INPUT, USERNAME_TAKEN or
 * EMAIL_TAKEN. Anything but a whole chapter quiz and a visitor's attempt is left out silently: it must not stand between students and
 * their account.
 */
export async function signUp(
  context: Context,
  form: AccountForm,
  quiz: FreeQuiz | null,
  freeResponse: string | null = null,
): Promise<SignedInUser> {
  const whole = quiz === null ? null : await readWholeQuiz(context, quiz);
  let isStored = false;
  const signedIn = await openAccount(context, form, async (transaction, userId) => {
    if (whole !== null) isStored = await storeQuiz(context, transaction, userId, whole);
    if (freeResponse !== null) await adoptAttempt(transaction, userId, freeResponse);
  });
  context.note('signedUp', signedIn.userId);
  if (isStored) context.note('quizFinished', signedIn.userId);
  return signedIn;
}

interface WholeQuiz {
  readonly chapter: Chapter;
  readonly chosen: readonly Chosen[];
  /** Null for a client that scored for itself. */
  readonly attemptId: string | null;
}

async function readWholeQuiz(context: Context, quiz: FreeQuiz): Promise<WholeQuiz | null> {
  const taken = 'attemptId' in quiz ? await readVisitorQuiz(context, quiz.attemptId) : sentQuiz(quiz);
  const chapter = taken && context.course.chapters.find(({ id }) => id === taken.chapterId);
  if (!chapter || chapter.comingSoon) return null;
  const chosen = taken.answers.flatMap((given) => findAnswer(chapter, given, context.course) ?? []);
  return isWholeQuiz(chapter, taken.answers, chosen) ? { chapter, chosen, attemptId: taken.attemptId } : null;
}

const sentQuiz = ({ chapterId, answers }: Exclude<FreeQuiz, { readonly attemptId: string }>) => ({
  chapterId,
  attemptId: null,
  answers: answers.map((answer): VisitorAnswer => ({ ...answer, answeredAt: null })),
});

async function readVisitorQuiz(context: Context, attemptId: string) {
  const attempt = await findOfVisitor(context, ATTEMPT_BY_ID, attemptId);
  if (!attempt || attempt.finishedAt === null || attempt.chapterId === null) return null;
  const answers = attempt.questions.flatMap(({ questionId, given, answeredAt }): VisitorAnswer[] =>
    given === null ? [] : [{ questionId, given, answeredAt }],
  );
  return { chapterId: attempt.chapterId, attemptId, answers };
}

function findAnswer(chapter: Chapter, { questionId, given, answeredAt }: VisitorAnswer, course: Course): Chosen | null {
  const questions = chapter.topics.flatMap((topic) => course.questionsOf(topic));
  const question = questions.find(({ id }) => id === questionId);
  return question && isAnswerTo(question, given) ? { question, given, answeredAt } : null;
}

/** The full number of questions of each topic, each answered once. */
function isWholeQuiz(chapter: Chapter, given: readonly GivenAnswer[], chosen: readonly Chosen[]): boolean {
  const questions = new Set(chosen.map(({ question }) => question));
  const share = questionsPerTopic(chapter.topics.length);
  const isFull = chapter.topics.every(
    (topic) => [...questions].filter((question) => question.topic === topic).length === share,
  );
  return isFull && questions.size === given.length && chosen.length === given.length;
}

/** In place of the visitor's attempt, which another account may have taken: then nothing is stored, and false returned. */
async function storeQuiz(
  { course, learner, now }: Context,
  transaction: Kysely<Tables>,
  userId: number,
  { chapter, chosen, attemptId }: WholeQuiz,
): Promise<boolean> {
  if (attemptId !== null && !(await removeOfVisitor(transaction, attemptId))) return false;
  const questions = chosen.map(({ question }) => ({ question, variant: null, whyAsked: null, trial: null }));
  const subject = quizSubject({ type: 'chapterQuiz', chapterId: chapter.id }, course);
  const { id, ...created } = newAttempt(course, subject, userId, questions, seededRandom(0), now);
  const attempt = { ...created, id: attemptId ?? id };
  await insertAttempt(transaction, attempt, 0);
  const answered = attempt.questions.map((asked, index) => ({
    ...asked,
    given: chosen[index]?.given ?? null,
    answeredAt: chosen[index]?.answeredAt ?? null,
  }));
  const graded = gradeAttempt({ ...attempt, questions: answered }, [], course, now);
  const model = await learner.model(0);
  const knowledge = { model, student: newStudent(model.params), revision: 0 };
  await runIn(transaction, FINISH_ATTEMPT, finishValues(attempt, graded, knowledge, course));
  return true;
}

async function removeOfVisitor(transaction: Kysely<Tables>, attemptId: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('quiz_attempt')
    .where('owner_id', '=', visitorIdOf(attemptId))
    .where('id', '=', attemptId)
    .where('user_id', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
