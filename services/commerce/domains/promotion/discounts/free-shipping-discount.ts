import type { ReadContext } from '../../../engine/definition/define-resource.ts';

/**
 * What free shipping takes off an order, negative cents. Free-over amounts do
 * not count it: it follows from the shipping methods, not they from it.
 */
export const freeShippingDiscount = ({ store }: ReadContext, orderId: string): number =>
  store
    .where('line_items', { order_id: orderId, item_type: 'free_shipping_promotions' })
    .reduce((sum, { total_amount_cents }) => sum + total_amount_cents, 0);
