import type { QuizType } from '../../../schema/rules/quiz';
import type { Statement } from '../database/database';
import { milliseconds } from '../database/milliseconds';

export interface QuestionToRegrade {
  readonly id: number;
  readonly topicId: number;
  readonly chapter: string;
}

/** $1 the author's id of a question. */
export const QUESTION_TO_REGRADE: Statement = {
  name: 'question_to_regrade',
  text: `
    select q.id, q.topic_id as "topicId", c.name as chapter
    from question q join topic t on t.id = q.topic_id join chapter c on c.id = t.chapter_id where q.stable_id = $1`,
};

/** Marks the finished answers to a question by the key as it stands. Returns those that changed. $1 question. */
export const MARK_AGAIN: Statement = {
  name: 'mark_again',
  text: `
    update attempt_question q set is_correct = n.is_correct
    from answer n, quiz_attempt a
    where q.question_id = $1 and n.id = q.chosen_answer_id and a.id = q.attempt_id and a.finished_at is not null
      and q.is_correct <> n.is_correct
    returning q.attempt_id as "attemptId"`,
};

export interface Rescored {
  readonly attemptId: string;
  /** Null for a visitor's quiz. */
  readonly userId: number | null;
  readonly type: QuizType;
  readonly chapterId: number | null;
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
  readonly before: number;
  readonly after: number;
}

/** Scores attempts anew, as scoreOf does. $1 attempts. */
export const SCORE_AGAIN: Statement = {
  name: 'score_again',
  text: `
    update quiz_attempt a set score = s.score
    from quiz_attempt b, (select attempt_id, count(*) filter (where is_correct) * 100 / count(*) as score
      from attempt_question where attempt_id = any($1::uuid[]) group by attempt_id) s
    where a.id = s.attempt_id and b.id = a.id
    returning a.id as "attemptId", a.user_id as "userId", a.type, a.chapter_id as "chapterId",
      ${milliseconds('a.finished_at')} as "finishedAt", b.score as before, a.score as after`,
};

/** Counts students' answers in a topic anew. $1 topic, $2 users. */
export const COUNT_AGAIN: Statement = {
  name: 'count_again',
  text: `
    update topic_progress p set questions_asked = c.asked, answered_correctly = c.correct
    from (select a.user_id, count(*) as asked, count(*) filter (where q.is_correct) as correct
      from quiz_attempt a join attempt_question q on q.attempt_id = a.id join question k on k.id = q.question_id
      where a.user_id = any($2::int[]) and a.finished_at is not null and k.topic_id = $1 group by a.user_id) c
    where p.user_id = c.user_id and p.topic_id = $1`,
};

export interface Regraded {
  readonly userId: number;
  readonly chapterId: number;
  readonly after: number;
}

/** A chapter's grade is its best chapter quiz. Returns the grades that changed. $1 users. */
export const GRADE_AGAIN: Statement = {
  name: 'grade_again',
  text: `
    update user_chapter c set quiz_grade = g.best
    from (select user_id, chapter_id, max(score) as best from quiz_attempt
      where user_id = any($1::int[]) and type = 'chapterQuiz' and finished_at is not null group by user_id, chapter_id) g
    where c.user_id = g.user_id and c.chapter_id = g.chapter_id and c.quiz_grade is distinct from g.best
    returning c.user_id as "userId", c.chapter_id as "chapterId", c.quiz_grade as after`,
};

/** $1 user, $2 text, $3 now, $4 attempt. */
export const WRITE_NOTICE: Statement = {
  name: 'write_notice',
  text: 'insert into notice (user_id, text, created_at, attempt_id) values ($1, $2, $3, $4)',
};
