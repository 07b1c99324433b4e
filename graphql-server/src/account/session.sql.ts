import type { Statement } from '../db/database';

/** Prepared: asked with every signed-in request. $1 token hash, $2 now. */
export const VIEWER_BY_TOKEN: Statement = {
  name: 'viewer_by_token',
  text: `select id as "sessionId", user_id as "userId" from session where token_hash = $1 and expires_at > $2`,
};
