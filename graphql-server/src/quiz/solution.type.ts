import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'One step of a solution, in plain text.' })
export class SolutionStep {
  @Field(() => String, { description: 'A noun phrase that names what the step finds.' })
  readonly find!: string;

  @Field(() => String, { description: 'A calculation that ends in its result, or one sentence.' })
  readonly work!: string;
}
