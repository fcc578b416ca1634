import { SIGNING_KEY_SETTING } from '../domains/auth/tokens/signing-key.ts';
import type { Store } from '../engine/store/store.ts';

/** Environment variable with the JWK that `jest-setup.ts` makes for the run. */
export const SIGNING_KEY = 'COMMERCE_TEST_SIGNING_KEY';

/**
 * Gives a new database the signing key of the jest run, because making an RSA key takes 50 to 300 ms of CPU time, and
 * many suites start a platform per test. Outside jest the platform makes its own.
 */
export const useSharedSigningKey = (store: Store): void => {
  const key = process.env[SIGNING_KEY];
  if (key)
    store.statement('INSERT OR IGNORE INTO _settings VALUES (?, ?)').run(SIGNING_KEY_SETTING, key);
};
