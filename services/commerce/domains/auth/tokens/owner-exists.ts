import type { AuthContext } from '../auth-context.ts';
import type { Owner } from './claims.ts';

/** Whether there still is someone a token or grant speaks for. */
export const ownerExists = (
  { store, config }: Pick<AuthContext, 'store' | 'config'>,
  { type, id }: Owner,
): boolean =>
  type === 'User'
    ? [config.user, ...config.furtherUsers].some((user) => user.id === id)
    : store.get('customers', id) !== undefined;
