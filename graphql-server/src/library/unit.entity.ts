import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Chapter } from './chapter.entity';
import { Subject } from './subject.entity';

@Entity({ tableName: 'unit' })
@ObjectType({ description: 'A unit of a subject: the chapters that belong together.' })
export class Unit {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  @Field(() => ID)
  id!: number;

  @ManyToOne(() => Subject, { deleteRule: 'restrict' })
  @Field(() => Subject)
  subject!: Subject;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Name with a colon; lists show the text after it.' })
  name!: string;

  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'jsonb' })
  @Field(() => [String], { description: 'Names of chapters that are announced but not written yet.' })
  announced!: readonly string[];

  @Field(() => Boolean, { description: 'Whether some chapter belongs to it; otherwise it is "coming soon!".' })
  selectable!: boolean;

  @Field(() => [Chapter], { description: 'Its chapters in course order.' })
  chapters!: readonly Chapter[];
}
