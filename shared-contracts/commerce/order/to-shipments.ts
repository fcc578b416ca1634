import type {
  Order as PlatformOrder,
  Shipment as PlatformShipment,
  ShippingMethod as PlatformMethod,
} from '@commercelayer/sdk';
import {
  methodPrice,
  missingToFree,
  type MethodFacts,
  type ShippingFacts,
} from '../shipping/index.ts';
import { toMoney, toMoneyOrNull } from '../to-money.ts';
import { deliveryOfMethod, type DeliveryDays } from './delivery-of-method.ts';
import { namesOf } from './names-of.ts';
import type { Shipment, ShippingMethod } from './types.ts';

const FREE_SHIPPING = 'free_shipping_promotions';

/**
 * What free-shipping promotions take off an order, zero or negative cents: zero as long as no shipment has its method.
 * Null where there are none.
 */
export const waivedShipping = ({ line_items }: PlatformOrder): number | null => {
  const waiving = (line_items ?? []).filter(({ item_type }) => item_type === FREE_SHIPPING);
  if (waiving.length === 0) return null;
  return waiving.reduce((sum, { total_amount_cents }) => sum + (total_amount_cents ?? 0), 0);
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

/** The parcels of an order, how each may travel and what that costs. */
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

const linesOf = ({ stock_line_items, skus_count }: PlatformShipment): number =>
  stock_line_items?.length ?? skus_count ?? 0;
