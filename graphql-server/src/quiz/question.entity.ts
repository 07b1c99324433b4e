import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { Picture } from '../../../economics/picture/picture';
import { Topic } from '../library/topic.entity';
import type { Answer } from './answer.entity';
import { QuestionFigure } from './question-figure';

export const QUESTION_TYPES = ['definition', 'interpretation', 'calculation', 'graph', 'application'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export const QuestionTypeEnum = Object.fromEntries(QUESTION_TYPES.map((type) => [type, type]));
registerEnumType(QuestionTypeEnum, { name: 'QuestionType', description: 'The skill that a question asks for.' });

/** Who wrote a question: an author of the course, a question model, or a teacher who added it to a chapter. */
export const QUESTION_ORIGINS = ['hand', 'model', 'teacher'] as const;
export type QuestionOrigin = (typeof QUESTION_ORIGINS)[number];

@Entity({ tableName: 'question' })
@Check({ name: 'question_type_check', expression: `type in ('${QUESTION_TYPES.join(`', '`)}')` })
@Check({ name: 'question_difficulty_check', expression: 'difficulty >= 1 and difficulty <= 3' })
@Check({ name: 'question_origin_check', expression: `origin in ('${QUESTION_ORIGINS.join(`', '`)}')` })
@Check({ name: 'question_model_check', expression: "(origin = 'model') = (model is not null)" })
@ObjectType({ description: 'A question of the course, without its key.' })
export class Question {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID)
  id!: number;

  /** The author's id in the GIFT file: what imports recognise the question by. */
  @Unique()
  @Property({ type: 'text' })
  stableId!: string;

  @ManyToOne(() => Topic, { deleteRule: 'restrict' })
  @Field(() => Topic)
  topic!: Topic;

  @Property({ type: 'text' })
  @Field(() => QuestionTypeEnum)
  type!: QuestionType;

  @Property({ type: 'smallint' })
  difficulty!: number;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The stem as sanitised HTML; may contain <br> as line breaks.' })
  text!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true })
  imageUrl!: string | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'What the image shows, in words.' })
  imageAlt!: string | null;

  /** What its image is drawn from, where the site draws it; then `imageUrl` is where it stands as a file. */
  @Property({ type: 'json', nullable: true })
  picture!: Picture | null;

  @Property({ type: 'text' })
  origin!: QuestionOrigin;

  /** The question model that made it: its variants ask the same with other numbers. Null unless the origin is a model. */
  @Property({ type: 'text', nullable: true })
  model!: string | null;

  /** The one thing to remember, shown with the results. */
  @Property({ type: 'text', nullable: true })
  takeaway!: string | null;

  /** Retired questions are asked no more, but stay under the results that name them. */
  @Property({ type: 'timestamptz', nullable: true })
  retiredAt!: Date | null;

  /** With the key, therefore no field of the API: the doors pick from it what a student may see. */
  answers!: readonly Answer[];

  /** Made by the doors from `picture`. */
  @Field(() => QuestionFigure, { nullable: true, description: 'Its picture, where the site draws it.' })
  figure!: QuestionFigure | null;
}
