import { PlatformError, type Platform } from '../../platform/platform.ts';
import { refuse, type Refusal } from '../frame/answer.ts';

/**
 * Gives a customer a new password; the platform ends all sessions with it.
 *
 * @param field of the request, named where the platform does not take the password
 * @returns null when it is done, `gone` where there is no such customer
 */
export const setPassword = async (
  platform: Pick<Platform, 'send'>,
  { customerId, password, field }: { customerId: string; password: string; field: string },
): Promise<Refusal | 'gone' | null> => {
  try {
    await platform.send('PATCH', `customers/${encodeURIComponent(customerId)}`, {
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
