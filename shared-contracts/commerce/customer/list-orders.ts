import type { Order as PlatformOrder } from '@commercelayer/sdk';
import { operation, type Operation } from '../operation.ts';
import type { Paged } from '../paged.ts';
import { toMoney } from '../to-money.ts';
import { toPaged } from '../to-paged.ts';
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

/** The customer's orders that were placed, the newest first, ten a page. Carts are not among them. */
export const listOrders = ({
  ownerId,
  page = 1,
}: ListOrdersInput): Operation<Paged<OrderSummary>> =>
  operation(async ({ customers, options }) => {
    const params = {
      filters: { status_in: ['placing', 'placed', 'approved', 'cancelled'] },
      include: ['shipping_address' as const],
      sort: ['-placed_at' as const],
      pageNumber: page,
      pageSize: 10 as const,
    };
    return toPaged(await customers.orders(ownerId, params, options), toSummary);
  });
