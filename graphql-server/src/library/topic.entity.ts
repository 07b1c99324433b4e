import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Chapter } from './chapter.entity';

@Entity({ tableName: 'topic' })
@ObjectType({ description: 'A topic of a chapter: what mastery is counted by.' })
export class Topic {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  @Field(() => ID)
  id!: number;

  @ManyToOne(() => Chapter, { deleteRule: 'restrict' })
  @Field(() => Chapter)
  chapter!: Chapter;

  @Property({ type: 'text' })
  @Field(() => String)
  topicName!: string;

  @Property({ type: 'integer' })
  position!: number;
}
