import type { Config } from '../config/config.ts';
import type { Store } from '../engine/store/store.ts';
import { ensureOrganization } from '../domains/organization/ensure-organization.ts';

/** The running process holds this key: tokens it has issued must still verify after a restart. */
const kept = 'signing_key';

/** Puts the content of a database file, or nothing for `null`, in place of the current state. */
export const replaceState = (store: Store, config: Config, source: string | null): void => {
  const key = store.statement('SELECT value FROM _settings WHERE name = ?').get(kept)?.['value'];
  store.replace(source);
  if (typeof key === 'string')
    store.statement('INSERT OR REPLACE INTO _settings VALUES (?, ?)').run(kept, key);
  ensureOrganization(store, config);
};
