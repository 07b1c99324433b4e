import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../account/user.entity';
import { ContactMessage } from '../contact/contact-message.entity';

export const MAIL_KINDS = ['passwordReset', 'username', 'contactMessage'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * A mail that waits to be sent. It is written at the moment it leaves: until then only what it is about is stored, so that
 * no token and no text lies in wait. A second wish for the same mail is met by the first.
 */
@Entity({ tableName: 'mail' })
@Check({ name: 'mail_kind_check', expression: `kind in (${MAIL_KINDS.map((kind) => `'${kind}'`).join(', ')})` })
@Unique({ name: 'mail_one_of_a_kind', properties: ['user', 'kind'] })
export class KeptMail {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text' })
  kind!: MailKind;

  /** Null for a contact message, and for an address that nobody has where the answer must not tell. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'cascade' })
  user!: User | null;

  @ManyToOne(() => ContactMessage, { nullable: true, deleteRule: 'cascade' })
  message!: ContactMessage | null;

  /** When it is not worth sending any more. */
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'smallint', default: 0 })
  attempts!: number;

  @Property({ type: 'timestamptz' })
  nextTryAt!: Date;
}
