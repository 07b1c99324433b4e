import { CompiledQuery } from 'kysely';
import type { Database } from '../graphql-server/src/database/database';

/** Students, each with a row for every chapter and every topic, a session, and a quiz of 20 in progress. */
export const STUDENTS = 10_000;
/** The first of them keep their quiz. The others have one in each of these units, to be finished. */
export const READERS = 2_000;
const UNITS = 5;

/** The access token of student `n`. */
export const tokenOf = (n: number) => `${n}-${String(n).padStart(43, 'b')}`;
/** The hash of that token as SQL, by the user's id, which is the student's number. */
export const HASH_OF_TOKEN = (id: string) =>
  `encode(sha256((${id} || '-' || lpad(${id}::text, 43, 'b'))::bytea), 'hex')`;

/** The size that the goals were set for; the course is filled up to it while it is still being written. */
const TOPICS = 110;
const QUESTIONS = 1_500;

/** Topics and questions of no meaning, up to that size. */
export const FILL_COURSE = [
  `insert into topic (id, chapter_id, topic_name, position)
    select (select max(id) from topic) + n, (select id from chapter order by position, id offset n % (select count(*) from chapter) limit 1),
      'Topic ' || n || ' of the bench', 100 + n
    from generate_series(1, ${TOPICS} - (select count(*) from topic)) n`,
  `insert into question (stable_id, origin, topic_id, type, difficulty, text, takeaway)
    select 'bench-' || n, 'hand', (select id from topic order by id offset n % ${TOPICS} limit 1), 'definition', 1,
      'Question ' || n || repeat(' of as many words as a question has', 4), repeat('What to remember. ', 4)
    from generate_series(1, ${QUESTIONS} - (select count(*) from question)) n`,
  `insert into answer (question_id, position, text, is_correct, rationale, retired)
    select q.id, n, 'Choice ' || n || ' of as many words as a choice has', n = 1, repeat('Why it is right or wrong. ', 5), false
    from question q, generate_series(1, 4) n where q.stable_id like 'bench-%'`,
];

const SEED = [
  ...FILL_COURSE,
  // Rows that come out of the tables themselves need no check of their foreign keys.
  'set session_replication_role = replica',
  `insert into users (id, username, email, password_hash, created_at, current_chapter_id)
    select n, 'bench_' || n, 'bench_' || n || '@example.com', '', now(), (select min(id) from chapter)
    from generate_series(1, ${STUDENTS}) n order by n`,
  `insert into session (user_id, token_hash, created_at, expires_at)
    select u.id, ${HASH_OF_TOKEN('u.id')}, now(), now() + interval '1 day' from users u`,
  `insert into user_chapter (user_id, chapter_id, chosen, video_completed, quiz_grade)
    select u.id, c.id, true, (u.id + c.id) % 3 > 0, case when (u.id + c.id) % 4 > 0 then (u.id * 7 + c.id * 13) % 101 end
    from users u, chapter c`,
  `insert into topic_progress (user_id, topic_id, questions_asked, answered_correctly)
    select u.id, t.id, 10, (u.id + t.id) % 11 from users u, topic t`,
  `insert into quiz_attempt (owner_id, id, user_id, type, scope, unit_id, seed, started_at)
    select u.id, gen_random_uuid(), u.id, 'unitQuiz', 'unitQuiz:' || v.id, v.id, 1, now()
    from users u join (select id, row_number() over (order by id) as place from unit) v
      on v.place <= case when substr(u.username, 7)::int > ${READERS} then ${UNITS} else 1 end`,
  `with asked as (
      select q.id, c.unit_id, row_number() over unit_order - 1 as place, count(*) over (partition by c.unit_id) as many,
        (select jsonb_agg(a.id order by a.position) from answer a where a.question_id = q.id and not a.retired) as answers
      from question q join topic t on t.id = q.topic_id join chapter c on c.id = t.chapter_id
      where q.retired_at is null and not q.reserved
      window unit_order as (partition by c.unit_id order by q.id))
    insert into attempt_question (owner_id, attempt_id, position, question_id, answer_order, given, answered_at, is_correct)
    select a.owner_id, a.id, n, asked.id, asked.answers, jsonb_build_object('choice', asked.answers -> 0), now(), false
    from quiz_attempt a, generate_series(1, 20) n, asked
    where asked.unit_id = a.unit_id and asked.place = (a.user_id * 7 + n) % asked.many`,
  'set session_replication_role = default',
  'analyze',
];

/** A quiz that waits to be finished, with what marking it would say. */
export interface Waiting {
  readonly attempt: string;
  readonly student: number;
  readonly marked: readonly {
    question_id: number;
    given: { readonly choice: number };
    is_correct: boolean;
    topic_id: number;
  }[];
}

const WAITING = `
  select a.id as attempt, substr(u.username, 7)::int as student,
    json_agg(json_build_object('question_id', q.question_id, 'given', q.given, 'is_correct', n.is_correct,
      'topic_id', k.topic_id) order by q.position) as marked
  from quiz_attempt a join users u on u.id = a.user_id join attempt_question q on q.attempt_id = a.id
    join question k on k.id = q.question_id join answer n on n.id = (q.given ->> 'choice')::int
  where substr(u.username, 7)::int > ${READERS}
  group by a.id, u.id`;

/** 1 to `students`, each once in a round, far from each other. */
export function strider(students: number): () => number {
  let at = 0;
  return () => (at = (at + 7919) % students) + 1;
}

export interface Seeded {
  readonly unitId: number;
  readonly sizes: string;
  readonly waiting: Waiting[];
  /** Any student, and one of those that keep their quiz, in an order that no cache of rows can guess. */
  readonly nextStudent: () => number;
  readonly nextReader: () => number;
}

/** Fills a migrated database into which a course was imported. The settings above need `db` to be a single connection. */
export async function seed(db: Database): Promise<Seeded> {
  const ask = async <Row extends object>(text: string) =>
    (await db.kysely.executeQuery<Row>(CompiledQuery.raw(text))).rows;
  for (const text of SEED) await ask(text);
  const [found] = await ask<{ unitId: number; sizes: string }>(`
    select (select min(id) from unit) as "unitId", (select count(*) from chapter) || ' chapters, '
      || (select count(*) from topic) || ' topics, ' || (select count(*) from question) || ' questions' as sizes`);
  return {
    unitId: found?.unitId ?? 1,
    sizes: found?.sizes ?? '',
    waiting: await ask<Waiting>(WAITING),
    nextStudent: strider(STUDENTS),
    nextReader: strider(READERS),
  };
}
