import { endSessions } from '../auth/tokens/end-sessions.ts';
import type { Operation } from '../../engine/definition/define-resource.ts';

/**
 * After a change of credentials: anyone who is logged in no longer is, with any token,
 * and no password reset asked for before can be completed any more.
 */
export const endAccess = ({ store }: Operation, customerId: string): void => {
  endSessions(store, customerId);
  for (const { id } of store.where('customer_password_resets', { customer_id: customerId }))
    store.update('customer_password_resets', id, { reset_password_token: null });
};
