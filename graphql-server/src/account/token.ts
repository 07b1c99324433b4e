import { hash, randomBytes } from 'node:crypto';

/** An opaque token of 256 bits, for a header or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: its SHA-256, in hex. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}
