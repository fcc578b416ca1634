import type {
  LineItem as PlatformLine,
  Shipment as PlatformShipment,
  ShippingMethod as PlatformMethod,
} from '@commercelayer/sdk';
import { toMoney, toMoneyOrNull } from '../to-money.ts';
import { deliveryOfMethod } from './delivery-of-method.ts';
import type { Shipment, ShippingMethod } from './types.ts';

const toMethod = (it: PlatformMethod, lines: readonly PlatformLine[]): ShippingMethod => ({
  id: it.id,
  name: it.name,
  price: toMoney(it.price_amount_for_shipment_cents ?? it.price_amount_cents, it.currency_code),
  freeOver: toMoneyOrNull(it.free_over_amount_cents, it.currency_code),
  ...deliveryOfMethod(it, lines),
});

/** A parcel of the order and how it may travel; `lines` are the order's. */
export const toShipment = (it: PlatformShipment, lines: readonly PlatformLine[]): Shipment => ({
  id: it.id,
  methods: (it.available_shipping_methods ?? []).map((method) => toMethod(method, lines)),
  methodId: it.shipping_method?.id ?? null,
  lines: it.stock_line_items?.length ?? it.skus_count ?? 0,
});
