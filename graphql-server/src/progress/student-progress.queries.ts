import { userOfSession } from '../account/owned';
import { integer, json, nullable, statement, text, timestamp, type RowOf } from '../database/statement';

// Everything stored about one student in one row, to be joined with the course in process. Prepared: every page of a student
// begins with it (npm run bench, "session restore").

/** Rows of chapters and topics, as columns: JSON.parse takes a third of the time that it takes for a list of rows. */
export const PROGRESS_COLUMNS = {
  chapters: json<{
    readonly id: readonly number[];
    readonly chosen: readonly boolean[];
    readonly videoCompleted: readonly boolean[];
    readonly quizGrade: readonly (number | null)[];
  }>(),
  topics: json<{
    readonly id: readonly number[];
    readonly asked: readonly number[];
    readonly correct: readonly number[];
  }>(),
};

const COLUMNS = {
  id: integer,
  username: text,
  email: text,
  currentChapterId: nullable(integer),
  ...PROGRESS_COLUMNS,
};

const column = (name: string) => `coalesce(array_agg(${name}), '{}')`;

export const CHAPTERS = `json_build_object('id', ${column('chapter_id')}, 'chosen', ${column('chosen')},
          'videoCompleted', ${column('video_completed')}, 'quizGrade', ${column('quiz_grade')})`;
export const TOPICS = `json_build_object('id', ${column('topic_id')}, 'asked', ${column('questions_asked')},
          'correct', ${column('answered_correctly')})`;

const SELECT = `
    select u.id, u.username, u.email, u.current_chapter_id as "currentChapterId",
      (select ${CHAPTERS} from user_chapter where user_id = :userId) as chapters,
      (select ${TOPICS} from topic_progress where user_id = :userId) as topics
    from users u where u.id = :userId`;

export const STUDENT_BY_ID = statement('student_by_id', { userId: integer }, COLUMNS, SELECT);

export const STUDENT_BY_SESSION = statement(
  'student_by_session',
  { userId: integer, tokenHash: text, now: timestamp },
  COLUMNS,
  `${SELECT} and exists ${userOfSession(':userId')}`,
);

export type StudentRow = RowOf<typeof STUDENT_BY_ID>;
