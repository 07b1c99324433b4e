import { Field, Float, ID, ObjectType } from 'type-graphql';

@ObjectType('Given', { description: 'The answer to a question: a choice, or a number.' })
export class GivenType {
  @Field(() => ID, { nullable: true, description: 'The id of a choice.' })
  readonly choice?: number;

  @Field(() => Float, { nullable: true, description: "A number in the question's unit." })
  readonly number?: number;
}
