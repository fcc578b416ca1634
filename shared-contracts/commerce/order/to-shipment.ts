import type {
  Shipment as PlatformShipment,
  ShippingMethod as PlatformMethod,
} from '@commercelayer/sdk';
import { toMoney, toMoneyOrNull } from '../to-money.ts';
import type { Shipment, ShippingMethod } from './types.ts';

const toMethod = (it: PlatformMethod): ShippingMethod => ({
  id: it.id,
  name: it.name,
  price: toMoney(it.price_amount_for_shipment_cents ?? it.price_amount_cents, it.currency_code),
  freeOver: toMoneyOrNull(it.free_over_amount_cents, it.currency_code),
  minDays: it.delivery_lead_time_for_shipment?.min_days ?? null,
  maxDays: it.delivery_lead_time_for_shipment?.max_days ?? null,
});

/** A parcel of the order and how it may travel. */
export const toShipment = (it: PlatformShipment): Shipment => ({
  id: it.id,
  methods: (it.available_shipping_methods ?? []).map(toMethod),
  methodId: it.shipping_method?.id ?? null,
  lines: it.stock_line_items?.length ?? it.skus_count ?? 0,
});
