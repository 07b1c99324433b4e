/** After the user id, 256 bits in base64url. */
const ACCESS_TOKEN = /^([1-9]\d{0,9})-[\w-]{43}$/;

/** The user that a token says it belongs to, which proves nothing; null for what is none. */
export const claimedUserId = (token: string): string | null => ACCESS_TOKEN.exec(token)?.[1] ?? null;
