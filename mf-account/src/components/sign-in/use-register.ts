import type { CommerceError } from '@shop/contracts/commerce';
import { useShop } from '@shop/contracts/remote';
import { useSignupMutation, useMailPlace } from '@shop/contracts/store-api';
import { useLogIn, type Credentials } from './use-log-in.ts';

export type Registration =
  | { kind: 'done' }
  /** The account exists now, and could not be logged in to. */
  | { kind: 'made' }
  | { kind: 'refused'; error: CommerceError };

/**
 * Creates an account by the shop's own API, which sends a welcome mail, and logs in (S10). With consent, the API
 * sends the newsletter's confirmation link (T16).
 */
export const useRegister = () => {
  const { events } = useShop();
  const place = useMailPlace();
  const [signup] = useSignupMutation();
  const logIn = useLogIn();

  return async (credentials: Credentials, subscribeConsent = false): Promise<Registration> => {
    const made = await signup({
      ...place,
      ...credentials,
      email: credentials.email.trim(),
      ...(subscribeConsent && { subscribeConsent }),
    });
    if (!made.data) return { kind: 'refused', error: made.error as CommerceError };
    events.emit('analytics', { name: 'sign_up', params: { method: 'email' } });
    const answer = await logIn(credentials);
    return { kind: answer.ok ? 'done' : 'made' };
  };
};
