import { defineEntity, p } from '@mikro-orm/core';
import { ChapterEntity } from '../library/library.entity';

export const UserEntity = defineEntity({
  name: 'User',
  tableName: 'users',
  indexes: [
    {
      name: 'users_username_unique',
      expression: 'create unique index "users_username_unique" on "users" (lower("username"))',
    },
    {
      name: 'users_email_unique',
      expression: 'create unique index "users_email_unique" on "users" (lower("email"))',
    },
    {
      name: 'users_id_hash_index',
      expression: 'create index "users_id_hash_index" on "users" using hash ("id") with (fillfactor = 50)',
    },
  ],
  checks: [{ name: 'users_username_check', expression: `username ~ '^[A-Za-z0-9_]{3,15}$'` }],
  properties: {
    id: p.integer().primary().autoincrement(),
    username: p.text(),
    email: p.text(),
    passwordHash: p.text(),
    currentChapter: p.manyToOne(ChapterEntity).nullable().deleteRule('restrict'),
    createdAt: p.datetime(),
  },
});

/** A signed-in browser. Only the SHA-256 of its access token is stored. */
export const SessionEntity = defineEntity({
  name: 'Session',
  indexes: [
    {
      name: 'session_token_hash_index',
      expression:
        'create index "session_token_hash_index" on "session" using hash ("token_hash") with (fillfactor = 50)',
    },
  ],
  properties: {
    user: p.manyToOne(UserEntity).primary().deleteRule('cascade'),
    tokenHash: p.text().primary(),
    createdAt: p.datetime(),
    expiresAt: p.datetime().index(),
  },
});

/** A mailed, one-use permission to set a new password. Only the SHA-256 of its token is stored. */
export const PasswordResetEntity = defineEntity({
  name: 'PasswordReset',
  properties: {
    user: p.manyToOne(UserEntity).primary().deleteRule('cascade'),
    tokenHash: p.text().primary(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
});

/** A key that all server processes share and that outlives restarts. */
export const SecretEntity = defineEntity({
  name: 'Secret',
  properties: {
    name: p.text().primary(),
    value: p.text(),
  },
});
