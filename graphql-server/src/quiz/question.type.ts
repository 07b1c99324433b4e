import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Items } from '../graphql/list-sizes';
import { QUESTION_KINDS, type QuestionKind } from '../../../schema/rules/given';
import { LessonMoment, Topic } from '../library/library.type';
import type { DrawnFigure } from '../library/drawn-figure';
import { QuestionFigure } from '../library/question-figure';
import { QUESTION_TYPES, type QuestionType } from './question-types';

export const QuestionTypeEnum = Object.fromEntries(QUESTION_TYPES.map((type) => [type, type]));
const QuestionKindEnum = Object.fromEntries(QUESTION_KINDS.map((kind) => [kind, kind]));
registerEnumType(QuestionKindEnum, {
  name: 'QuestionKind',
  description: 'What a student gives as the answer.',
});

registerEnumType(QuestionTypeEnum, { name: 'QuestionType', description: 'The skill a question tests.' });

@ObjectType({ description: 'A choice of a question. It does not reveal whether it is correct.' })
export class Answer {
  @Field(() => ID)
  readonly id!: number;

  @Field(() => String, { description: 'The choice as sanitized HTML. It says all that the choice shows.' })
  readonly text!: string;

  @Items(3)
  @Field(() => [String], {
    nullable: true,
    description: "The text in cells as sanitized HTML, one for each of the question's columns.",
  })
  readonly cells!: readonly string[] | null;

  @Field(() => QuestionFigure, { nullable: true, description: 'The graph that the choice is.' })
  readonly figure!: DrawnFigure | null;
}

@ObjectType({ description: 'Two or three questions on one stimulus, which are asked together and in order.' })
export class QuestionSet {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => String, {
    description: 'What its questions share: sanitized HTML, with which the `text` of each begins.',
  })
  readonly lead!: string;
}

@ObjectType({ description: 'A question of the course, without its answer key.' })
export class Question {
  @Field(() => ID)
  readonly id!: number;

  @Field(() => Topic)
  readonly topic!: Topic;

  @Field(() => QuestionKindEnum)
  readonly kind!: QuestionKind;

  @Field(() => String, { nullable: true, description: 'Of the number to type, such as $ or units per day.' })
  readonly unit!: string | null;

  @Field(() => QuestionTypeEnum)
  readonly type!: QuestionType;

  @Field(() => String, { description: 'The stem as sanitized HTML; may contain <br> as line breaks.' })
  readonly text!: string;

  @Field(() => QuestionSet, { nullable: true, description: 'The set it belongs to, if any.' })
  readonly set!: QuestionSet | null;

  @Items(3)
  @Field(() => [String], {
    nullable: true,
    description: "The heads of the choices' cells as sanitized HTML, if the choices are rows of a table.",
  })
  readonly columns!: readonly string[] | null;

  @Field(() => QuestionFigure, { nullable: true, description: 'The graph beside the stem, if the site draws it.' })
  readonly figure!: DrawnFigure | null;

  @Field(() => String, {
    nullable: true,
    description: "URL of an author's image beside the stem, if there is no figure.",
  })
  readonly imageUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'What the image shows, as text.' })
  readonly imageAlt!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether it goes beyond what the exam asks. Only a quiz on topics that the student chose has such questions.',
  })
  readonly enrichment!: boolean;
}

@ObjectType({
  description:
    'Why a choice is correct, or which misconception leads to it. Sent only after the answer key is revealed.',
})
export class Rationale {
  @Field(() => Answer)
  readonly answer!: Answer;

  @Field(() => Boolean)
  readonly isCorrect!: boolean;

  @Field(() => String, { description: 'As sanitized HTML.' })
  readonly text!: string;

  @Field(() => String, { nullable: true, description: 'Short name, shared across questions.' })
  readonly misconception!: string | null;

  @Field(() => LessonMoment, { nullable: true, description: 'The scene of a lesson that explains the misconception.' })
  readonly watch!: LessonMoment | null;
}
