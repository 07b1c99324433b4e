import type { Database } from '../../src/database/database';
import { runSql } from './sql';

export const STUDENTS = 30;
const PER_QUIZ = 20;

/** Adds quizzes of students of whom each always or hardly ever knows the answer, which the default parameters do not expect. */
export async function addStudents(db: Database, quizzes: number, at: Date): Promise<void> {
  await runSql(
    db,
    `insert into users (username, email, password_hash, created_at)
     select 'fit' || n, 'fit' || n || '@example.org', '', $1 from generate_series(1, ${STUDENTS}) n
     where not exists (select from users)`,
    [at],
  );
  await runSql(
    db,
    `insert into quiz_attempt (owner_id, id, user_id, type, scope, seed, started_at, finished_at, score, finish_number)
     select u.id, gen_random_uuid(), u.id, 'topicQuiz', 'fit', 1, $1, $1, 50, n + (select count(*) from quiz_attempt)
     from users u, generate_series(1, ${quizzes}) n`,
    [at],
  );
  await runSql(
    db,
    `insert into attempt_question (owner_id, attempt_id, position, question_id, answer_order, given, answered_at, is_correct)
     select a.owner_id, a.id, row_number() over (partition by a.id), q.id, '[]', jsonb_build_object('choice', w.id), $1, w.is_correct
     from quiz_attempt a
     join (select id, row_number() over (order by id) as n from question where retired_at is null and not reserved) q
       on q.n % 15 = a.finish_number % 15 and q.n < 15 * ${PER_QUIZ}
     join lateral (select id, is_correct from answer
       where question_id = q.id and not retired and is_correct = (a.user_id % 2 = 0 or q.n % 4 = 0) order by id limit 1) w on true
     where not exists (select from attempt_question o where o.attempt_id = a.id)`,
    [at],
  );
}
