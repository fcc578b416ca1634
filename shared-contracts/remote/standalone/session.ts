import { fail, ok, type Result } from '../../commerce/result.ts';
import { requestAnonymousToken } from '../../commerce/token/request-anonymous-token.ts';
import { revokeTokens } from '../../commerce/token/revoke-tokens.ts';
import type { EventBus } from '../../events/create-event-bus.ts';
import type { Market } from '../../market/types.ts';
import type { ShopConfig } from '../../store/config.ts';
import type { CustomerSession } from '../../commerce/session-storage/customer-session.ts';
import type { Session } from '../../store/session.ts';

/** The session of a page view: an anonymous token per market, a customer's for as long as the page is open. */
export const standaloneSession = (
  config: ShopConfig,
  market: Market,
  events: EventBus,
): Session => {
  let token: string | null = null;
  let customer: CustomerSession | null = null;
  let flight: Promise<Result<string>> | null = null;

  const ask = async (): Promise<Result<string>> => {
    const granted = await requestAnonymousToken(config, market);
    if (!granted.ok) return fail(granted.error);
    token = granted.value.accessToken;
    return ok(token);
  };
  /** Calls that come together share one request. */
  const shared = (): Promise<Result<string>> => {
    flight ??= ask().finally(() => {
      flight = null;
    });
    return flight;
  };

  return {
    token: async () => (token === null ? shared() : ok(token)),
    renew: async (rejected) => {
      if (token !== null && token !== rejected) return ok(token);
      token = null;
      return shared();
    },
    start: (session) => {
      customer = session;
      token = session.accessToken;
      events.emit('session:changed', { kind: 'customer', reason: 'login' });
    },
    end: (reason) => {
      if (customer) void revokeTokens(config, [customer.refreshToken, customer.accessToken]);
      customer = null;
      token = null;
      events.emit('session:changed', { kind: 'anonymous', reason });
    },
  };
};
