import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../account/account.entity';

export const ContactMessageEntity = defineEntity({
  name: 'ContactMessage',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Made by the client that sent it; null from one that makes none. */
    key: p.uuid().nullable().unique(),
    /** Who sent it while logged in; null for anyone else. An address that is typed proves nothing. */
    user: p.manyToOne(UserEntity).nullable().deleteRule('cascade').index(),
    subject: p.text(),
    email: p.text(),
    body: p.text(),
    createdAt: p.datetime(),
    /** Null until the mail has been sent. */
    sentAt: p.datetime().nullable(),
  },
});
