import type { Store } from '../core/store.ts';

/** Makes every refresh token of an owner useless; access tokens run out by themselves. */
export const endSessions = (store: Store, ownerId: string): void => {
  store.statement('DELETE FROM _sessions WHERE owner_id = ?').run(ownerId);
};
