import type { SQLOutputValue } from 'node:sqlite';
import type { Store } from '../core/store.ts';

/** Notes that someone uses an access token: the answer it was in has arrived. */
export const noteArrival = (store: Store, accessDigest: string): void => {
  store
    .statement('UPDATE _sessions SET arrived = 1 WHERE access_digest = ? AND arrived = 0')
    .run(accessDigest);
};

/** The session that was given for a refresh token and of which nothing has been used: neither half of it. */
export const findUnanswered = (
  store: Store,
  shown: string,
): Record<string, SQLOutputValue> | undefined =>
  store
    .statement('SELECT * FROM _sessions WHERE replaces = ? AND used = 0 AND arrived = 0')
    .get(shown);

/**
 * Makes what was given for a refresh token worthless, where the answer it was in seems to be lost. Its own refresh token
 * stays known as used: anyone who shows it has got it after all.
 *
 * @returns false when something of it has been used, or nothing was given
 */
export const takeBack = (store: Store, shown: string): boolean => {
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
