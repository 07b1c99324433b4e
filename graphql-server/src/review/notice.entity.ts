import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { UserEntity } from '../account/user.entity';
import { QuizAttemptEntity } from '../quiz/quiz-attempt.entity';

@Entity({ tableName: 'notice' })
export class NoticeEntity {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => UserEntity, { deleteRule: 'cascade', index: true })
  user!: UserEntity;

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @ManyToOne(() => QuizAttemptEntity, { nullable: true, deleteRule: 'cascade' })
  attempt!: QuizAttemptEntity | null;
}
