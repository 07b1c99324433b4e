import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../account/account.entity';
import { ContactMessageEntity } from '../contact/contact-message.entity';
import { oneOf } from '../database/one-of';

const MAIL_KINDS = ['passwordReset', 'username', 'contactMessage'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * A mail that waits to be sent. It is composed when it is sent: until then only what it is about is stored, neither a token
 * nor its text. A second request for the same mail is answered by the first.
 */
export const QueuedMailEntity = defineEntity({
  name: 'Mail',
  uniques: [{ name: 'mail_one_of_a_kind', properties: ['user', 'kind'] }],
  checks: [{ name: 'mail_kind_check', expression: oneOf('kind', MAIL_KINDS) }],
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.text().$type<MailKind>(),
    /** Null for a contact message, and for an unknown address when the response must not reveal that. */
    user: p.manyToOne(UserEntity).nullable().deleteRule('cascade'),
    message: p.manyToOne(ContactMessageEntity).nullable().deleteRule('cascade'),
    /** When it is not worth sending any more. */
    expiresAt: p.datetime(),
    attempts: p.smallint().default(0),
    nextTryAt: p.datetime(),
  },
});
