import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { QuestionEntity } from './question.entity';

/** What a question said before an import changed it. */
@Entity({ tableName: 'question_revision' })
export class QuestionRevisionEntity {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => QuestionEntity, { deleteRule: 'cascade', index: true })
  question!: QuestionEntity;

  @Property({ type: 'jsonb' })
  content!: unknown;

  @Property({ type: 'timestamptz' })
  replacedAt!: Date;
}
