import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Lesson } from '../../../economics/lesson/lesson';
import { Topic } from './topic.entity';
import { Unit } from './unit.entity';

@Entity({ tableName: 'chapter' })
@ObjectType({ description: 'A chapter: one video, one quiz.' })
export class Chapter {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  @Field(() => ID)
  id!: number;

  @ManyToOne(() => Unit, { deleteRule: 'restrict' })
  @Field(() => Unit)
  unit!: Unit;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Number, space, title: "1.1 Scarcity, Choice and Opportunity Cost".' })
  name!: string;

  @Unique()
  @Property({ type: 'text' })
  @Field(() => String, { description: 'Its address in /video-library/{slug}.' })
  slug!: string;

  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'A YouTube, Vimeo or file address, or /lessons/{slug} for our own; null while there is no video.',
  })
  videoUrl!: string | null;

  /** What /lessons/{slug}.json answers; not a field, because it is as long as all the rest together. */
  @Property({ type: 'json', nullable: true })
  lesson!: Lesson | null;

  /** The stems of what its lesson says; only the search reads them. */
  @Property({
    columnType: 'tsvector',
    type: 'string',
    nullable: true,
    lazy: true,
    generated: `(jsonb_to_tsvector('english'::regconfig, (jsonb_path_query_array(lesson, '$."scenes"[*]."heading"'::jsonpath) || jsonb_path_query_array(lesson, '$."scenes"[*]."beats"[*]."say"'::jsonpath)), '["string"]'::jsonb)) stored`,
  })
  lessonWords?: string | null;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'What the video is about, as sanitised HTML.' })
  videoBlurb!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'What the quiz asks, as sanitised HTML.' })
  quizBlurb!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'A picture beside the quiz blurb.' })
  quizBlurbImgUrl!: string | null;

  @Field(() => Boolean, { description: 'True while it has no questions: listed, but not to be chosen yet.' })
  comingSoon!: boolean;

  @Field(() => [Topic], { description: 'Its topics in teaching order.' })
  topics!: readonly Topic[];
}
