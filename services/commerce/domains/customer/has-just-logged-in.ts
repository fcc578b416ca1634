import type { Operation } from '../../engine/definition/define-resource.ts';

/** How long after a login by password that password counts as just shown, in ms. */
const moment = 5 * 60_000;

/**
 * Whether the request's own access token was given for a password (not by renewal or assertion) within the last five
 * minutes. Integrations need not.
 */
export const hasJustLoggedIn = ({ store, viewer }: Operation): boolean => {
  if (viewer.kind === 'integration') return true;
  const session = store
    .statement('SELECT signed_in_at FROM _sessions WHERE access_digest = ?')
    .get(viewer.fingerprint);
  const at = session?.['signed_in_at'];
  return typeof at === 'number' && at > Date.now() - moment;
};
