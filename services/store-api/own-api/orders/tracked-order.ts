import type { Order as PlatformOrder } from '@commercelayer/sdk';
import { toTrackedOrder } from '@shop/contracts/commerce/tracking';
import type { TrackedOrder } from '@shop/contracts/store-api';
import type { Platform } from '../../platform/platform.ts';
import type { PlatformRow } from '../../platform/read-document.ts';
import { readLinkToken } from '../../link-tokens/index.ts';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { linkSchema } from '../schemas/link.ts';
import { trackedOrderSchema } from './tracked-order-schema.ts';

const QUERY = {
  include: [
    'line_items.item',
    'line_items.bundle',
    'shipping_address',
    'billing_address',
    'refunds',
    'returns.return_line_items',
    'shipments.shipping_method',
    'shipments.parcels',
  ].join(','),
};

const flat = (row: PlatformRow | null) => row && { ...row.attributes, id: row.id };

/** The order as nested objects, like the platform's SDK returns it. */
const nested = (order: PlatformRow): object => ({
  ...flat(order),
  line_items: order.many('line_items').map((line) => ({
    ...flat(line),
    item: flat(line.one('item')),
    bundle: flat(line.one('bundle')),
  })),
  shipping_address: flat(order.one('shipping_address')),
  billing_address: flat(order.one('billing_address')),
  refunds: order.many('refunds').map(flat),
  returns: order.many('returns').map((it) => ({
    ...flat(it),
    return_line_items: it.many('return_line_items').map(flat),
  })),
  shipments: order.many('shipments').map((shipment) => ({
    ...flat(shipment),
    shipping_method: flat(shipment.one('shipping_method')),
    parcels: shipment.many('parcels').map(flat),
  })),
});

/** Reads an order for its tracking page; null unless it exists and was placed. */
const readTrackedOrder = async (
  platform: Pick<Platform, 'read'>,
  orderId: string,
): Promise<TrackedOrder | null> => {
  const order = await platform.read(`orders/${encodeURIComponent(orderId)}`, QUERY);
  if (typeof order?.attributes['placed_at'] !== 'string') return null;
  return toTrackedOrder(nested(order) as PlatformOrder);
};

/** `POST /api/trackedOrder`: an order by the token of its tracking link. Reading does not spend the link. */
export const trackedOrder = ownOperation({
  method: 'POST',
  path: 'trackedOrder',
  summary: 'Reads an order by the key of its tracking link.',
  bearer: 'none',
  body: linkSchema,
  answer: { status: 200, schema: trackedOrderSchema },
  refusals: ['LINK_SPENT'],
  limits: { account: { capacity: 60, seconds: 60 }, accountOf: ({ id }) => id },
  handle: async ({ body }, { database, platform, now }) => {
    const link = await readLinkToken(database, { purpose: 'order-tracking', ...body }, now);
    const order = link && (await readTrackedOrder(platform, link.subject));
    return order ? answer(order) : refuse('LINK_SPENT');
  },
});
