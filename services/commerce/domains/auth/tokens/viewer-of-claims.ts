import { everything } from '../../../engine/store/condition.ts';
import type { Store } from '../../../engine/store/store.ts';
import type { MarketScope, Viewer } from '../../../engine/definition/viewer.ts';
import { isOpenTo, marketScope } from '../scopes/market-scope.ts';
import type { VerifiedToken } from './verify-token.ts';

/** What one sees who names no market: the enabled ones but those of a group of customers one is not in. */
const openMarkets = (store: Store, customerId: string | null): readonly MarketScope[] =>
  store
    .select('markets', everything)
    .filter((market) => isOpenTo(store, market, customerId))
    .map(({ id }) => marketScope(store, id))
    .filter((market) => market !== null);

/** Whether the scope leaves stock locations out that serve its markets. */
const namesLocations = (scope: string): boolean => /(^| )stock_location:/.test(scope);

/**
 * Who a verified token speaks for; null when its client or its markets are gone or closed to it. A user of a webapp may
 * do what an integration may. Which locations serve a market is looked up again, unless the scope names them.
 */
export const viewerOfClaims = (
  store: Store,
  { claims, fingerprint }: VerifiedToken,
): Viewer | null => {
  const { id: applicationId, kind } = claims.application;
  if (store.get('applications', applicationId)?.kind !== kind) return null;
  const { owner, market } = claims;
  const locations = namesLocations(claims.scope) ? market?.stock_location_ids : [];
  const customerId = owner?.type === 'Customer' ? owner.id : null;
  const isOpen = (id: string): boolean => {
    const named = store.get('markets', id);
    return named !== undefined && (kind !== 'sales_channel' || isOpenTo(store, named, customerId));
  };
  const named = (market?.id ?? [])
    .filter(isOpen)
    .map((id) => marketScope(store, id, locations))
    .filter((it) => it !== null);
  const common = {
    applicationId,
    ...(claims.custom_claim && { customClaim: claims.custom_claim }),
  };
  if (kind !== 'sales_channel')
    return {
      kind: 'integration',
      customerId: null,
      markets: named,
      ...common,
      ...(owner?.type === 'User' && { userId: owner.id }),
    };
  const inMarket = market !== undefined;
  const markets = inMarket ? named : openMarkets(store, customerId);
  if (inMarket && markets.length === 0) return null;
  return { kind: 'sales_channel', customerId, fingerprint, markets, inMarket, ...common };
};
