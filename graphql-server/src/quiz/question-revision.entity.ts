import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Question } from './question.entity';

/** What a question said before an import changed it. */
@Entity({ tableName: 'question_revision' })
export class QuestionRevision {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Question, { deleteRule: 'cascade', index: true })
  question!: Question;

  @Property({ type: 'jsonb' })
  content!: unknown;

  @Property({ type: 'timestamptz' })
  replacedAt!: Date;
}
