import { fail, ok, type Result } from '@shop/contracts/commerce';
import { requestAnonymousToken, revokeTokens } from '@shop/contracts/commerce/token';
import type { EventBus } from '@shop/contracts/events';
import type { Market } from '@shop/contracts/market';
import type { AppDispatch, CustomerSession, Session, ShopConfig } from '@shop/contracts/store';
import { sessionSlice } from './slices.ts';

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

/** A session that also writes logins and logouts to the store, as the shell's does. */
export const recordedSession = (session: Session, dispatch: AppDispatch): Session => ({
  ...session,
  start: (customer) => {
    session.start(customer);
    const { email, ownerId } = customer;
    // Tokens never enter the store, not even in an action.
    dispatch(sessionSlice.actions.customerCame({ email, ownerId }));
  },
  end: (reason) => {
    session.end(reason);
    dispatch(sessionSlice.actions.customerLeft());
  },
});
