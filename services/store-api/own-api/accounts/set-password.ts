import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { PlatformError, type Platform } from '../../platform/platform.ts';
import { refuse, type Refusal } from '../frame/answer.ts';
import { forgetEmailChange, revokeLinks } from './revoke-links.ts';

/** Dependencies of changing a password. */
export interface PasswordContext {
  database: Kysely<StoreDatabase>;
  platform: Pick<Platform, 'send'>;
}

/**
 * Sets a customer's password, which ends all sessions on the platform. Revokes pending e-mail changes and other reset
 * links first ({@link revokeLinks}).
 *
 * @param field - the request's field to report if the platform refuses the password
 * @returns null on success, `gone` for an unknown customer
 */
export const setPassword = async (
  context: PasswordContext,
  { customerId, password, field }: { customerId: string; password: string; field: string },
): Promise<Refusal | 'gone' | null> => {
  await revokeLinks(context, customerId, 'new-password');
  await forgetEmailChange(context, customerId);
  try {
    await context.platform.send('PATCH', `customers/${encodeURIComponent(customerId)}`, {
      type: 'customers',
      id: customerId,
      attributes: { password },
    });
    return null;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (error.status === 404) return 'gone';
    if (error.status !== 422) throw error;
    return refuse('MALFORMED', {
      problems: [{ path: `body.${field}`, message: 'is not taken by the platform' }],
    });
  }
};
