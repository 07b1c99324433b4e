import { defineEntity, p } from '@mikro-orm/core';

export const ContactMessageEntity = defineEntity({
  name: 'ContactMessage',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Made by the client that sent it; null from one that makes none. */
    key: p.uuid().nullable().unique(),
    subject: p.text(),
    email: p.text(),
    body: p.text(),
    createdAt: p.datetime(),
    /** Null until the mail has been sent. */
    sentAt: p.datetime().nullable(),
  },
});
