import type { CustomerSession } from '../commerce/session-storage/customer-session.ts';
import type { Result } from '../commerce/result.ts';
import type { SessionEnd } from '../events/session-end.ts';

/**
 * The visitor's session (T3, T4, T6). The shell implements it for the browser (storage, renewal) and for the server
 * (one anonymous token per market); other packages request a token per call.
 */
export interface Session {
  /** A token that is valid now: the customer's, or an anonymous one for the market. */
  token: () => Promise<Result<string>>;
  /** After a 401: renews once (parallel calls share it) or falls back to an anonymous token. */
  renew: (rejected: string) => Promise<Result<string>>;
  /** Stores a customer's session after login or signup and informs the page. */
  start: (customer: CustomerSession) => void;
  /**
   * Forgets the customer and the cart's order (T3). `login-again` is for a customer whose password or e-mail was changed
   * (T13): it leaves as little behind as `logout`, and says why.
   */
  end: (reason: SessionEnd) => void;
}
