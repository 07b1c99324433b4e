import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { TRUSTED_DOCUMENTS } from '../schema/generated/trusted-documents';
import { sessionOf } from '../graphql-server/src/account/session';
import type { Context } from '../graphql-server/src/context';
import { loadCourse } from '../graphql-server/src/course/course';
import { openPostgres } from '../graphql-server/src/database/database';
import { createLog } from '../graphql-server/src/http/log';
import { createMetrics } from '../graphql-server/src/http/metrics';
import { createLimits } from '../graphql-server/src/http/rate-limits';
import { LearnerStore } from '../graphql-server/src/learner/store/learner-store';
import { readStudent } from '../graphql-server/src/progress/progress.service';
import { finishQuiz } from '../graphql-server/src/quiz/finish-quiz.service';
import { catalogOf } from '../graphql-server/src/quiz/learner-catalog';
import { startQuiz } from '../graphql-server/src/quiz/start-quiz.service';
import { requireFrom } from './fetched-packages';
import { PEER } from './peer-packages';

// A peer of the server's own GraphQL and HTTP layer: Mercurius with graphql-jit on Fastify, as a good engineer would use them. It
// calls the same services and answers the same documents. As any service on the internet, it has security headers, a rate limit, and
// for each request a log line and a duration. It holds no responses.

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
  readonly ip: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}
interface FastifyReply {
  readonly statusCode: number;
  /** In milliseconds. */
  readonly elapsedTime: number;
}

const db = await openPostgres(process.env['DATABASE_URL'] ?? '');
const course = await loadCourse(db);
const log = createLog('info');
const metrics = createMetrics(log, db.pool);
const services = {
  db,
  course,
  learner: new LearnerStore(db.kysely, catalogOf(course)),
  onMailQueued: () => undefined,
  limits: createLimits(db.pool, {}, metrics.note),
  note: metrics.note,
  random: Math.random,
  publicUrl: '',
  contactEmail: '',
  uniformRetrieve: false,
};

interface Finish {
  readonly attemptId: string;
  readonly answers: readonly { readonly questionId: string; readonly given: { readonly choice: string } }[];
}

const resolvers = {
  Query: {
    me: (_: unknown, __: unknown, context: Context) => readStudent(context),
    subjects: () => course.subjects,
  },
  Mutation: {
    startQuiz: (_: unknown, { unitId }: { unitId: string }, context: Context) =>
      startQuiz(context, { type: 'unitQuiz', unitId: Number(unitId) }, false),
    finishReviewQuiz: (_: unknown, { attemptId, answers }: Finish, context: Context) => {
      const submitted = answers.map(({ questionId, given }) => ({
        questionId: Number(questionId),
        given: { choice: Number(given.choice) },
      }));
      return finishQuiz(context, attemptId, submitted);
    },
  },
};

const load = requireFrom(PEER);
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
  context: ({ headers, ip }: FastifyRequest): Context => {
    const now = new Date();
    return { ...services, ...sessionOf(db, headers['authorization']?.slice(7), now), now, ip };
  },
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`peer is at ${address.replace('127.0.0.1', 'localhost')}\n`);
