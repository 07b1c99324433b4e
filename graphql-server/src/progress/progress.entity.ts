import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../account/account.entity';
import { ChapterEntity, TopicEntity } from '../library/library.entity';

export const UserChapterEntity = defineEntity({
  name: 'UserChapter',
  checks: [{ name: 'user_chapter_quiz_grade_check', expression: 'quiz_grade >= 0 and quiz_grade <= 100' }],
  properties: {
    user: p.manyToOne(UserEntity).primary().deleteRule('cascade'),
    chapter: p.manyToOne(ChapterEntity).primary().deleteRule('restrict'),
    chosen: p.boolean().default(false),
    videoCompleted: p.boolean().default(false),
    quizGrade: p.smallint().nullable(),
  },
});

export const TopicProgressEntity = defineEntity({
  name: 'TopicProgress',
  checks: [
    {
      name: 'topic_progress_counts_check',
      expression: '0 <= answered_correctly and answered_correctly <= questions_asked',
    },
  ],
  properties: {
    user: p.manyToOne(UserEntity).primary().deleteRule('cascade'),
    topic: p.manyToOne(TopicEntity).primary().deleteRule('restrict'),
    questionsAsked: p.integer().default(0),
    answeredCorrectly: p.integer().default(0),
  },
});
