import type { Order as PlatformOrder } from '@commercelayer/sdk';
import {
  type LineItem,
  namesOf,
  type Order,
  ORDER_INCLUDES,
  toOrder,
} from '@shop/contracts/commerce/order/platform-order';
import { asNumber, asText, type Named } from '@shop/contracts/commerce/metadata';
import { carrierUrl } from '@shop/contracts/commerce/tracking';
import type { Platform } from '../../platform/platform.ts';
import type { PlatformRow } from '../../platform/read-document.ts';
import { UndeliverableError } from '../sending/undeliverable-error.ts';

const EXTRA_INCLUDES = ['shipments.parcels', 'shipments.stock_line_items.sku'];

/** A parcel with its tracking number. */
export interface MailedParcel {
  trackingNumber: string | null;
  /** Tracking URL of the carrier; null if the shipping method has none. */
  trackingUrl: string | null;
}

/** A shipment with its line items. */
export interface MailedShipment {
  id: string;
  number: string;
  isDelivered: boolean;
  /** Name of the shipping method; null if the platform has none. */
  method: Named | null;
  parcels: readonly MailedParcel[];
  goods: readonly { quantity: number; code: string; name: string }[];
}

/** An order as the shop displays it, and its shipped parcels. */
export interface MailedOrder {
  order: Order;
  shipments: readonly MailedShipment[];
}

const methodOf = (method: PlatformRow | null): Named | null => {
  const name = asText(method?.attributes['name']);
  return name === null ? null : { name, names: namesOf(method?.attributes) };
};

const toShipment = (row: PlatformRow): MailedShipment => {
  const method = row.one('shipping_method');
  return {
    id: row.id,
    number: asText(row.attributes['number']) ?? row.id,
    isDelivered: row.attributes['status'] === 'delivered',
    method: methodOf(method),
    parcels: row.many('parcels').map(({ attributes }) => {
      const trackingNumber = asText(attributes['tracking_number']);
      return { trackingNumber, trackingUrl: carrierUrl(method?.attributes, trackingNumber) };
    }),
    goods: row.many('stock_line_items').map((line) => {
      const code = asText(line.attributes['sku_code']) ?? '';
      return {
        quantity: asNumber(line.attributes['quantity']) ?? 0,
        code,
        name: asText(line.one('sku')?.attributes['name']) ?? code,
      };
    }),
  };
};

/**
 * Reads the current state of an order, with the shop's own display rules.
 *
 * @throws UndeliverableError if the order does not exist
 */
export const readMailedOrder = async (platform: Platform, id: string): Promise<MailedOrder> => {
  const row = await platform.read(`orders/${encodeURIComponent(id)}`, {
    include: [...ORDER_INCLUDES, ...EXTRA_INCLUDES].join(','),
  });
  if (!row) throw new UndeliverableError('there is no such order');
  return {
    order: toOrder(row.nested() as unknown as PlatformOrder),
    shipments: row.many('shipments').map(toShipment),
  };
};

/** Line items that are goods, as on the confirmation page. */
export const goodsOf = ({ lines }: Order): LineItem[] =>
  lines.filter(({ type }) => type === 'skus' || type === 'bundles');
