import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Unit } from './unit.entity';

@Entity({ tableName: 'subject' })
@ObjectType({ description: 'A field of study, such as Microeconomics.' })
export class Subject {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  @Field(() => ID)
  id!: number;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Its name, as the unit tree shows it.' })
  name!: string;

  @Field(() => [Unit], { description: 'Its units in course order.' })
  units!: readonly Unit[];
}
