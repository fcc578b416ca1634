import { PlatformError } from '../../platform/platform.ts';
import { refuse, type Refusal } from '../frame/answer.ts';
import type { OwnApiContext } from '../own-api-context.ts';
import { forgetEmailChange, revokeLinks } from './revoke-links.ts';

/**
 * Gives a customer a new password. The platform ends all sessions with it; pending changes of the e-mail address and other
 * reset links are revoked first ({@link revokeLinks}).
 *
 * @param field of the request, named where the platform does not take the password
 * @returns null when it is done, `gone` where there is no such customer
 */
export const setPassword = async (
  context: Pick<OwnApiContext, 'database' | 'platform' | 'now'>,
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
