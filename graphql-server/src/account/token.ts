import { hash, randomBytes } from 'node:crypto';
import { claimedUserId } from '../../../schema/rules/access-token';

const GREATEST_ID = 2 ** 31 - 1;

/** A token as it is looked up: in the rows of one student, by its hash. */
export interface TokenKey {
  readonly userId: number;
  readonly tokenHash: string;
}

/** An opaque token for a header or a link. The user id in front says where to look and proves nothing: the hash is of the whole token. */
export function newToken(userId: number): string {
  return `${userId}-${randomBytes(32).toString('base64url')}`;
}

/** What is stored of a token: its SHA-256, in hex. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}

/** Where to look a token up; null for what is none. */
export function keyOf(token: string): TokenKey | null {
  const userId = Number(claimedUserId(token) ?? Infinity);
  return userId <= GREATEST_ID ? { userId, tokenHash: hashToken(token) } : null;
}
