import { Field, ObjectType } from 'type-graphql';
import { Answer } from './answer.entity';

@ObjectType({ description: 'Why a choice is right, or which misconception leads to it. Sent only after the quiz.' })
export class Rationale {
  @Field(() => Answer)
  answer!: Answer;

  @Field(() => Boolean)
  isCorrect!: boolean;

  @Field(() => String, { description: 'As sanitised HTML.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Short name, shared across questions.' })
  misconception!: string | null;
}
