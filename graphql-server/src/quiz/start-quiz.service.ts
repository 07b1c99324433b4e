import { seededRandom } from '../../../schema/rules/quiz';
import { countNewAttempt } from '../account/stored-work';
import type { Context } from '../context';
import { inTransaction } from '../database/transaction';
import { DomainError } from '../errors';
import { daysOf } from '../learner/days';
import { foldAnswers } from '../learner/fold';
import { newStudent } from '../learner/state';
import { findUnderWay, ownerOf, subjectOf } from './attempt.service';
import { viewAttempt } from './attempt-view';
import { HISTORY_OF_USER, type AttemptRow } from './attempt.queries';
import { chooseQuestions, type ChosenQuestion, type Known } from './choose-questions';
import { freshen, historyOf, NO_HISTORY, storeVariants, type History } from './fresh-questions';
import { answersGiven } from './grading';
import { abandonAttempt, insertAttempt, newAttempt } from './new-attempt';
import type { QuizAttempt } from './quiz-attempt.type';
import type { QuizRequest, QuizSubject } from './quiz-request';
import { readKnowledge } from './student-knowledge';

const NOTHING_ASKED = { history: NO_HISTORY, lastAsked: NO_HISTORY.lastAsked, askedTopics: new Set<number>() };

export interface KnownOwner extends Known {
  readonly history: History;
}

/** What is known of the owner of a new quiz, with the answers in the attempt to abandon; of a visitor, nothing. */
export async function readKnown(
  context: Context,
  owner: number | null,
  abandoned: AttemptRow | null,
  random: () => number,
): Promise<KnownOwner> {
  const { db, course, learner, now } = context;
  const common = { questionsOf: course.questionsOf, tDays: daysOf(now), random };
  const [history] = owner === null ? [] : await db.query(HISTORY_OF_USER, { ownerId: owner });
  if (owner === null || history === undefined) {
    const model = await learner.model(0);
    return { ...common, model, student: newStudent(model.params), ...NOTHING_ASKED };
  }
  const { model, student } = await readKnowledge(context, owner, history);
  foldAnswers(model, student, abandoned === null ? [] : answersGiven(abandoned, course, now));
  const asked = historyOf(owner, history);
  return {
    ...common,
    model,
    student,
    history: asked,
    lastAsked: asked.lastAsked,
    askedTopics: new Set(history.askedTopics),
  };
}

/** The questions of a new quiz, drawn with its own seed. Throws NO_QUESTIONS when there is nothing to base it on. */
async function draw(
  context: Context,
  subject: QuizSubject,
  owner: number | null,
  abandoned: AttemptRow | null,
  random: () => number,
): Promise<ChosenQuestion[]> {
  const { course } = context;
  const topics = subject.topics.length > 0 ? subject.topics : course.topics;
  const known = await readKnown(context, owner, abandoned, random);
  const questionsOf = subject.type === 'topicQuiz' ? course.questionsOfChosen : known.questionsOf;
  const questions = chooseQuestions(subject.type, topics, { ...known, questionsOf });
  if (questions.length > 0) return freshen(course, questions, known.history);
  const message =
    subject.topics.length > 0
      ? 'None of the questions of this quiz can be asked here.'
      : 'You have no answers to find weak spots in yet. Take a chapter quiz first.';
  throw new DomainError('NO_QUESTIONS', message);
}

/** Continues the attempt in progress, or starts one; `restart` abandons the old one and starts anew. */
export async function startQuiz(context: Context, request: QuizRequest, restart: boolean): Promise<QuizAttempt> {
  const subject = await subjectOf(context, request);
  const underWay = await findUnderWay(context, subject.scope);
  if (underWay && !restart) return viewAttempt(underWay, context.course);
  const owner = await ownerOf(context, request);
  return beginAttempt(context, subject, owner, underWay, (random) => draw(context, subject, owner, underWay, random));
}

/**
 * Stores a new attempt in place of the one to abandon. Of two concurrent starts, both get the one that was first.
 * Throws TOO_MANY_ATTEMPTS, or QUIZ_FINISHED when that one is over by then.
 */
export async function beginAttempt(
  context: Context,
  subject: QuizSubject,
  owner: number | null,
  abandoned: AttemptRow | null,
  choose: (random: () => number) => Promise<readonly ChosenQuestion[]>,
): Promise<QuizAttempt> {
  const { db, course, now } = context;
  await countNewAttempt(context, owner);
  const seed = Math.floor(context.random() * 2 ** 31);
  const random = seededRandom(seed);
  const attempt = newAttempt(course, subject, owner, await storeVariants(context, await choose(random)), random, now);
  const isInserted = await inTransaction(db.kysely, async (transaction) => {
    if (abandoned !== null) await abandonAttempt(transaction, abandoned, now);
    return insertAttempt(transaction, attempt, seed);
  });
  if (isInserted) return viewAttempt(attempt, course);
  const first = await findUnderWay(context, subject.scope);
  if (first === null) {
    throw new DomainError('QUIZ_FINISHED', 'This quiz was just submitted or restarted elsewhere. Please start again.');
  }
  return viewAttempt(first, course);
}
