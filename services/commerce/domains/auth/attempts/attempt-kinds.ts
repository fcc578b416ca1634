/** What someone may try to guess. */
export type AttemptKind = 'login' | 'client' | 'signup' | 'reset' | 'code' | 'lookup';

interface KindRules {
  /** The cost of a success; a failure costs 1. */
  readonly success: number;
  /** Multiplier of the usual limit per address. */
  readonly addressFactor: number;
  readonly fails: (status: number) => boolean;
}

const isRefused = (status: number): boolean => status >= 400 && status < 500;

/**
 * The cost of each kind of attempt. A successful sign-up or reset still has a cost, because it creates an account or
 * sends a mail. A lookup fails only if no resource has the id.
 */
export const attemptKinds: Readonly<Record<AttemptKind, KindRules>> = {
  login: { success: 0.1, addressFactor: 1, fails: isRefused },
  client: { success: 0, addressFactor: 1, fails: isRefused },
  signup: { success: 0.5, addressFactor: 1, fails: isRefused },
  reset: { success: 1, addressFactor: 1, fails: isRefused },
  code: { success: 0.1, addressFactor: 1, fails: isRefused },
  lookup: {
    success: 0,
    // A shop looks up its stored cart on every visit, even if the cart no longer exists.
    addressFactor: 5,
    fails: (status) => status === 404 || status === 401,
  },
};
