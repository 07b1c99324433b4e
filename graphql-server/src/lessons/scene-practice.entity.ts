import { PrimaryKeyProp } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { UserEntity } from '../account/user.entity';
import { ChapterEntity } from '../library/chapter.entity';

@Entity({ tableName: 'scene_practice' })
@Check({ name: 'scene_practice_counts_check', expression: '0 <= correct and correct <= asked' })
export class ScenePracticeEntity {
  [PrimaryKeyProp]?: ['user', 'chapter', 'scene'];

  @ManyToOne(() => UserEntity, { primary: true, deleteRule: 'cascade' })
  user!: UserEntity;

  @ManyToOne(() => ChapterEntity, { primary: true, deleteRule: 'restrict' })
  chapter!: ChapterEntity;

  @Property({ type: 'text', primary: true })
  scene!: string;

  @Property({ type: 'integer', default: 0 })
  asked!: number;

  @Property({ type: 'integer', default: 0 })
  correct!: number;
}
