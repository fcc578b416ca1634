import type { Order as PlatformOrder } from '@commercelayer/sdk';
import type { Market } from '../../market/types.ts';
import { operation, type Operation } from '../call/operation.ts';
import { type Paged, toPaged } from '../paged.ts';
import { toMoney } from '../to-money.ts';
import type { OrderSummary } from './types.ts';

export interface ListOrdersInput {
  ownerId: string;
  /** From 1. */
  page?: number;
}

const toSummary = (it: PlatformOrder): OrderSummary => ({
  id: it.id,
  number: it.number ?? null,
  status: it.status,
  fulfillment: it.fulfillment_status,
  placedAt: it.placed_at ?? null,
  country: it.shipping_country_code_lock ?? it.shipping_address?.country_code ?? null,
  total: toMoney(it.total_amount_with_taxes_cents, it.currency_code),
  quantity: it.skus_count ?? 0,
});

/** The customer's placed orders, newest first, ten a page. */
export const listOrders = ({
  ownerId,
  page = 1,
}: ListOrdersInput): Operation<Paged<OrderSummary>> =>
  operation(async ({ customers, options }) => {
    const params = {
      filters: { status_in: ['placing', 'placed', 'editing', 'approved', 'cancelled'] },
      include: ['shipping_address' as const],
      sort: ['-placed_at' as const],
      pageNumber: page,
      pageSize: 10 as const,
    };
    return toPaged(await customers.orders(ownerId, params, options), toSummary);
  });

export interface ListOpenOrdersInput {
  ownerId: string;
  /** An order belongs to one market (M10). */
  market: Pick<Market, 'market_id' | 'market_code'>;
}

/** An order that is not placed yet. */
export interface OpenOrder {
  id: string;
  /** Total quantity; 0 if the platform does not count it. */
  quantity: number;
}

/**
 * The customer's open orders in a market (T1: draft or pending), last changed first: carts of other devices. At most 25,
 * because only the latest matter.
 */
export const listOpenOrders = ({ ownerId, market }: ListOpenOrdersInput): Operation<OpenOrder[]> =>
  operation(async ({ customers, options }) => {
    const filters: Record<string, string | string[]> = {
      status_in: ['draft', 'pending'],
      ...(market.market_id
        ? { market_id_eq: market.market_id }
        : { market_code_eq: market.market_code }),
    };
    const params = { filters, sort: ['-updated_at' as const], pageSize: 25 as const };
    const orders = await customers.orders(ownerId, params, options);
    return [...orders].map(({ id, skus_count }) => ({ id, quantity: skus_count ?? 0 }));
  });
