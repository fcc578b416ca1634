import type { Order as PlatformOrder } from '@commercelayer/sdk';
import {
  namesOf,
  ORDER_INCLUDES,
  toOrder,
  type LineItem,
  type Order,
} from '@shop/contracts/commerce/order/platform-order';
import { asNumber, asText, type Named } from '@shop/contracts/commerce/metadata';
import { carrierUrl } from '@shop/contracts/commerce/tracking';
import type { Platform } from '../../platform/platform.ts';
import type { PlatformRow } from '../../platform/read-document.ts';
import { UndeliverableError } from '../sending/undeliverable-error.ts';

const EXTRA_INCLUDES = ['shipments.parcels', 'shipments.stock_line_items.sku'];

/** A parcel with its number at the carrier. */
export interface MailedParcel {
  trackingNumber: string | null;
  /** The carrier's page about it; null where the shipping method names none. */
  trackingUrl: string | null;
}

/** A shipment with its goods. */
export interface MailedShipment {
  id: string;
  number: string;
  /** How it travels; null where the platform does not say. */
  method: Named | null;
  parcels: readonly MailedParcel[];
  goods: readonly { quantity: number; code: string; name: string }[];
}

/** An order as the shop shows it, and what is on its way. */
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
 * Reads an order as it is now, with the shop's own rules of what it shows.
 *
 * @throws UndeliverableError where there is no such order
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

/** Lines that are goods, as the confirmation page lists them. */
export const goodsOf = ({ lines }: Order): LineItem[] =>
  lines.filter(({ type }) => type === 'skus' || type === 'bundles');
