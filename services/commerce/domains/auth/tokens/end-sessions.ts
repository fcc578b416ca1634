import type { Store } from '../../../engine/store/store.ts';

/** Ends what `column = value` names: its refresh tokens are forgotten, its access tokens refused from now on. */
const end = (store: Store, column: 'family' | 'owner_id', value: string): void => {
  store.transaction(() => {
    store.statement('DELETE FROM _revoked_tokens WHERE expires_at < ?').run(Date.now());
    store
      .statement(
        `INSERT OR IGNORE INTO _revoked_tokens
         SELECT access_digest, access_expires_at FROM _sessions
         WHERE ${column} = ? AND access_expires_at > ?`,
      )
      .run(value, Date.now());
    store.statement(`DELETE FROM _sessions WHERE ${column} = ?`).run(value);
  });
};

/** Ends everything an owner is logged in with: refresh tokens and access tokens. */
export const endSessions = (store: Store, ownerId: string): void => end(store, 'owner_id', ownerId);

/** Ends one login with every refresh and access token that came of it. */
export const endFamily = (store: Store, family: string): void => end(store, 'family', family);
