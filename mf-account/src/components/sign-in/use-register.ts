import type { CommerceError } from '@shop/contracts/commerce';
import { useRegisterMutation } from '@shop/contracts/commerce/customer';
import { useShop } from '@shop/contracts/remote';
import { useLogIn, type Credentials } from './use-log-in.ts';

export type Registration =
  | { kind: 'done' }
  /** The account exists now, and could not be logged in to. */
  | { kind: 'made' }
  | { kind: 'refused'; error: CommerceError };

/** Makes an account and logs in to it (S10). */
export const useRegister = () => {
  const { events } = useShop();
  const [register] = useRegisterMutation();
  const logIn = useLogIn();

  return async (credentials: Credentials): Promise<Registration> => {
    const made = await register(credentials);
    if (!made.data) return { kind: 'refused', error: made.error as CommerceError };
    events.emit('analytics', { name: 'sign_up', params: { method: 'email' } });
    const answer = await logIn(credentials);
    return { kind: answer.ok ? 'done' : 'made' };
  };
};
