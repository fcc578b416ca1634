import { CONSENT_TYPES, type ConsentType } from '@shop/contracts/store-api/consent-types';
import type { PlatformRow } from '../../platform/read-document.ts';

/** A customer's consents with the ids of their subscriptions. The row must include the subscriptions. */
export const consentsOf = (customer: PlatformRow): ReadonlyMap<ConsentType, readonly string[]> => {
  const kept = customer.many('customer_subscriptions');
  return new Map(
    CONSENT_TYPES.flatMap((type) => {
      const ids = kept.filter((it) => it.attributes['reference'] === type).map(({ id }) => id);
      return ids.length > 0 ? [[type, ids] as const] : [];
    }),
  );
};
