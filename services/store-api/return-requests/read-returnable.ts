import type { Order as PlatformOrder } from '@commercelayer/sdk';
import { asNumber, asRecord, asText, type Named } from '@shop/contracts/commerce/metadata';
import {
  namesOf,
  orderCountry,
  toOrder,
  type Order,
} from '@shop/contracts/commerce/order/platform-order';
import type { Platform } from '../platform/platform.ts';
import type { PlatformRow } from '../platform/read-document.ts';
import { spellingsOf } from '../platform/spellings-of.ts';
import type { ReturnableOrder } from './plan-return.ts';

const ORDER_INCLUDES =
  'line_items.item,line_items.bundle,shipments,captures,shipping_address,customer';
const GOODS: readonly unknown[] = ['skus', 'bundles'];
const SHIPPED: readonly unknown[] = ['shipped', 'delivered'];
const GIVEN_UP: readonly unknown[] = ['cancelled', 'rejected'];

/** Whether a return of the platform holds its items: it is neither canceled nor rejected. */
export const holdsItems = ({ attributes }: PlatformRow): boolean =>
  !GIVEN_UP.includes(attributes['status']);

/** An order that a request is about, with its earlier returns. */
export interface FoundOrder {
  row: PlatformRow;
  order: Order;
  returnable: ReturnableOrder;
  returns: readonly PlatformRow[];
  /** Goods of the order with their names by language. */
  goods: readonly (Named & { line: string; quantity: number })[];
  /** ISO 3166-1 alpha-2 of the destination; null without an address. */
  country: string | null;
}

/** The item of a line is excluded from withdrawal: `metadata.withdrawal` of a SKU or bundle is `excluded`. */
const isExcluded = (line: PlatformRow): boolean =>
  asRecord((line.one('item') ?? line.one('bundle'))?.attributes['metadata'])['withdrawal'] ===
  'excluded';

/** Whether any shipment of an order, which the row must include, has left. */
export const hasShipped = (order: PlatformRow): boolean =>
  order.many('shipments').some(({ attributes }) => SHIPPED.includes(attributes['status']));

const deliveredAt = (shipments: readonly PlatformRow[]): number | null => {
  const times = shipments
    .filter(({ attributes }) => attributes['status'] !== 'cancelled')
    .map(({ attributes }) => Date.parse(asText(attributes['delivered_at']) ?? ''));
  return times.length > 0 && times.every(Number.isFinite) ? Math.max(...times) : null;
};

/** Quantities that a platform's returns hold, by id of the line item. */
const returnedQuantities = (returns: readonly PlatformRow[]): ReadonlyMap<string, number> => {
  const returnedBefore = new Map<string, number>();
  for (const line of returns.filter(holdsItems).flatMap((it) => it.many('return_line_items'))) {
    const id = line.one('line_item')?.id ?? '';
    returnedBefore.set(
      id,
      (returnedBefore.get(id) ?? 0) + (asNumber(line.attributes['quantity']) ?? 0),
    );
  }
  return returnedBefore;
};

const returnsOf = async (platform: Pick<Platform, 'list'>, orderId: string) =>
  (
    await platform.list('returns', {
      'filter[q][order_id_eq]': orderId,
      include: 'return_line_items.line_item',
      'page[size]': '25',
    })
  ).rows;

/** Whether an order is of the account that has one of these addresses now. A guest's order proves no account. */
const isOfAccount = (order: PlatformRow, spellings: string): boolean => {
  const email = asText(order.one('customer')?.attributes['email'])?.toLowerCase() ?? '';
  return order.attributes['guest'] !== true && spellings.toLowerCase().split(',').includes(email);
};

const findPlaced = async (
  platform: Pick<Platform, 'list'>,
  { number, email }: { number: string; email: string },
): Promise<PlatformRow | null> => {
  const spellings = spellingsOf(email);
  const find = async (its: Record<string, string>): Promise<PlatformRow | null> => {
    const { rows } = await platform.list('orders', {
      'filter[q][number_eq]': number,
      'filter[q][placed_at_not_null]': 'true',
      include: ORDER_INCLUDES,
      'page[size]': '1',
      ...its,
    });
    return rows[0] ?? null;
  };
  const found = await find({ 'filter[q][customer_email_in]': spellings });
  if (found) return found;
  // The order keeps the address that it was placed with. The platform cannot filter by the present one.
  const numbered = await find({});
  return numbered && isOfAccount(numbered, spellings) ? numbered : null;
};

/**
 * Finds the placed order with this number and e-mail address, in all spellings of the address; null if there is none. The
 * address is that of the order, or the present one of the account that placed it.
 *
 * @param own - the request's own return, which an earlier attempt created, holds nothing against it
 */
export const findReturnable = async (
  platform: Pick<Platform, 'list'>,
  stated: { number: string; email: string },
  own: string,
): Promise<FoundOrder | null> => {
  const row = await findPlaced(platform, stated);
  if (!row) return null;
  const returns = await returnsOf(platform, row.id);
  const returnedBefore = returnedQuantities(
    returns.filter(({ attributes }) => attributes['reference'] !== own),
  );
  const lines = row
    .many('line_items')
    .filter(({ attributes }) => GOODS.includes(attributes['item_type']));
  const order = toOrder(row.nested() as unknown as PlatformOrder);
  const isShipped = hasShipped(row);
  const { status, payment_status } = row.attributes;
  return {
    row,
    order,
    returns,
    country: asText(row.one('shipping_address')?.attributes['country_code']),
    goods: lines.map((line) => ({
      line: line.id,
      name: asText(line.attributes['name']) ?? '',
      names: namesOf((line.one('item') ?? line.one('bundle'))?.attributes),
      quantity: asNumber(line.attributes['quantity']) ?? 0,
    })),
    returnable: {
      // Paid back but neither shipped nor canceled: an attempt to cancel it stopped after the refund, and the next one
      // must complete it before the goods leave.
      isOver: status === 'cancelled' || (payment_status === 'refunded' && isShipped),
      lines: lines.map((line) => ({
        line: line.id,
        quantity: (asNumber(line.attributes['quantity']) ?? 0) - (returnedBefore.get(line.id) ?? 0),
        isExcluded: isExcluded(line),
      })),
      hasShipped: isShipped,
      deliveredAt: deliveredAt(row.many('shipments')),
      country: orderCountry(order),
    },
  };
};
