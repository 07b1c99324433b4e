import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPostgres } from '../graphql-server/src/database/database';

// What the server is measured against: bare node:http and, for each operation, one prepared statement that reads the same
// facts out of the tables, its rows as JSON. No router, no GraphQL, no course in process, no log, no rules.

const VIEWER = `(select user_id from session where token_hash = $1 and expires_at > now())`;

const questions = (owner: string, attempt: string, more: string) => `
  (select json_agg(json_build_object('id', q.id, 'text', q.text, 'type', q.type, 'topic', q.topic_id, 'given', s.given,
      'answers', (select json_agg(json_build_object('id', n.id, 'text', n.text ${more})) from answer n where n.question_id = q.id))
      order by s.position)
    from attempt_question s join question q on q.id = s.question_id where s.owner_id = ${owner} and s.attempt_id = ${attempt}) as questions`;

const STATEMENTS = {
  restore: {
    name: 'restore',
    text: `
      select u.id, u.username, u.email, u.current_chapter_id as "currentChapterId",
        (select json_agg(c) from user_chapter c where c.user_id = u.id) as chapters,
        (select json_agg(t) from topic_progress t where t.user_id = u.id) as topics
      from users u where u.id = ${VIEWER}`,
  },
  // The library is the same for everyone: here the whole answer lies ready in one row.
  library: { name: 'library', text: 'select body from bench_library' },
  quiz: {
    name: 'quiz',
    text: `
      select a.id, a.type, a.started_at, ${questions('a.owner_id', 'a.id', '')}
      from quiz_attempt a
      where a.owner_id = ${VIEWER} and a.user_id is not null and a.type = 'unitQuiz' and a.finished_at is null and a.abandoned_at is null`,
  },
  // $1 attempt, $2 now, $3 score, $4 its answers as JSON, $5 its owner. Without a learner model and without a grade of a chapter.
  finish: {
    name: 'finish',
    text: `
      with finished as (
        update quiz_attempt set finished_at = $2, score = $3
        where owner_id = $5 and id = $1 and finished_at is null and abandoned_at is null returning user_id),
      answers as (
        select user_id, g.* from finished, json_to_recordset($4::json)
          as g (question_id int, given jsonb, is_correct boolean, topic_id int)),
      recorded as (
        update attempt_question q
        set given = g.given, answered_at = coalesce(q.answered_at, $2), is_correct = g.is_correct
        from answers g where q.owner_id = $5 and q.attempt_id = $1 and q.question_id = g.question_id),
      counted as (
        insert into topic_progress as t (user_id, topic_id, questions_asked, answered_correctly)
        select user_id, topic_id, count(*), count(*) filter (where is_correct)
        from answers group by user_id, topic_id order by topic_id
        on conflict (user_id, topic_id) do update
          set questions_asked = t.questions_asked + excluded.questions_asked,
              answered_correctly = t.answered_correctly + excluded.answered_correctly
        returning t.topic_id, t.questions_asked, t.answered_correctly)
      select ${questions('$5', '$1', `, 'right', n.is_correct, 'rationale', n.rationale`)},
        exists (select from finished) as finished,
        (select json_agg(json_build_array(topic_id, questions_asked, answered_correctly)) from counted) as topics`,
  },
};

const { pool } = await openPostgres(process.env['DATABASE_URL'] ?? '');

/** The rows of a prepared statement, of which nothing else is known. */
async function run(prepared: { name: string; text: string }, values: unknown[]): Promise<{ body?: string }[]> {
  const result = await pool?.query({ ...prepared, values });
  return result?.rows ?? [];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

async function answer(request: IncomingMessage): Promise<string> {
  const token = () =>
    createHash('sha256')
      .update(request.headers.authorization?.slice(7) ?? '')
      .digest('hex');
  if (request.url === '/library') {
    const [row] = await run(STATEMENTS.library, []);
    return row?.body ?? '';
  }
  if (request.url === '/finish') {
    const { attempt, student, score, marked }: RawFinish = JSON.parse(await bodyOf(request));
    const values = [attempt, new Date(), score, JSON.stringify(marked), student];
    return JSON.stringify(await run(STATEMENTS.finish, values));
  }
  const statement = request.url === '/restore' ? STATEMENTS.restore : STATEMENTS.quiz;
  return JSON.stringify(await run(statement, [token()]));
}

export interface RawFinish {
  readonly attempt: string;
  readonly student: number;
  readonly score: number;
  readonly marked: readonly object[];
}

const server = createServer((request, response) => {
  answer(request).then(
    (body) => {
      response.setHeader('content-type', 'application/json');
      response.setHeader('content-length', Buffer.byteLength(body));
      response.end(body);
    },
    (error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    },
  );
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  process.stdout.write(`raw is at http://localhost:${port}\n`);
});
