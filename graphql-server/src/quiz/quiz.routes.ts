import { z } from 'zod';
import { isLastLeftOfUnit } from '../../../schema/rules/progress';
import { isQuizType, QUIZ_TYPES } from '../../../schema/rules/quiz';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { parseAskedId, parseId, parseOptionalId, parseUuid } from '../http/ids';
import { findChapter } from '../library/library.service';
import { readStudent } from '../progress/progress.service';
import { planOf } from '../progress/student-progress';
import { restCall } from '../rest/rest-call';
import { askedTopics, markedAnswers, quizWithKey, topicsWithProgress } from '../rest/replies';
import { attemptOfAnswers, finishQuiz } from './finish-quiz.service';
import type { QuizRequest } from './quiz-request';
import { isFreshId } from '../course/asked-question';
import { startQuiz } from './start-quiz.service';
import {
  answersShape,
  chaptersShape,
  quizShape,
  scoreShape,
  topicProgressShape,
  topicsWithProgressShape,
  userShape,
} from '../rest/shapes';

const id = z.union([z.number(), z.string()]);

/** `isCorrect` and `topicId` of an answer record, and `quiz_score`, are accepted and ignored. */
const finishBody = z.object({
  chapter_id: id.nullish(),
  quiz_score: z.number().int().min(0).max(100).optional(),
  answers: z
    .array(z.object({ questionId: id, answerId: id }))
    .min(1)
    .max(100),
  attempt_id: z.string().optional(),
});

async function finish(context: Context, call: 'finishquiz' | 'finishreviewquiz', body: z.output<typeof finishBody>) {
  const given = body.answers.map(({ questionId, answerId }) => ({
    questionId: parseAskedId(questionId, 'question'),
    given: { choice: parseAskedId(answerId, 'answer') },
  }));
  const chapterId = parseOptionalId(body.chapter_id, 'chapter');
  const attemptId =
    body.attempt_id === undefined
      ? await attemptOfAnswers(context, call, chapterId, given)
      : parseUuid(body.attempt_id, 'quiz');
  const { attempt } = await finishQuiz(context, attemptId, given);
  return { attempt, user: await readStudent(context) };
}

/**
 * A course that asks nothing but stored choices: the shapes of spec §3 have no other answer, and its replies have the key, which must not be
 * known of a fresh question.
 */
function withStoredChoices(context: Context): Context {
  const { course } = context;
  const withChoicesOf =
    (all: typeof course.questionsOf): typeof course.questionsOf =>
    (topic) =>
      all(topic).filter(({ kind }) => kind === 'choice');
  const questionsOf = withChoicesOf(course.questionsOf);
  const questionsOfChosen = withChoicesOf(course.questionsOfChosen);
  return { ...context, course: { ...course, questionsOf, questionsOfChosen, writeVariant: () => null } };
}

/**
 * The quiz in progress, or a new one. Throws NO_QUESTIONS for one that was begun on the site and has other questions too: starting
 * another would abandon it.
 */
async function startWithChoices(context: Context, request: QuizRequest) {
  const quiz = await startQuiz(withStoredChoices(context), request, false);
  const asksNumbers = quiz.questions.some(({ answers }) => answers.length === 0);
  if (!asksNumbers && !quiz.questions.some(({ question }) => isFreshId(question.id)))
    return quizWithKey(quiz, context.course);
  throw new DomainError(
    'NO_QUESTIONS',
    `This quiz was begun on the site and asks ${asksNumbers ? 'for numbers' : 'new questions'}. Continue it there: your answers are saved.`,
  );
}

/** The topics of a quiz as a client sends them: encoded JSON, a list of ids or of topics, or topics keyed by id. */
function topicIdsOf(encoded: string): number[] {
  const idOf = (topic: unknown) => (typeof topic === 'object' && topic !== null && 'id' in topic ? topic.id : topic);
  try {
    const topics: unknown = JSON.parse(encoded);
    if (Array.isArray(topics)) return topics.map((topic) => parseId(idOf(topic), 'topic'));
    if (typeof topics === 'object' && topics !== null) return Object.keys(topics).map((key) => parseId(key, 'topic'));
  } catch (error) {
    if (error instanceof DomainError) throw error;
  }
  throw new DomainError('BAD_USER_INPUT', 'The topics of a quiz must be a JSON list of topic IDs.');
}

function quizType(type: string) {
  if (isQuizType(type)) return type;
  throw new DomainError('BAD_USER_INPUT', `The quiz type must be one of ${QUIZ_TYPES.join(', ')}.`);
}

export const quizCalls = [
  restCall({
    method: 'GET',
    path: '/quiz/questions_nouser',
    summary: "A visitor's chapter quiz. The result is not saved.",
    query: z.object({ chapter: z.string() }),
    reply: quizShape,
    answer: async ({ context, query }) => {
      const chapter = findChapter(context.course, query.chapter);
      return startWithChoices(context, { type: 'chapterQuizNoUser', chapterId: chapter.id });
    },
  }),
  restCall({
    method: 'GET',
    path: '/quiz/questions',
    summary: 'The questions of the quiz in progress, or of a new one.',
    signedIn: true,
    query: z.object({
      type: z.string().default('chapterQuiz'),
      chapter: z.string().optional(),
      unit: z.string().optional(),
      topics: z.string().optional(),
    }),
    reply: quizShape,
    answer: async ({ context, query }) => {
      const request = {
        type: quizType(query.type),
        chapterId: query.chapter ? findChapter(context.course, query.chapter).id : undefined,
        unitId: query.unit,
        topicIds: query.topics ? topicIdsOf(query.topics) : undefined,
      };
      return startWithChoices(context, request);
    },
  }),
  restCall({
    method: 'PUT',
    path: '/progress/finishquiz',
    summary: 'Submits a chapter quiz. The server grades it with its own answer key.',
    signedIn: true,
    body: finishBody,
    reply: z.strictObject({
      chapters: chaptersShape,
      user: userShape,
      answers: answersShape,
      quiz_score: scoreShape,
      topic_progress: topicProgressShape,
      topics: topicsWithProgressShape,
      last_chapter: z.boolean(),
    }),
    answer: async ({ context, body }) => {
      const { attempt, user } = await finish(context, 'finishquiz', body);
      return {
        chapters: context.course.chapters,
        user,
        answers: markedAnswers(attempt),
        quizScore: attempt.score,
        topicProgress: askedTopics(user),
        topics: topicsWithProgress(user),
        lastChapter: attempt.chapter !== null && isLastLeftOfUnit(planOf(user), attempt.chapter.id),
      };
    },
  }),
  restCall({
    method: 'PUT',
    path: '/progress/finishreviewquiz',
    summary: 'Submits a topic, weak-spot or unit quiz.',
    signedIn: true,
    body: finishBody,
    reply: z.strictObject({ answers: answersShape, quiz_score: scoreShape, topic_progress: topicProgressShape }),
    answer: async ({ context, body }) => {
      const { attempt, user } = await finish(context, 'finishreviewquiz', body);
      return { answers: markedAnswers(attempt), quizScore: attempt.score, topicProgress: askedTopics(user) };
    },
  }),
];
