import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../../graphql-server/src/database/database';
import { cases, post, type Case } from '../cases';
import { strider, type Seeded, type Waiting } from '../seed';
import { EVERY } from './seed-students';

export type Operation = Pick<Case, 'name' | 'server' | 'supply'>;

/** Students who use the site in the same minutes, at each size, spread over all active ones; fewer of them keep their quiz. */
const PRESENT = 1_000;
const READERS = 300;

/** An answer to save in a quiz in progress. */
interface AnswerToSave {
  readonly attempt: string;
  readonly student: number;
  readonly question: number;
  readonly answer: number;
}

export interface GrowthSeeded extends Seeded {
  readonly nextAnswer: () => AnswerToSave;
}

/** What the requests ask for, of that many students, with `supply` quizzes that wait to be finished. */
export async function seededWith(db: Database, students: number, supply: number): Promise<GrowthSeeded> {
  const numberOf = (present: number) => Math.floor((present * students) / EVERY / PRESENT) * EVERY;
  const next = strider(PRESENT);
  const nextOfReaders = strider(READERS);
  const nextOfOthers = strider(PRESENT - READERS);
  const finishing = Array.from({ length: supply }, () => numberOf(READERS + nextOfOthers()));
  const { rows } = await db.kysely.executeQuery<Waiting>(
    CompiledQuery.raw(
      `select a.id as attempt, substr(u.username, 7)::int as student,
        json_agg(json_build_object('question_id', q.question_id, 'given', q.given, 'is_correct', n.is_correct,
          'topic_id', k.topic_id) order by q.position) as marked
      from users u join quiz_attempt a on a.user_id = u.id and a.finished_at is null
        join attempt_question q on q.attempt_id = a.id
        join question k on k.id = q.question_id join answer n on n.id = (q.given ->> 'choice')::int
      where lower(u.username) = any($1) group by a.id, u.id`,
      [finishing.map((number) => `bench_${number}`)],
    ),
  );
  const readers = Array.from({ length: READERS }, (_, present) => numberOf(present + 1));
  const { rows: answers } = await db.kysely.executeQuery<AnswerToSave>(
    CompiledQuery.raw(
      `select a.id as attempt, a.user_id as student, q.question_id as question, (q.answer_order ->> (q.position % 4))::int as answer
      from quiz_attempt a join attempt_question q on q.attempt_id = a.id
      where a.user_id = any($1) and a.finished_at is null order by q.position, a.id`,
      [readers],
    ),
  );
  const nextOfAnswers = strider(answers.length);
  const { rows: units } = await sql<{ id: number }>`select min(id) as id from unit`.execute(db.kysely);
  return {
    unitId: units[0]?.id ?? 1,
    sizes: '',
    waiting: [...rows],
    nextStudent: () => numberOf(next()),
    nextReader: () => numberOf(nextOfReaders()),
    nextAnswer: () => {
      const answer = answers[nextOfAnswers() - 1];
      if (answer === undefined) throw new Error('There is no quiz in progress.');
      return answer;
    },
  };
}

/** The hot operations of `npm run bench`, and saving an answer. */
export function operations(seeded: GrowthSeeded, supply: number): Operation[] {
  const saveAnswer = () => {
    const { attempt, student, question, answer } = seeded.nextAnswer();
    const variables = { attemptId: attempt, questionId: String(question), given: { choice: String(answer) } };
    return post('SaveAnswer', student, variables);
  };
  const [restore, library, quiz, finish] = cases(seeded, supply);
  if (!restore || !library || !quiz || !finish) throw new Error('An operation of the bench is missing.');
  return [restore, library, quiz, { name: 'saved answer (SaveAnswer)', server: saveAnswer }, finish];
}
