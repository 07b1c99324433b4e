import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ChapterEntity } from '../library/chapter.entity';

@Entity({ tableName: 'users' })
@Index({
  name: 'users_username_unique',
  expression: 'create unique index "users_username_unique" on "users" (lower("username"))',
})
@Index({
  name: 'users_email_unique',
  expression: 'create unique index "users_email_unique" on "users" (lower("email"))',
})
@Check({ name: 'users_username_check', expression: `username ~ '^[A-Za-z0-9_]{3,15}$'` })
export class UserEntity {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text' })
  username!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  passwordHash!: string;

  @ManyToOne(() => ChapterEntity, { nullable: true, deleteRule: 'restrict' })
  currentChapter!: ChapterEntity | null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
