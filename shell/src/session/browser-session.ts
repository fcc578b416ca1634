import type { EventBus } from '@shop/contracts/events';
import type { MarketContext } from '@shop/contracts/market';
import {
  alone,
  isRetryable,
  ok,
  type Result,
  type SessionStore,
  type TokenGrant,
} from '@shop/contracts/commerce';
import type { CustomerSession, Session } from '@shop/contracts/store';
import { forgetVisitor } from './forget-visitor.ts';
import { shareFlight } from './share-flight.ts';

/** The token calls of the platform; made on first use, for reading a page needs none. */
export interface TokenCalls {
  anonymous: () => Promise<Result<TokenGrant>>;
  refresh: (refreshToken: string) => Promise<Result<TokenGrant>>;
}

/** The session, and what only the shell may ask of it. */
export interface BrowserSession extends Session {
  /** Another tab logged in or out: the next call asks for a token of whoever is logged in now. */
  forgetToken: () => void;
}

interface Options {
  store: SessionStore;
  events: EventBus;
  context: MarketContext;
  calls: TokenCalls;
  now?: () => number;
}

/** Seconds-long margin, in ms: a token that runs out on its way is no token. */
const MARGIN = 30_000;

/**
 * The visitor's session in the browser (T3, T4, T6): a stored customer session is renewed with its refresh
 * token, and where that fails the visitor goes on anonymously in the page's market.
 */
export const browserSession = ({
  store,
  events,
  calls,
  now = Date.now,
}: Options): BrowserSession => {
  let token: { value: string; expiresAt: number } | null = null;
  /** Goes up when somebody logs in or out: what was asked for before is for the visitor of before. */
  let visitor = 0;

  const keep = (grant: TokenGrant): string => {
    token = { value: grant.accessToken, expiresAt: grant.expiresAt };
    return token.value;
  };

  /**
   * Tokens and carts go with the session, whatever ended it (T3). Somebody who logs out leaves nothing else either, for
   * the next one at a shared computer: here what all tabs share is forgotten, in `connectSession` what each has of its
   * own. An expired session leaves what was typed: the shopper is still there.
   */
  const end: Session['end'] = (reason) => {
    token = null;
    visitor += 1;
    for (const kept of [store.customer, store.user, store.carts, store.joining]) kept.clear();
    if (reason === 'logout') forgetVisitor('localStorage');
    events.emit('session:order', { orderId: null });
    events.emit('session:changed', { kind: 'anonymous', reason });
  };

  const renewCustomer = async (customer: CustomerSession): Promise<Result<TokenGrant>> => {
    const asked = visitor;
    const grant = await calls.refresh(customer.refreshToken);
    if (asked !== visitor) return grant;
    if (grant.ok) {
      store.customer.write({
        ...customer,
        accessToken: grant.value.accessToken,
        refreshToken: grant.value.refreshToken ?? customer.refreshToken,
      });
      return grant;
    }
    if (isRetryable(grant.error)) return grant;
    const stored = store.customer.read();
    if (!stored) return calls.anonymous();
    // A refresh token is good for one renewal, and another tab has had it meanwhile: there is a newer one.
    if (stored.refreshToken !== customer.refreshToken) return renewCustomer(stored);
    end('expired');
    return grant;
  };

  const ask = async (): Promise<Result<TokenGrant>> => {
    if (!store.customer.read()) return calls.anonymous();
    return alone('fv.renewal', async () => {
      const customer = store.customer.read();
      return customer ? renewCustomer(customer) : calls.anonymous();
    });
  };

  const acquire = shareFlight(async (): Promise<Result<string>> => {
    for (;;) {
      const asked = visitor;
      const grant = await ask();
      if (asked === visitor) return grant.ok ? ok(keep(grant.value)) : grant;
      // The visitor is somebody else now, who may have brought a token along.
      if (token) return ok(token.value);
    }
  });

  return {
    token: async () => (token && token.expiresAt - MARGIN > now() ? ok(token.value) : acquire()),
    renew: async (rejected) => {
      // Somebody else renewed while this call was under way.
      if (token && token.value !== rejected) return ok(token.value);
      token = null;
      return acquire();
    },
    start: (customer: CustomerSession) => {
      token = { value: customer.accessToken, expiresAt: now() + 2 * 3600_000 };
      visitor += 1;
      // The carts of somebody who was not logged in yet: the cart team puts them together with the customer's own (T5).
      const guests = store.customer.read() ? null : store.carts.read();
      if (guests) store.joining.write(guests);
      store.customer.write(customer);
      events.emit('session:changed', { kind: 'customer', reason: 'login' });
    },
    end,
    forgetToken: () => {
      token = null;
      visitor += 1;
    },
  };
};
