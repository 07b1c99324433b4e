import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ChapterEntity } from './chapter.entity';

@Entity({ tableName: 'topic' })
export class TopicEntity {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @ManyToOne(() => ChapterEntity, { deleteRule: 'restrict' })
  chapter!: ChapterEntity;

  @Property({ type: 'text' })
  topicName!: string;

  @Property({ type: 'integer' })
  position!: number;
}
