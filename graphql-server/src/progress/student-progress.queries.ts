import { userOfSession } from '../account/session.queries';
import type { Statement } from '../database/database';

// Everything stored about one student in one row, to be joined to the course in process.
const STANDING = `
    select u.id, u.username, u.email, u.current_chapter_id as "currentChapterId",
      coalesce((select json_agg(json_build_array(c.chapter_id, c.chosen, c.video_completed, c.quiz_grade))
        from user_chapter c where c.user_id = u.id), '[]') as chapters,
      coalesce((select json_agg(json_build_array(t.topic_id, t.questions_asked, t.answered_correctly))
        from topic_progress t where t.user_id = u.id), '[]') as topics
    from users u`;

/** $1 user id. */
export const STANDING_BY_USER: Statement = { name: 'standing_by_user', text: `${STANDING} where u.id = $1` };

/** $1 session, $2 now. */
export const STANDING_BY_SESSION: Statement = {
  name: 'standing_by_session',
  text: `${STANDING} where u.id = ${userOfSession('$1', '$2')}`,
};

export interface StandingRow {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly currentChapterId: number | null;
  readonly chapters: readonly [chapterId: number, chosen: boolean, videoCompleted: boolean, quizGrade: number | null][];
  readonly topics: readonly [topicId: number, questionsAsked: number, answeredCorrectly: number][];
}
