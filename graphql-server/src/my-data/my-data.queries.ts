import type { Statement } from '../database/database';

/** Everything stored about one account, as one JSON value; no hash, no token. $1 user id. */
export const MY_DATA: Statement = {
  name: 'my_data',
  text: `
    select json_build_object(
      'account', json_build_object('username', u.username, 'email', u.email, 'created_at', u.created_at,
        'current_chapter', (select name from chapter where id = u.current_chapter_id)),
      'sessions', (select coalesce(json_agg(json_build_object('created_at', s.created_at, 'expires_at', s.expires_at)
        order by s.created_at), '[]') from session s where s.user_id = u.id),
      'chapters', (select coalesce(json_agg(json_build_object('chapter', c.name, 'in_plan', uc.chosen,
        'video_completed', uc.video_completed, 'quiz_grade', uc.quiz_grade) order by c.id), '[]')
        from user_chapter uc join chapter c on c.id = uc.chapter_id where uc.user_id = u.id),
      'topics', (select coalesce(json_agg(json_build_object('topic', t.topic_name, 'questions_asked', tp.questions_asked,
        'answered_correctly', tp.answered_correctly) order by t.id), '[]')
        from topic_progress tp join topic t on t.id = tp.topic_id where tp.user_id = u.id),
      'lessons', (select coalesce(json_agg(json_build_object('chapter', c.name, 'stopped_at', p.scene,
        'kept_at', p.kept_at) order by c.id), '[]')
        from lesson_place p join chapter c on c.id = p.chapter_id where p.user_id = u.id),
      'lesson_questions', (select coalesce(json_agg(json_build_object('chapter', c.name, 'scene', p.scene,
        'asked', p.asked, 'correct', p.correct) order by c.id, p.scene), '[]')
        from scene_practice p join chapter c on c.id = p.chapter_id where p.user_id = u.id),
      'quizzes', (select coalesce(json_agg(json_build_object('type', a.type, 'started_at', a.started_at,
        'finished_at', a.finished_at, 'score', a.score, 'estimates_after', (
          select json_agg(json_build_object('topic', t.topic_name, 'chance', e -> 1))
          from jsonb_array_elements(a.estimates) e join topic t on t.id = (e ->> 0)::int), 'questions', (
          select json_agg(json_build_object('question', q.text, 'your_answer', w.text, 'answered_at', aq.answered_at,
            'is_correct', aq.is_correct, 'certainty', aq.certainty, 'predicted_chance', aq.predicted,
            'why_asked', aq.why_asked) order by aq.position)
          from attempt_question aq join question q on q.id = aq.question_id left join answer w on w.id = aq.chosen_answer_id
          where aq.attempt_id = a.id)) order by a.started_at), '[]')
        from quiz_attempt a where a.user_id = u.id),
      'estimates', json_build_object(
        'over_all', (select json_build_object('logit', l.mean, 'variance', l.variance, 'questions_asked', l.questions_asked,
          'answered_correctly', l.answered_correctly, 'slow_residual', l.slow_residual, 'fast_residual', l.fast_residual)
          from learner_user l where l.user_id = u.id),
        'topics', (select coalesce(json_agg(json_build_object('topic', t.topic_name, 'logit', l.mean, 'variance', l.variance,
          'residual', l.residual) order by t.id), '[]')
          from learner_user_topic l join topic t on t.id = l.topic_id where l.user_id = u.id),
        'types', (select coalesce(json_agg(json_build_object('type', l.type, 'logit', l.mean, 'variance', l.variance)
          order by l.type), '[]') from learner_user_type l where l.user_id = u.id),
        'topics_by_type', (select coalesce(json_agg(json_build_object('topic', t.topic_name, 'type', l.type, 'logit', l.mean,
          'variance', l.variance, 'last_wrong', l.last_wrong) order by t.id, l.type), '[]')
          from learner_cell l join topic t on t.id = l.topic_id where l.user_id = u.id)),
      'reported_questions', (select coalesce(json_agg(json_build_object('question', q.text, 'problem', r.problem,
        'words', r.words, 'reported_at', r.reported_at) order by r.reported_at), '[]')
        from question_report r join question q on q.id = r.question_id where r.user_id = u.id),
      'notices', (select coalesce(json_agg(json_build_object('text', n.text, 'created_at', n.created_at)
        order by n.created_at), '[]') from notice n where n.user_id = u.id),
      'contact_messages', (select coalesce(json_agg(json_build_object('subject', m.subject, 'body', m.body,
        'created_at', m.created_at) order by m.created_at), '[]')
        from contact_message m where lower(m.email) = lower(u.email))
    ) as data
    from users u where u.id = $1`,
};
