import { and, condition, within } from '../../engine/store/condition.ts';
import type { ReadContext, Via } from '../../engine/definition/define-resource.ts';
import { formatAmount } from '../../engine/money/format-amount.ts';
import { ofCurrencyAndMarket } from '../sales-channel.ts';
import type { Rows } from '../rows.ts';

type Sku = Rows['skus'];

const span = (hours: number) => ({ hours, days: Math.floor(hours / 24) });

const methodOf = (method: Rows['shipping_methods']) => ({
  id: method.id,
  name: method.name,
  reference: method.reference,
  price_amount_cents: method.price_amount_cents,
  free_over_amount_cents: method.free_over_amount_cents,
  formatted_price_amount: formatAmount(method.price_amount_cents, method.currency_code),
  formatted_free_over_amount:
    method.free_over_amount_cents === null
      ? null
      : formatAmount(method.free_over_amount_cents, method.currency_code),
});

/** The reads that include the inventory of SKUs. */
const WAYS: ReadonlySet<Via> = new Set<Via>([
  'single',
  'line_items.item',
  'line_items.sku',
  'bundles.skus',
  'sku_lists.skus',
  'sku_list_items.sku',
]);

/**
 * `skus.inventory`: the quantities deliverable in the token's market, with locations and delivery times. Computed only
 * when a single SKU is read, as the item of a line item, or with the bundle or list it belongs to. A SKU without stock
 * tracking is deliverable from every location at any quantity.
 */
export const computeInventory = (
  skus: readonly Sku[],
  { store, viewer }: ReadContext,
  via: Via,
): readonly unknown[] => {
  if (viewer.kind === 'integration' || !viewer.inMarket) return [];
  const [market] = viewer.markets;
  if (market === undefined) return [];
  if (!WAYS.has(via)) return [];
  const cutoff = store.get('inventory_models', market.inventoryModelId)?.stock_locations_cutoff;
  const locationIds = market.stockLocationIds.slice(0, cutoff);
  const items = store.select(
    'stock_items',
    and(
      within(
        't.sku_id',
        skus.map(({ id }) => id),
      ),
      within('t.stock_location_id', locationIds),
    ),
  );
  const reserved = new Map(
    store
      .select(
        'reserved_stocks',
        within(
          't.stock_item_id',
          items.map(({ id }) => id),
        ),
      )
      .map((row) => [row.stock_item_id, row.quantity]),
  );
  const times = store.select('delivery_lead_times', within('t.stock_location_id', locationIds));
  const methods = new Map(
    store
      .select(
        'shipping_methods',
        and(
          condition('t.disabled_at IS NULL'),
          ofCurrencyAndMarket({ ...viewer, markets: [market] }, 't'),
        ),
      )
      .map((method) => [method.id, method]),
  );
  const leadTimesOf = (locationId: string, categoryId: string) =>
    times.flatMap(({ stock_location_id, shipping_method_id, min_hours, max_hours }) => {
      const method = methods.get(shipping_method_id);
      const fits =
        method !== undefined &&
        (method.shipping_category_id === null || method.shipping_category_id === categoryId);
      if (!fits || stock_location_id !== locationId) return [];
      return [{ shipping_method: methodOf(method), min: span(min_hours), max: span(max_hours) }];
    });

  return skus.map((sku) => {
    const levels = locationIds.flatMap((locationId) => {
      const item = items.find((it) => it.sku_id === sku.id && it.stock_location_id === locationId);
      const quantity = item ? Math.max(0, item.quantity - (reserved.get(item.id) ?? 0)) : 0;
      if (quantity === 0 && sku.do_not_track !== true) return [];
      return [{ quantity, delivery_lead_times: leadTimesOf(locationId, sku.shipping_category_id) }];
    });
    const quantity = levels.reduce((sum, level) => sum + level.quantity, 0);
    return { available: quantity > 0 || sku.do_not_track === true, quantity, levels };
  });
};
