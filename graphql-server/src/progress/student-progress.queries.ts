import { userOfSession } from '../account/session.queries';
import { integer, json, nullable, statement, text, type RowOf } from '../database/statement';

// Everything stored about one student in one row, to be joined with the course in process. Prepared: every page of a student
// begins with it (npm run bench, "session restore").

const COLUMNS = {
  id: integer,
  username: text,
  email: text,
  currentChapterId: nullable(integer),
  chapters: json<readonly [chapterId: number, chosen: boolean, videoCompleted: boolean, quizGrade: number | null][]>(),
  topics: json<readonly [topicId: number, questionsAsked: number, answeredCorrectly: number][]>(),
};

const SELECT = `
    select u.id, u.username, u.email, u.current_chapter_id as "currentChapterId",
      coalesce((select json_agg(json_build_array(c.chapter_id, c.chosen, c.video_completed, c.quiz_grade))
        from user_chapter c where c.user_id = $1), '[]') as chapters,
      coalesce((select array_to_json(array_agg(array[t.topic_id, t.questions_asked, t.answered_correctly]))
        from topic_progress t where t.user_id = $1), '[]') as topics
    from users u where u.id = $1`;

/** $1 user id. */
export const STUDENT_BY_ID = statement('student_by_id', COLUMNS, SELECT);

/** $1 user id, $2 session, $3 now. */
export const STUDENT_BY_SESSION = statement(
  'student_by_session',
  COLUMNS,
  `${SELECT} and exists ${userOfSession('$1', '$2', '$3')}`,
);

export type StudentRow = RowOf<typeof STUDENT_BY_ID>;
