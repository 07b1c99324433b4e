import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Answer } from '../quiz/answer.entity';
import { CertaintyEnum, type Certainty } from '../quiz/certainty';
import { Question } from '../quiz/question.entity';
import { Rationale } from '../quiz/rationale.type';

@ObjectType({
  description: 'A question that the student last answered wrong in a finished quiz: missed and not yet mended.',
})
export class Mistake {
  @Field(() => ID, { description: 'Student and question.' })
  id!: string;

  @Field(() => Question)
  question!: Question;

  @Field(() => Answer, { description: 'What was chosen last.' })
  chosenAnswer!: Answer;

  @Field(() => [Answer], { description: 'The choices in the order shown then.' })
  answers!: readonly Answer[];

  @Field(() => [Rationale])
  rationales!: readonly Rationale[];

  @Field(() => String, { nullable: true, description: 'The one thing to remember.' })
  takeaway!: string | null;

  @Field(() => GraphQLISODateTime)
  missedAt!: Date;

  @Field(() => Int)
  timesMissed!: number;

  @Field(() => CertaintyEnum, { nullable: true, description: 'How sure the student was; null where nothing was said.' })
  certainty!: Certainty | null;

  @Field(() => ID, { description: 'The quiz in which it was missed last.' })
  attemptId!: string;
}
