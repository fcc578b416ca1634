import type {
  LineItem as PlatformLine,
  Order as PlatformOrder,
  Shipment as PlatformShipment,
  ShippingMethod as PlatformMethod,
} from '@commercelayer/sdk';
import { DEFAULT_DAYS } from '../../stock/delivery-days.ts';
import { namesOf } from '../../metadata/names-of.ts';
import {
  methodPrice,
  missingToFree,
  type MethodFacts,
  type ShippingFacts,
} from '../../shipping/index.ts';
import { stockLevels, type LeadTime } from '../../stock/stock-levels.ts';
import { toMoney, toMoneyOrNull } from '../../to-money.ts';
import type { Shipment, ShippingMethod } from '../types.ts';
import { waivedShipping } from './to-totals.ts';

/** Days from the order to the door. */
interface DeliveryDays {
  minDays: number;
  maxDays: number;
}

/** A line's lead time by a method: from the first stock location with enough stock, else from the last location. */
const lineLeadTime = (
  { item, quantity }: PlatformLine,
  method: PlatformMethod,
): LeadTime | undefined => {
  if (item?.type !== 'skus') return undefined;
  const levels = stockLevels(item.inventory);
  const level = levels.find((it) => it.quantity >= quantity) ?? levels.at(-1);
  return level?.leadTimes.find(
    ({ methods }) => methods.includes(method.id) || methods.includes(method.name),
  );
};

const platformTime = ({ delivery_lead_time_for_shipment: it }: PlatformMethod) => {
  const max = it?.max_days ?? it?.min_days ?? null;
  return max === null ? null : { minDays: it?.min_days ?? max, maxDays: max };
};

const slowest = (times: readonly LeadTime[]): DeliveryDays | null =>
  times.length > 0
    ? {
        minDays: Math.max(...times.map((it) => it.minDays)),
        maxDays: Math.max(...times.map((it) => it.maxDays)),
      }
    : null;

/**
 * Delivery time of a shipping method in days: the platform's for the shipment, else that of the slowest line, else 7 to
 * 14 (section 9). If several shipments share the method, the lines come first: a JSON:API document holds the method once,
 * and so the time of only one shipment.
 *
 * @param lines - the shipment's
 * @param isShared - other shipments of the order may use the method too
 */
export const deliveryOfMethod = (
  method: PlatformMethod,
  lines: readonly PlatformLine[],
  isShared = false,
): DeliveryDays => {
  const own = platformTime(method);
  if (own && !isShared) return own;
  return slowest(lines.flatMap((it) => lineLeadTime(it, method) ?? [])) ?? own ?? DEFAULT_DAYS;
};

const factsOf = (order: PlatformOrder): ShippingFacts => ({
  subtotal: order.subtotal_amount_cents ?? 0,
  discount: order.discount_amount_cents ?? 0,
  waived: waivedShipping(order),
  fees: (order.line_items ?? [])
    .filter(({ item_type }) => item_type === 'shipments')
    .map(({ item, total_amount_cents }) => ({
      shipmentId: item?.id ?? null,
      cents: total_amount_cents ?? 0,
    })),
});

const toMethod = (
  it: PlatformMethod,
  facts: ShippingFacts,
  chosenFor: string | null,
  days: DeliveryDays,
): ShippingMethod => {
  const method: MethodFacts = {
    price: it.price_amount_cents ?? 0,
    forShipment: it.price_amount_for_shipment_cents ?? null,
    freeOver: it.free_over_amount_cents ?? null,
    usesSubtotal: it.use_subtotal ?? false,
  };
  const price = methodPrice(facts, method, chosenFor);
  const missing = price === 0 ? null : missingToFree(facts, method);
  return {
    id: it.id,
    reference: it.reference ?? null,
    name: it.name,
    names: namesOf(it),
    price: toMoney(price, it.currency_code),
    freeOver: toMoneyOrNull(it.free_over_amount_cents, it.currency_code),
    missing: toMoneyOrNull(missing, it.currency_code),
    ...days,
  };
};

const linesOf = ({ stock_line_items, skus_count }: PlatformShipment): number =>
  stock_line_items?.length ?? skus_count ?? 0;

/** Maps the shipments of an order, with the price and delivery time of their methods. */
export const toShipments = (order: PlatformOrder): Shipment[] => {
  const facts = factsOf(order);
  const { shipments, line_items } = order;
  return (shipments ?? []).map((it, _, { length }): Shipment => {
    const methodId = it.shipping_method?.id ?? null;
    const codes = (it.stock_line_items ?? []).flatMap(({ sku_code }) => sku_code ?? []);
    const lines = (line_items ?? []).filter(
      ({ sku_code }) => codes.length === 0 || (sku_code && codes.includes(sku_code)),
    );
    return {
      id: it.id,
      methods: (it.available_shipping_methods ?? []).map((method) => {
        const days = deliveryOfMethod(method, lines, length > 1);
        return toMethod(method, facts, method.id === methodId ? it.id : null, days);
      }),
      methodId,
      lines: linesOf(it),
      codes,
    };
  });
};
