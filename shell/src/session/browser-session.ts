import type { EventBus } from '@shop/contracts/events';
import type { MarketContext } from '@shop/contracts/market';
import {
  alone,
  fail,
  isUnauthorized,
  ok,
  retryDelay,
  WAITING_POLICY,
  type CommerceError,
  type Result,
  type SessionStore,
  type TokenGrant,
} from '@shop/contracts/commerce';
import type { CustomerSession, Session } from '@shop/contracts/store';
import { forgetVisitor, leaveToNext } from './forget-visitor.ts';
import { rotatedTokens } from './rotated-tokens.ts';
import { singleFlight } from './single-flight.ts';

/** Token calls of the platform; created on first use, since reading a page needs none. */
export interface TokenCalls {
  anonymous: () => Promise<Result<TokenGrant>>;
  refresh: (refreshToken: string) => Promise<Result<TokenGrant>>;
  /** Revokes tokens on a best-effort basis; not awaited. */
  revoke: (tokens: readonly string[]) => Promise<unknown>;
}

/** The session, with the functions of the shell only. */
export interface BrowserSession extends Session {
  /** Another tab logged in or out: the next call gets a token of the current visitor. */
  forgetToken: () => void;
}

interface Options {
  store: SessionStore;
  events: EventBus;
  context: MarketContext;
  calls: TokenCalls;
  now?: () => number;
}

/** Safety margin in ms: a token must not expire during a request. */
const MARGIN = 30_000;

/** A customer whose session expired on this page, and the carts that went with it. */
type Lapsed = { ownerId: string; carts: ReturnType<SessionStore['carts']['read']> };

/**
 * The visitor's session in the browser (T3, T4, T6). A stored customer session is renewed with its refresh token; if
 * that is rejected, the visitor continues anonymously in the page's market. Only a rejection ends a session: a
 * platform that is busy or unreachable is retried later.
 */
export const browserSession = ({
  store,
  events,
  context,
  calls,
  now = Date.now,
}: Options): BrowserSession => {
  let token: { value: string; expiresAt: number } | null = null;
  /** Incremented on login and logout: responses to earlier requests belong to the previous visitor. */
  let visitor = 0;
  let lapsed: Lapsed | null = null;
  /** Retry-After of the platform: until then calls fail with its last error. */
  let postponed: { error: CommerceError; until: number } | null = null;
  let failures = 0;
  const rotated = rotatedTokens(store.rotated, now);

  const change = (next: typeof token): void => {
    token = next;
    visitor += 1;
    postponed = null;
    failures = 0;
  };

  const keep = (grant: TokenGrant): string => {
    token = { value: grant.accessToken, expiresAt: grant.expiresAt };
    return token.value;
  };

  const revoke = (tokens: readonly (string | undefined)[]): void => {
    const revocable = tokens.filter((it) => it !== undefined);
    if (revocable.length > 0) void calls.revoke([...new Set(revocable)]).catch(() => undefined);
  };

  /** All tokens of the customer in this browser, rotated ones included. */
  const tokensOf = (customer: CustomerSession | null): string[] =>
    customer ? [customer.refreshToken, customer.accessToken, ...rotated.read()] : [];

  /**
   * Tokens and carts end with the session, whatever the reason (T3). A logout clears everything else too, for the
   * next person at a shared computer: shared storage here, each tab's own in `connectSession`. An expired session
   * keeps drafts: the shopper is still there.
   */
  const end: Session['end'] = (reason) => {
    const customer = store.customer.read();
    const leaves = reason !== 'expired';
    if (leaves) revoke([customer ? token?.value : undefined, ...tokensOf(customer)]);
    lapsed = !leaves && customer ? { ownerId: customer.ownerId, carts: store.carts.read() } : null;
    change(null);
    for (const kept of [store.customer, store.carts, store.joining, store.rotated]) kept.clear();
    if (leaves) forgetVisitor('localStorage');
    events.emit('session:order', { orderId: null });
    events.emit('session:changed', { kind: 'anonymous', reason });
  };

  /** Continues after a login or logout, here or in another tab, during a renewal. */
  const continueWith = (stored: CustomerSession | null): Promise<Result<TokenGrant>> =>
    stored ? renewCustomer(stored) : calls.anonymous();

  const renewCustomer = async (customer: CustomerSession): Promise<Result<TokenGrant>> => {
    const visitorAtStart = visitor;
    const grant = await calls.refresh(customer.refreshToken);
    const stored = store.customer.read();
    const isCurrent = stored?.refreshToken === customer.refreshToken;
    if (grant.ok && isCurrent) {
      rotated.add(customer.accessToken);
      store.customer.write({
        ...customer,
        accessToken: grant.value.accessToken,
        refreshToken: grant.value.refreshToken ?? customer.refreshToken,
      });
      return grant;
    }
    // The session it belongs to has ended.
    if (grant.ok) revoke([grant.value.refreshToken, grant.value.accessToken]);
    else if (!isUnauthorized(grant.error)) return grant;
    if (visitorAtStart !== visitor) return grant;
    // A refresh token is valid for one renewal: another tab has used it and stored a newer one.
    if (!isCurrent) return continueWith(stored);
    end('expired');
    return grant;
  };

  const ask = async (): Promise<Result<TokenGrant>> => {
    if (!store.customer.read()) return calls.anonymous();
    return alone('fv.renewal', async () => continueWith(store.customer.read()));
  };

  /** Postpones calls after a Retry-After of the platform. */
  const postpone = (error: CommerceError): void => {
    failures += 1;
    const wait = error.retryAfter ? retryDelay(WAITING_POLICY, { ...error, failures }) : null;
    if (wait !== null) postponed = { error, until: now() + wait };
  };

  const acquire = singleFlight(async (): Promise<Result<string>> => {
    for (;;) {
      const visitorAtStart = visitor;
      const wait = postponed ? postponed.until - now() : 0;
      if (postponed && wait > 0)
        return fail({ ...postponed.error, retryAfter: Math.ceil(wait / 1000) });
      const grant = await ask();
      if (visitorAtStart === visitor) {
        if (grant.ok) {
          failures = 0;
          return ok(keep(grant.value));
        }
        postpone(grant.error);
        return grant;
      }
      // The visitor has changed meanwhile, possibly with a token of their own.
      if (token) return ok(token.value);
    }
  });

  return {
    token: async () => (token && token.expiresAt - MARGIN > now() ? ok(token.value) : acquire()),
    renew: async (rejected) => {
      // Another call has renewed the token meanwhile.
      if (token && token.value !== rejected) return ok(token.value);
      token = null;
      return acquire();
    },
    start: (customer: CustomerSession) => {
      const before = store.customer.read();
      if (before && before.refreshToken !== customer.refreshToken) {
        revoke(tokensOf(before));
        store.rotated.clear();
      }
      change({ value: customer.accessToken, expiresAt: now() + 2 * 3600_000 });
      // Carts of a guest: the cart team merges them into the customer's cart (T5).
      const guests = before ? null : store.carts.read();
      if (leaveToNext(store.user, customer.ownerId, events)) {
        forgetVisitor('localStorage');
        if (guests) store.carts.write(guests);
      }
      if (guests) store.joining.write(guests);
      const own = lapsed?.ownerId === customer.ownerId && !before && !guests ? lapsed.carts : null;
      lapsed = null;
      // The same customer logged in again before starting another cart: restores the carts of the session.
      if (own) store.carts.write(own);
      store.customer.write(customer);
      const orderId = own?.[context.market.market_code];
      if (orderId) events.emit('session:order', { orderId });
      events.emit('session:changed', { kind: 'customer', reason: 'login' });
    },
    end,
    forgetToken: () => change(null),
  };
};
