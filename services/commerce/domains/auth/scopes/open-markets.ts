import { everything } from '../../../engine/store/condition.ts';
import type { Store } from '../../../engine/store/store.ts';
import type { MarketScope } from '../../../engine/definition/viewer.ts';
import { marketScope } from './market-scope.ts';

/** What one sees who names no market: the enabled ones but those of a group of customers one is not in. */
export const openMarkets = (store: Store, customerId: string | null): readonly MarketScope[] => {
  const group = store.get('customers', customerId)?.customer_group_id ?? null;
  return store
    .select('markets', everything)
    .filter(({ customer_group_id: of }) => of === null || of === group)
    .map(({ id }) => marketScope(store, id))
    .filter((market) => market !== null);
};
