import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';

const CHOICE = 'The id of a choice.';
const NUMBER = "A number in the question's unit.";

@ObjectType('Given', { description: 'The answer to a question: a choice, or a number.' })
export class GivenType {
  @Field(() => ID, { nullable: true, description: CHOICE })
  readonly choice?: number;

  @Field(() => Float, { nullable: true, description: NUMBER })
  readonly number?: number;
}

@InputType({ description: 'The answer to a question: either a choice or a number.' })
export class GivenInput {
  @Field(() => ID, { nullable: true, description: CHOICE })
  choice?: string | null;

  @Field(() => Float, { nullable: true, description: NUMBER })
  number?: number | null;
}
