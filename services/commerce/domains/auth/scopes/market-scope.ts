import type { Store } from '../../../engine/store/store.ts';
import type { MarketScope } from '../../../engine/definition/viewer.ts';
import type { Rows } from '../../rows.ts';

/** Whether a market is open to a shopper: a market with a customer group admits only its members. */
export const isOpenTo = (
  store: Store,
  { customer_group_id }: Pick<Rows['markets'], 'customer_group_id'>,
  customerId: string | null,
): boolean =>
  customer_group_id === null ||
  store.get('customers', customerId)?.customer_group_id === customer_group_id;

/** The scope of a market; null if it is missing or disabled. */
export const marketScope = (
  store: Store,
  marketId: string,
  onlyLocations: readonly string[] = [],
): MarketScope | null => {
  const market = store.get('markets', marketId);
  if (!market || market.disabled_at !== null) return null;
  const stockLocationIds = store
    .where('inventory_stock_locations', { inventory_model_id: market.inventory_model_id })
    .sort((one, other) => one.priority - other.priority)
    .map(({ stock_location_id }) => stock_location_id)
    .filter((id) => onlyLocations.length === 0 || onlyLocations.includes(id));
  return {
    id: market.id,
    priceListId: market.price_list_id,
    inventoryModelId: market.inventory_model_id,
    currencyCode: store.get('price_lists', market.price_list_id)?.currency_code ?? '',
    stockLocationIds,
  };
};
