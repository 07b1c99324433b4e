import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Picture } from '../../../economics/picture/picture';
import { TopicEntity } from '../library/topic.entity';
import { QUESTION_TYPES, type QuestionType } from './question-types';

/** Who wrote a question: an author of the course, a question model, or a teacher who added it to a chapter. */
export const QUESTION_ORIGINS = ['hand', 'model', 'teacher'] as const;
export type QuestionOrigin = (typeof QUESTION_ORIGINS)[number];

@Entity({ tableName: 'question' })
@Check({ name: 'question_type_check', expression: `type in ('${QUESTION_TYPES.join(`', '`)}')` })
@Check({ name: 'question_difficulty_check', expression: 'difficulty >= 1 and difficulty <= 3' })
@Check({ name: 'question_origin_check', expression: `origin in ('${QUESTION_ORIGINS.join(`', '`)}')` })
@Check({ name: 'question_model_check', expression: "(origin = 'model') = (model is not null)" })
export class QuestionEntity {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** The author's id in the GIFT file: imports identify the question by it. */
  @Unique()
  @Property({ type: 'text' })
  stableId!: string;

  @ManyToOne(() => TopicEntity, { deleteRule: 'restrict' })
  topic!: TopicEntity;

  @Property({ type: 'text' })
  type!: QuestionType;

  @Property({ type: 'smallint' })
  difficulty!: number;

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'text', nullable: true })
  imageUrl!: string | null;

  @Property({ type: 'text', nullable: true })
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
}
