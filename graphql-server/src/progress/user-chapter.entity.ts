import { PrimaryKeyProp } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { UserEntity } from '../account/user.entity';
import { ChapterEntity } from '../library/chapter.entity';

@Entity({ tableName: 'user_chapter' })
@Check({ name: 'user_chapter_quiz_grade_check', expression: 'quiz_grade >= 0 and quiz_grade <= 100' })
export class UserChapterEntity {
  [PrimaryKeyProp]?: ['user', 'chapter'];

  @ManyToOne(() => UserEntity, { primary: true, deleteRule: 'cascade' })
  user!: UserEntity;

  @ManyToOne(() => ChapterEntity, { primary: true, deleteRule: 'restrict' })
  chapter!: ChapterEntity;

  @Property({ type: 'boolean', default: false })
  chosen!: boolean;

  @Property({ type: 'boolean', default: false })
  videoCompleted!: boolean;

  @Property({ type: 'smallint', nullable: true })
  quizGrade!: number | null;
}
