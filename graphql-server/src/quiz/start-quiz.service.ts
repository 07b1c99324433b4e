import { seededRandom } from '../../../schema/rules/quiz';
import type { Context } from '../context';
import { DomainError } from '../errors';
import type { Topic } from '../library/topic.entity';
import { viewAttempt, type AttemptView } from './attempt-view';
import { RECORD_BY_USER, type RecordRow } from './attempt.queries';
import { begin, compose, newSeed } from './begin-attempt';
import { chooseQuestions, type ChosenQuestion, type Known } from './choose-questions';
import { newState } from '../learner/state';
import { daysOf } from '../learner/memory/days';
import { factsOf } from '../learner/memory/facts';
import { stateOf } from '../learner/memory/learn';
import { QuizAttempt } from './quiz-attempt.entity';
import { quizSubject, type QuizRequest, type QuizSubject } from './quiz-request';
import { findUnderWay, ownerOf } from './quiz.service';

/** What is known of the owner of a new quiz on these topics; of a visitor, nothing. */
async function readKnown(
  { db, course, now }: Context,
  owner: number | null,
  topics: readonly Topic[],
  random: () => number,
): Promise<Known> {
  const { params, of } = factsOf(course);
  const questionIds = topics.flatMap((topic) => course.questionsOf(topic).map(({ id }) => id));
  const values = [owner, questionIds, topics.map(({ id }) => id)];
  const [record] = owner === null ? [] : await db.rows<RecordRow>(RECORD_BY_USER, values);
  return {
    ...{ questionsOf: course.questionsOf, factsOf: of, params, tDays: daysOf(now), random },
    user: owner === null ? '' : String(owner),
    state: record === undefined ? newState(params) : stateOf(record, course),
    lastAsked: new Map(record?.lastAsked),
    askedTopics: new Set(record?.askedTopics),
  };
}

/** The questions of a new quiz, drawn by its own seeded chance. Throws NO_QUESTIONS when there is nothing to go on. */
async function draw(
  context: Context,
  subject: QuizSubject,
  owner: number | null,
  random: () => number,
): Promise<ChosenQuestion[]> {
  const topics = subject.topics.length > 0 ? subject.topics : context.course.topics;
  const questions = chooseQuestions(subject.type, topics, await readKnown(context, owner, topics, random));
  if (questions.length > 0) return questions;
  throw new DomainError('NO_QUESTIONS', 'There is nothing to find weak spots in yet: take a chapter quiz first.');
}

/** Carries on with the attempt under way, or starts one; `restart` leaves the old one behind and starts anew. */
export async function startQuiz(context: Context, request: QuizRequest, restart: boolean): Promise<AttemptView> {
  const { em, course, now } = context;
  const subject = quizSubject(request, course);
  const underWay = await findUnderWay(context, subject.scope);
  if (underWay && !restart) return viewAttempt(underWay, course);
  const owner = await ownerOf(context, request);
  const seed = newSeed(context);
  const random = seededRandom(seed);
  const questions = await draw(context, subject, owner, random);
  if (underWay) await em.nativeUpdate(QuizAttempt, { id: underWay.id, finishedAt: null }, { abandonedAt: now });
  return begin(context, compose(context, subject, owner, questions, random), subject.scope, seed);
}
