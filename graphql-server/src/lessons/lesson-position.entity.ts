import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { UserEntity } from '../account/user.entity';
import { ChapterEntity } from '../library/chapter.entity';

@Entity({ tableName: 'lesson_position' })
export class LessonPositionEntity {
  [PrimaryKeyProp]?: ['user', 'chapter'];

  @ManyToOne(() => UserEntity, { primary: true, deleteRule: 'cascade' })
  user!: UserEntity;

  @ManyToOne(() => ChapterEntity, { primary: true, deleteRule: 'restrict' })
  chapter!: ChapterEntity;

  @Property({ type: 'text' })
  scene!: string | null;

  @Property({ type: 'datetime' })
  savedAt!: Date;
}
