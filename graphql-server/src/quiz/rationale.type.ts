import { Field, ObjectType } from 'type-graphql';
import { LessonMoment } from '../library/lesson-moment';
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

  @Field(() => LessonMoment, { nullable: true, description: 'The scene of a lesson that meets the misconception.' })
  watch!: LessonMoment | null;
}
