import { asRecord } from '@shop/contracts/commerce/metadata';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { buyerOf } from '../../reviews/buyer-of.ts';
import type { PlatformRow } from '../../platform/read-document.ts';

type Exported = Record<string, unknown>;

const pick = (row: PlatformRow, names: readonly string[]): Exported =>
  Object.fromEntries(names.map((name) => [name, row.attributes[name] ?? null]));

const ADDRESS = [
  'first_name',
  'last_name',
  'company',
  'line_1',
  'line_2',
  'city',
  'zip_code',
  'state_code',
  'country_code',
  'phone',
  'billing_info',
  'metadata',
];
const LINE = ['item_type', 'sku_code', 'bundle_code', 'name', 'quantity', 'formatted_total_amount'];
const REFUND = ['number', 'formatted_amount', 'currency_code', 'succeeded', 'created_at'];
const ORDER = [
  'number',
  'status',
  'payment_status',
  'fulfillment_status',
  'customer_email',
  'language_code',
  'currency_code',
  'formatted_total_amount_with_taxes',
  'formatted_total_tax_amount',
  'coupon_code',
  'placed_at',
  'metadata',
];

export const exportedAddress = (row: PlatformRow): Exported => pick(row, ADDRESS);

export const exportedOrder = (row: PlatformRow): Exported => {
  const addressOf = (name: string) => {
    const address = row.one(name);
    return address && exportedAddress(address);
  };
  return {
    ...pick(row, ORDER),
    shipping_address: addressOf('shipping_address'),
    billing_address: addressOf('billing_address'),
    lines: row.many('line_items').map((it) => pick(it, LINE)),
    refunds: row.many('refunds').map((it) => pick(it, REFUND)),
  };
};

export const exportedSubscription = (row: PlatformRow): Exported =>
  pick(row, ['reference', 'customer_email', 'created_at', 'metadata']);

/** Name of a saved payment; its token is a secret of the platform. */
export const exportedPayment = (row: PlatformRow): Exported => pick(row, ['name', 'created_at']);

/** The wish list in a customer's metadata, if present. */
export const exportedWishList = (metadata: unknown): { wishList?: Exported[] } => {
  const list = asRecord(metadata)['wish_list'];
  return Array.isArray(list) ? { wishList: list.map((it) => ({ ...asRecord(it) })) } : {};
};

/** The customer's reviews. */
export const exportedReviews = (
  database: Kysely<StoreDatabase>,
  customerId: string,
): Promise<Exported[]> =>
  database
    .selectFrom('review')
    .select(['kind', 'code', 'rating', 'title', 'text', 'locale', 'name', 'state', 'created_at'])
    .where('buyer', '=', buyerOf(customerId))
    .orderBy('created_at')
    .execute();

/** Withdrawals and return requests of these orders. */
export const exportedReturnRequests = async (
  database: Kysely<StoreDatabase>,
  orderIds: readonly string[],
): Promise<Exported[]> =>
  // PostgreSQL refuses an empty list.
  orderIds.length === 0
    ? []
    : database
        .selectFrom('return_request')
        .select(['kind', 'number', 'name', 'email', 'items', 'is_partial', 'note'])
        .select(['received_at', 'outcome'])
        .where('order_id', 'in', orderIds)
        .orderBy('received_at')
        .execute();
