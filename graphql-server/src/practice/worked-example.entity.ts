import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../account/account.entity';
import { oneOf } from '../database/one-of';
import { QuestionEntity, QuestionVariantEntity } from '../quiz/question.entity';

/** What is shown of another question's solution: all of it, or all but its last results. */
export const EXAMPLE_STAGES = ['example', 'halfWorked'] as const; // the two names are the type
export type ExampleStage = (typeof EXAMPLE_STAGES)[number];

/** What a student gave as the result of an open step. */
export interface StepResult {
  readonly number: number;
  readonly isRight: boolean;
}

export const WorkedExampleEntity = defineEntity({
  name: 'WorkedExample',
  checks: [{ name: 'worked_example_stage_check', expression: oneOf('stage', EXAMPLE_STAGES) }],
  properties: {
    user: p.manyToOne(UserEntity).primary().deleteRule('cascade'),
    id: p.uuid().primary(),
    /** The item whose kind it shows. */
    question: p.manyToOne(QuestionEntity).deleteRule('restrict'),
    variant: p.manyToOne(QuestionVariantEntity).deleteRule('restrict'),
    stage: p.text().$type<ExampleStage>(),
    /** Of the open steps, in their order; none yet at first, and never any of an example. */
    results: p.json<readonly StepResult[]>(),
    shownAt: p.datetime(),
    /** When the last open step was answered; null until then, and for an example. */
    doneAt: p.datetime().nullable(),
  },
});
