import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Something a student should know, until they dismiss it.' })
export class Notice {
  @Field(() => ID)
  readonly id!: number;

  @Field(() => String)
  readonly text!: string;

  @Field(() => GraphQLISODateTime)
  readonly createdAt!: Date;

  @Field(() => ID, { nullable: true, description: 'The quiz it is about.' })
  readonly attemptId!: string | null;
}
