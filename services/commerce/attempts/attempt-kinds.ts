/** What someone may try to guess. */
export type AttemptKind = 'login' | 'client' | 'signup' | 'reset' | 'code' | 'lookup';

interface KindRules {
  /** How much of an attempt a success costs; a failure costs a whole one. */
  readonly success: number;
  /** How many times the usual number of attempts an address has. */
  readonly addressFactor: number;
  readonly fails: (status: number) => boolean;
}

const isRefused = (status: number): boolean => status >= 400 && status < 500;

/**
 * What each kind of attempt costs. A sign-up or a reset costs something though it succeeds, for it makes an account
 * or a mail. A look-up fails only where there is nothing at the id.
 */
export const attemptKinds: Readonly<Record<AttemptKind, KindRules>> = {
  login: { success: 0.1, addressFactor: 1, fails: isRefused },
  client: { success: 0, addressFactor: 1, fails: isRefused },
  signup: { success: 0.5, addressFactor: 1, fails: isRefused },
  reset: { success: 1, addressFactor: 1, fails: isRefused },
  code: { success: 0.1, addressFactor: 1, fails: isRefused },
  lookup: {
    success: 0,
    // A shop looks for carts that are gone each time one comes back to it.
    addressFactor: 5,
    fails: (status) => status === 404 || status === 401,
  },
};
