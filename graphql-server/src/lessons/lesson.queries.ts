import type { Statement } from '../database/database';

/** $1 user, $2 chapter. */
export const LESSON_PLACE: Statement = {
  name: 'lesson_place',
  text: 'select scene from lesson_place where user_id = $1 and chapter_id = $2',
};

/** The last one to say where it stopped is right: two devices play at their own pace. $1 user, $2 chapter, $3 scene, $4 now. */
export const KEEP_LESSON_PLACE: Statement = {
  name: 'keep_lesson_place',
  text: `
    insert into lesson_place (user_id, chapter_id, scene, kept_at) values ($1, $2, $3, $4)
    on conflict (user_id, chapter_id) do update set scene = excluded.scene, kept_at = excluded.kept_at`,
};

/** $1 user, $2 chapter. */
export const FORGET_LESSON_PLACE: Statement = {
  name: 'forget_lesson_place',
  text: 'delete from lesson_place where user_id = $1 and chapter_id = $2',
};

/** Counts one answer, in the database, so that two at once both count. $1 user, $2 chapter, $3 scene, $4 right. */
export const COUNT_SCENE_ANSWER: Statement = {
  name: 'count_scene_answer',
  text: `
    insert into scene_practice as p (user_id, chapter_id, scene, asked, correct)
    values ($1, $2, $3, 1, case when $4::boolean then 1 else 0 end)
    on conflict (user_id, chapter_id, scene) do update
      set asked = p.asked + 1, correct = p.correct + excluded.correct
    returning p.asked, p.correct`,
};
