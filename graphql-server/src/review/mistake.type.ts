import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { CertaintyEnum, type Certainty } from '../quiz/certainty';
import { Answer, Question, Rationale } from '../quiz/question.type';

@ObjectType({
  description: 'A question that the student last answered wrong in a finished quiz: missed and not yet corrected.',
})
export class Mistake {
  @Field(() => ID, { description: 'Student and question.' })
  readonly id!: string;

  @Field(() => Question)
  readonly question!: Question;

  @Field(() => Answer, { description: 'What was chosen last.' })
  readonly chosenAnswer!: Answer;

  @Field(() => [Answer], { description: 'The choices in the order shown then.' })
  readonly answers!: readonly Answer[];

  @Field(() => [Rationale])
  readonly rationales!: readonly Rationale[];

  @Field(() => String, { nullable: true, description: 'The one thing to remember.' })
  readonly takeaway!: string | null;

  @Field(() => GraphQLISODateTime)
  readonly missedAt!: Date;

  @Field(() => Int)
  readonly timesMissed!: number;

  @Field(() => CertaintyEnum, { nullable: true, description: 'How sure the student was; null when not stated.' })
  readonly certainty!: Certainty | null;

  @Field(() => ID, { description: 'The quiz in which it was missed last.' })
  readonly attemptId!: string;
}
