import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { UserEntity } from '../account/user.entity';
import { ContactMessageEntity } from '../contact/contact-message.entity';

export const MAIL_KINDS = ['passwordReset', 'username', 'contactMessage'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * A mail that waits to be sent. It is composed when it is sent: until then only what it is about is stored, neither a token
 * nor its text. A second request for the same mail is answered by the first.
 */
@Entity({ tableName: 'mail' })
@Check({ name: 'mail_kind_check', expression: `kind in (${MAIL_KINDS.map((kind) => `'${kind}'`).join(', ')})` })
@Unique({ name: 'mail_one_of_a_kind', properties: ['user', 'kind'] })
export class QueuedMailEntity {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text' })
  kind!: MailKind;

  /** Null for a contact message, and for an unknown address when the response must not reveal that. */
  @ManyToOne(() => UserEntity, { nullable: true, deleteRule: 'cascade' })
  user!: UserEntity | null;

  @ManyToOne(() => ContactMessageEntity, { nullable: true, deleteRule: 'cascade' })
  message!: ContactMessageEntity | null;

  /** When it is not worth sending any more. */
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'smallint', default: 0 })
  attempts!: number;

  @Property({ type: 'timestamptz' })
  nextTryAt!: Date;
}
