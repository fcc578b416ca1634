import type { Market } from '../../market/types.ts';
import { operation, type Operation } from '../operation.ts';

export interface ListOpenOrdersInput {
  ownerId: string;
  /** An order belongs to one market (M10). */
  market: Pick<Market, 'market_id' | 'market_code'>;
}

/** An order the customer has begun and not placed. */
export interface OpenOrder {
  id: string;
  /** Pieces in it, as far as the platform counts them. */
  quantity: number;
}

/**
 * The customer's open orders in a market (T1: draft or pending), the one changed last first: carts left on another
 * device. At most 25, for a cart is looked for among the latest.
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
