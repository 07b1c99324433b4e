import { randomUUID } from 'node:crypto';
import { questionsPerTopic, scoreOf } from '../../../schema/rules/quiz';
import type { Context } from '../context';
import type { Chapter } from '../library/chapter.entity';
import type { Answer } from './answer.entity';
import { ATTEMPT_BY_ID, type AttemptRow } from './attempt.queries';
import type { GivenAnswer } from './finish-quiz.service';
import { recordFinish } from '../learner/memory/record-finish';
import { storeAttempt } from './begin-attempt';

/** A visitor's finished quiz: named by its attempt, or handed over with its answers by a client that scored for itself. */
export type FreeQuiz =
  { readonly attemptId: string } | { readonly chapterId: number; readonly answers: readonly GivenAnswer[] };

/**
 * Gives a new student the result of the quiz they took as a visitor, marked by the server. What is no whole chapter quiz
 * is left out without a word: it must not stand between a student and their account.
 */
export async function keepFreeQuiz(context: Context, userId: number, quiz: FreeQuiz): Promise<void> {
  const taken = 'attemptId' in quiz ? await readVisitorQuiz(context, quiz.attemptId) : quiz;
  const chapter = taken && context.course.chapters.find(({ id }) => id === taken.chapterId);
  if (!chapter || chapter.comingSoon) return;
  const answers = taken.answers.flatMap((given) => findAnswer(chapter, given, context) ?? []);
  if (isWholeQuiz(chapter, taken.answers, answers)) await record(context, userId, chapter, answers);
}

async function readVisitorQuiz({ db }: Context, attemptId: string) {
  const [attempt] = await db.rows<AttemptRow>(ATTEMPT_BY_ID, [attemptId]);
  if (!attempt || attempt.userId !== null || attempt.finishedAt === null || attempt.chapterId === null) return null;
  const answers = attempt.questions.flatMap(({ questionId, chosenAnswerId }) =>
    chosenAnswerId === null ? [] : [{ questionId, answerId: chosenAnswerId }],
  );
  return { chapterId: attempt.chapterId, answers };
}

function findAnswer(chapter: Chapter, { questionId, answerId }: GivenAnswer, { course }: Context): Answer | undefined {
  const questions = chapter.topics.flatMap((topic) => course.questionsOf(topic));
  return questions.find(({ id }) => id === questionId)?.answers.find(({ id }) => id === answerId);
}

/** The full number of questions of each topic, each answered once. */
function isWholeQuiz(chapter: Chapter, given: readonly GivenAnswer[], answers: readonly Answer[]): boolean {
  const questions = new Set(answers.map(({ question }) => question));
  const share = questionsPerTopic(chapter.topics.length);
  const isFull = chapter.topics.every(
    (topic) => [...questions].filter((question) => question.topic === topic).length === share,
  );
  return isFull && questions.size === given.length && answers.length === given.length;
}

async function record(context: Context, userId: number, chapter: Chapter, answers: readonly Answer[]): Promise<void> {
  const attempt: AttemptRow = {
    id: randomUUID(),
    userId,
    type: 'chapterQuiz',
    chapterId: chapter.id,
    unitId: chapter.unit.id,
    startedAt: context.now.toISOString(),
    finishedAt: null,
    abandoned: false,
    score: null,
    questions: answers.map(({ question }) => ({
      questionId: question.id,
      answerOrder: question.answers.filter(({ retired }) => !retired).map(({ id }) => id),
      chosenAnswerId: null,
      isCorrect: null,
      certainty: null,
      whyAsked: null,
    })),
  };
  await storeAttempt(context, attempt, `chapterQuiz:${chapter.id}`, 0);
  const marked = answers.map(({ id, isCorrect, question }) => ({
    question_id: question.id,
    answer_id: id,
    is_correct: isCorrect,
    topic_id: question.topic.id,
  }));
  const score = scoreOf(answers.filter(({ isCorrect }) => isCorrect).length, answers.length);
  await recordFinish(context, { attemptId: attempt.id, userId, score, marked, chapterId: chapter.id });
}
