import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../account/account.entity';
import { ChapterEntity } from '../library/library.entity';

export const LessonPositionEntity = defineEntity({
  name: 'LessonPosition',
  properties: {
    user: p.manyToOne(UserEntity).primary().deleteRule('cascade'),
    chapter: p.manyToOne(ChapterEntity).primary().deleteRule('restrict'),
    scene: p.text(),
    savedAt: p.datetime(),
  },
});

export const ScenePracticeEntity = defineEntity({
  name: 'ScenePractice',
  checks: [{ name: 'scene_practice_counts_check', expression: '0 <= correct and correct <= asked' }],
  properties: {
    user: p.manyToOne(UserEntity).primary().deleteRule('cascade'),
    chapter: p.manyToOne(ChapterEntity).primary().deleteRule('restrict'),
    scene: p.text().primary(),
    asked: p.integer().default(0),
    correct: p.integer().default(0),
  },
});
