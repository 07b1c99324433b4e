import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import type { Given } from '../../../schema/rules/given';
import { DomainError } from '../errors';
import { parseId } from '../http/ids';

@ObjectType('Given', { description: 'The answer to a question: a choice, or a number.' })
export class GivenType {
  @Field(() => ID, { nullable: true, description: 'The id of a choice.' })
  readonly choice?: number;

  @Field(() => Float, { nullable: true, description: "A number in the question's unit." })
  readonly number?: number;
}

@InputType({ description: 'The answer to a question: either a choice or a number.' })
export class GivenInput {
  @Field(() => ID, { nullable: true, description: 'The id of a choice.' })
  choice?: string | null;

  @Field(() => Float, { nullable: true, description: "A number in the question's unit." })
  number?: number | null;
}

/** Throws BAD_USER_INPUT unless it is one of the two. */
export function parseGiven({ choice, number }: GivenInput): Given {
  if (choice != null && number == null) return { choice: parseId(choice, 'answer') };
  if (number != null && choice == null) return { number };
  throw new DomainError('BAD_USER_INPUT', 'Give either a choice or a number.');
}
