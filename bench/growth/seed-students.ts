import { CompiledQuery } from 'kysely';
import type { Course } from '../../graphql-server/src/course/course';
import type { Database } from '../../graphql-server/src/database/database';
import { foldAnswers, type LearnerModel } from '../../graphql-server/src/learner/fold';
import { newStudent } from '../../graphql-server/src/learner/state';
import { storeStudent } from '../../graphql-server/src/learner/student-json';
import { FILL_COURSE, HASH_OF_TOKEN } from '../seed';

/** Every tenth student is active. */
export const EVERY = 10;
/** Finished quizzes of 20 of an active student. */
const QUIZZES = 20;
const QUIZ_SIZE = 20;

const run = async (db: Database, text: string, values: readonly unknown[] = []) =>
  void (await db.kysely.executeQuery(CompiledQuery.raw(text, [...values])));

/** Fills the course up to the size of the whole one. */
export async function fillCourse(db: Database): Promise<void> {
  for (const text of FILL_COURSE) await run(db, text);
}

/** What the learner knows of a student with that many answers. */
export function exampleState(course: Course, model: LearnerModel): string {
  const student = newStudent(model.params);
  const questions = course.questions.filter(({ retired }) => !retired);
  const answers = questions.slice(0, QUIZZES * QUIZ_SIZE).map(({ id }, index) => ({
    questionId: id,
    isCorrect: index % 4 > 0,
    tDays: 20_000 + index / QUIZ_SIZE,
  }));
  foldAnswers(model, student, answers);
  return JSON.stringify(storeStudent(student));
}

/**
 * Adds students `from` to `to` of the growth: each with a login and a row for every chapter; every tenth also with a row for every topic,
 * 400 answers in finished quizzes, a learner state, and a quiz of 20 in progress. `db` must be a single connection.
 */
export async function addStudents(
  db: Database,
  from: number,
  to: number,
  { key, state }: { readonly key: string; readonly state: string },
): Promise<void> {
  // Rows that come out of the tables themselves need no check of their foreign keys.
  await run(db, 'set session_replication_role = replica');
  await run(
    db,
    `insert into users (id, username, email, password_hash, created_at, current_chapter_id)
      select n, 'bench_' || n, 'bench_' || n || '@example.com', '', now(), (select min(id) from chapter)
      from generate_series($1::int, $2::int) n order by n`,
    [from, to],
  );
  await run(
    db,
    `create temporary table added as
      select id, substr(username, 7)::int as n from users where username like 'bench\\_%' and substr(username, 7)::int between $1 and $2`,
    [from, to],
  );
  await run(db, `create temporary table active as select id, n from added where n % ${EVERY} = 0`);
  await run(
    db,
    `insert into session (user_id, token_hash, created_at, expires_at)
      select id, ${HASH_OF_TOKEN('id')}, now(), now() + interval '1 day' from added`,
  );
  await run(
    db,
    `insert into user_chapter (user_id, chapter_id, chosen, video_completed, quiz_grade)
      select a.id, c.id, true, (a.id + c.id) % 3 > 0, case when (a.id + c.id) % 4 > 0 then (a.id * 7 + c.id * 13) % 101 end
      from added a, chapter c`,
  );
  await run(
    db,
    `insert into topic_progress (user_id, topic_id, questions_asked, answered_correctly)
      select a.id, t.id, 10, (a.id + t.id) % 11 from active a, topic t`,
  );
  await run(
    db,
    `insert into learner_state (user_id, revision, parameters, state) select id, ${QUIZZES}, $1, $2::json from active`,
    [key, state],
  );
  await run(
    db,
    `create temporary table attempts as
      select gen_random_uuid() as id, a.id as user_id, q as number from active a, generate_series(1, ${QUIZZES + 1}) q`,
  );
  await run(
    db,
    `insert into quiz_attempt (owner_id, id, user_id, type, scope, unit_id, seed, started_at, finished_at, score, finish_number)
      select t.user_id, t.id, t.user_id, 'unitQuiz', 'unitQuiz:' || u.id, u.id, 1, now() - (${QUIZZES} - number) * interval '9 days',
        case when number <= ${QUIZZES} then now() - (${QUIZZES} - number) * interval '9 days' end,
        case when number <= ${QUIZZES} then 75 end, case when number <= ${QUIZZES} then number end
      from attempts t, (select min(id) as id from unit) u`,
  );
  await run(
    db,
    `create temporary table asked as
      select q.id, row_number() over (order by q.id) - 1 as place, count(*) over () as many,
        (select jsonb_agg(a.id order by a.position) from answer a where a.question_id = q.id and not a.retired) as answers
      from question q join topic t on t.id = q.topic_id join chapter c on c.id = t.chapter_id
      where q.retired_at is null and not q.reserved and c.unit_id = (select min(id) from unit)`,
  );
  await run(db, 'create unique index on asked (place)');
  await run(db, 'analyze asked');
  await run(
    db,
    `insert into attempt_question
        (owner_id, attempt_id, position, question_id, answer_order, given, answered_at, is_correct, predicted)
      select t.user_id, t.id, n, s.id, s.answers, jsonb_build_object('choice', s.answers -> 0), now(),
        (t.user_id + n) % 4 > 0, case when number <= ${QUIZZES} then .7 end
      from attempts t cross join generate_series(1, ${QUIZ_SIZE}) n
        join asked s on s.place = (t.user_id * 7 + t.number * 20 + n) % (select many from asked limit 1)
      order by t.user_id, t.number, n`,
  );
  await run(db, 'drop table added, active, attempts, asked');
  await run(db, 'set session_replication_role = default');
}
