import type { Store } from '../core/store.ts';
import type { Viewer } from '../core/viewer.ts';
import { marketScope } from './market-scope.ts';
import type { VerifiedToken } from './verify-token.ts';

/**
 * Who a verified token speaks for; null when its client or its markets are gone. A user of a webapp may do what an integration may.
 */
export const viewerOfClaims = (
  store: Store,
  { claims, fingerprint }: VerifiedToken,
): Viewer | null => {
  const { id: applicationId, kind } = claims.application;
  if (store.get('applications', applicationId)?.kind !== kind) return null;
  const { id: ids = [], stock_location_ids: locations = [] } = claims.market ?? {};
  const markets = ids
    .map((id) => marketScope(store, id, locations))
    .filter((market) => market !== null);
  const common = {
    markets,
    applicationId,
    ...(claims.custom_claim && { customClaim: claims.custom_claim }),
  };
  if (kind !== 'sales_channel')
    return {
      kind: 'integration',
      customerId: null,
      ...common,
      ...(claims.owner && { userId: claims.owner.id }),
    };
  if (markets.length === 0) return null;
  return { kind: 'sales_channel', customerId: claims.owner?.id ?? null, fingerprint, ...common };
};
