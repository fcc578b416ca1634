import { ok, type TokenGrant } from '@shop/contracts/commerce';
import type { Market } from '@shop/contracts/market';
import type { Session, ShopConfig } from '@shop/contracts/store';

/** Time before its end, in ms, at which a token is replaced. */
const MARGIN = 60_000;

/** The server's sessions: one anonymous token per market, renewed when it runs out; never a visitor's. */
export const serverSessions = (config: ShopConfig): ((market: Market) => Session) => {
  const grants = new Map<string, TokenGrant>();
  return (market) => {
    const acquire = async () => {
      const { requestAnonymousToken } = await import('@shop/contracts/commerce/token');
      const grant = await requestAnonymousToken(config, market);
      if (!grant.ok) return grant;
      grants.set(market.market_code, grant.value);
      return ok(grant.value.accessToken);
    };
    return {
      token: async () => {
        const grant = grants.get(market.market_code);
        return grant && grant.expiresAt - MARGIN > Date.now() ? ok(grant.accessToken) : acquire();
      },
      renew: acquire,
      start: () => undefined,
      end: () => undefined,
    };
  };
};
