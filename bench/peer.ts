import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { scoreOf } from '../schema/rules/quiz';
import { TRUSTED_DOCUMENTS } from '../schema/generated/trusted-documents';
import { loadCourse } from '../graphql-server/src/course/course';
import { openPostgres } from '../graphql-server/src/database/database';
import type { Statement } from '../graphql-server/src/database/statement';
import { createLog } from '../graphql-server/src/http/log';
import { createMetrics } from '../graphql-server/src/http/metrics';
import { studentOf, topicProgressOf } from '../graphql-server/src/progress/student-progress';
import type { StudentRow } from '../graphql-server/src/progress/student-progress.queries';
import { viewAttempt } from '../graphql-server/src/quiz/attempt-view';
import type { AttemptRow } from '../graphql-server/src/quiz/attempt.queries';
import { requireFrom } from './fetched-packages';
import { FINISH } from './finish-statement';
import { PEER } from './peer-packages';

// A peer of the server: Mercurius with graphql-jit on Fastify and statements written by hand, as a good engineer would write them
// without our server. It answers the same documents with the same data: the course is in process, the session is part of each
// statement, and a finish grades and stores the answers, the counts, and the score. As any service on the internet, it has security
// headers, a rate limit, one log line, and a duration for each request. It has no validation beyond GraphQL's, no held responses, and
// no learner model.

/** What is used of Fastify and Mercurius, whose types are not installed. */
interface Fastify {
  register(plugin: unknown, options?: object): unknown;
  addHook(name: 'onResponse', hook: (request: FastifyRequest, reply: FastifyReply) => Promise<void>): unknown;
  listen(options: { port: number; host: string }): Promise<string>;
}
interface FastifyRequest {
  readonly id: string;
  readonly method: string;
  readonly url: string;
}
interface FastifyReply {
  readonly statusCode: number;
  /** In milliseconds. */
  readonly elapsedTime: number;
}
interface Asked {
  readonly session: string;
}
interface Finish {
  readonly attemptId: string;
  readonly answers: readonly { readonly questionId: string; readonly answerId: string }[];
}

const VIEWER = `(select user_id from session where token_hash = $1 and expires_at > now())`;

const ATTEMPT = `
  select a.id, a.owner_id as "ownerId", a.user_id as "userId", a.type, a.mode, a.scope, a.chapter_id as "chapterId", a.unit_id as "unitId",
    a.started_at as "startedAt", a.finished_at as "finishedAt", a.abandoned_at is not null as abandoned, a.score,
    (select json_agg(json_build_object('questionId', q.question_id, 'answerOrder', q.answer_order,
        'chosenAnswerId', q.chosen_answer_id, 'answeredAt', q.answered_at, 'isCorrect', q.is_correct,
        'certainty', q.certainty, 'whyAsked', q.why_asked) order by q.position)
      from attempt_question q where q.owner_id = a.owner_id and q.attempt_id = a.id) as questions
  from quiz_attempt a
  where a.owner_id = ${VIEWER} and a.user_id is not null and a.finished_at is null and a.abandoned_at is null`;

const STATEMENTS = {
  student: {
    name: 'peer_student',
    text: `
      select u.id, u.username, u.email, u.current_chapter_id as "currentChapterId",
        coalesce((select json_agg(json_build_array(c.chapter_id, c.chosen, c.video_completed, c.quiz_grade))
          from user_chapter c where c.user_id = u.id), '[]') as chapters,
        coalesce((select json_agg(json_build_array(t.topic_id, t.questions_asked, t.answered_correctly))
          from topic_progress t where t.user_id = u.id), '[]') as topics
      from users u where u.id = ${VIEWER}`,
  },
  underWay: { name: 'peer_under_way', text: `${ATTEMPT} and a.type = $2 and a.unit_id = $3` },
  attempt: { name: 'peer_attempt', text: `${ATTEMPT} and a.id = $2` },
  finish: {
    name: 'peer_finish',
    text: `
      ${FINISH}
      select json_agg(json_build_array(topic_id, questions_asked, answered_correctly)) as topics from counted`,
  },
};

const db = await openPostgres(process.env['DATABASE_URL'] ?? '');
const course = await loadCourse(db);

/** The first row of a prepared statement, whose columns are those of its text. */
async function ask<Row extends object>(
  { name, text }: { name: string; text: string },
  values: readonly unknown[],
): Promise<Row> {
  const unchecked = {} as Statement<Row>['columns']; // none is declared
  const [row] = await db.query({ name, text, columns: unchecked }, values);
  if (row === undefined) throw new Error('Not found.');
  return row;
}

async function finish({ attemptId, answers }: Finish, session: string) {
  const attempt = await ask<AttemptRow>(STATEMENTS.attempt, [session, attemptId]);
  const given = new Map(answers.map(({ questionId, answerId }) => [Number(questionId), Number(answerId)]));
  const questions = attempt.questions.map((asked) => {
    const answerId = given.get(asked.questionId) ?? asked.chosenAnswerId;
    const chosen = course.question(asked.questionId).answers.find(({ id }) => id === answerId);
    if (chosen === undefined) throw new Error('An answer is missing.');
    return { ...asked, chosenAnswerId: chosen.id, isCorrect: chosen.isCorrect };
  });
  const score = scoreOf(questions.filter(({ isCorrect }) => isCorrect).length, questions.length);
  const finishedAt = new Date();
  const graded = questions.map(({ questionId, chosenAnswerId, isCorrect }) => ({
    question_id: questionId,
    answer_id: chosenAnswerId,
    is_correct: isCorrect,
    topic_id: course.question(questionId).topic.id,
  }));
  const values = [attemptId, finishedAt, score, JSON.stringify(graded), attempt.ownerId];
  const { topics } = await ask<{ topics: [number, number, number][] }>(STATEMENTS.finish, values);
  return {
    attempt: viewAttempt({ ...attempt, questions, score, finishedAt: finishedAt.toISOString() }, course),
    userChapter: null,
    topicProgress: topics.map(([id, asked, correct]) =>
      topicProgressOf(attempt.userId ?? 0, course.topic(id), asked, correct),
    ),
  };
}

const resolvers = {
  Query: {
    me: async (_: unknown, __: unknown, { session }: Asked) =>
      studentOf(await ask<StudentRow>(STATEMENTS.student, [session]), course),
    subjects: () => course.subjects,
  },
  Mutation: {
    startQuiz: async (_: unknown, { type, unitId }: { type: string; unitId: string }, { session }: Asked) =>
      viewAttempt(await ask<AttemptRow>(STATEMENTS.underWay, [session, type, Number(unitId)]), course),
    finishReviewQuiz: (_: unknown, args: Finish, { session }: Asked) => finish(args, session),
  },
};

const load = requireFrom(PEER);
const log = createLog('info');
const metrics = createMetrics(log, null);
const app = load('fastify')({ loggerInstance: log, disableRequestLogging: true }) as Fastify; // see above
app.register(load('@fastify/helmet'));
app.register(load('@fastify/rate-limit'), { max: 1_000_000_000, timeWindow: '1 minute' });
app.addHook('onResponse', ({ id, method, url }, { statusCode, elapsedTime }) => {
  log.info({ requestId: id, req: { method, path: url }, res: { statusCode }, responseTime: elapsedTime }, 'completed');
  metrics.observe('graphql', statusCode, elapsedTime / 1000);
  return Promise.resolve();
});
app.register(load('mercurius'), {
  schema: readFileSync('schema/schema.graphql', 'utf8'),
  resolvers,
  jit: 1,
  persistedQueries: TRUSTED_DOCUMENTS,
  onlyPersisted: true,
  context: ({ headers }: { headers: Record<string, string | undefined> }): Asked => ({
    session: createHash('sha256')
      .update(headers['authorization']?.slice(7) ?? '')
      .digest('hex'),
  }),
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`peer is at ${address.replace('127.0.0.1', 'localhost')}\n`);
