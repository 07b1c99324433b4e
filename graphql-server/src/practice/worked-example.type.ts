import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Items } from '../graphql/list-sizes';
import { Question } from '../quiz/question.type';
import { EXAMPLE_STAGES, type ExampleStage } from './worked-example.entity';

const ExampleStageEnum = Object.fromEntries(EXAMPLE_STAGES.map((stage) => [stage, stage]));
registerEnumType(ExampleStageEnum, {
  name: 'ExampleStage',
  description: 'How much of the solution is shown at first.',
  valuesConfig: {
    example: { description: 'All of it.' },
    halfWorked: { description: 'All but its last results, which the student finds.' },
  },
});

@ObjectType({ description: 'One step of a worked example, in plain text.' })
export class WorkedStep {
  @Field(() => String, { description: 'A noun phrase that names what the step finds.' })
  readonly find!: string;

  @Field(() => String, { nullable: true, description: 'Null while the student has not come so far.' })
  readonly work!: string | null;

  @Field(() => String, { description: 'Of the result to find: $, %, or empty.' })
  readonly unit!: string;

  @Field(() => Float, { nullable: true, description: "The student's result; null for a step that was given." })
  readonly given!: number | null;

  @Field(() => Boolean, { nullable: true, description: "Whether the student's result is right." })
  readonly isRight!: boolean | null;
}

@ObjectType({ description: 'Another question of one kind with its solution, to study or to finish.' })
export class WorkedExample {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => ExampleStageEnum)
  readonly stage!: ExampleStage;

  @Field(() => Question, { description: 'With other numbers than any question that the student was asked.' })
  readonly question!: Question;

  @Items(4)
  @Field(() => [WorkedStep])
  readonly steps!: readonly WorkedStep[];

  @Field(() => Boolean, { description: 'Whether no step is left to find.' })
  readonly isDone!: boolean;
}
