import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'contact_message' })
export class ContactMessageEntity {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text' })
  subject!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  body!: string;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  /** Null until the mail has left. */
  @Property({ type: 'timestamptz', nullable: true })
  sentAt!: Date | null;
}
