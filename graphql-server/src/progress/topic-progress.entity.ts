import { PrimaryKeyProp } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { UserEntity } from '../account/user.entity';
import { TopicEntity } from '../library/topic.entity';

@Entity({ tableName: 'topic_progress' })
@Check({
  name: 'topic_progress_counts_check',
  expression: '0 <= answered_correctly and answered_correctly <= questions_asked',
})
export class TopicProgressEntity {
  [PrimaryKeyProp]?: ['user', 'topic'];

  @ManyToOne(() => UserEntity, { primary: true, deleteRule: 'cascade' })
  user!: UserEntity;

  @ManyToOne(() => TopicEntity, { primary: true, deleteRule: 'restrict' })
  topic!: TopicEntity;

  @Property({ type: 'integer', default: 0 })
  questionsAsked!: number;

  @Property({ type: 'integer', default: 0 })
  answeredCorrectly!: number;
}
