import type { SQLOutputValue } from 'node:sqlite';
import type { Store } from '../../../engine/store/store.ts';

/** Records that an access token is used, which proves that its response has arrived. */
export const noteArrival = (store: Store, accessDigest: string): void => {
  store
    .statement('UPDATE _sessions SET arrived = 1 WHERE access_digest = ? AND arrived = 0')
    .run(accessDigest);
};

/** The session issued for a refresh token, if neither its access token nor its refresh token has been used. */
export const findUnanswered = (
  store: Store,
  shown: string,
): Record<string, SQLOutputValue> | undefined =>
  store
    .statement('SELECT * FROM _sessions WHERE replaces = ? AND used = 0 AND arrived = 0')
    .get(shown);

/**
 * Revokes the tokens issued for a refresh token when their response seems to be lost. The issued refresh token is
 * marked as used, so that a later use of it is detected.
 *
 * @returns false if one of the tokens has been used, or none was issued
 */
export const revokeIssued = (store: Store, shown: string): boolean => {
  const { changes } = store
    .statement('UPDATE _sessions SET used = 1 WHERE replaces = ? AND used = 0 AND arrived = 0')
    .run(shown);
  if (changes === 0) return false;
  store
    .statement(
      `INSERT OR IGNORE INTO _revoked_tokens
       SELECT access_digest, access_expires_at FROM _sessions WHERE replaces = ? AND arrived = 0`,
    )
    .run(shown);
  return true;
};
