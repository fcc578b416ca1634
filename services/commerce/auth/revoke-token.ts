import type { AuthContext } from './auth-context.ts';
import { digest } from './digest.ts';

/** Makes an access or refresh token of any client useless. Unknown tokens are no error. */
export const revokeToken = ({ store, config }: AuthContext, token: string): void => {
  const fingerprint = digest(token);
  const longest = Math.max(config.lifetimes.salesChannel, config.lifetimes.integration);
  store.transaction(() => {
    store.statement('DELETE FROM _refresh_tokens WHERE digest = ?').run(fingerprint);
    store.statement('DELETE FROM _revoked_tokens WHERE expires_at < ?').run(Date.now());
    store
      .statement('INSERT OR IGNORE INTO _revoked_tokens VALUES (?, ?)')
      .run(fingerprint, Date.now() + longest * 1000);
  });
};
